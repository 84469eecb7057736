/// Finds the sources of a package or of a folder, and the module of each.
package struct PackageReader: Sendable {
  let files: FileTree
  private let includesTests: Bool
  /// The folder that is read, whose name says nothing: a package is checked out anywhere.
  private(set) var root: String?

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - files: Where files are read from.
  ///   - includesTests: Whether the targets of tests are read.
  package init(files: FileTree = .disk, includesTests: Bool = false) {
    self.files = files
    self.includesTests = includesTests
  }

  /// The sources at a path, in the order of their paths.
  ///
  /// - Parameter path: A package, a folder, or a file.
  /// - Returns: The sources.
  /// - Throws: `PackageReadingError` where there are none, or one can't be read.
  /// - Complexity: O(*n*), where *n* is the number and the length of all files.
  package func sources(at path: String) throws(PackageReadingError) -> [SourceText] {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    switch files.entry(path) {
    case nil: throw .notFound(path: path)
    case .file?:
      return [try source(at: path, module: Self.moduleName(folder(of: path)))]
    case .folder?:
      var modules: [String: String] = [:]
      var reader = self
      reader.root = path
      try reader.add(path, to: &modules)
      if modules.isEmpty { throw .noSources(path: path) }
      var sources: [SourceText] = []
      for (path, module) in modules.sorted(by: { $0.key < $1.key }) {
        sources.append(try source(at: path, module: module))
      }
      return sources
    }
  }

  // MARK: Folders

  /// Adds the files of a folder, each with its module.
  private func add(
    _ folder: String, to modules: inout [String: String]
  ) throws(PackageReadingError) {
    if files.entry(join(folder, "Package.swift")) == .file {
      let manifest = try text(join(folder, "Package.swift"))
      for root in try roots(of: folder, Manifest(manifest)) {
        for file in try swiftFiles(in: root.path, except: root.excluded) {
          // What is nested in another target's folder is its own.
          modules[file] = modules[file] ?? root.module
        }
      }
      return
    }
    let sourceFolders = ["Sources", "Source", "src", "srcs"]
    for name in try names(folder) {
      let path = join(folder, name)
      if name.hasSuffix(".swift") {
        modules[path] = Self.moduleName(self.folder(named: folder))
      } else if files.entry(path) == .folder, Self.isSource(name) {
        if sourceFolders.contains(name) {
          for root in try rootsInside(path) {
            for file in try swiftFiles(in: root.path, except: []) { modules[file] = root.module }
          }
        } else if includesTests || name != "Tests" {
          try addPlain(path, module: nil, to: &modules)
        }
      }
    }
  }

  /// Adds the files of a folder that belongs to the module of the one around it, packages apart.
  private func addPlain(
    _ folder: String, module: String?, to modules: inout [String: String]
  ) throws(PackageReadingError) {
    let isPackage = try names(folder).contains { ["Package.swift", "Sources"].contains($0) }
    if isPackage { return try add(folder, to: &modules) }
    let module = module ?? Self.moduleName(self.folder(named: folder))
    for name in try names(folder) {
      let path = join(folder, name)
      if name.hasSuffix(".swift") {
        modules[path] = module
      } else if files.entry(path) == .folder, Self.isSource(name) {
        try addPlain(path, module: module, to: &modules)
      }
    }
  }

  // MARK: Packages

  private struct Root {
    var path: String
    var module: String
    var excluded: Set<String> = []
  }

  /// The folders of a package's targets, inner ones first.
  private func roots(
    of package: String, _ manifest: Manifest
  ) throws(PackageReadingError) -> [Root] {
    var roots: [Root] = []
    let targets = manifest.targets.filter { includesTests || !$0.isTest }
    for target in targets {
      guard let path = target.path else { continue }
      let folder = path == "." ? package : join(package, path)
      roots.append(
        Root(
          path: folder, module: Self.moduleName(target.name),
          excluded: Set(target.excluded.map { join(folder, $0) })))
    }
    let known = Set(roots.map(\.path))
    let left = Set(manifest.targets.filter { $0.isTest && !includesTests }.compactMap(\.path))
    for name in ["Sources", "Source", "src", "srcs"] + (includesTests ? ["Tests"] : []) {
      let folder = join(package, name)
      guard files.entry(folder) == .folder else { continue }
      for var root in try rootsInside(folder) where !known.contains(root.path) {
        if left.contains(where: { join(package, $0) == root.path }) { continue }
        let target = manifest.targets.first { Self.moduleName($0.name) == root.module }
        root.excluded = Set((target?.excluded ?? []).map { join(root.path, $0) })
        if root.path == folder, let only = withoutFolder(targets, in: folder) {
          root.module = Self.moduleName(only.name)
        }
        roots.append(root)
      }
    }
    return roots.sorted { ($1.path.count, $0.path) < ($0.path.count, $1.path) }
  }

  /// The target whose sources are in the folder of all sources itself: the only one without another.
  private func withoutFolder(_ targets: [Manifest.Target], in folder: String) -> Manifest.Target? {
    let left = targets.filter {
      !$0.isTest && $0.path == nil && files.entry(join(folder, $0.name)) != .folder
    }
    return left.count == 1 ? left.first : nil
  }

  /// The folders of targets in a folder of sources, and the folder itself if it has sources.
  private func rootsInside(_ folder: String) throws(PackageReadingError) -> [Root] {
    var roots: [Root] = []
    for name in try names(folder) {
      let path = join(folder, name)
      if files.entry(path) == .folder, Self.isSource(name) {
        roots.append(Root(path: path, module: Self.moduleName(name)))
      } else if name.hasSuffix(".swift"), !roots.contains(where: { $0.path == folder }) {
        roots.append(Root(path: folder, module: Self.moduleName(self.folder(of: folder))))
      }
    }
    return roots
  }

  private func swiftFiles(
    in folder: String, except excluded: Set<String>
  ) throws(PackageReadingError) -> [String] {
    guard files.entry(folder) == .folder else { return [] }
    var found: [String] = []
    for name in try names(folder) {
      let path = join(folder, name)
      if excluded.contains(path) { continue }
      if files.entry(path) == .folder {
        // A package within a package is not compiled with it.
        if Self.isSource(name), files.entry(join(path, "Package.swift")) == nil {
          found += try swiftFiles(in: path, except: excluded)
        }
      } else if name.hasSuffix(".swift"), name != "Package.swift" {
        found.append(path)
      }
    }
    return found
  }
}
