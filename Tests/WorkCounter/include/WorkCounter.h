#pragma once

/// How much has been done: edges of control flow in code that was built with
/// `-sanitize-coverage=edge,trace-pc-guard`, and memory asked for, copied and compared in the C library, one for each
/// 64 bytes. The same in every run of a program that does the same.
unsigned long work_count(void);

/// The bytes that `malloc` has given and that are not freed, and the most since `count_heap_anew`; 0 without glibc.
unsigned long heap_size(void);
unsigned long heap_peak(void);
void count_heap_anew(void);

/// Ends the process, by a signal, where what follows takes more of the processor than this; 0 ends the limit.
void limit_processor_time(double seconds);

/// Refuses the process memory beyond this.
void limit_address_space(unsigned long bytes);

/// The most memory that the process has had so far, in bytes.
unsigned long peak_memory(void);
