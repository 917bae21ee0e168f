#pragma once
#include <stdbool.h>

/// Whether allocations are counted on this system.
bool allocations_are_counted(void);

/// How often this thread has asked for memory.
unsigned long allocation_count(void);
