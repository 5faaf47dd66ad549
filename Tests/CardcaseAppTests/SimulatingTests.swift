import Flashcards
import Secrets
import Store
import StudyUI
import Testing

@testable import AppSupport
@testable import CardcaseApp
@testable import CardcaseUI

@Suite("Simulating a deck on the worker's thread")
struct SimulatingTests {
  private let bench: Bench
  private let deck = DeckID(rawValue: 1)
  private let now = LocalMoment(time: Timestamp(milliseconds: 30 * 86_400_000 + 43_200_000))

  /// A deck of 20 new cards, 10 that were answered, slowly, and one that is suspended; and a
  /// card in a deck within it.
  init() throws {
    bench = try Bench()
    var change = ChangeSet()
    for id in [Int64(1), 2] {
      change.decks.append(
        Deck(id: DeckID(rawValue: id), name: try #require(DeckName(id == 1 ? "A" : "A::B")))
      )
    }
    for number in Int64(1)...32 {
      let note = NoteID(rawValue: number)
      change.notes.append(
        Note(
          id: note,
          guid: "g\(number)",
          content: try NoteContent(kind: .basic, prompt: "p", answer: "a"),
          tags: .none,
          modified: Timestamp(rawValue: 0)
        )
      )
      let card = FlashcardID(rawValue: number)
      let reviews =
        number > 10
        ? []
        : [Int64(1), 9].map { day in
          Review(
            card: card,
            moment: LocalMoment(
              time: Timestamp(milliseconds: day * 86_400_000 + 43_200_000 + number)
            ),
            duration: 60_000,
            rating: day == 1 ? .easy : .good,
            kind: day == 1 ? .learning : .review
          )
        }
      change.reviews += reviews
      change.cards.append(
        Flashcard(
          id: card,
          note: note,
          ordinal: 0,
          deck: DeckID(rawValue: number == 32 ? 2 : 1),
          position: Int(number),
          isSuspended: number == 31,
          progress: Scheduler(model: FSRS6(), settings: .defaults).replay(reviews)
        )
      )
    }
    try StudyStore(bench.vault).apply(change, under: bench.key)
  }

  private func request(_ part: SimulationRequest.Part, new: Int = 20) -> SimulationRequest {
    SimulationRequest(part, of: deck, under: DeckOptions(newPerDay: new), dayCount: 30)
  }

  private func simulate(_ request: SimulationRequest, _ lease: KeyLease? = nil) -> StudyReply? {
    let effect = StudyEffect.simulate(request, at: now, boundary: DayBoundary())
    guard case .study(let reply) = bench.result(of: effect.work(for: nil), lease)?.reply else {
      return nil
    }
    return reply
  }

  private func report(_ part: SimulationRequest.Part, new: Int = 20) throws -> SimulationReport {
    let request = request(part, new: new)
    guard case .response(.simulated(let report, request))? = simulate(request) else {
      throw CancellationError()
    }
    return report
  }

  @Test("takes the cards of the deck and of those within it as they are, without suspended ones")
  func cards() throws {
    let report = try report(.courses)
    #expect(report.cards == 31)
    #expect(report.newCards == 21)
    let course = try #require(report.present)
    #expect(report.changed == nil)
    #expect(Int(course.introduced[0].rounded()) == 20)
    #expect(course.reviews.reduce(0, +) > 10)
    #expect(course.knownAtEnd > 20 && course.knownAtEnd < 30)
  }

  @Test("tells other options beside the deck's own")
  func changed() throws {
    let report = try report(.courses, new: 2)
    #expect(report.present.map { Int($0.introduced[0].rounded()) } == 20)
    let introduced = report.changed?.introduced.prefix(11).map { Int($0.rounded()) }
    #expect(introduced == [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1])
  }

  @Test("takes the time of an answer from one's own")
  func habits() throws {
    let store = StudyStore(bench.vault)
    let found = try store.deckSimulation(
      of: deck,
      at: now,
      boundary: DayBoundary(),
      under: bench.key
    )
    // Of 60 answers of its weight, 10 took a minute.
    #expect(abs(found.simulation.habits.seconds.review.good - (10 * 60 + 50 * 12.38) / 60) < 0.01)
    #expect(found.damaged == 0)
  }

  @Test("has the cards of a deck within it remembered by that deck's own parameters")
  func ownParameters() throws {
    let before = try report(.courses).present
    var values = FSRSParameters.defaults.values
    for place in 0..<4 { values[place] = 0.01 }
    values[10] = 0.001
    let set = ParameterSet(
      id: ParameterSetID(rawValue: 5),
      parameters: try FSRSParameters(values),
      made: Timestamp(rawValue: 0),
      origin: .entered
    )
    var inner = Deck(id: DeckID(rawValue: 2), name: try #require(DeckName("A::B")))
    inner.options.parameters = set.id
    var change = ChangeSet()
    change.parameters = [set]
    change.decks = [inner]
    try StudyStore(bench.vault).apply(change, under: bench.key)
    let after = try report(.courses).present
    // One of 31 cards is forgotten within a day now, does not get stronger, and comes on each.
    let (few, more) = (before?.reviews.reduce(0, +) ?? 0, after?.reviews.reduce(0, +) ?? 0)
    #expect(more > few + 15 && more < few + 30)
  }

  @Test("tells what each retention costs")
  func retentions() throws {
    let rows = try report(.retentions).retentions
    #expect(rows.map(\.percent) == Array(70...99))
    #expect(rows[29].secondsADay > rows[0].secondsADay)
    #expect(rows[29].known > rows[0].known)
    #expect(SimulatedRetention.cheapest(of: rows) != nil)
  }

  @Test("comes to nothing where it was asked to stop, and says so where the lock has taken the key")
  func stop() {
    let lease = KeyLease(of: bench.key)
    lease.revoke()
    #expect(simulate(request(.courses), lease) == nil)
    bench.key.destroy()
    guard case .answersUnreadable? = simulate(request(.courses)) else {
      Issue.record("something was simulated without a key")
      return
    }
  }
}
