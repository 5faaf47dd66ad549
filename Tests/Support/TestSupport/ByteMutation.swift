/// Random changes of bytes: single bits and bytes, numbers at the ends of their ranges, parts that are copied,
/// removed, doubled or cut off.
package struct ByteMutation {
  private static let numbers: [UInt64] = [
    0, 1, 0x7F, 0x80, 0xFF, 0x7FFF, 0xFFFF, 0xFFFF_FFFF, .max,
  ]

  private let marks: [[UInt8]]
  private var generator: SeededGenerator

  /// Begins with a seed.
  ///
  /// - Parameter marks: what stands where a change tells most.
  package init(seed: UInt64, marks: [String] = []) {
    generator = SeededGenerator(seed: seed)
    self.marks = marks.map { Array($0.utf8) }
  }

  /// Bytes with one to a dozen changes among the first ones.
  package mutating func changed(_ bytes: [UInt8], within count: Int) -> [UInt8] {
    var bytes = bytes
    for _ in 0...number(below: 12) where bytes.count > 8 {
      let place = place(in: bytes, within: min(count, bytes.count))
      switch number(below: 7) {
      case 0: bytes[place] ^= 1 << UInt8(number(below: 8))
      case 1: bytes[place] = UInt8(number(below: 256))
      case 2:
        let value = Self.numbers[number(below: Self.numbers.count)]
        for index in 0..<min(8, bytes.count - place) {
          bytes[place + index] = UInt8(truncatingIfNeeded: value >> (8 * UInt64(index)))
        }
      case 3:
        let length = min(number(below: 600), bytes.count - place)
        let from = number(below: bytes.count - length + 1)
        bytes.replaceSubrange(place..<place + length, with: Array(bytes[from..<from + length]))
      case 4: bytes.removeSubrange(place..<min(bytes.count, place + 1 + number(below: 64)))
      case 5:
        let length = min(1 + number(below: 64), bytes.count - place)
        bytes.insert(contentsOf: Array(bytes[place..<place + length]), at: place)
      default: if number(below: 20) == 0 { bytes.removeSubrange(place...) }
      }
    }
    return bytes
  }

  /// Any place, or one near a mark.
  private mutating func place(in bytes: [UInt8], within count: Int) -> Int {
    let start = number(below: count)
    guard !marks.isEmpty, number(below: 3) == 0 else { return start }
    let mark = marks[number(below: marks.count)]
    let found = (start..<max(start, count - mark.count)).first { bytes[$0...].starts(with: mark) }
    return min(bytes.count - 1, (found ?? start) + number(below: 48))
  }

  /// A number from 0 on, below a bound of at least 1.
  package mutating func number(below bound: Int) -> Int {
    Int.random(in: 0..<max(1, bound), using: &generator)
  }
}
