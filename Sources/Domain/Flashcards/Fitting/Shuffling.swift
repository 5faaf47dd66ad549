/// Puts numbers into an order that looks random and is the same each time: that of the shuffle of the
/// Rust crate `rand` 0.10 (R. Durstenfeld's, over Canon's way to draw below a bound), so that batches
/// come in the order in which fsrs-rs takes them.
struct Shuffling {
  private var words: SeededWords

  init(seed: UInt64) {
    words = SeededWords(seed: seed)
  }

  /// The numbers from 0 up to but not `count`, in the next order.
  mutating func order(of count: Int) -> [Int] {
    var order = Array(0..<count)
    guard count > 1 else { return order }
    // One draw decides as many swaps as it has room for: what is left of it goes on to the next.
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

  /// The product of so many whole numbers from `first` on as 32 bits have room for.
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
  /// A number from 0 up to but not `bound`.
  fileprivate mutating func next(below bound: UInt32) -> UInt32 {
    let (high, low) = bound.multipliedFullWidth(by: next())
    guard low > 0 &- bound else { return high }
    let (more, _) = bound.multipliedFullWidth(by: next())
    return high + (low.addingReportingOverflow(more).overflow ? 1 : 0)
  }
}
