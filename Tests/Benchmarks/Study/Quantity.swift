import Flashcards

/// A measured quantity of flashcards. The raw values are the names that the benchmark of Anki uses
/// too.
enum Quantity: String, Codable, CaseIterable {
  case decks, openThousand, openTenThousand, openAll, answerMedian, answerSlowest, search, find
  case statistics, calibrate, simulate, exportText, importText, undoImport, redoImport, importAgain
  case replay, rebuild, lock
  case exportPackage, importPackage
  case askWord, askDue, askRecall, askWithoutAccents, askWithoutTag, askExpression
  case browse, browseRows
  case sortDeck, sortDue, sortInterval, sortEase, sortLapses, sortReviews, sortPosition, sortFlag
  case sortStability, sortDifficulty, sortRetrievability, sortState, sortCreated, sortEdited
  case sortNoteType, sortTags, sortQuestion, sortAnswer
  case buildFiltered, previewLoad, flatten
  case indexText, syncedAnswerMedian, seal, join, foreignAnswers, nothingToSend

  /// The unit of a quantity.
  enum Unit: String {
    case milliseconds = "ms"
    case millionsPerSecond = "M/s"
  }

  var title: String {
    switch self {
    case .decks: "list the decks, with what is due"
    case .openThousand: "key to first card, deck of 1,000"
    case .openTenThousand: "key to first card, deck of 10,000"
    case .openAll: "key to first card, all in one deck"
    case .answerMedian: "an answer and the next card"
    case .answerSlowest: "  99 in 100"
    case .search: "filter a deck, slowest letter of a word"
    case .indexText: "index the text of all notes"
    case .find: "find 200 and count, slowest letter"
    case .askWord: "cards with a word"
    case .askDue: "cards that are due"
    case .askRecall: "cards at risk, prop:r"
    case .askWithoutAccents: "cards with a word, nc:"
    case .askWithoutTag: "cards without a tag"
    case .askExpression: "cards with an expression, re:"
    case .browse: "browse all cards: list, and 60 rows"
    case .browseRows: "  60 rows of them"
    case .buildFiltered: "a filtered deck of 10,000 rebuilt"
    case .previewLoad: "what the load would be, slowest tool"
    case .flatten: "all cards flattened to 200 a day"
    case .statistics: "statistics of a year"
    case .calibrate: "how well answers were predicted"
    case .simulate: "simulation of a year, no limits"
    case .exportText: "all notes as text"
    case .importText: "import of that text"
    case .undoImport: "undo of that import"
    case .redoImport: "redo of it"
    case .importAgain: "import of it again"
    case .exportPackage: "all as a package"
    case .importPackage: "import of that package"
    case .syncedAnswerMedian: "an answer, in step with devices"
    case .seal: "all in frames for other devices"
    case .join: "all of it taken by another device"
    case .foreignAnswers: "1,000 answers of another device"
    case .nothingToSend: "nothing to send"
    case .replay: "replay of answers, one core"
    case .rebuild: "replay and write everything back"
    case .lock: "Ctrl-L to key gone, all in review"
    default: "  sorted by \(sortKey?.rawValue ?? rawValue)"
    }
  }

  var unit: Unit { self == .replay ? .millionsPerSecond : .milliseconds }

  /// The search that a quantity is the time of; nil for others.
  var search: String? {
    switch self {
    case .askWord: Collection.word
    case .askDue: "is:due"
    case .askRecall: "prop:r>0.9"
    case .askWithoutAccents: "nc:\(Collection.word)"
    case .askWithoutTag: "-tag:tag7"
    case .askExpression: "re:\(Collection.word.prefix(3)).*[aeiou]"
    default: nil
    }
  }

  /// The key that a quantity is the time of sorting all cards by; nil for others.
  var sortKey: CardSortKey? {
    let name = rawValue.hasPrefix("sort") ? rawValue.dropFirst(4) : ""
    return CardSortKey(rawValue: name.prefix(1).lowercased() + name.dropFirst())
  }

  /// True if Anki has nothing like it, though it does the others of its part.
  var isOursAlone: Bool {
    [.sortCreated, .sortState, .sortFlag, .sortAnswer].contains(self)
  }

  /// The goal for a collection of any size; nil if there is none.
  var goal: Double? {
    switch self {
    case .decks: 50
    case .openThousand, .openTenThousand, .openAll: 100
    case .answerMedian, .syncedAnswerMedian: 0.3
    case .answerSlowest: 2
    case .search: 70
    case .find: 5
    case .browse: 150
    case .browseRows: 2
    case .statistics: 300
    case .previewLoad: 500
    case .exportText: 800
    case .importText, .undoImport, .redoImport, .importAgain: 3_700
    case .exportPackage, .importPackage: 4_000
    case .seal, .join: 15_000
    case .foreignAnswers: 150
    case .nothingToSend: 50
    case .replay: 5
    case .rebuild: 1_000
    case .lock: 50
    default: nil
    }
  }

  /// The goal for a share of what Anki takes; nil if there is none.
  var goalBesideAnki: Double? { self == .simulate ? 0.5 : nil }

  /// True if a value meets the goals; nil if there are none.
  ///
  /// - Parameter peer: what Anki takes; nil if it was not measured.
  func isMet(by value: Double, beside peer: Double?) -> Bool? {
    let share = peer.flatMap { peer in goalBesideAnki.map { value <= $0 * peer } }
    let own = goal.map { unit == .millionsPerSecond ? value >= $0 : value <= $0 }
    return own.map { $0 && share ?? true } ?? share
  }

  /// The words for the goals; empty if there are none.
  ///
  /// - Parameter hasPeer: true if Anki was measured.
  func goalWords(hasPeer: Bool) -> String {
    let own = goal.map { "\(unit == .milliseconds ? "≤" : "≥") \(Row.figure($0))" }
    let share = hasPeer ? goalBesideAnki.map { "≤ \(Row.figure($0)) ×" } : nil
    return [own, share].compactMap(\.self).joined(separator: ", ")
  }
}
