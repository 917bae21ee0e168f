// libverbforms: which Spanish verb is this? The functions of conj's reading part for any language.
//
// Text is UTF-8 and needs no zero at its end. An answer is JSON, written to `room`; each function returns how
// many bytes its answer has. Where that is more than `capacity` the answer was cut: ask again with more room.
// Indexes never change: any number of threads may ask the same one at the same time.
#ifndef VERBFORMS_H
#define VERBFORMS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct verbforms_index verbforms_index;

/// The index of the levels that come with conj. Close it after use.
verbforms_index *verbforms_builtin(void);
/// Opens the bytes of an index file, which are copied; NULL where they are damaged. Close it after use.
verbforms_index *verbforms_open(const void *bytes, size_t size);
/// The same index with some of its levels alone, by their numbers in `verbforms_facts`. Close it after use.
verbforms_index *verbforms_restrict(const verbforms_index *index, const int32_t *levels, size_t count);
void verbforms_close(verbforms_index *index);

/// How many verbs and forms there are, and the levels.
size_t verbforms_facts(const verbforms_index *index, void *room, size_t capacity);

/// The verbs of queries, one query a line; an object and a line feed for each, in their order:
/// {"query":"fui","matches":[{"infinitive":"ser","gloss":"to be","form":"fui","match":"exact",
///  "readings":[{"tense":"pretérito","persons":["yo"],"levels":[44]}]}]}
/// A query without a match has "suggestions".
size_t verbforms_lookup(const verbforms_index *index, const char *queries, size_t size, void *room, size_t capacity);
/// The words of running text, in order, with their matches.
size_t verbforms_text(const verbforms_index *index, const char *text, size_t size, void *room, size_t capacity);

/// Where a typed text leads in the sorted list of all forms, and what it means.
size_t verbforms_target(const verbforms_index *index, const char *text, size_t size, void *room, size_t capacity);
/// At most `limit` rows of the list from the one that holds a position on.
size_t verbforms_rows(const verbforms_index *index, ptrdiff_t position, ptrdiff_t limit, void *room, size_t capacity);
/// The positions at which rows begin, as many as there is room for; returns how many there are.
size_t verbforms_row_starts(const verbforms_index *index, int32_t *starts, size_t capacity);
/// At most `limit` entries of the list from a position on.
size_t verbforms_entries(const verbforms_index *index, ptrdiff_t position, ptrdiff_t limit, void *room, size_t capacity);

/// A verb's conjugation in the order of grammars; 0 for what is no infinitive.
size_t verbforms_conjugation(
  const verbforms_index *index, const char *infinitive, size_t size, void *room, size_t capacity);
/// A verb's lines in the levels, in their order.
size_t verbforms_lines(const verbforms_index *index, const char *infinitive, size_t size, void *room, size_t capacity);

#ifdef __cplusplus
}
#endif

#endif
