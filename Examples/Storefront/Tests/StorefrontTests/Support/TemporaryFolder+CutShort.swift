import Foundation

@testable import StorefrontKit

extension TemporaryFolder {
  /// Copies a database together with its journal from the middle of a large write: what a
  /// process leaves behind that is killed there.
  func cutShort(_ location: DatabaseLocation) throws -> DatabaseLocation {
    let writer = try Connection(location)
    try writer.execute(
      """
      PRAGMA cache_size = 1;
      BEGIN IMMEDIATE;
      UPDATE products SET stock = 0, name = hex(zeroblob(5000));
      DELETE FROM users;
      CREATE TABLE filler (text);
      INSERT INTO filler
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100)
        SELECT hex(zeroblob(2000)) FROM n;
      """)
    for suffix in ["", "-journal"] {
      try FileManager.default.copyItem(
        atPath: location.path + suffix, toPath: path("copy.sqlite") + suffix)
    }
    return self.location("copy.sqlite")
  }
}
