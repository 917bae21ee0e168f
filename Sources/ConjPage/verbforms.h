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

// Practice: forms are asked by verb, tense and person, answers are marked, mistakes come back. It keeps nothing
// itself: the caller appends the "line" of a state, where there is one, to a log and opens the next practice with it.
// The log is that of `conj practice`. Times are seconds since 1970, UTC, and the offset of the clock on the wall from
// UTC in seconds. A practice belongs to one thread at a time.
typedef struct verbforms_practice verbforms_practice;

/// A practice of an index with what a log remembers, which may be empty. Close it after use, before its index.
verbforms_practice *verbforms_practice_open(const verbforms_index *index, const char *log, size_t size);
void verbforms_practice_close(verbforms_practice *practice);

/// Begins a session; returns how many questions it has, 0 where there is nothing to ask.
/// `levels`: numbers of levels; none for all. `numbers`: way of asking (0 typing, 1 choosing, 2 recognising), number of
/// items (0: all), lives (-1: any, -2: as the levels say), seconds for an answer (-1 and -2 the same), forms a day that
/// were never asked (-1: any), options. Options are a sum: 1 the order is decided by `seed` alone, 2 only what was
/// wrong, 4 accents count, 8 only irregular forms, 16 without vosotros, 32 vos in place of tú and vosotros.
/// `seed`, a whole number below 2^53, decides the order of choices too.
size_t verbforms_practice_start(
  verbforms_practice *practice, const int32_t *levels, size_t level_count, const int32_t *numbers, size_t number_count,
  double seed, double time, int32_t offset);
/// Marks an answer: a text, or the number of a choice.
void verbforms_practice_answer(
  verbforms_practice *practice, const char *text, size_t size, double milliseconds, double time, int32_t offset);
/// 0 skips the question, 1 never asks it again, 2 takes the last answer back, 3 ends the session.
void verbforms_practice_act(verbforms_practice *practice, int32_t action, double time, int32_t offset);

/// The question, what the last answer was worth, the line for the log; at the end a summary:
/// {"line":"1\t2026-…","marked":{"infinitive":"ir",…,"answer":"fuí","grade":"right","right":"fui","reason":"accents"},
///  "mode":"type","remaining":19,"question":{"infinitive":"andar","tense":"pretérito","person":"tú",…},"due":3}
size_t verbforms_practice_state(
  const verbforms_practice *practice, double time, int32_t offset, void *room, size_t capacity);
/// What the log says: the object of `conj practice --stats --format jsonl`, with "reviews" and "unread" lines.
size_t verbforms_practice_statistics(
  const verbforms_practice *practice, double time, int32_t offset, void *room, size_t capacity);

// The page has these too; the library leaves them out.

/// Level files that are read, to be compiled together. Close them after use.
typedef struct verbforms_collection verbforms_collection;
verbforms_collection *verbforms_levels(void);
void verbforms_levels_close(verbforms_collection *levels);
/// Reads a file: a level, or glosses if it is named like `glosas-en.txt`.
void verbforms_levels_add(
  verbforms_collection *levels, const char *name, size_t name_size, const void *bytes, size_t size);
/// What there is to say about the files, in a language by its code: `en`, `es`.
size_t verbforms_levels_findings(
  const verbforms_collection *levels, const char *language, size_t language_size, void *room, size_t capacity);
/// The index of the levels; NULL where there is none. What they do not say of the order of verbs and of meanings is taken
/// from `known`, which may be NULL. Close it after use.
verbforms_index *verbforms_levels_index(const verbforms_collection *levels, const verbforms_index *known);

#ifdef __cplusplus
}
#endif

#endif
