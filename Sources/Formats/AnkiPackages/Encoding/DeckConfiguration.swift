import ReaderProtocol

/// The protobufs of decks.
enum DeckConfiguration {
  static let normal: UInt64 = 1
  static let filtered: UInt64 = 2
  private static let preset: UInt64 = 1
  private static let description: UInt64 = 4
  private static let reviewLimit: UInt64 = 6
  private static let newLimit: UInt64 = 7
  private static let retention: UInt64 = 10

  /// The deck of two protobufs.
  static func deck(
    id: Int64,
    name: String,
    modified: Int64,
    common: [UInt8],
    kind: [UInt8]
  ) throws(PackageFailure) -> PackageDeck {
    var deck = PackageDeck(
      id: id,
      name: name,
      modified: modified,
      preset: nil,
      common: common,
      kind: kind
    )
    var reader = ProtobufReader(kind)
    while let (number, value) = try reader.next() {
      if number == filtered { deck.filter = try FilterConfiguration.filter(value.bytes) }
      guard number == normal else { continue }
      deck.preset = deck.preset ?? 1
      var inner = ProtobufReader(value.bytes)
      while let (number, value) = try inner.next() {
        switch number {
        case preset: deck.preset = Int64(bitPattern: value.number)
        case description: deck.isDescribed = !value.bytes.isEmpty
        case reviewLimit: deck.reviewsPerDay = UInt32(clamping: value.number)
        case newLimit: deck.newPerDay = UInt32(clamping: value.number)
        case retention: deck.retention = value.float
        default: break
        }
      }
    }
    return deck
  }

  /// The protobuf of a deck's kind: as it came, if it says what the deck says.
  static func whole(_ deck: PackageDeck) throws(PackageFailure) -> [UInt8] {
    let own = try self.deck(
      id: deck.id,
      name: deck.name,
      modified: deck.modified,
      common: deck.common,
      kind: deck.kind
    )
    if deck.isFiltered {
      guard let filter = deck.filter, !filter.isShown(by: own.filter) else { return deck.kind }
      return try FilterConfiguration.kind(filter, in: deck.kind)
    }
    if own.preset == deck.preset, own.newPerDay == deck.newPerDay,
      own.reviewsPerDay == deck.reviewsPerDay, own.retention == deck.retention,
      !deck.kind.isEmpty
    {
      return deck.kind
    }
    var inner = ProtobufMessage()
    var reader = ProtobufReader(deck.kind)
    while let (number, value) = try reader.next() {
      if number == normal { inner = try ProtobufMessage(Array(value.bytes)) }
    }
    inner.set(preset, UInt64(bitPattern: deck.preset ?? 1))
    inner.set(reviewLimit, deck.reviewsPerDay.map { .varint(UInt64($0)) })
    inner.set(newLimit, deck.newPerDay.map { .varint(UInt64($0)) })
    inner.set(retention, deck.retention.map { .fixed32($0.bitPattern) })
    var outer = ProtobufMessage()
    outer.append(normal, .bytes(inner.bytes[...]))
    return outer.bytes
  }

  /// The common fields of a deck that Anki has not seen: collapsed, as its own are.
  static let common: [UInt8] = {
    var message = ProtobufMessage()
    message.set(1, 1 as UInt64)
    message.set(2, 1 as UInt64)
    return message.bytes
  }()
}
