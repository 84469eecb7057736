extension UsageError {
  /// The error in words, on one line.
  var message: String {
    switch self {
    case .unknownOption(let text, let closest):
      "there is no option \(text.quoted)\(hint(closest))"
    case .missingValue(let option):
      "\(option.rawValue) needs a value"
    case .unexpectedValue(let option):
      "\(option.rawValue) takes no value"
    case .repeatedOption(let option):
      "\(option.rawValue) is given twice"
    case .unknownCommand(let text, let closest):
      "there is no command \(text.quoted)\(hint(closest))"
    case .wrongOperands(let command):
      command.operands.isEmpty
        ? "'\(command.rawValue)' takes nothing after it"
        : "it is '\(command.rawValue) \(command.operands)', with quotation marks where a space is"
    case .malformedID(let text):
      "\(text.quoted) is not an ID of the form that 'storefront users' lists"
    case .malformedSKU(let text):
      "\(text.quoted) is not a product; write SKU or SKU:N, as in BEANS:2"
    case .malformedQuantity(let text):
      "the quantity in \(text.quoted) is not a whole number from "
        + "\(Quantity.range.lowerBound) to \(Quantity.range.upperBound)"
    case .unknownSetting(let text, let closest):
      "there is no setting \(text.quoted)\(hint(closest))"
    case .malformedSetting(let name, let value):
      "\(name.rawValue) cannot be \(value.quoted); it is \(name.values)"
    case .unknownPaymentMethod(let text, let closest):
      "there is no payment method \(text.quoted)\(hint(closest))"
    case .noDataFolder:
      "there is no data folder, because HOME is not set; name a file with --database"
    case .traceIntoDatabase:
      "--trace names the database, which it would overwrite"
    }
  }

  private func hint(_ closest: (some RawRepresentable<String>)?) -> String {
    closest.map { " (did you mean '\($0.rawValue)'?)" } ?? ""
  }
}
