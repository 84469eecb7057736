/// The name that somebody who typed a text probably meant, if one is close.
func closest<Name: RawRepresentable & CaseIterable>(to text: String, in names: Name.Type) -> Name?
where Name.RawValue == String {
  names.allCases
    .map { (name: $0, distance: editDistance(text.lowercased(), $0.rawValue)) }
    .filter { $0.distance <= ($0.name.rawValue.count + 1) / 3 }
    .min { $0.distance < $1.distance }?
    .name
}

/// How many letters have to be added, removed or changed to make one text of the other.
///
/// - Complexity: O(*n* · *m*) for texts of *n* and *m* letters; a text of more than 40 is far from
///   every name and is not compared.
private func editDistance(_ left: String, _ right: String) -> Int {
  guard left.utf8.count <= 40 else { return .max }
  let right = Array(right)
  var row = Array(0...right.count)
  for (index, letter) in left.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in right.indices {
      let change = diagonal + (letter == right[column] ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(change, diagonal + 1, row[column] + 1)
    }
  }
  return row[right.count]
}
