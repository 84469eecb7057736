#include "crash_hook.h"

#include <signal.h>
#include <sqlite3.h>
#include <unistd.h>

/// The operations of one kind of file, but for those that are counted.
typedef struct {
  sqlite3_io_methods counted;
  const sqlite3_io_methods *real;
} Operations;

static int steps_left = -1;
static int delay;
/// The database, of which these processes open one.
static sqlite3_file *database;
static sqlite3_vfs *real_vfs;
static sqlite3_vfs counting_vfs;
static Operations kinds[8];

static void pause_at(char letter) {
  if (delay == 0) return;
  if (write(STDERR_FILENO, &letter, 1) != 1) _exit(1);
  usleep(delay * 1000);
}

static void step(void) {
  if (steps_left == 0) kill(getpid(), SIGKILL);
  if (steps_left > 0) steps_left--;
  pause_at('w');
}

static const sqlite3_io_methods *real(sqlite3_file *file) {
  return ((const Operations *)file->pMethods)->real;
}

static int count_write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
  step();
  return real(file)->xWrite(file, bytes, count, offset);
}

static int count_sync(sqlite3_file *file, int flags) {
  step();
  return real(file)->xSync(file, flags);
}

static int count_truncate(sqlite3_file *file, sqlite3_int64 size) {
  step();
  return real(file)->xTruncate(file, size);
}

static int count_close(sqlite3_file *file) {
  if (file == database) pause_at('c');
  return real(file)->xClose(file);
}

static int count_delete(sqlite3_vfs *vfs, const char *path, int sync) {
  step();
  return real_vfs->xDelete(real_vfs, path, sync);
}

static int count_open(
    sqlite3_vfs *vfs, const char *path, sqlite3_file *file, int flags, int *opened) {
  int code = real_vfs->xOpen(real_vfs, path, file, flags, opened);
  if (!file->pMethods) return code;
  Operations *kind = kinds;
  while (kind->real && kind->real != file->pMethods) kind++;
  kind->real = file->pMethods;
  kind->counted = *file->pMethods;
  kind->counted.xWrite = count_write;
  kind->counted.xSync = count_sync;
  kind->counted.xTruncate = count_truncate;
  kind->counted.xClose = count_close;
  file->pMethods = &kind->counted;
  if (flags & SQLITE_OPEN_MAIN_DB) database = file;
  return code;
}

static void count_steps(void) {
  real_vfs = sqlite3_vfs_find(0);
  counting_vfs = *real_vfs;
  counting_vfs.zName = "counting";
  counting_vfs.xOpen = count_open;
  counting_vfs.xDelete = count_delete;
  sqlite3_vfs_register(&counting_vfs, 1);
}

void crash_at_step(int n) {
  steps_left = n;
  count_steps();
}

void delay_steps(int milliseconds) {
  delay = milliseconds;
  count_steps();
}
