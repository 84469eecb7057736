import SwiftSyntaxMacros

#if canImport(SwiftCompilerPlugin)
import SwiftCompilerPlugin

@main
struct JoineryPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = macros
}
#else
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

// The toolchain has everything but the module with the entry point.
@main
struct JoineryPlugin: PluginProvider {
  static func main() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: JoineryPlugin()).main()
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard let macro = macros.first(where: { String(describing: $0) == typeName }) else {
      throw UnknownMacro(name: "\(moduleName).\(typeName)")
    }
    return macro
  }
}

private struct UnknownMacro: Error, CustomStringConvertible {
  let name: String

  var description: String { "the plug-in has no macro '\(name)'; build Joinery anew" }
}
#endif

/// Every macro of the plug-in.
private var macros: [any Macro.Type] {
  [
    GraphMacro.self, MarkerMacro.self,
    SingletonMacro.self, ThrowingSingletonMacro.self, AsyncSingletonMacro.self,
    AsyncThrowingSingletonMacro.self, WeakMacro.self,
    TransientMacro.self, ThrowingTransientMacro.self, AsyncTransientMacro.self,
    AsyncThrowingTransientMacro.self,
    AssistedMacro.self, ThrowingAssistedMacro.self, AsyncAssistedMacro.self,
    AsyncThrowingAssistedMacro.self, InjectedEntryMacro.self, InjectedMacro.self,
  ]
}
