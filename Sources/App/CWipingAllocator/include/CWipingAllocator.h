#ifndef CWIPING_ALLOCATOR_H
#define CWIPING_ALLOCATOR_H

/* Overwrites heap memory before it is given back.

   Swift frees a string, an array or the buffer of a decoder without touching its bytes, and they stay
   readable until something else happens to be put there. An executable that links this target has a
   `free` and a `realloc` of its own, which every library in the process uses too; what is freed is
   overwritten with zeros first. `malloc`, `calloc` and the aligned allocations are the C library's.

   For executables only: a library must not choose the allocator of those who use it. glibc only. */

/* From now on what is freed is overwritten, and a large block goes back to the system at once; before, the
   functions do what the C library's do. To be called first thing, on the only thread. */
void cwiping_begin(void);

#endif
