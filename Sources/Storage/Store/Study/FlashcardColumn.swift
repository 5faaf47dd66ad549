import ByteCoding
import Flashcards
import Vault

/// The columns of a card, by their places in a row. The names are part of the format.
enum FlashcardColumn: Int, CaseIterable {
  case deck = 2
  case note
  case due
  case buried
  case ordinal
  case ankiID
  case position
  case flag
  case suspended
  case phase
  case step
  case interval
  case dueDay
  case dueTime
  case stability
  case difficulty
  case lastReview
  case lastZone
  case reviews
  case lapses
  case placement
  case carried
  case filtered
  case filteredPlace
  case filteredSince
  case againTime

  /// The names of those that indexes order, the first ones.
  static let indexedNames = ["deck", "note", "due", "buried"]

  /// The names of the others.
  static let names = [
    "ordinal", "anki_id", "position", "flag", "suspended", "phase", "step", "interval", "due_day",
    "due_time", "stability", "difficulty", "last_review", "last_zone", "reviews", "lapses",
    "placement", "carried", "filtered", "filtered_place", "filtered_since", "again_time",
  ]

  /// The number of those that are there since format 18, the last ones.
  static let laterNames = 4

  /// The place of one that an index orders among these.
  var place: Int { rawValue - Self.deck.rawValue }
}

extension ColumnValues {
  fileprivate subscript(column: FlashcardColumn) -> Int64? { integer(column.rawValue) }

  /// A number that each card has.
  fileprivate func number<Number: FixedWidthInteger>(_ column: FlashcardColumn) throws -> Number {
    guard let value = Number(exactly: integerOrZero(column.rawValue)) else {
      throw UnreadableBytes.invalid
    }
    return value
  }
}

extension Flashcard {
  /// The values of the columns that indexes order. A card that its note no longer asks for is never due.
  func indexedColumns(isDormant: Bool) -> [Int64?] {
    [
      deck.rawValue, note.rawValue, isDormant ? nil : DueNumber(dueState).number,
      buriedOn.map { Int64($0) },
    ]
  }

  /// The values of the columns behind those that indexes order.
  var columns: [ColumnValue] {
    let last = progress.lastReview
    var dueDay: Int64?
    var dueTime: Int64?
    switch progress.due {
    case .day(let day): dueDay = Int64(day)
    case .moment(let time): dueTime = time.rawValue
    case nil: break
    }
    return [
      .integer(Int64(ordinal)), ColumnValue(ankiID), .integer(Int64(position)),
      .integer(Int64(flag)), .integer(isSuspended ? 1 : 0),
      .integer(Int64(progress.phase.rawValue)), .integer(Int64(progress.step)),
      .integer(Int64(progress.intervalDays)), ColumnValue(dueDay), ColumnValue(dueTime),
      progress.memory.map { .real($0.stability) } ?? .null,
      progress.memory.map { .real($0.difficulty) } ?? .null,
      ColumnValue(last?.time.rawValue), ColumnValue(last.map { Int64($0.zoneOffset) }),
      .integer(Int64(progress.reviews)), .integer(Int64(progress.lapses)),
      placement.map { .blob(FlashcardCodec.bytes(of: $0)) } ?? .null,
      carried.map { .blob(FlashcardCodec.bytes(of: $0)) } ?? .null,
      ColumnValue(stay?.deck.rawValue), ColumnValue(stay.map { Int64($0.place) }),
      ColumnValue(stay?.since.rawValue), ColumnValue(stay?.again?.rawValue),
    ]
  }

  /// Reads a card from its row.
  ///
  /// - Throws: `UnreadableBytes`.
  init(_ row: Row) throws {
    try self.init(row.integer(0) ?? 0, row)
  }

  /// Reads a card from its columns.
  ///
  /// - Throws: `UnreadableBytes`.
  init(_ id: Int64, _ row: some ColumnValues) throws {
    guard let phase = Phase(rawValue: try row.number(.phase)) else { throw UnreadableBytes.invalid }
    let time = row[.lastReview].map { Timestamp(milliseconds: $0) }
    let zone: Int32 = try time == nil ? 0 : row.number(.lastZone)
    guard time == nil || !row.isNull(FlashcardColumn.lastZone.rawValue) else {
      throw UnreadableBytes.invalid
    }
    self.init(
      id: FlashcardID(rawValue: id),
      ankiID: row[.ankiID],
      note: NoteID(rawValue: try row.number(.note)),
      ordinal: try row.number(.ordinal),
      deck: DeckID(rawValue: try row.number(.deck)),
      position: try row.number(.position),
      flag: try row.number(.flag),
      isSuspended: try row.number(.suspended) as Int64 != 0,
      buriedOn: row[.buried].map { StudyDay($0) },
      stay: try row[.filtered].map { deck in
        FilteredStay(
          deck: FilteredDeckID(rawValue: deck),
          place: try row.number(.filteredPlace),
          since: Timestamp(milliseconds: try row.number(.filteredSince)),
          again: row[.againTime].map { Timestamp(milliseconds: $0) }
        )
      },
      progress: FlashcardProgress(
        phase: phase,
        step: try row.number(.step),
        memory: row.double(FlashcardColumn.stability.rawValue).flatMap { stability in
          row.double(FlashcardColumn.difficulty.rawValue).map {
            Memory(stability: stability, difficulty: $0)
          }
        },
        intervalDays: try row.number(.interval),
        due: row[.dueDay].map { .day(StudyDay($0)) }
          ?? row[.dueTime].map { .moment(Timestamp(milliseconds: $0)) },
        lastReview: time.map { LocalMoment(time: $0, zoneOffset: zone) },
        reviews: try row.number(.reviews),
        lapses: try row.number(.lapses)
      ),
      placement: row.isNull(FlashcardColumn.placement.rawValue)
        ? nil : try FlashcardCodec.placement(row.bytes(FlashcardColumn.placement.rawValue)),
      carried: row.isNull(FlashcardColumn.carried.rawValue)
        ? nil : try FlashcardCodec.carried(row.bytes(FlashcardColumn.carried.rawValue))
    )
  }
}
