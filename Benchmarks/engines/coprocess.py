"""A conj that stays and answers words, for engines that run Python."""

import os
import subprocess


class Conj:
    """The best infinitive of words; an empty text where there is none."""

    # Less than a pipe holds, there and back: neither side ever waits for the other for ever.
    _slice = 8192

    def __init__(self):
        self._process = subprocess.Popen(
            [os.environ.get("CONJ", "conj"), "lookup", "--best", "--only", "infinitive", "--exit-zero"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self._answers = os.fdopen(os.dup(self._process.stdout.fileno()), "rb")

    def one(self, word):
        """Asks a word and waits for its answer. A word has no line end in it."""
        os.write(self._process.stdin.fileno(), word.encode() + b"\n")
        return self._answers.readline()[:-1].decode()

    def many(self, words):
        """Asks many words, a pipeful at a time."""
        answers, batch, size = [], [], 0
        for word in words:
            line = word.encode() + b"\n"
            if batch and size + len(line) > self._slice:
                answers += self._ask(batch)
                batch, size = [], 0
            batch.append(line)
            size += len(line)
        return answers + self._ask(batch) if batch else answers

    def _ask(self, lines):
        text = b"".join(lines)
        while text:
            text = text[os.write(self._process.stdin.fileno(), text):]
        return [self._answers.readline()[:-1].decode() for _ in lines]
