import ReaderProtocol

/// The protobufs of filtered decks.
enum FilterConfiguration {
  private static let reschedule: UInt64 = 1
  private static let term: UInt64 = 2
  private static let hard: UInt64 = 5
  private static let good: UInt64 = 6
  private static let again: UInt64 = 7

  /// The options in the protobuf of a filtered deck.
  static func filter(_ bytes: ArraySlice<UInt8>) throws(PackageFailure) -> PackageFilter {
    var filter = PackageFilter()
    var reader = ProtobufReader(bytes)
    while let (number, value) = try reader.next() {
      switch number {
      case reschedule: filter.reschedules = value.number != 0
      case term: filter.searches.append(try search(value.bytes))
      case hard: filter.hard = UInt32(clamping: value.number)
      case good: filter.good = UInt32(clamping: value.number)
      case again: filter.again = UInt32(clamping: value.number)
      default: break
      }
    }
    return filter
  }

  private static func search(
    _ bytes: ArraySlice<UInt8>
  ) throws(PackageFailure) -> PackageFilter.Search {
    var search = PackageFilter.Search(text: "", limit: 0, order: 0)
    var reader = ProtobufReader(bytes)
    while let (number, value) = try reader.next() {
      switch number {
      case 1: search.text = value.text
      case 2: search.limit = UInt32(clamping: value.number)
      case 3: search.order = UInt32(clamping: value.number)
      default: break
      }
    }
    return search
  }

  /// The protobuf of a filtered deck's kind with other options; what else it has stays.
  static func kind(_ filter: PackageFilter, in bytes: [UInt8]) throws(PackageFailure) -> [UInt8] {
    var inner = ProtobufMessage()
    var reader = ProtobufReader(bytes)
    while let (number, value) = try reader.next() {
      if number == DeckConfiguration.filtered { inner = try ProtobufMessage(Array(value.bytes)) }
    }
    inner.set(reschedule, UInt64(filter.reschedules ? 1 : 0))
    inner.set(again, UInt64(filter.again))
    inner.set(hard, UInt64(filter.hard))
    inner.set(good, UInt64(filter.good))
    inner.set(term, nil)
    for search in filter.searches {
      var message = ProtobufMessage()
      message.set(1, search.text)
      message.set(2, UInt64(search.limit))
      message.set(3, UInt64(search.order))
      inner.append(term, .bytes(message.bytes[...]))
    }
    var outer = ProtobufMessage()
    outer.append(DeckConfiguration.filtered, .bytes(inner.bytes[...]))
    return outer.bytes
  }
}

extension PackageFilter {
  /// The number of searches that Anki takes cards by.
  private static let searchesUsed = 2

  /// True if other options do the same: they may have more searches than are used.
  func isShown(by other: PackageFilter?) -> Bool {
    guard var other else { return false }
    other.searches = Array(other.searches.prefix(Self.searchesUsed))
    return self == other
  }
}
