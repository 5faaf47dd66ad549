#pragma once
#include <stddef.h>
#include <stdint.h>

/// libFuzzer's own main function: parses its options from the arguments, and runs the callback over inputs until
/// it is to end. Returns the status to exit with.
int LLVMFuzzerRunDriver(
  int *count, char ***arguments, int (*callback)(const uint8_t *bytes, size_t size)
);

/// Has libsodium give out the same random bytes in each process, so that an input does the same each time. Once,
/// before anything else of it is used.
void fuzzing_fix_random(void);

/// The file of a sealed database that is changed.
typedef enum { FUZZING_PAGES, FUZZING_LOG } fuzzing_file;

/// Changes one file of a small database as the input says, opens it through the file system that seals pages,
/// reads and checks it. The process aborts where what is read is neither told as damage nor the content
/// after one of the commits.
///
/// The input is a byte, odd where a row is to be written too, and a list of changes, as sealed_database.c
/// has them.
void fuzzing_sealed_database(fuzzing_file file, const uint8_t *bytes, size_t count);
