import Flashcards
import PaymentCards
import ReaderProtocol

/// A card in `note find --cards --json`. What is not known of it is left out.
struct CardJSON: Encodable {
  /// An entry of its log.
  struct Entry: Encodable {
    let time: Int64
    let kind: String
    let rating: UInt8?
    let interval: Double?
    let duration: Double?
    let stability: Double?
    let difficulty: Double?

    private enum CodingKeys: String, CodingKey {
      case kind, rating, difficulty
      case time = "answered_s"
      case interval = "interval_s"
      case duration = "duration_s"
      case stability = "stability_days"
    }

    init(_ entry: CardHistory.Entry) {
      time = entry.moment.time.rawValue / 1_000
      kind = HistoryText.name(of: entry.kind)
      rating = entry.rating?.rawValue
      interval = entry.interval?.seconds
      duration = entry.duration.map { Double($0) / 1_000 }
      stability = entry.memory?.stability
      difficulty = entry.memory?.difficulty
    }
  }

  private let question: String
  private let log: [Entry]
  private var state: String?
  private var flag: UInt8?
  private var created: Int64?
  private var firstAnswer: Int64?
  private var lastAnswer: Int64?
  private var due: Int64?
  private var dueDate: String?
  private var position: Int?
  private var interval: Int?
  private var ease: Double?
  private var stability: Double?
  private var difficulty: Double?
  private var retrievability: Double?
  private var answers: Int?
  private var lapses: Int?
  private var averageTime: Double?
  private var totalTime: Double?
  private var template: String?
  private var type: String?
  private var deck: String?
  private var preset: String?
  private var cardID: String?
  private var noteID: String?
  private var customData: String?

  private enum CodingKeys: String, CodingKey {
    case question, log, state, flag, position, ease, difficulty, retrievability, answers, lapses
    case template, type, deck, preset
    case created = "created_s"
    case firstAnswer = "first_answer_s"
    case lastAnswer = "last_answer_s"
    case due = "due_s"
    case dueDate = "due_date"
    case interval = "interval_days"
    case stability = "stability_days"
    case averageTime = "average_time_s"
    case totalTime = "total_time_s"
    case cardID = "card_id"
    case noteID = "note_id"
    case customData = "custom_data"
  }

  init(_ row: CardRow, _ information: CardInformation) {
    question = row.note.content.firstLines(asking: row.card.ordinal).question
    log = information.history.entries.map { Entry($0) }
    for fact in information.facts { take(fact) }
  }

  private mutating func take(_ fact: CardInformation.Fact) {
    switch fact {
    case .state(let state): self.state = Self.name(of: state)
    case .flag(let flag): self.flag = flag
    case .added(let time): created = time.rawValue / 1_000
    case .firstReview(let moment): firstAnswer = moment.time.rawValue / 1_000
    case .latestReview(let moment): lastAnswer = moment.time.rawValue / 1_000
    case .due(.moment(let time)): due = time.rawValue / 1_000
    case .due(.day(let day)): dueDate = CalendarDay(nearestTo1970Plus: day).hyphenated
    case .position(let position): self.position = position
    case .interval(let days): interval = days
    case .ease(let ease): self.ease = Double(ease) / 1_000
    case .stability(let days): stability = days
    case .difficulty(let difficulty): self.difficulty = difficulty
    case .retrievability(let share): retrievability = share
    case .reviews(let count): answers = count
    case .lapses(let count): lapses = count
    case .averageTime(let time): averageTime = time / 1_000
    case .totalTime(let time): totalTime = Double(time) / 1_000
    case .template(let name): template = name
    case .noteType(let type): self.type = type.name
    case .deck(let name): deck = name.description
    case .preset(let name): preset = name
    case .cardID(let id): cardID = String(id)
    case .noteID(let id): noteID = String(id)
    case .customData(let text): customData = text
    }
  }

  private static func name(of state: CardInformation.State) -> String {
    switch state {
    case .suspended: "suspended"
    case .buried: "buried"
    case .phase(.new): "new"
    case .phase(.learning): "learning"
    case .phase(.review): "review"
    case .phase(.relearning): "relearning"
    }
  }
}
