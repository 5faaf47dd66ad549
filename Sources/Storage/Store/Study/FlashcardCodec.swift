import ByteCoding
import Flashcards

/// The encoding of a flashcard's state in frames, and of a whole card in entries of the undo log and
/// deleted objects up to format 16: 92 bytes with fixed offsets. Absent values are zero, with their flag
/// not set. Format 2 has Anki's id (64 bits) behind them. Format 3 has Anki's id or 0, and
/// the placement and what Anki has besides, each as 1 and its parts or as 0; behind all of it, where it
/// is known, how the card stood in Anki: the deck's id there (64 bits), and the flag with 8 added for a
/// suspended card (8 bits). Older programs pass that over.
enum FlashcardCodec {
  private static let numbers: ClosedRange<UInt8> = 1...3

  /// Properties and presence of optional values, as bits of one byte.
  private struct Marks: OptionSet {
    let rawValue: UInt8
    static let suspended = Marks(rawValue: 1)
    static let buried = Marks(rawValue: 2)
    static let memory = Marks(rawValue: 4)
    static let dueDay = Marks(rawValue: 8)
    static let dueMoment = Marks(rawValue: 16)
    static let answered = Marks(rawValue: 32)

    init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    init(of card: Flashcard) {
      self = []
      if card.isSuspended { insert(.suspended) }
      if card.buriedOn != nil { insert(.buried) }
      if card.progress.memory != nil { insert(.memory) }
      if card.progress.lastReview != nil { insert(.answered) }
      switch card.progress.due {
      case .day: insert(.dueDay)
      case .moment: insert(.dueMoment)
      case nil: break
      }
    }
  }

  static func bytes(of card: Flashcard) -> [UInt8] {
    let progress = card.progress
    var bytes = ByteWriter(room: 100)
    let form = form(of: card)
    bytes.append(form)
    bytes.append(Marks(of: card).rawValue)
    bytes.append(card.flag)
    bytes.append(progress.phase.rawValue)
    bytes.append(card.note.rawValue)
    bytes.append(card.deck.rawValue)
    bytes.append(Int64(card.position))
    bytes.append(Int64(card.buriedOn ?? 0))
    bytes.append(Int32(clamping: card.ordinal))
    bytes.append(Int32(clamping: progress.step))
    bytes.append(Int32(clamping: progress.intervalDays))
    bytes.append(Int32(clamping: progress.reviews))
    bytes.append(Int32(clamping: progress.lapses))
    bytes.append(progress.memory?.stability ?? 0)
    bytes.append(progress.memory?.difficulty ?? 0)
    switch progress.due {
    case .day(let day): bytes.append(Int64(day))
    case .moment(let time): bytes.append(time.rawValue)
    case nil: bytes.append(Int64(0))
    }
    bytes.append(progress.lastReview?.time.rawValue ?? 0)
    bytes.append(progress.lastReview?.zoneOffset ?? 0)
    if form > 1 { bytes.append(card.ankiID ?? 0) }
    if form > 2 {
      bytes.append(UInt8(card.placement == nil ? 0 : 1))
      if let placement = card.placement { append(placement, to: &bytes) }
      bytes.append(UInt8(card.carried == nil ? 0 : 1))
      if let carried = card.carried { append(carried, to: &bytes) }
    }
    return bytes.bytes
  }

  private static func form(of card: Flashcard) -> UInt8 {
    if card.placement != nil || card.carried != nil { return 3 }
    return card.ankiID == nil ? 1 : 2
  }

  /// The bytes of a placement, 64 of them.
  static func bytes(of placement: Placement) -> [UInt8] {
    var bytes = ByteWriter(room: 64)
    append(placement, to: &bytes)
    return bytes.bytes
  }

  private static func append(_ placement: Placement, to bytes: inout ByteWriter) {
    let progress = placement.progress
    bytes.append(placement.time.rawValue)
    bytes.append(progress.phase.rawValue)
    bytes.append(Int32(clamping: progress.step))
    bytes.append(Int32(clamping: progress.intervalDays))
    bytes.append(Int32(clamping: progress.reviews))
    bytes.append(Int32(clamping: progress.lapses))
    bytes.append(UInt8(progress.memory == nil ? 0 : 1))
    bytes.append(progress.memory?.stability ?? 0)
    bytes.append(progress.memory?.difficulty ?? 0)
    switch progress.due {
    case nil:
      bytes.append(UInt8(0))
      bytes.append(Int64(0))
    case .day(let day):
      bytes.append(UInt8(1))
      bytes.append(Int64(day))
    case .moment(let time):
      bytes.append(UInt8(2))
      bytes.append(time.rawValue)
    }
    bytes.append(UInt8(progress.lastReview == nil ? 0 : 1))
    bytes.append(progress.lastReview?.time.rawValue ?? 0)
    bytes.append(progress.lastReview?.zoneOffset ?? 0)
  }

  static func placement(_ bytes: UnsafeRawBufferPointer) throws -> Placement {
    var parts = MemoryReader(bytes)
    return try placement(&parts)
  }

  private static func placement(_ parts: inout MemoryReader) throws -> Placement {
    let time = Timestamp(milliseconds: try parts.number())
    let phase = try parts.value(Phase.self)
    let step = Int(try parts.number(Int32.self))
    let intervalDays = Int(try parts.number(Int32.self))
    let reviews = Int(try parts.number(Int32.self))
    let lapses = Int(try parts.number(Int32.self))
    let hasMemory = try parts.number(UInt8.self) != 0
    let memory = Memory(stability: try parts.double(), difficulty: try parts.double())
    let dueKind = try parts.number(UInt8.self)
    let due = try parts.number(Int64.self)
    let wasAnswered = try parts.number(UInt8.self) != 0
    let last = LocalMoment(
      time: Timestamp(milliseconds: try parts.number()),
      zoneOffset: try parts.number()
    )
    let progress = FlashcardProgress(
      phase: phase,
      step: step,
      memory: hasMemory ? memory : nil,
      intervalDays: intervalDays,
      due: dueKind == 1
        ? .day(StudyDay(due)) : dueKind == 2 ? .moment(Timestamp(milliseconds: due)) : nil,
      lastReview: wasAnswered ? last : nil,
      reviews: reviews,
      lapses: lapses
    )
    return Placement(progress, at: time)
  }

  /// The bytes of what a card has besides in Anki, with how it stood there.
  static func bytes(of carried: CarriedCard) -> [UInt8] {
    var bytes = ByteWriter(room: 64)
    append(carried, to: &bytes)
    return bytes.bytes
  }

  private static func append(_ carried: CarriedCard, to bytes: inout ByteWriter) {
    bytes.append(carried.factor)
    bytes.append(carried.left)
    bytes.append(carried.modified)
    bytes.append(Int32(clamping: carried.reviews))
    bytes.append(carried.data)
    if let standing = carried.standing {
      bytes.append(standing.deck)
      bytes.append(standing.flag & 7 | (standing.isSuspended ? 8 : 0))
    }
  }

  /// The number of reviews with which a card came; nil where there are no such bytes.
  static func carriedReviews(_ bytes: UnsafeRawBufferPointer) -> Int64? { number(16, of: bytes) }

  /// The ease with which a card came, per mille, likewise.
  static func carriedFactor(_ bytes: UnsafeRawBufferPointer) -> Int64? { number(0, of: bytes) }

  /// The time of the last change with which a card came, in seconds since 1970, likewise.
  static func carriedModified(_ bytes: UnsafeRawBufferPointer) -> Int64? {
    guard bytes.count >= 16 else { return nil }
    return Int64(littleEndian: bytes.loadUnaligned(fromByteOffset: 8, as: Int64.self))
  }

  private static func number(_ place: Int, of bytes: UnsafeRawBufferPointer) -> Int64? {
    guard bytes.count >= place + 4 else { return nil }
    return Int64(
      Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: Int32.self))
    )
  }

  static func carried(_ bytes: UnsafeRawBufferPointer) throws -> CarriedCard {
    var parts = MemoryReader(bytes)
    return try carried(&parts)
  }

  private static func carried(_ parts: inout MemoryReader) throws -> CarriedCard {
    let factor = try parts.number(Int32.self)
    let left = try parts.number(Int32.self)
    let modified = try parts.number(Int64.self)
    let reviews = Int(try parts.number(Int32.self))
    return CarriedCard(
      factor: factor,
      left: left,
      data: try parts.repairedText(),
      modified: modified,
      reviews: reviews,
      standing: try standing(&parts)
    )
  }

  /// Reads how a card stood in Anki, which records of older programs don't have.
  private static func standing(_ parts: inout MemoryReader) throws -> CarriedCard.Standing? {
    guard !parts.isEmpty else { return nil }
    let deck = try parts.number(Int64.self)
    let marks = try parts.number(UInt8.self)
    return CarriedCard.Standing(deck: deck, isSuspended: marks & 8 != 0, flag: marks & 7)
  }

  /// Reads Anki's id: in format 3 it is 0 where there is none.
  private static func ankiID(_ form: UInt8, _ parts: inout MemoryReader) throws -> Int64? {
    guard form > 1 else { return nil }
    let id = try parts.number(Int64.self)
    return form > 2 && id == 0 ? nil : id
  }

  /// Reads whether a part follows.
  private static func isNext(_ parts: inout MemoryReader) throws -> Bool {
    try parts.number(UInt8.self) != 0
  }

  static func card(_ id: Int64, from bytes: UnsafeRawBufferPointer) throws -> Flashcard {
    var parts = MemoryReader(bytes)
    let form = try parts.form(among: numbers)
    let marks = Marks(rawValue: try parts.number())
    let flag = try parts.number(UInt8.self)
    let phase = try parts.value(Phase.self)
    let note = NoteID(rawValue: try parts.number())
    let deck = DeckID(rawValue: try parts.number())
    let position = Int(try parts.number(Int64.self))
    let buried = StudyDay(try parts.number(Int64.self))
    let ordinal = Int(try parts.number(Int32.self))
    let step = Int(try parts.number(Int32.self))
    let intervalDays = Int(try parts.number(Int32.self))
    let reviews = Int(try parts.number(Int32.self))
    let lapses = Int(try parts.number(Int32.self))
    let memory = Memory(stability: try parts.double(), difficulty: try parts.double())
    let due = try parts.number(Int64.self)
    let last = LocalMoment(
      time: Timestamp(milliseconds: try parts.number()),
      zoneOffset: try parts.number()
    )
    return Flashcard(
      id: FlashcardID(rawValue: id),
      ankiID: try ankiID(form, &parts),
      note: note,
      ordinal: ordinal,
      deck: deck,
      position: position,
      flag: flag,
      isSuspended: marks.contains(.suspended),
      buriedOn: marks.contains(.buried) ? buried : nil,
      progress: FlashcardProgress(
        phase: phase,
        step: step,
        memory: marks.contains(.memory) ? memory : nil,
        intervalDays: intervalDays,
        due: marks.contains(.dueDay)
          ? .day(StudyDay(due))
          : marks.contains(.dueMoment) ? .moment(Timestamp(milliseconds: due)) : nil,
        lastReview: marks.contains(.answered) ? last : nil,
        reviews: reviews,
        lapses: lapses
      ),
      placement: try form > 2 && isNext(&parts) ? placement(&parts) : nil,
      carried: try form > 2 && isNext(&parts) ? carried(&parts) : nil
    )
  }
}
