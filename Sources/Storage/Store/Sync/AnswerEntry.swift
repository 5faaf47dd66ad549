import ByteCoding
import Flashcards
import Vault

/// An answer as an entry of a card's log: the zone (32 bits), the duration
/// (32), the rating, the kind and the model (8 each), the key of the parameters or 0 (64), and what
/// Anki's log has besides: 1 or 0, the type, the button (8 each), both intervals and the factor (32
/// each). Behind that an answer in a filtered deck has a byte 1, which older programs pass over.
enum AnswerEntry {
  static func entry(
    _ review: Review,
    of card: ObjectKey,
    _ references: StudyReferences
  ) throws -> LogEntry {
    var bytes = ByteWriter(room: 35)
    bytes.append(review.moment.zoneOffset)
    bytes.append(review.duration)
    bytes.append(review.rating.rawValue)
    bytes.append(review.kind.rawValue)
    bytes.append(review.model.rawValue)
    bytes.append(try references.key(ofParameters: review.parameters))
    ReviewCodec.append(review.logged, to: &bytes)
    if review.isInFilteredDeck { bytes.append(UInt8(1)) }
    return LogEntry(id(of: review, card), content: bytes.bytes)
  }

  static func id(of review: Review, _ card: ObjectKey) -> LogEntryID {
    LogEntryID(object: card, time: review.moment.time.rawValue, edition: review.edition)
  }

  /// The answer in an entry, to a card of this vault.
  static func review(
    _ entry: LogEntry,
    card: FlashcardID,
    _ references: StudyReferences
  ) throws -> Review {
    try entry.content.withUnsafeBytes { content in
      var parts = MemoryReader(content)
      let zoneOffset = try parts.number(Int32.self)
      let duration = try parts.number(UInt32.self)
      let rating = try parts.value(Rating.self)
      let kind = try parts.value(ReviewKind.self)
      let model = try parts.value(MemoryModelKind.self)
      let set = try parts.number(Int64.self)
      let logged = try ReviewCodec.logged(&parts)
      return Review(
        card: card,
        moment: LocalMoment(
          time: Timestamp(milliseconds: entry.id.time),
          zoneOffset: zoneOffset
        ),
        duration: duration,
        rating: rating,
        kind: kind,
        model: model,
        parameters: set == 0
          ? nil : ParameterSetID(rawValue: try references.local(.parameters, of: set)),
        logged: logged,
        edition: entry.id.edition,
        isInFilteredDeck: try !parts.isEmpty && parts.number(UInt8.self) != 0
      )
    }
  }
}

extension AnswerEntry {
  /// The rank of an answer among those of one card and millisecond.
  static func order(_ review: Review) -> (Int, Int, UInt32) {
    (Int(review.edition), Int(review.rating.rawValue), review.duration)
  }
}

/// The card and the time of an answer.
struct AnswerName: Hashable {
  let card: FlashcardID
  let time: Timestamp

  init(_ review: Review) {
    card = review.card
    time = review.moment.time
  }
}

extension RecordReader {
  /// The answers in the log that have the card and the time of one of some others.
  func answers(atTimesOf others: [Review]) throws -> [AnswerName: Review] {
    let names = Set(others.map(AnswerName.init))
    var found: [AnswerName: Review] = [:]
    func look(_ review: Review) {
      let name = AnswerName(review)
      if names.contains(name) { found[name] = review }
    }
    let day: Int64 = 86_400_000
    for number in Set(names.map(\.time.utcDay)) {
      _ = try open(number, in: .reviewDay) { _, content in
        try ReviewCodec.each(in: content, look)
      }
      let singles = RecordSelection(["id": number * day...(number + 1) * day + 1_000])
      _ = try openAll(in: .review, singles) { _, content in
        try ReviewCodec.each(in: content, look)
      }
    }
    return found
  }

  /// The answer that an entry is; nil if the log does not have it, in that edition.
  func answer(_ id: LogEntryID, of card: FlashcardID) throws -> Review? {
    let time = Timestamp(milliseconds: id.time)
    var found: Review?
    func look(_ review: Review) {
      if review.card == card, review.moment.time == time, review.edition == id.edition {
        found = review
      }
    }
    let near = RecordSelection(["id": id.time...id.time + 1_000])
    _ = try openAll(in: .review, near) { _, content in try ReviewCodec.each(in: content, look) }
    if found == nil {
      _ = try open(time.utcDay, in: .reviewDay) { _, content in
        try ReviewCodec.each(in: content, look)
      }
    }
    return found
  }
}
