/// Writes down what was handed out, so that two runs can be compared.
///
/// An object is called by its binding and by a number that it gets when it is first seen, so that two
/// pictures are the same where the same objects are in the same places.
struct ReceiptPainter {
  /// How often in a row something is requested later.
  private static let depthLimit = 2
  /// How many requests are made later for one picture.
  private static let askLimit = 60

  private var numbers: [Int: Int] = [:]
  private var asks = 0
  private var asked: [Receipt] = []

  /// The picture of what a request has given, with everything that can be reached from it.
  mutating func picture(of receipt: Receipt, canWait: Bool) async -> String {
    asks = 0
    return await text(receipt, canWait, 0)
  }

  /// What was requested later, which may be all that holds it.
  mutating func takeAsked() -> [Receipt] {
    defer { asked = [] }
    return asked
  }

  private mutating func text(_ receipt: Receipt, _ canWait: Bool, _ depth: Int) async -> String {
    switch receipt {
    case .none:
      return "nil"
    case .many(let receipts):
      return await "[\(list(receipts, canWait, depth))]"
    case .later(let later):
      if depth == Self.depthLimit || asks == Self.askLimit { return "later" }
      asks += 1
      do {
        let value = try await later.ask(canWait: canWait)
        asked.append(value)
        return await "later \(text(value, canWait, depth + 1))"
      } catch {
        return "later \(PlanRun.outcome(error))"
      }
    case .one(let product):
      let origin = product.origin
      if let number = numbers[origin.serial] { return "#\(number)" }
      let number = numbers.count + 1
      numbers[origin.serial] = number
      let argument = origin.argument.map { "\($0); " } ?? ""
      return await
        "\(origin.binding)#\(number)(\(argument)\(list(origin.received, canWait, depth)))"
    }
  }

  private mutating func list(
    _ receipts: [Receipt], _ canWait: Bool, _ depth: Int
  ) async -> String {
    var texts: [String] = []
    for receipt in receipts { texts.append(await text(receipt, canWait, depth)) }
    return texts.joined(separator: ", ")
  }
}
