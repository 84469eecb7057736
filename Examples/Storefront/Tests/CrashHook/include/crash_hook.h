#ifndef CRASH_HOOK_H
#define CRASH_HOOK_H

/// Makes the process kill itself just before SQLite changes a file for the n-th time, counted from 0:
/// before it writes, syncs, truncates or deletes.
void crash_at_step(int n);

/// Makes each change of a file, and closing the database, take some milliseconds more.
///
/// Before that, the process says what it is about to do with one letter on standard error: 'w' for a
/// change, 'c' for closing.
void delay_steps(int milliseconds);

#endif
