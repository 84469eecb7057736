/// What is wrong with a command line.
enum UsageError: Error, Hashable {
  case unknownOption(String, closest: Option?)
  case missingValue(Option)
  case unexpectedValue(Option)
  case repeatedOption(Option)
  case unknownCommand(String, closest: CommandName?)
  case wrongOperands(CommandName)
  case malformedID(String)
  case malformedSKU(String)
  case malformedQuantity(String)
  case unknownSetting(String, closest: Settings.Name?)
  case malformedSetting(Settings.Name, String)
  case unknownPaymentMethod(String, closest: PaymentPlugin?)
  case noDataFolder
  case traceIntoDatabase
}
