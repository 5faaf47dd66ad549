import Flashcards

/// The encoding of answers in a record: the format's number (8 bits), then each answer in 36 bytes,
/// in the order in which they were given. The last byte has a flag for parameters, and the edition
/// above it.
enum ReviewCodec {
  private static let number: UInt8 = 1
  static let entryBytes = 36

  static func bytes(of reviews: some Collection<Review>) -> [UInt8] {
    var bytes = RecordEncoder(capacity: 1 + reviews.count * entryBytes)
    bytes.append(number)
    for review in reviews {
      bytes.append(review.card.rawValue)
      bytes.append(review.moment.time.rawValue)
      bytes.append(review.parameters?.rawValue ?? 0)
      bytes.append(review.moment.zoneOffset)
      bytes.append(review.duration)
      bytes.append(review.rating.rawValue)
      bytes.append(review.kind.rawValue)
      bytes.append(review.model.rawValue)
      bytes.append(review.edition << 1 | (review.parameters == nil ? 0 : 1))
    }
    return bytes.bytes
  }

  /// Passes the answers on one by one.
  static func each(in bytes: UnsafeRawBufferPointer, _ body: (Review) throws -> Void) throws {
    var parts = RecordDecoder(bytes)
    try parts.form(number)
    while !parts.isEmpty {
      let card = CardID(rawValue: try parts.number())
      let time = Timestamp(milliseconds: try parts.number())
      let parameters = try parts.number(Int64.self)
      let zoneOffset = try parts.number(Int32.self)
      let duration = try parts.number(UInt32.self)
      let rating = try parts.value(Rating.self)
      let kind = try parts.value(ReviewKind.self)
      let model = try parts.value(MemoryModelKind.self)
      let marks = try parts.number(UInt8.self)
      try body(
        Review(
          card: card,
          moment: LocalMoment(time: time, zoneOffset: zoneOffset),
          duration: duration,
          rating: rating,
          kind: kind,
          model: model,
          parameters: marks & 1 != 0 ? ParameterSetID(rawValue: parameters) : nil,
          edition: marks >> 1
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
