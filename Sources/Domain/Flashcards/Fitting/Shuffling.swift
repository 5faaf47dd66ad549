/// A reproducible pseudo-random shuffle: that of the Rust crate `rand` 0.10 (R. Durstenfeld's, with
/// Canon's method for bounded numbers), so that batches come in the same order as in fsrs-rs.
struct Shuffling {
  private var words: SeededWords

  init(seed: UInt64) {
    words = SeededWords(seed: seed)
  }

  /// The next permutation of the numbers in `0..<count`.
  mutating func order(of count: Int) -> [Int] {
    var order = Array(0..<count)
    guard count > 1 else { return order }
    // One draw decides as many swaps as fit into it; the remainder serves the next.
    var draw: UInt32 = 0
    var left = 1
    for index in order.indices {
      let choices = UInt32(index + 1)
      left -= 1
      if left < 0 {
        let room = Self.room(from: choices)
        draw = words.next(below: room.product)
        left = room.factors - 1
      }
      if left == 0 {
        order.swapAt(index, Int(draw))
      } else {
        order.swapAt(index, Int(draw % choices))
        draw /= choices
      }
    }
    return order
  }

  /// The product of as many consecutive integers from `first` on as fit into 32 bits, and their
  /// number.
  private static func room(from first: UInt32) -> (product: UInt32, factors: Int) {
    var product = first
    var next = first + 1
    while true {
      let (larger, overflows) = product.multipliedReportingOverflow(by: next)
      if overflows { return (product, Int(next - first)) }
      product = larger
      next += 1
    }
  }
}

extension SeededWords {
  /// A number in `0..<bound`.
  fileprivate mutating func next(below bound: UInt32) -> UInt32 {
    let (high, low) = bound.multipliedFullWidth(by: next())
    guard low > 0 &- bound else { return high }
    let (more, _) = bound.multipliedFullWidth(by: next())
    return high + (low.addingReportingOverflow(more).overflow ? 1 : 0)
  }
}
