#ifndef C_SYSTEM_H
#define C_SYSTEM_H

#include <stdbool.h>
#include <stddef.h>

// What Swift can't ask the C library for itself.

/// How many arguments the process was started with, its name among them; -1 where that is not known.
int conj_argument_count(void);

/// One of them, from 0.
const char *conj_argument(int number);

/// Gives the file of one descriptor the extended attributes of another's, as far as that is allowed.
void conj_copy_extended_attributes(int from, int to);

/// Whether the process may have so much memory and no more (`ulimit -v`, `-d`, `-s`).
bool conj_has_memory_limit(void);

/// Makes the process end with a message and a status where it would crash for want of memory.
void conj_end_without_memory(const void *message, size_t size, int status);

#endif
