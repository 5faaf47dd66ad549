/// Finds the longest common subsequence of two sequences.
enum LongestMatch {
  /// The greatest number of cells in the table; longer texts are compared at their ends only.
  private static let greatestTable = 4_000_000

  /// The pairs of elements in a longest common subsequence.
  static func pairs(_ left: [Int], _ right: [Int], equal: (Int, Int) -> Bool) -> [(Int, Int)] {
    var start = 0
    while start < min(left.count, right.count), equal(left[start], right[start]) { start += 1 }
    var ends = (left.count, right.count)
    while ends.0 > start, ends.1 > start, equal(left[ends.0 - 1], right[ends.1 - 1]) {
      ends = (ends.0 - 1, ends.1 - 1)
    }
    let head = (0..<start).map { (left[$0], right[$0]) }
    let middle = middlePairs(Array(left[start..<ends.0]), Array(right[start..<ends.1]), equal)
    let tail = zip(left[ends.0...], right[ends.1...]).map { ($0, $1) }
    return head + middle + tail
  }

  private static func middlePairs(
    _ left: [Int],
    _ right: [Int],
    _ equal: (Int, Int) -> Bool
  ) -> [(Int, Int)] {
    let columns = right.count + 1
    guard !left.isEmpty, !right.isEmpty, (left.count + 1) * columns <= greatestTable else {
      return []
    }
    // lengths[row * columns + column]: the longest match of the remainders of both.
    var lengths = [Int32](repeating: 0, count: (left.count + 1) * columns)
    for row in left.indices.reversed() {
      for column in right.indices.reversed() {
        let cell = row * columns + column
        lengths[cell] =
          equal(left[row], right[column])
          ? lengths[cell + columns + 1] + 1
          : max(lengths[cell + columns], lengths[cell + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (row, column) = (0, 0)
    while row < left.count, column < right.count {
      let cell = row * columns + column
      if equal(left[row], right[column]) {
        pairs.append((left[row], right[column]))
        (row, column) = (row + 1, column + 1)
      } else if lengths[cell + columns] >= lengths[cell + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }
}
