// Copies lines from standard input to standard output, each found and copied by itself: the least
// that any program from words to TSV has to do.
#include <string.h>
#include <unistd.h>

enum { room = 1 << 16 };
static char in[room], out[2 * room];

static int write_all(const char *bytes, size_t size) {
  while (size > 0) {
    ssize_t done = write(1, bytes, size);
    if (done < 0) return 0;
    bytes += done;
    size -= (size_t)done;
  }
  return 1;
}

int main(void) {
  size_t held = 0, filled = 0;
  while (1) {
    ssize_t got = read(0, in + held, room - held);
    if (got <= 0) break;
    size_t size = held + (size_t)got, start = 0;
    const char *feed;
    while ((feed = memchr(in + start, '\n', size - start))) {
      size_t length = (size_t)(feed - in) + 1 - start;
      memcpy(out + filled, in + start, length);
      filled += length;
      start += length;
    }
    if (filled > room) {
      if (!write_all(out, filled)) return 2;
      filled = 0;
    }
    held = size - start;
    memmove(in, in + start, held);
  }
  return write_all(out, filled) ? 0 : 2;
}
