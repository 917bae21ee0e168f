// libverbforms: which Spanish verb is this? The part of conj that reads indexes, for any language that calls C.
//
// Text is UTF-8 without a zero at its end. An answer is JSON in `room`. Each function returns the number of bytes of its
// answer. An answer longer than `capacity` is cut: ask again with more room. With NULL for an index a function returns 0
// or NULL, and closing it does nothing. An index is immutable, so any number of threads may use it at the same time; a view
// may be used after its index is closed. In JSON positions count from 0, places in a text are bytes, irregular
// letters code points; ranges are half open. Bytes that are not UTF-8 are answered as U+FFFD.
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
/// Opens a copy of the bytes of an index file, or returns NULL if they are damaged. Close it after use.
verbforms_index *verbforms_open(const void *bytes, size_t size);
/// A view of the index with only some levels, by their places in the list of `verbforms_facts`, counted from 0. Close it after use.
verbforms_index *verbforms_restrict(const verbforms_index *index, const int32_t *levels, size_t count);
void verbforms_close(verbforms_index *index);

/// The numbers of verbs and forms, and the levels.
size_t verbforms_facts(const verbforms_index *index, void *room, size_t capacity);

/// The verbs of queries. A query is a line, and so is its answer:
/// {"query":"fui","matches":[{"infinitive":"ser","form":"fui","match":"exact","gloss":"to be",
///  "readings":[{"tense":"pretérito","person":"yo","level":"Pretérito …: ser, ir, …","file":"Course/045-….txt","line":6}]}]}
/// These are the bytes of `conj lookup --format jsonl`; conj(1) has all keys.
/// Several words that are not one verb are read as text: each match has its "word". The answer to a query without a match has
/// "suggestions".
size_t verbforms_lookup(const verbforms_index *index, const char *queries, size_t size, void *room, size_t capacity);
/// The words of running text, in order, with their matches. Here and below "tenses" of a match are its readings as people
/// read them: "tenses":[{"tense":"pretérito","persons":["yo"],"levels":[44]}], with the numbers of levels.
size_t verbforms_text(const verbforms_index *index, const char *text, size_t size, void *room, size_t capacity);

/// The position in the sorted list of all forms that a typed text leads to, and what the text means.
size_t verbforms_target(const verbforms_index *index, const char *text, size_t size, void *room, size_t capacity);
/// At most `limit` rows of the list. The first one holds the position.
size_t verbforms_rows(const verbforms_index *index, ptrdiff_t position, ptrdiff_t limit, void *room, size_t capacity);
/// The positions at which rows begin, at most `capacity` of them. Returns the number of rows.
size_t verbforms_row_starts(const verbforms_index *index, int32_t *starts, size_t capacity);
/// At most `limit` entries of the list from a position on.
size_t verbforms_entries(const verbforms_index *index, ptrdiff_t position, ptrdiff_t limit, void *room, size_t capacity);

/// The conjugation of a verb in the order of grammars; an empty answer for any other word.
size_t verbforms_conjugation(
  const verbforms_index *index, const char *infinitive, size_t size, void *room, size_t capacity);
/// The lines of a verb in the levels, in their order.
size_t verbforms_lines(const verbforms_index *index, const char *infinitive, size_t size, void *room, size_t capacity);

#ifdef __cplusplus
}
#endif

#endif
