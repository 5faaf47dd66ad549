import ByteCoding
import Flashcards

/// The encoding of answers in a record: the format's number (8 bits), then each answer in 36 bytes,
/// in the order in which they were given. The last byte has a flag for parameters, and the edition
/// above it. The highest bit of the kind is set for an answer in a filtered deck, since format 18.
///
/// In format 2, used where some come from Anki, 15 bytes follow each: 1 if its entry in Anki's log is
/// kept, and the type (8 bits each), the button (8), and the interval, the one before it and the
/// factor (32 each).
enum ReviewCodec {
  private static let numbers: ClosedRange<UInt8> = 1...2
  static let entryBytes = 36
  private static let filteredMark: UInt8 = 0x80
  private static let loggedBytes = 15

  static func bytes(of reviews: some Collection<Review>) -> [UInt8] {
    let isLogged = reviews.contains { $0.logged != nil }
    var bytes = ByteWriter(
      room: 1 + reviews.count * (entryBytes + (isLogged ? loggedBytes : 0))
    )
    bytes.append(isLogged ? numbers.upperBound : numbers.lowerBound)
    for review in reviews {
      bytes.append(review.card.rawValue)
      bytes.append(review.moment.time.rawValue)
      bytes.append(review.parameters?.rawValue ?? 0)
      bytes.append(review.moment.zoneOffset)
      bytes.append(review.duration)
      bytes.append(review.rating.rawValue)
      bytes.append(review.kind.rawValue | (review.isInFilteredDeck ? filteredMark : 0))
      bytes.append(review.model.rawValue)
      bytes.append(review.edition << 1 | (review.parameters == nil ? 0 : 1))
      if isLogged { append(review.logged, to: &bytes) }
    }
    return bytes.bytes
  }

  static func append(_ logged: LoggedAnswer?, to bytes: inout ByteWriter) {
    bytes.append(UInt8(logged == nil ? 0 : 1))
    bytes.append(logged?.type ?? 0)
    bytes.append(logged?.ease ?? 0)
    bytes.append(logged?.interval ?? 0)
    bytes.append(logged?.previousInterval ?? 0)
    bytes.append(logged?.factor ?? 0)
  }

  static func logged(_ parts: inout MemoryReader) throws -> LoggedAnswer? {
    let isThere = try parts.number(UInt8.self) != 0
    let logged = LoggedAnswer(
      type: try parts.number(),
      ease: try parts.number(),
      interval: try parts.number(),
      previousInterval: try parts.number(),
      factor: try parts.number()
    )
    return isThere ? logged : nil
  }

  /// Passes the answers on one by one.
  static func each(in bytes: UnsafeRawBufferPointer, _ body: (Review) throws -> Void) throws {
    var parts = MemoryReader(bytes)
    let isLogged = try parts.form(among: numbers) == numbers.upperBound
    while !parts.isEmpty {
      // There are hundreds of thousands: the bounds of each are checked once.
      let entry = try parts.take(entryBytes)
      func number<Number: FixedWidthInteger>(_ offset: Int) -> Number {
        Number(littleEndian: entry.loadUnaligned(fromByteOffset: offset, as: Number.self))
      }
      let kindAndMark: UInt8 = number(33)
      guard let rating = Rating(rawValue: number(32)),
        let kind = ReviewKind(rawValue: kindAndMark & ~filteredMark),
        let model = MemoryModelKind(rawValue: number(34))
      else { throw UnreadableBytes.invalid }
      let marks: UInt8 = number(35)
      try body(
        Review(
          card: FlashcardID(rawValue: number(0)),
          moment: LocalMoment(
            time: Timestamp(milliseconds: number(8)),
            zoneOffset: number(24)
          ),
          duration: number(28),
          rating: rating,
          kind: kind,
          model: model,
          parameters: marks & 1 != 0 ? ParameterSetID(rawValue: number(16)) : nil,
          logged: isLogged ? try logged(&parts) : nil,
          edition: marks >> 1,
          isInFilteredDeck: kindAndMark & filteredMark != 0
        )
      )
    }
  }

  static func reviews(in bytes: UnsafeRawBufferPointer) throws -> [Review] {
    var reviews: [Review] = []
    reviews.reserveCapacity(bytes.count / entryBytes)
    try each(in: bytes) { reviews.append($0) }
    return reviews
  }
}
