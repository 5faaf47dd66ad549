// A layer beneath SQLite by which a test makes file operations fail.
#ifndef CFAULTS_H
#define CFAULTS_H

// The action at the chosen call, counted over all writes, syncs, truncations and deletions of files
// whose paths begin with the plan's prefix.
enum cfaults_action {
  // Nothing: calls are only counted.
  CFAULTS_COUNT = 0,
  // The disk is full.
  CFAULTS_FULL = 1,
  // The disk fails.
  CFAULTS_ERROR = 2,
  // Half of the data are written, then the disk is full.
  CFAULTS_SHORT = 3,
  // Half of the data are written, and nothing reaches the disk from then on, as if the power had gone.
  CFAULTS_CUT = 4,
  // Half of the data are written, then the process kills itself.
  CFAULTS_KILL = 5,
  // The power goes: nothing reaches the disk from then on, and of what was written since a file was synced
  // some is lost, sector by sector, in any order. One such plan at a time.
  CFAULTS_POWER = 6,
};

// Puts the layer beneath all databases that are opened from then on. Once is enough.
void cfaults_install(void);

// Begins a plan: `action` happens at the call with the number `at`, from 1. Plans of different
// prefixes may be used at once. Returns its handle, -1 if there are too many.
int cfaults_begin(const char *prefix, int at, int action);

// The number of calls a plan has seen.
int cfaults_seen(int handle);

// Not 0 if nothing reaches the disk any more.
int cfaults_is_cut(int handle);

// Ends a plan.
void cfaults_end(int handle);

#endif
