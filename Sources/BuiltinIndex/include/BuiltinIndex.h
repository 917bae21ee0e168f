// The built-in index as bytes of the program's read-only data.
#ifndef BUILTIN_INDEX_H
#define BUILTIN_INDEX_H

#include <stddef.h>

/// The bytes of `builtin.conj`, aligned to 16.
const void *conj_builtin_index_bytes(void);
/// How many there are.
size_t conj_builtin_index_size(void);

#endif
