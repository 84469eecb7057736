/// The jobs, to read.
struct StatusReport {
  let records: [JobRecord]

  var text: String {
    let counts = JobState.allCases.map { state in
      "\(state.rawValue) \(records.count { $0.state == state })"
    }
    let rows = records.map { record in
      [
        "\(record.id)", record.kind, record.state.rawValue, "\(record.attempts)",
        record.error ?? record.results.joined(separator: "; "),
      ]
    }
    guard !rows.isEmpty else { return counts.joined(separator: ", ") }
    return counts.joined(separator: ", ") + "\n\n"
      + table([["job", "kind", "state", "attempts", "what came of it"]] + rows)
  }

  private func table(_ rows: [[String]]) -> String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      var line = ""
      for (cell, width) in zip(row, widths) {
        line += "  " + cell + String(repeating: " ", count: width - cell.count)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
    return lines.joined(separator: "\n")
  }
}
