import SwiftIfConfig
import SwiftSyntax

extension CodeBlockItemListSyntax {
  /// The items that are compiled in a build, those within `#if` included.
  func activeItems(in build: AssumedBuild) -> [CodeBlockItemSyntax] {
    guard contains(where: { $0.item.is(IfConfigDeclSyntax.self) }) else { return Array(self) }
    return flatMap { item -> [CodeBlockItemSyntax] in
      guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return [item] }
      guard case .statements(let items)? = condition.activeClause(in: build).clause?.elements
      else { return [] }
      return items.activeItems(in: build)
    }
  }
}

extension MemberBlockItemListSyntax {
  /// The declarations that are compiled in a build, those within `#if` included.
  func activeDeclarations(in build: AssumedBuild) -> [DeclSyntax] {
    flatMap { item -> [DeclSyntax] in
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      guard case .decls(let items)? = condition.activeClause(in: build).clause?.elements
      else { return [] }
      return items.activeDeclarations(in: build)
    }
  }
}
