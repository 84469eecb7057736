#ifndef CRASH_HOOK_H
#define CRASH_HOOK_H

/// Makes the process kill itself just before SQLite changes a file for the n-th time, counted from 0:
/// before it writes, syncs, truncates or deletes.
void crash_at_step(int n);

#endif
