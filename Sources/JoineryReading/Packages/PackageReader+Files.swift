import Foundation

extension PackageReader {
  func source(
    at path: String, module: String
  ) throws(PackageReadingError) -> SourceText {
    SourceText(path: path, module: module, text: try text(path))
  }

  func text(_ path: String) throws(PackageReadingError) -> String {
    do {
      return try files.text(path)
    } catch {
      throw .unreadable(path: path, reason: "\(error.localizedDescription)")
    }
  }

  func names(_ folder: String) throws(PackageReadingError) -> [String] {
    do {
      return try files.names(folder).sorted()
    } catch {
      throw .unreadable(path: folder, reason: "\(error.localizedDescription)")
    }
  }

  // MARK: Paths

  func join(_ folder: String, _ name: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The name of the folder that a path is in.
  func folder(of path: String) -> String {
    folder(named: path.split(separator: "/").dropLast().joined(separator: "/"))
  }

  /// The name of a folder, which stands for a module; that of the folder that is read is `Main`.
  func folder(named path: String) -> String {
    let parts = path.split(separator: "/")
    // The folder of a target has its name wherever the package is.
    let isOfTarget =
      parts.dropLast().last.map { Self.foldersOfTargets.contains(String($0)) } ?? false
    if parts == root?.split(separator: "/"), !isOfTarget { return "Main" }
    return parts.last { $0 != "." && $0 != ".." }.map(String.init) ?? "Main"
  }

  /// The folders in which each target has one of its name.
  private static let foldersOfTargets: Set<String> = ["Sources", "Source", "src", "srcs", "Tests"]

  /// Whether a folder may hold sources that are compiled.
  static func isSource(_ folder: String) -> Bool {
    !folder.hasPrefix(".") && !folder.hasSuffix(".docc") && !folder.hasSuffix(".xcodeproj")
      && !["Pods", "Carthage", "DerivedData", "node_modules", "Plugins"].contains(folder)
  }

  /// The name of the module of a target.
  static func moduleName(_ target: String) -> String {
    let name = String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name : name
  }
}
