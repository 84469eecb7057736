/// How many letters must be added, dropped, changed or swapped with a neighbour to turn one word
/// into another.
///
/// After Damerau (1964), in the form of the optimal string alignment.
///
/// - Returns: The distance, or `nil` where it is greater than `limit`.
/// - Complexity: O(*n* · *m*), where *n* and *m* are the lengths of the words.
func editDistance(_ first: [UInt8], _ second: [UInt8], limit: Int) -> Int? {
  guard abs(first.count - second.count) <= limit else { return nil }
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    for column in second.indices {
      let isSame = first[row] == second[column]
      var best = min(
        last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
      if row > 0 && column > 0 && first[row] == second[column - 1]
        && first[row - 1] == second[column]
      {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current.append(best)
    }
    guard current.contains(where: { $0 <= limit }) else { return nil }
    beforeLast = last
    last = current
  }
  return last[second.count] <= limit ? last[second.count] : nil
}
