#include <sqlite3.h>

// What SQLite writes as a macro that Swift cannot read.

/// Binds a copy of a text.
static inline int sqlite3_bind_text_copy(
    sqlite3_stmt *statement, int index, const char *text, int count) {
  return sqlite3_bind_text(statement, index, text, count, SQLITE_TRANSIENT);
}
