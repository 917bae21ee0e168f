#!/usr/bin/env python3
"""Asks libverbforms which verbs words are of: python3 lookup.py libverbforms.so fui irgais

Without words it reads them from standard input, one a line. All of them are answered in one call.
"""
import ctypes
import json
import sys


class Verbs:
    """An index of verb forms."""

    def __init__(self, library):
        self.library = ctypes.CDLL(library)
        self.library.verbforms_builtin.restype = ctypes.c_void_p
        lookup = self.library.verbforms_lookup
        lookup.restype = ctypes.c_size_t
        lookup.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_char_p, ctypes.c_size_t]
        self.index = self.library.verbforms_builtin()

    def lookup(self, words):
        """The answers to words, in their order."""
        queries = "\n".join(words).encode() + b"\n"
        room = ctypes.create_string_buffer(1024 * len(words))
        size = self.library.verbforms_lookup(self.index, queries, len(queries), room, len(room))
        if size > len(room):
            room = ctypes.create_string_buffer(size)
            self.library.verbforms_lookup(self.index, queries, len(queries), room, size)
        return [json.loads(line) for line in room.raw[:size].splitlines()]


def main():
    verbs = Verbs(sys.argv[1])
    words = sys.argv[2:] or sys.stdin.read().splitlines()
    for answer in verbs.lookup(words):
        for match in answer["matches"] or [{"infinitive": "", "form": "", "match": "none"}]:
            print(match.get("word", answer["query"]), match["infinitive"], match["form"], match["match"], sep="\t")


main()
