import JoineryAnalysis

/// The arguments of a command, by name.
struct Arguments: Equatable {
  private var options: [String: String] = [:]
  private var operands: [String: String] = [:]

  /// Reads arguments.
  ///
  /// Options may stand anywhere before `--`; `--name=value` and `--name value` are the same, and so are
  /// `-DNAME` and `-D NAME` where an option may be repeated, as compilers have it.
  ///
  /// - Throws: What is at fault, if they don't fit the usage.
  init(_ arguments: [String], for usage: Usage) throws(Failure) {
    var words = arguments[...]
    var rest: [String] = []
    while let word = words.popFirst() {
      if word == "--" {
        rest += words
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        rest.append(word)
        continue
      }
      let (name, given) = Self.parts(of: word, in: usage)
      let option = try Self.option(named: name, in: usage)
      if option.isFlag, given != nil { throw Failure("'--\(option.name)' takes no value") }
      guard let value = option.isFlag ? "" : given ?? words.popFirst() else {
        throw Failure(
          "'\(name)' needs a value", hint: "\(name) \(Self.example(of: option))")
      }
      try Self.check(value, for: option)
      if let before = options[option.name] {
        guard option.isRepeatable else {
          throw Failure("'--\(option.name)' is given twice", hint: "leave one of them out")
        }
        options[option.name] = "\(before),\(value)"
      } else {
        options[option.name] = value
      }
    }
    try take(rest, for: usage)
  }

  private static func parts(
    of word: String, in usage: Usage
  ) -> (name: String, value: String?) {
    let letter = word.dropFirst().first
    if usage.options.contains(where: { $0.letter == letter && $0.isRepeatable }), word.count > 2 {
      return (String(word.prefix(2)), String(word.dropFirst(2)))
    }
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  private static func option(
    named name: String, in usage: Usage
  ) throws(Failure) -> Usage.Option {
    let found = usage.options.first {
      name == "--\($0.name)" || $0.letter.map { name == "-\($0)" } ?? false
    }
    if let found { return found }
    let names = usage.options.map { "--\($0.name)" }
    throw Failure(
      "'joinery \(usage.name)' has no option '\(name)'",
      hint: Failure.didYouMean(names.similar(to: name), or: "joinery \(usage.name) --help"))
  }

  private static func example(of option: Usage.Option) -> String {
    option.choices.isEmpty ? option.value : option.choices.joined(separator: "|")
  }

  private static func check(
    _ value: String, for option: Usage.Option
  ) throws(Failure) {
    guard option.choices.isEmpty || option.choices.contains(value) else {
      throw Failure(
        "'\(value)' is no \(option.name)",
        hint: "there are \(option.choices.joined(separator: ", "))")
    }
  }

  private mutating func take(_ words: [String], for usage: Usage) throws(Failure) {
    for (operand, word) in zip(usage.operands, words) {
      guard operand.choices.isEmpty || operand.choices.contains(word) else {
        throw Failure(
          "'\(word)' is no \(operand.name)",
          hint: "there are \(operand.choices.joined(separator: ", "))")
      }
      operands[operand.name] = word
    }
    if words.count > usage.operands.count {
      throw Failure(
        "'\(words[usage.operands.count])' is one argument too many", hint: Self.call(of: usage))
    }
    let missing = usage.operands.dropFirst(words.count).first { !$0.isOptional }
    if let missing {
      throw Failure("\(missing.name) is missing", hint: Self.call(of: usage))
    }
  }

  private static func call(of usage: Usage) -> String {
    (["joinery", usage.name]
      + usage.operands.map { $0.isOptional ? "[\($0.name)]" : $0.name }).joined(separator: " ")
  }

  /// The value of an option, if it was given.
  func option(_ name: String) -> String? { options[name] }

  /// Whether an option without a value was given.
  func isGiven(_ name: String) -> Bool { options[name] != nil }

  /// The value of an operand, if it was given.
  func operand(_ name: String) -> String? { operands[name] }

  /// The names that are the value of an option, if it was given.
  ///
  /// - Throws: What is at fault, if one can't be a name of a condition.
  func names(_ option: String) throws(Failure) -> Set<String>? {
    guard let text = options[option] else { return nil }
    let names = text.split(separator: ",").map(String.init)
    for name in names where name.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) == nil {
      throw Failure("'\(name)' is no name that '#if' knows", hint: "-D NAME, or -D NAME,OTHER")
    }
    return Set(names)
  }

  /// The value of an option that is a number, if it was given.
  ///
  /// - Throws: What is at fault, if it is none, or less than a bound.
  func number(_ name: String, from bound: Int) throws(Failure) -> Int? {
    guard let text = options[name] else { return nil }
    guard let number = Int(text), number >= bound else {
      throw Failure(
        "'\(text)' is no \(name)", hint: "--\(name) takes a whole number from \(bound) on")
    }
    return number
  }
}
