// Runs a program and prints its peak memory in KiB: `peak PROGRAM ARGUMENT…`.
//
// Linux counts into a process's peak what its parent held when it was started, so the parent has to
// be as small as this. Output of the program is dropped.
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int count, char **arguments) {
  if (count < 2) return 2;
  pid_t child = fork();
  if (child == 0) {
    int null = open("/dev/null", O_WRONLY);
    dup2(null, 1);
    execvp(arguments[1], arguments + 1);
    _exit(127);
  }
  int state = 0;
  struct rusage usage;
  if (child < 0 || wait4(child, &state, 0, &usage) < 0) return 2;
  if (WIFEXITED(state) && WEXITSTATUS(state) == 127) return 127;
  printf("%ld\n", usage.ru_maxrss);
  return 0;
}
