extension Schema {
  /// The schema of this release.
  static let storefront = Schema(
    migrations: [
      Migration(
        version: 1,
        statements: """
          CREATE TABLE users (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL CHECK (length(name) > 0),
            email TEXT NOT NULL UNIQUE
          ) STRICT;

          CREATE TABLE products (
            sku TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            price INTEGER NOT NULL CHECK (price > 0),
            stock INTEGER NOT NULL CHECK (stock >= 0)
          ) STRICT;

          CREATE TABLE orders (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            customer TEXT NOT NULL REFERENCES users (id),
            placed_at INTEGER NOT NULL,
            payment_key TEXT NOT NULL UNIQUE,
            state TEXT NOT NULL CHECK (state IN ('pending', 'paid', 'declined')),
            receipt TEXT CHECK ((receipt IS NOT NULL) = (state = 'paid'))
          ) STRICT;

          CREATE TABLE order_lines (
            order_number INTEGER NOT NULL REFERENCES orders (number),
            position INTEGER NOT NULL,
            sku TEXT NOT NULL REFERENCES products (sku),
            name TEXT NOT NULL,
            quantity INTEGER NOT NULL CHECK (quantity > 0),
            unit_price INTEGER NOT NULL CHECK (unit_price > 0),
            PRIMARY KEY (order_number, position)
          ) STRICT, WITHOUT ROWID;

          CREATE TABLE order_adjustments (
            order_number INTEGER NOT NULL REFERENCES orders (number),
            position INTEGER NOT NULL,
            label TEXT NOT NULL,
            amount INTEGER NOT NULL,
            PRIMARY KEY (order_number, position)
          ) STRICT, WITHOUT ROWID;

          CREATE TABLE settings (
            name TEXT PRIMARY KEY,
            value TEXT NOT NULL
          ) STRICT;
          """),
      // Until then everybody paid by card.
      Migration(
        version: 2,
        statements: "ALTER TABLE orders ADD COLUMN payment_method TEXT NOT NULL DEFAULT 'card';"),
    ],
    demoData: .coffeeShop)
}
