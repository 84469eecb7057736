extension AssumedBuild {
  /// Whether the language has a feature: what Swift 6 does without being asked for it.
  ///
  /// What a package switches on besides is not in its sources.
  static func hasFeature(_ name: String) -> Bool {
    // There are many of them, one for each function of the standard library's.
    features.contains(name) || name.hasPrefix("Builtin")
  }

  /// As `swiftc -frontend -print-static-build-config -swift-version 6` says.
  private static let features: Set<String> = [
    "ABIAttributeSE0479", "Actors", "AddressOfProperty2", "AlwaysInheritActorContext",
    "AssociatedTypeAvailability", "AssociatedTypeImplements", "AsyncAwait",
    "AsyncExecutionBehaviorAttributes", "AsyncSequenceFailure", "AttachedMacros",
    "BareSlashRegexLiterals", "BitwiseCopyable", "BitwiseCopyable2", "BodyMacros",
    "BorrowingSwitch", "ConciseMagicFile", "ConcurrentFunctions", "ConformanceSuppression",
    "DeprecateApplicationMain", "DisableOutwardActorInference", "DynamicActorIsolation",
    "EffectfulProp", "ExpressionMacroDefaultArguments", "ExtensionMacroAttr", "ExtensionMacros",
    "ForwardTrailingClosures", "FreestandingExpressionMacros", "FreestandingMacros",
    "GeneralizedIsSameMetaTypeBuiltin", "GlobalActorIsolatedTypesUsability", "GlobalActors",
    "GlobalConcurrency", "ImplicitOpenExistentials", "ImplicitSelfCapture",
    "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "InheritActorContext",
    "InlineAlways", "InlineArrayTypeSugar", "InoutLifetimeDependence", "IsolatedAny",
    "IsolatedAny2", "IsolatedConformances", "IsolatedDefaultValues", "IsolatedDeinit",
    "LayoutPrespecialization", "LexicalLifetimes", "LifetimeDependenceMutableAccessors", "Macros",
    "MarkerProtocol", "MemorySafetyAttributes", "ModuleSelector", "MoveOnly",
    "MoveOnlyPartialConsumption", "MoveOnlyResilientTypes", "NewCxxMethodSafetyHeuristics",
    "NoAsyncAvailability", "NoncopyableGenerics", "NoncopyableGenerics2",
    "NonescapableAccessorOnTrivial", "NonescapableTypes", "NonexhaustiveAttribute",
    "NonfrozenEnumExhaustivity", "ObjCImplementation", "OptionalIsolatedParameters",
    "ParameterPacks", "PrimaryAssociatedTypes2", "RawIdentifiers", "RegionBasedIsolation",
    "RethrowsProtocol", "RetroactiveAttribute", "Sendable", "SendableCompletionHandlers",
    "SendingArgsAndResults", "SpecializeAttributeWithAvailability", "StrictConcurrency",
    "TypedThrows", "UnavailableFromAsync", "UnsafeInheritExecutor", "ValueGenerics",
    "ValueGenericsNameLookup",
  ]

  /// As the same command says.
  static let attributes: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
    "NSApplicationMain", "NSCopying", "NSManaged", "Sendable", "UIApplicationMain", "_addressable",
    "_extern", "_local", "_noMetadata", "_opaqueReturnTypeOf", "abi", "attached", "autoclosure",
    "available", "backDeployed", "c", "concurrent", "const", "constInitialized", "convention",
    "derivative", "differentiable", "discardableResult", "dynamicCallable", "dynamicMemberLookup",
    "escaping", "exclusivity", "export", "frozen", "globalActor", "inlinable", "inline", "isolated",
    "lifetime", "main", "noDerivative", "nonexhaustive", "nonisolated", "nonobjc", "objc",
    "objcMembers", "preconcurrency", "propertyWrapper", "reasync", "requires_stored_property_inits",
    "resultBuilder", "rethrows", "retroactive", "storageRestrictions", "transpose", "unchecked",
    "unsafe", "usableFromInline", "warn_unqualified_access",
  ]
}
