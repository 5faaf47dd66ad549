import Flashcards
import Vault

/// The tables of flashcards. Their names and columns are part of the format.
extension RecordTable {
  /// Decks.
  static let deck = RecordTable("deck")
  /// Presets of options.
  static let preset = RecordTable("preset")
  /// Filtered decks.
  static let filteredDeck = RecordTable("filtered_deck")
  /// Note types, but for the standard ones.
  static let noteType = RecordTable("note_type")
  /// The carried parts of Anki's collections.
  static let collection = RecordTable("anki_collection")
  /// Notes.
  static let note = RecordTable("note", columns: NoteColumn.names)
  /// The cards made from notes.
  static let flashcard = RecordTable(
    "flashcard",
    indexed: FlashcardColumn.indexedNames,
    columns: FlashcardColumn.names,
    laterColumns: FlashcardColumn.laterNames
  )
  /// Names of pictures and sounds.
  static let mediaName = RecordTable(
    "media_name",
    indexed: ["file"],
    columns: ["name", "added"]
  )
  /// Sets of parameters.
  static let parameters = RecordTable("parameters")
  /// Answers, one in each record. An id is the answer's time, or the next free one.
  static let review = RecordTable("review")
  /// The answers of closed days, one day in each record. An id is the day's number since 1970, UTC.
  static let reviewDay = RecordTable("review_day")
}

/// The due time of a card as one number: its kind in the lowest three bits, the time above them.
struct DueNumber {
  let number: Int64

  private static let kindBits = 3
  /// The lowest number of a moment, which is above that of any day: 70 minutes after the beginning of
  /// 1970, in which no card is due but where a clock is wrong. Earlier ones count as this.
  static let firstMoment: Int64 = 1 << 25
  /// A card that was never answered.
  static let new = DueNumber(number: 0)
  /// A card that is left out of study.
  static let suspended = DueNumber(number: 4)
  /// A card that is studied in a filtered deck.
  static let away = DueNumber(number: 5)

  init(number: Int64) {
    self.number = number
  }

  init(_ dueState: DueState) {
    let (kind, time): (Int64, Int64) =
      switch dueState.state {
      case .new: (0, 0)
      case .day(let day), .dayStep(let day): (1, Int64(day))
      case .moment(let moment): (2, Self.time(of: moment))
      case .step(let moment): (3, Self.time(of: moment))
      case .suspended: (4, 0)
      case .away: (5, 0)
      }
    number = time << Self.kindBits | kind
  }

  private static func time(of moment: Timestamp) -> Int64 {
    max(moment.rawValue, firstMoment >> kindBits)
  }

  /// The number above those of cards that are due up to a day of study, and of new ones.
  static func end(of day: StudyDay) -> Int64 { Int64(day + 1) << kindBits }

  /// The due state, that of a card in a step of a day or more as in review; nil for an impossible
  /// number.
  var state: DueState.State? {
    let time = number >> Self.kindBits
    return switch number & (1 << Self.kindBits - 1) {
    case 0: .new
    case 1: .day(StudyDay(time))
    case 2: .moment(Timestamp(milliseconds: time))
    case 3: .step(Timestamp(milliseconds: time))
    case 4: .suspended
    case 5: .away
    default: nil
    }
  }
}
