import ByteCoding
import Flashcards
import Secrets

/// The encoding of an entry of the undo log.
///
/// The head: the format's number and the kind (8 bits each), the time (64), the numbers of changed
/// objects and of answers (32 each), the name, and the ids of the decks concerned, prefixed with
/// their number (32; none means any). Behind it, or in further parts of about 64 KiB each, the
/// undo record: entries of a tag (8 bits) and its value. A part of one payment card has a tag, the
/// card's id (64), the changed fields (8), and the content of its record.
enum UndoCodec {
  private static let number: UInt8 = 1
  /// The length from which on the undo record is stored in parts of its own.
  static let inlineBytes = 1 << 12
  private static let partBytes = 1 << 16
  private static let reviewsInEntry = 1_000

  /// The head of an entry.
  struct Head {
    var operation: UndoableOperation
    let time: Timestamp
    let count: Int
    let answers: Int
    /// The decks concerned; none for any.
    let decks: Set<DeckID>
  }

  /// The tags of entries that are no object of flashcards.
  private enum Mark: UInt8 {
    case reviews = 4
    case withdrawn = 5
    case setting = 6
    case paymentCard = 7
  }

  // MARK: The head

  static func append(_ head: Head, to bytes: inout ByteWriter) {
    bytes.append(number)
    bytes.append(head.operation.kind.rawValue)
    bytes.append(head.time.rawValue)
    bytes.append(UInt32(clamping: head.count))
    bytes.append(UInt32(clamping: head.answers))
    bytes.append(head.operation.name)
    bytes.append(UInt32(head.decks.count))
    for deck in head.decks.sorted() { bytes.append(deck.rawValue) }
  }

  static func head(_ parts: inout MemoryReader) throws -> Head {
    try parts.form(among: number...number)
    let kind = try parts.value(UndoableOperation.Kind.self)
    let time = Timestamp(milliseconds: try parts.number())
    let count = Int(try parts.number(UInt32.self))
    let answers = Int(try parts.number(UInt32.self))
    let name = try parts.repairedText()
    let decks = Int(try parts.number(UInt32.self))
    return Head(
      operation: UndoableOperation(kind, name),
      time: time,
      count: count,
      answers: answers,
      decks: Set(try (0..<decks).map { _ in DeckID(rawValue: try parts.number()) })
    )
  }

  // MARK: The record

  /// Passes on the encoded record in parts, without payment cards.
  static func eachPart(
    of record: UndoRecord,
    _ body: (ByteWriter) throws -> Void
  ) throws {
    var part = ByteWriter()
    func add(_ mark: UInt8, _ entry: (inout ByteWriter) -> Void) throws {
      part.append(mark)
      entry(&part)
      guard part.bytes.count >= partBytes else { return }
      try body(part)
      // The last entry mostly fits, too.
      part = ByteWriter(room: partBytes + inlineBytes)
    }
    for kind in StudyKind.allCases {
      for state in record[kind] { try add(kind.rawValue) { append(state, to: &$0) } }
    }
    for (mark, reviews) in [(Mark.reviews, record.reviews), (.withdrawn, record.withdrawn)] {
      for start in stride(from: 0, to: reviews.count, by: reviewsInEntry) {
        let some = reviews[start..<min(reviews.count, start + reviewsInEntry)]
        try add(mark.rawValue) { $0.append(ReviewCodec.bytes(of: some)) }
      }
    }
    for (key, form) in record.settings.sorted(by: { $0.key < $1.key }) {
      try add(Mark.setting.rawValue) {
        $0.append(key)
        $0.append(form)
      }
    }
    for state in record.paymentCards where state.content == nil {
      try add(Mark.paymentCard.rawValue) {
        $0.append(state.id)
        $0.append(state.fields.rawValue)
        $0.append(UInt8(0))
      }
    }
    if !part.bytes.isEmpty { try body(part) }
  }

  private static func append(_ state: ObjectState, to part: inout ByteWriter) {
    part.append(state.id)
    part.append(state.fields.rawValue)
    part.append(UInt8(state.content == nil ? 0 : 1))
    if let content = state.content { part.append(content) }
  }

  /// The part of one payment card that has content.
  static func part(of state: PaymentCardState) throws(SecretFailure) -> SecretBytes? {
    guard let content = try state.content?.open() else { return nil }
    var head = ByteWriter()
    head.append(Mark.paymentCard.rawValue)
    head.append(state.id)
    head.append(state.fields.rawValue)
    head.append(UInt8(1))
    let part = try SecretBytes(count: head.bytes.count + content.count)
    part.withUnsafeMutableBytes { target in
      target.copyBytes(from: head.bytes)
      content.withUnsafeBytes {
        UnsafeMutableRawBufferPointer(rebasing: target[head.bytes.count...])
          .copyMemory(from: $0)
      }
    }
    return part
  }

  /// Decodes what is left of a part, and adds it to a record.
  static func read(_ parts: inout MemoryReader, into record: inout UndoRecord) throws {
    while !parts.isEmpty {
      let mark = try parts.number(UInt8.self)
      if let kind = StudyKind(rawValue: mark) {
        record[kind].append(try state(&parts))
        continue
      }
      switch Mark(rawValue: mark) {
      case .reviews: record.reviews += try ReviewCodec.reviews(in: parts.counted())
      case .withdrawn: record.withdrawn += try ReviewCodec.reviews(in: parts.counted())
      case .setting:
        let key = try parts.repairedText()
        record.settings[key] = try parts.repairedText()
      case .paymentCard:
        let id = try parts.number(Int64.self)
        let fields = ObjectFields(rawValue: try parts.number())
        let content =
          try parts.number(UInt8.self) == 0
          ? nil : SealedSecret(SecretBytes(copying: parts.rest()))
        record.paymentCards.append(PaymentCardState(id: id, fields: fields, content: content))
      case nil: throw UnreadableBytes.invalid
      }
    }
  }

  private static func state(_ parts: inout MemoryReader) throws -> ObjectState {
    let id = try parts.number(Int64.self)
    let fields = ObjectFields(rawValue: try parts.number())
    let content = try parts.number(UInt8.self) == 0 ? nil : Array(try parts.counted())
    return ObjectState(id: id, fields: fields, content: content)
  }
}
