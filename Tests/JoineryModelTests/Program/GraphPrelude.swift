/// What every generated program has: parts that know where they come from, and the painter of pictures,
/// which says the same as ``ReceiptPainter``.
let graphPrelude = """
  import Joinery
  import Synchronization

  struct Made: Sendable {
    let binding: Int
    let serial: Int
    var argument: Int?
    var received: [Given] = []
  }
  indirect enum Given: Sendable {
    case part(any Part)
    case function(@Sendable () -> any Part)
  }
  protocol Part: AnyObject, Sendable { var made: Made { get } }

  struct State: Sendable {
    var calls: [Int] = []
    var serial = 0
    var held: [any Part] = []
    var numbers: [Int: Int] = [:]
    var asks = 0
  }
  let state = Mutex(State())

  extension Made {
    static func call(_ binding: Int, _ received: [Given] = [], argument: Int? = nil) -> Made {
      state.withLock { state in
        state.calls.append(binding)
        state.serial += 1
        return Made(
          binding: binding, serial: state.serial, argument: argument, received: received)
      }
    }
    static func supply(_ binding: Int) -> Made {
      state.withLock { state in
        state.serial += 1
        return Made(binding: binding, serial: state.serial)
      }
    }
  }

  func text(_ given: Given, _ depth: Int) -> String {
    switch given {
    case .function(let function):
      let isOver = state.withLock { state in
        if depth == 2 || state.asks == 60 { return true }
        state.asks += 1
        return false
      }
      if isOver { return "later" }
      let part = function()
      state.withLock { $0.held.append(part) }
      return "later " + text(.part(part), depth + 1)
    case .part(let part):
      let made = part.made
      let (number, isNew) = state.withLock { state -> (Int, Bool) in
        if let number = state.numbers[made.serial] { return (number, false) }
        let number = state.numbers.count + 1
        state.numbers[made.serial] = number
        return (number, true)
      }
      if !isNew { return "#\\(number)" }
      let argument = made.argument.map { "\\($0); " } ?? ""
      let received = made.received.map { text($0, depth) }.joined(separator: ", ")
      return "\\(made.binding)#\\(number)(\\(argument)\\(received))"
    }
  }
  func note(_ step: Int, _ outcome: String, isOrdered: Bool) {
    let calls = state.withLock { state -> [Int] in
      defer { state.calls = [] }
      return isOrdered ? state.calls : state.calls.sorted()
    }
    print("\\(step): \\(outcome) made \\(calls)")
  }
  func show(_ step: Int, _ given: Given, isOrdered: Bool) {
    state.withLock { state in
      state.asks = 0
      if case .part(let part) = given { state.held.append(part) }
    }
    note(step, text(given, 0), isOrdered: isOrdered)
  }
  func begin(_ number: Int) {
    state.withLock { $0 = State() }
    print("== \\(number)")
  }
  """
