import Flashcards
import Store
import StudyUI
import Testing

@testable import AppSupport
@testable import CardcaseApp
@testable import CardcaseUI

@Suite("Working out on the worker's thread how well answers were predicted")
struct CalibratingTests {
  private let bench: Bench
  private let effect = StudyEffect.loadCalibration(of: nil, boundary: DayBoundary())

  /// A deck of one card that was answered on two days.
  init() throws {
    bench = try Bench()
    var change = ChangeSet()
    let deck = Deck(id: DeckID(rawValue: 1), name: try #require(DeckName("A")))
    let note = Note(
      id: NoteID(rawValue: 1),
      guid: "g",
      content: try NoteContent(kind: .basic, prompt: "p", answer: "a"),
      tags: .none,
      modified: Timestamp(rawValue: 0)
    )
    let card = FlashcardID(rawValue: 1)
    change.decks = [deck]
    change.notes = [note]
    change.cards = [
      Flashcard(id: card, note: note.id, ordinal: 0, deck: deck.id, position: 1)
    ]
    change.reviews = [Int64(1), 9].map { day in
      Review(
        card: card,
        moment: LocalMoment(time: Timestamp(milliseconds: day * 86_400_000)),
        duration: 1_000,
        rating: .good,
        kind: day == 1 ? .learning : .review
      )
    }
    try StudyStore(bench.vault).apply(change, under: bench.key)
  }

  @Test("comes to a report")
  func report() throws {
    guard
      case .study(.response(.calibration(let report, of: nil)))? = bench.result(
        of: effect.work(for: nil)
      )?.reply
    else {
      Issue.record("there is no report")
      return
    }
    #expect(report.whole?.answers == 1)
  }

  @Test("comes to nothing where it was asked to stop")
  func stop() {
    let lease = KeyLease(of: bench.key)
    lease.revoke()
    #expect(bench.result(of: effect.work(for: nil), lease)?.reply == nil)
  }

  @Test("stops between the parts of the work")
  func parts() throws {
    for most in 0..<4 {
      var asked = 0
      let report = try StudyStore(bench.vault)
        .calibration(of: nil, boundary: DayBoundary(), under: bench.key) {
          asked += 1
          return asked <= most
        }
      #expect(report == nil)
      #expect(asked == most + 1)
    }
  }
}
