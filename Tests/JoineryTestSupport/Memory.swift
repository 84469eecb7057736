import Foundation

/// How many bytes of the process are in memory at this moment; nil where the system doesn't say.
package func residentBytes() -> Int? {
  // The second number of the file counts pages.
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
    return nil
  }
  let fields = text.split(separator: " ")
  return fields.count > 1 ? Int(fields[1]).map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) } : nil
}
