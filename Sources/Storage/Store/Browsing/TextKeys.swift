/// Appends bytes that compare as texts do.
package typealias TextOrder = @Sendable (_ text: Substring, _ key: inout [UInt8]) -> Void

/// The keys of texts, one for each place: one after another, as an array for each of very many would take
/// long.
struct TextKeys {
  private struct Key {
    var start = 0
    var end = 0
  }

  /// A place with the first eight bytes of its key, by which most are told apart.
  private struct Entry {
    let head: UInt64
    let place: Int
  }

  private let texts: TextOrder
  private var bytes: [UInt8] = []
  private var keys: [Key]

  /// The number of scalars by which texts are told apart.
  private static let longest = 40

  /// Keys of texts that are empty, for a number of places.
  init(_ texts: @escaping TextOrder, places: Int) {
    self.texts = texts
    keys = Array(repeating: Key(), count: places)
  }

  /// Makes the key of the text at a place.
  mutating func set(_ text: String, at place: Int) {
    let start = bytes.count
    texts(Substring(text.unicodeScalars.prefix(Self.longest)), &bytes)
    keys[place] = Key(start: start, end: bytes.count)
  }

  /// The places in the order of their texts. Those of equal ones stay as they are, and those without text
  /// come last, in both directions.
  func sortedPlaces(isDescending: Bool) -> [Int] {
    bytes.withUnsafeBufferPointer { bytes in
      func key(_ place: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
        bytes[keys[place].start..<keys[place].end]
      }
      var entries: [Entry] = []
      entries.reserveCapacity(keys.count)
      var empty: [Int] = []
      for place in keys.indices {
        let key = key(place)
        guard !key.isEmpty else {
          empty.append(place)
          continue
        }
        let head = key.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
        entries.append(Entry(head: head << UInt64(8 * (8 - min(key.count, 8))), place: place))
      }
      entries.sort { one, other in
        guard one.head == other.head else { return (one.head < other.head) != isDescending }
        let (left, right) = (key(one.place), key(other.place))
        guard !left.elementsEqual(right) else { return one.place < other.place }
        return left.lexicographicallyPrecedes(right) != isDescending
      }
      return entries.map(\.place) + empty
    }
  }
}
