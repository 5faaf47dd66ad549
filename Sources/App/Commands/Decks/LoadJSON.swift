import DomainWords
import Flashcards

/// The output of `deck load --json`.
struct LoadJSON: Encodable {
  /// The mean probability of recall at the next answers.
  private struct Recall: Encodable {
    let before, after: Double?

    private enum CodingKeys: CodingKey {
      case before, after
    }

    init(_ knowledge: LoadChange.Knowledge) {
      (before, after) = (knowledge.before, knowledge.after)
    }

    // No card is null, not left out.
    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(before, forKey: .before)
      try values.encode(after, forKey: .after)
    }
  }

  /// The numbers of cards on each day.
  private struct Days: Encodable {
    let before, after: [Int]
  }

  private let deck: String?
  private let tool: String
  private let preview: Bool
  private let today: String
  private let moved, stuck: Int
  private let safe: Int?
  private let others: [String: Int]
  private let recallOfMoved, recall: Recall
  private let load: Days
  private let easyDates: [String]

  private enum CodingKeys: String, CodingKey {
    case deck, tool, preview, today, moved, stuck, safe, others, recall, load
    case recallOfMoved = "recall_of_moved"
    case easyDates = "easy_dates"
  }

  /// What a tool did to a deck, or to all if it is nil, or would do.
  init(_ change: LoadChange, of deck: String?, isPreview: Bool) {
    self.deck = deck
    tool = change.tool.name.rawValue
    preview = isPreview
    today = LoadToolText.text(of: change.today)
    moved = change.moves.count
    stuck = change.stuck
    safe = change.safe
    let left = change.others
    others = [
      "new": left.new, "steps": left.steps, "suspended": left.suspended, "buried": left.buried,
      "filtered": left.filtered, "unanswered": left.unknown,
    ]
    recallOfMoved = Recall(change.moved)
    recall = Recall(change.all)
    let days = change.load(days: LoadChange.toldDays)
    load = Days(before: days.before, after: days.after)
    easyDates = change.easyDates.after.sorted().map { LoadToolText.text(of: $0) }
  }

  // All decks are null, not left out.
  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(deck, forKey: .deck)
    try values.encode(tool, forKey: .tool)
    try values.encode(preview, forKey: .preview)
    try values.encode(today, forKey: .today)
    try values.encode(moved, forKey: .moved)
    try values.encode(stuck, forKey: .stuck)
    try values.encodeIfPresent(safe, forKey: .safe)
    try values.encode(others, forKey: .others)
    try values.encode(recall, forKey: .recall)
    try values.encode(recallOfMoved, forKey: .recallOfMoved)
    try values.encode(load, forKey: .load)
    try values.encode(easyDates, forKey: .easyDates)
  }
}
