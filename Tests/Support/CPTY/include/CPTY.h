#ifndef CPTY_H
#define CPTY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* Starts a program on a pseudo-terminal the way a shell starts a job, and reports what becomes
   of it. A leader process owns the session; the program is its child, in a process group of its
   own in the foreground, so that a stop signal stops it. */

/* The kind of a report. */
enum {
  CPTY_STARTED = 1,
  CPTY_STOPPED = 2,   /* value: the signal that stopped it */
  CPTY_CONTINUED = 3, /* value: 0 */
  CPTY_EXITED = 4,    /* value: the exit status */
  CPTY_KILLED = 5     /* value: the signal that ended it, plus 128 if it dumped core */
};

/* One report, written whole to the report pipe: 12 bytes. */
struct cpty_record {
  int32_t kind;
  int32_t pid;
  int32_t value;
};

/* A descriptor the program inherits: `source` here is `target` there. */
struct cpty_descriptor {
  int source;
  int target;
};

/* Targets lie in 3 ..< CPTY_TARGET_LIMIT; at most CPTY_DESCRIPTOR_LIMIT of them are handed over. */
enum { CPTY_TARGET_LIMIT = 200, CPTY_DESCRIPTOR_LIMIT = 16 };

struct cpty_request {
  const char *path;        /* of the executable; PATH is not searched */
  char *const *arguments;  /* NULL at the end, the name first */
  char *const *environment;
  const char *directory;   /* to start in, or NULL for this process's */
  const struct cpty_descriptor *descriptors;
  size_t descriptor_count;
  unsigned short columns;
  unsigned short rows;
  unsigned short cell_width; /* in pixels; 0 where the terminal does not say */
  unsigned short cell_height;
  /* The program leads the session itself, with its parent outside: its process group is orphaned
     and the kernel drops the stop signals of the terminal. */
  bool orphaned;
};

struct cpty_session {
  int master;   /* does not block */
  int reports;  /* the reading end of the report pipe; does not block */
  pid_t leader; /* a child of the caller, to be killed and reaped by it */
  pid_t app;    /* the program: its process group has the same number */
};

/* Returns when the program has been executed: 0, or the errno of the failed call. */
int cpty_start(const struct cpty_request *request, struct cpty_session *session);

/* Gives the terminal a size; the kernel sends SIGWINCH to the foreground. 0 or an errno. */
int cpty_resize(int master, unsigned short columns, unsigned short rows);

/* Opens the terminal whose other end is `master`, without blocking and without making it anybody's
   controlling terminal; -1 and errno where that fails. */
int cpty_open_terminal(int master);

#endif
