/// Appends bytes that compare as texts do.
package typealias TextOrder = @Sendable (_ text: Substring, _ key: inout [UInt8]) -> Void

/// The keys of texts, one for each place: one after another, as an array for each of very many would take
/// long.
struct TextKeys {
  private struct Key {
    var start = 0
    var end = 0
    /// The first eight bytes, by which most are told apart.
    var head: UInt64 = 0
  }

  private let texts: TextOrder
  private var bytes: [UInt8] = []
  private var keys: [Key]

  /// The number of characters by which texts are told apart.
  static let longest = 40

  /// Keys of texts that are empty, for a number of places.
  init(_ texts: @escaping TextOrder, places: Int) {
    self.texts = texts
    keys = Array(repeating: Key(), count: places)
  }

  /// Makes the key of the text at a place.
  mutating func set(_ text: String, at place: Int) {
    let start = bytes.count
    texts(text.prefix(Self.longest), &bytes)
    var head: UInt64 = 0
    for index in 0..<8 {
      head = head << 8 | (start + index < bytes.count ? UInt64(bytes[start + index]) : 0)
    }
    keys[place] = Key(start: start, end: bytes.count, head: head)
  }

  /// The places in the order of their texts. Those of equal ones stay as they are, and those without text
  /// come last, in both directions.
  func sortedPlaces(isDescending: Bool) -> [Int] {
    var places = keys.indices.filter { keys[$0].start < keys[$0].end }
    bytes.withUnsafeBufferPointer { bytes in
      places.sort { place, other in
        let (one, two) = (keys[place], keys[other])
        guard one.head == two.head else { return (one.head < two.head) != isDescending }
        let (left, right) = (bytes[one.start..<one.end], bytes[two.start..<two.end])
        guard !left.elementsEqual(right) else { return place < other }
        return left.lexicographicallyPrecedes(right) != isDescending
      }
    }
    return places + keys.indices.filter { keys[$0].start == keys[$0].end }
  }
}
