/// The place of a card in an order: compared part by part.
struct OrderKey: Comparable {
  private let value: Float
  private let numbers: (Int64, Int64, Int64, Int64)

  /// Creates a key of a value, and of numbers that decide between equal values.
  init(
    value: Float = 0,
    _ first: Int64 = 0,
    _ second: Int64 = 0,
    _ third: Int64 = 0,
    _ fourth: Int64 = 0
  ) {
    self.value = value
    numbers = (first, second, third, fourth)
  }

  /// Creates a key of a value that a card may lack. Those without it come first, or last where the
  /// order is turned round.
  init(lacking value: Float?, isDescending: Bool = false, _ first: Int64) {
    let known = value ?? -.infinity
    self.init(value: isDescending ? -known : known, first)
  }

  /// True if all parts are equal.
  static func == (one: OrderKey, other: OrderKey) -> Bool {
    one.value == other.value && one.numbers == other.numbers
  }

  /// Orders part by part.
  static func < (one: OrderKey, other: OrderKey) -> Bool {
    one.value == other.value ? one.numbers < other.numbers : one.value < other.value
  }
}

extension Array {
  /// The elements ordered by keys, of which one is made for each; equal ones stay as they are.
  func sorted(byKey key: (Element) -> OrderKey) -> [Element] {
    let keys = map(key)
    return indices.sorted { one, other in
      keys[one] == keys[other] ? one < other : keys[one] < keys[other]
    }.map { self[$0] }
  }
}
