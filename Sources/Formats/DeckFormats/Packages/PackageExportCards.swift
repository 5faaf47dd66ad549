import Flashcards
import ReaderProtocol

/// The cards of an export: the columns as they came while a card is as it was, worked out otherwise.
struct PackageExportCards {
  /// The ease of a card that SM-2 never scheduled, in thousandths.
  private static let startingEase: Int32 = 2_500

  /// The schedulers of the decks.
  let schedulers: [DeckID: Scheduler]
  private let decays: [DeckID: Double]
  private let export: PackageExport
  private let calendar: CollectionCalendar
  private let today: StudyDay
  /// The cards answered today, note by note, with the kinds of siblings that wait for them.
  private let answeredToday: [NoteID: [(card: FlashcardID, buries: SiblingKinds)]]
  private let now: LocalMoment

  init(
    _ collection: StudyCollection,
    _ parameters: [ParameterSet],
    _ export: PackageExport,
    _ boundary: DayBoundary,
    _ calendar: CollectionCalendar,
    _ now: LocalMoment
  ) {
    let sets = Dictionary(parameters.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    var schedulers: [DeckID: Scheduler] = [:]
    var decays: [DeckID: Double] = [:]
    for deck in collection.decks {
      let set = deck.options.parameters.flatMap { sets[$0] }
      schedulers[deck.id] = deck.scheduler(set, boundary: boundary)
      decays[deck.id] = (set?.parameters ?? .defaults).values.last
    }
    self.schedulers = schedulers
    self.decays = decays
    self.export = export
    self.calendar = calendar
    self.now = now
    let today = boundary.day(of: now)
    self.today = today
    let buries = Dictionary(collection.decks.map { ($0.id, $0.options.buries) }) { one, _ in one }
    let answered = collection.cards.filter { card in
      card.progress.lastReview.map { boundary.day(of: $0) == today } ?? false
    }
    answeredToday = Dictionary(grouping: answered, by: \.note).mapValues { cards in
      cards.map { ($0.id, buries[$0.deck] ?? []) }
    }
  }

  /// The record of a card.
  func record(of card: Flashcard, _ id: Int64, note: Int64, deck: Int64) -> PackageCard {
    let carried = card.carried.flatMap { $0.reviews == card.progress.reviews ? $0 : nil }
    let last = (card.progress.lastReview ?? now).time.rawValue / 1_000
    var record = PackageCard(
      id: id,
      note: note,
      deck: deck,
      ordinal: Int32(clamping: card.ordinal),
      modified: carried?.modified ?? last,
      due: Int64(card.position),
      data: "{}"
    )
    guard export.withScheduling else { return record }
    let progress = card.progress
    record.type = Int32(progress.phase.rawValue)
    record.queue = queue(of: card)
    switch progress.due {
    case .moment(let time)? where progress.phase != .new: record.due = time.rawValue / 1_000
    case .day(let day)? where progress.phase != .new: record.due = calendar.days(day)
    default: break
    }
    record.interval = Int32(clamping: progress.intervalDays)
    record.reviews = Int32(clamping: progress.reviews)
    record.lapses = Int32(clamping: progress.lapses)
    record.flags = Int32(card.flag)
    if let carried {
      (record.factor, record.left, record.data) = (carried.factor, carried.left, carried.data)
    } else if progress.phase != .new {
      record.factor = factor(of: card)
      record.left = stepsLeft(card)
      record.data = data(of: card)
    }
    return record
  }

  private func queue(of card: Flashcard) -> Int32 {
    if card.isSuspended { return -1 }
    if card.isBuried(on: today) { return wasBuriedAsSibling(card) ? -2 : -3 }
    switch card.progress.phase {
    case .new: return 0
    case .review: return 2
    case .learning, .relearning:
      if case .day = card.progress.due { return 3 }
      return 1
    }
  }

  /// True for a card that was left out because another one of its note was answered, not by hand.
  private func wasBuriedAsSibling(_ card: Flashcard) -> Bool {
    let kind = card.progress.siblingKind
    return (answeredToday[card.note] ?? []).contains {
      $0.card != card.id && !$0.buries.isDisjoint(with: kind)
    }
  }

  /// The ease: a card has one from the end of its first steps on.
  private func factor(of card: Flashcard) -> Int32 {
    let given = card.carried?.factor ?? 0
    return given == 0 && card.progress.phase != .learning ? Self.startingEase : given
  }

  private func stepsLeft(_ card: Flashcard) -> Int32 {
    guard let settings = schedulers[card.deck]?.settings else { return 0 }
    switch card.progress.phase {
    case .new, .review: return 0
    case .learning: return left(settings.learningSteps, card)
    case .relearning: return left(settings.relearningSteps, card)
    }
  }

  private func left(_ steps: [Int64], _ card: Flashcard) -> Int32 {
    Int32(clamping: max(steps.isEmpty ? 0 : 1, steps.count - card.progress.step))
  }

  /// The JSON of a card that was answered here.
  private func data(of card: Flashcard) -> String {
    var json = "{\"pos\":\(card.position)"
    if let memory = card.progress.memory {
      json += ",\"s\":\(Self.rounded(memory.stability, 10_000))"
      json += ",\"d\":\(Self.rounded(memory.difficulty, 1_000))"
    }
    if let scheduler = schedulers[card.deck], let decay = decays[card.deck] {
      json += ",\"dr\":\(Self.rounded(scheduler.settings.retention, 100))"
      json += ",\"decay\":\(Self.rounded(decay, 1_000))"
    }
    if let last = card.progress.lastReview { json += ",\"lrt\":\(last.time.rawValue / 1_000)" }
    return json + "}"
  }

  private static func rounded(_ value: Double, _ unit: Double) -> Double {
    (value * unit).rounded() / unit
  }
}
