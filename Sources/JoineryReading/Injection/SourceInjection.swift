import JoineryAnalysis

/// What is set and called on an object that somebody else makes, as sources say it.
struct SourceInjection {
  /// The type of the object.
  let object: TypeValue
  let context: Context
  /// What the steps take, in their order.
  let dependencies: [TypeValue]

  /// Where the steps run, and whether they may wait.
  enum Context: String {
    case atOnce = "AtOnce"
    case awaiting = "Awaiting"
    case mainActorAtOnce = "MainActorAtOnce"
    case mainActorAwaiting = "MainActorAwaiting"

    var effects: Effects {
      switch self {
      case .atOnce, .mainActorAtOnce: .throwing
      case .awaiting, .mainActorAwaiting: [.asynchronous, .throwing]
      }
    }

    var isolation: Isolation {
      switch self {
      case .atOnce, .awaiting: .none
      case .mainActorAtOnce, .mainActorAwaiting: .mainActor
      }
    }
  }
}

extension TypeValue {
  /// What the type of an injection says: its context, and the object where that is written.
  var injectionParts: (context: SourceInjection.Context, object: TypeValue?)? {
    guard case .nominal(let type) = self, type.module == "Joinery", type.components.count == 1,
      let name = type.components.first?.name
    else { return nil }
    switch name {
    case "Injection": return (.atOnce, type.arguments.first)
    case "AwaitingInjection": return (.awaiting, type.arguments.first)
    case "MainActorInjection": return (.mainActorAtOnce, type.arguments.first)
    case "MainActorAwaitingInjection": return (.mainActorAwaiting, type.arguments.first)
    case "InjectionSteps":
      guard case .nominal(let written)? = type.arguments.last,
        let context = (written.components.last?.name).flatMap(SourceInjection.Context.init)
      else { return nil }
      return (context, type.arguments.first)
    default: return nil
    }
  }
}
