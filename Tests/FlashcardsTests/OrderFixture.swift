import Testing

@testable import Flashcards

/// A row of cards as `anki_order_collections.py` writes it.
struct OrderFixtureCard: Decodable {
  let id: Int64
  let note: Int64
  let deck: Int64
  let ordinal: Int
  let modified: Int64
  let type: Int
  let queue: Int
  let due: Int64
  let interval: Int
  let answers: Int
  let lapses: Int
  let memory: OrderMemory?
  /// The milliseconds of the last entry of the log; nil if there is none, or it is not written.
  let lastLogged: Int64?

  init(from decoder: any Decoder) throws {
    var row = try decoder.unkeyedContainer()
    id = try row.decode(Int64.self)
    note = try row.decode(Int64.self)
    deck = try row.decode(Int64.self)
    _ = try row.decode(Int64.self)
    ordinal = try row.decode(Int.self)
    modified = try row.decode(Int64.self)
    type = try row.decode(Int.self)
    queue = try row.decode(Int.self)
    due = try row.decode(Int64.self)
    interval = try row.decode(Int.self)
    answers = try row.decode(Int.self)
    lapses = try row.decode(Int.self)
    let stability = try row.decodeIfPresent(Float.self)
    let difficulty = try row.decodeIfPresent(Float.self)
    let decay = try row.decodeIfPresent(Float.self)
    let retention = try row.decodeIfPresent(Float.self)
    let last = try row.decodeIfPresent(Int64.self)
    memory = stability.flatMap {
      OrderMemory(
        stability: $0,
        difficulty: difficulty ?? 0,
        decay: decay ?? OrderMemory.olderDecay,
        retention: retention,
        lastAnswer: last.map { Timestamp(milliseconds: $0 * 1_000) }
      )
    }
    lastLogged = row.isAtEnd ? nil : try row.decodeIfPresent(Int64.self)
  }

  /// The hindrance that the queue tells.
  var hindrance: FilteredCandidate.Hindrance? {
    switch queue {
    case -1: .suspended
    case -2, -3: .buried
    default: nil
    }
  }

  /// The card as orders see it.
  var candidate: OrderCandidate { candidate(modified: modified) }

  /// The card as orders see it in a filtered deck that was built at a time.
  func candidate(modified: Int64, duePlace: Int64? = nil) -> OrderCandidate {
    let state: OrderCandidate.State =
      switch queue {
      case 0: .new(position: Int(due))
      case 1, 4: .step(due: Timestamp(milliseconds: due * 1_000))
      case 3: .dayStep(due: Int(due))
      default: .review(due: Int(due))
      }
    return OrderCandidate(
      id: FlashcardID(rawValue: id),
      seed: id,
      noteSeed: note,
      ordinal: ordinal,
      modified: modified,
      state: state,
      intervalDays: interval,
      memory: memory,
      duePlace: duePlace
    )
  }
}

extension OrderFixtureCard {
  /// The card as a filtered deck has it that was just built.
  func filtered(at place: Int, today: StudyDay) -> FilteredCard {
    let phases: [Phase] = [.new, .learning, .review, .relearning]
    let phase = phases[type]
    let due: Due? =
      switch queue {
      case 0: nil
      case 1: .moment(Timestamp(milliseconds: due * 1_000))
      default: .day(Int(due))
      }
    return FilteredCard(
      id: FlashcardID(rawValue: id),
      note: NoteID(rawValue: note),
      deck: DeckID(rawValue: deck),
      stay: FilteredStay(
        deck: FilteredDeckID(rawValue: 1),
        place: place,
        since: Timestamp(milliseconds: .max)
      ),
      phase: phase,
      due: due,
      lastReview: nil,
      today: today
    )
  }
}

/// The day of a collection, as the scripts write it.
struct OrderFixtureDay: Decodable {
  let today: Int
  let dayEnd: Int64

  private enum CodingKeys: String, CodingKey {
    case today
    case dayEnd = "day_end_s"
  }

  /// The moment at a second since 1970.
  func moment(_ now: Int64) -> OrderMoment {
    OrderMoment(
      now: Timestamp(milliseconds: now * 1_000),
      today: today,
      dayEnd: Timestamp(milliseconds: dayEnd * 1_000),
      firstDay: 0
    )
  }
}
