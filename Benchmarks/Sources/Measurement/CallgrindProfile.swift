/// What callgrind counted in one run of a program.
package struct CallgrindProfile: Equatable, Sendable {
  /// The instructions that the program executed.
  package private(set) var instructions = 0

  /// The calls of the allocation functions of the C library.
  package private(set) var allocations = 0

  /// Reads what callgrind wrote.
  ///
  /// The format is described by the chapter 'Callgrind Format Specification' of Valgrind's manual.
  /// A function's name is written once, behind its number, as in `cfn=(12) malloc`, and later as the
  /// number alone. `calls=` tells how often the callee that was named last was called from a place.
  ///
  /// - Parameter text: The text of a `callgrind.out` file.
  /// - Complexity: O(*n*) for a text of *n* characters.
  package init(parsing text: String) {
    var allocatorNumbers: Set<Substring> = []
    var callee: Substring = ""
    for line in text.split(separator: "\n") {
      if let function = line.value(of: "fn=") ?? line.value(of: "cfn=") {
        callee = function.prefix { $0 != " " }
        let name = function.dropFirst(callee.count + 1)
        if CallgrindProfile.isAllocator(name) { allocatorNumbers.insert(callee) }
      } else if let calls = line.value(of: "calls=") {
        guard allocatorNumbers.contains(callee) else { continue }
        allocations += Int(calls.prefix { $0 != " " }) ?? 0
      } else if let summary = line.value(of: "summary: ") {
        instructions = Int(summary) ?? 0
      }
    }
  }

  private static func isAllocator(_ name: Substring) -> Bool {
    let names: Set<Substring> = [
      "malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc", "memalign",
    ]
    return names.contains(name)
  }
}

extension Substring {
  /// What follows a prefix, or `nil` if the line begins differently.
  fileprivate func value(of prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
