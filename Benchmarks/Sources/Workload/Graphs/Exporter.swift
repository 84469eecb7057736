// Two objects behind one protocol, told apart by a qualifier, and an object that holds both.

/// What writes a document.
public protocol Exporter: Part {}

/// The qualifier of what writes for a printer.
public enum ForPrinter {}

/// The qualifier of what writes for a spreadsheet.
public enum ForSpreadsheet {}

/// An exporter for a printer.
public final class PrintExporter: Exporter {
  /// The object alone, for it has no children.
  public var size: Int { 1 }

  /// Creates an exporter.
  public init() {}
}

/// An exporter for a spreadsheet: its size tells it from the other one.
public final class SpreadsheetExporter: Exporter {
  let sheet: any Ticket

  /// The object, and its sheet.
  public var size: Int { 1 + sheet.size }

  /// Creates an exporter from its sheet.
  public init(sheet: any Ticket) { self.sheet = sheet }
}

/// An object that holds both exporters.
public protocol ExportMenu: Part {}

/// A menu with one entry for a printer and one for a spreadsheet.
public final class ShortExportMenu: ExportMenu {
  let printer: any Exporter
  let spreadsheet: any Exporter

  /// The object, and the objects of its children; 0 if they are in each other's place.
  public var size: Int { printer.size == 1 ? 1 + printer.size + spreadsheet.size : 0 }

  /// Creates a menu from its exporters.
  public init(printer: any Exporter, spreadsheet: any Exporter) {
    self.printer = printer
    self.spreadsheet = spreadsheet
  }
}
