/// Appends bytes that compare as texts do. The texts are in UTF-8.
package typealias TextOrder =
  @Sendable (
    _ text: UnsafeBufferPointer<UInt8>, _ key: inout [UInt8]
  ) -> Void

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
  static let longest = 40

  /// Keys of texts that are empty, for a number of places.
  init(_ texts: @escaping TextOrder, places: Int) {
    self.texts = texts
    keys = Array(repeating: Key(), count: places)
  }

  /// Makes the key of the text at a place.
  ///
  /// - Parameter text: the start of the text, of `longest` scalars at most.
  mutating func set(_ text: UnsafeBufferPointer<UInt8>, at place: Int) {
    let start = bytes.count
    texts(text, &bytes)
    keys[place] = Key(start: start, end: bytes.count)
  }

  /// The places in the order of their texts. Those of equal ones stay as they are, and those without text
  /// come last, in both directions.
  func sortedPlaces(isDescending: Bool) -> [Int] {
    bytes.withUnsafeBytes { bytes in
      var entries: [Entry] = []
      entries.reserveCapacity(keys.count)
      var empty: [Int] = []
      for (place, key) in keys.enumerated() {
        guard key.end > key.start else {
          empty.append(place)
          continue
        }
        let head = head(of: place, behind: 0, bytes, isDescending)
        entries.append(Entry(head: head, place: place))
      }
      entries.sort(byBits: 0..<UInt64.bitWidth) { $0.head }
      entries.withUnsafeMutableBufferPointer {
        sortEqualHeads($0, behind: Self.headBytes, bytes, isDescending)
      }
      return entries.map(\.place) + empty
    }
  }

  private static let headBytes = 8

  /// The bytes of a key behind a number of them, as a number in their order. What is not there is 0.
  private func head(
    of place: Int,
    behind depth: Int,
    _ bytes: UnsafeRawBufferPointer,
    _ isDescending: Bool
  ) -> UInt64 {
    let start = min(keys[place].start + depth, keys[place].end)
    let count = min(Self.headBytes, keys[place].end - start)
    var head: UInt64
    if count == Self.headBytes {
      head = UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    } else {
      head = 0
      for byte in bytes[start..<(start + count)] { head = head << 8 | UInt64(byte) }
      head <<= UInt64(8 * (Self.headBytes - count))
    }
    return isDescending ? ~head : head
  }

  /// Sorts entries whose heads are sorted by the bytes behind them where the heads are the same.
  private func sortEqualHeads(
    _ entries: UnsafeMutableBufferPointer<Entry>,
    behind depth: Int,
    _ bytes: UnsafeRawBufferPointer,
    _ isDescending: Bool
  ) {
    var start = 0
    while start < entries.count {
      var end = start + 1
      while end < entries.count, entries[end].head == entries[start].head { end += 1 }
      if end > start + 1 {
        let same = UnsafeMutableBufferPointer(rebasing: entries[start..<end])
        sortSame(same, behind: depth, bytes, isDescending)
      }
      start = end
    }
  }

  /// Sorts entries whose keys are the same up to a number of bytes.
  private func sortSame(
    _ entries: UnsafeMutableBufferPointer<Entry>,
    behind depth: Int,
    _ bytes: UnsafeRawBufferPointer,
    _ isDescending: Bool
  ) {
    var entries = entries
    var goOn = false
    for index in entries.indices {
      let place = entries[index].place
      let count = keys[place].end - keys[place].start
      if count > depth { goOn = true }
      entries[index] = Entry(
        head: head(of: place, behind: depth, bytes, isDescending),
        place: place
      )
    }
    guard goOn else {
      // Of those that differ by zeros at their ends alone the shorter ones are first.
      return entries.sort { one, other in
        let (key, otherKey) = (keys[one.place], keys[other.place])
        let (count, otherCount) = (key.end - key.start, otherKey.end - otherKey.start)
        return count == otherCount ? one.place < other.place : (count < otherCount) != isDescending
      }
    }
    entries.sort { $0.head == $1.head ? $0.place < $1.place : $0.head < $1.head }
    sortEqualHeads(entries, behind: depth + Self.headBytes, bytes, isDescending)
  }
}
