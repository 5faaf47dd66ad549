import Flashcards

/// The encoding of a flashcard's record: 92 bytes with fixed offsets. Absent values are zero, with
/// their flag not set. Format 2 has Anki's id (64 bits) behind them.
enum FlashcardCodec {
  private static let numbers: ClosedRange<UInt8> = 1...2

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

    init(of card: Card) {
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

  static func bytes(of card: Card) -> [UInt8] {
    let progress = card.progress
    var bytes = RecordEncoder(capacity: 100)
    bytes.append(card.ankiID == nil ? numbers.lowerBound : numbers.upperBound)
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
    if let id = card.ankiID { bytes.append(id) }
    return bytes.bytes
  }

  static func card(_ id: Int64, from bytes: UnsafeRawBufferPointer) throws -> Card {
    var parts = RecordDecoder(bytes)
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
    return Card(
      id: CardID(rawValue: id),
      ankiID: form == numbers.upperBound ? try parts.number() : nil,
      note: note,
      ordinal: ordinal,
      deck: deck,
      position: position,
      flag: flag,
      isSuspended: marks.contains(.suspended),
      buriedOn: marks.contains(.buried) ? buried : nil,
      progress: CardProgress(
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
      )
    )
  }
}
