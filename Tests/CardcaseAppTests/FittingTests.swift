import Flashcards
import Secrets
import Store
import StudyUI
import Testing

@testable import AppSupport
@testable import CardcaseApp
@testable import CardcaseUI

@Suite("Fitting parameters on the worker's thread")
struct FittingTests {
  private let bench: Bench
  private let deck = DeckID(rawValue: 1)

  /// A deck of 60 cards with three answers each that can be foretold, and one in another deck.
  init() throws {
    bench = try Bench()
    var change = ChangeSet()
    for id in [Int64(1), 2] {
      change.decks.append(
        Deck(id: DeckID(rawValue: id), name: try #require(DeckName(id == 1 ? "A" : "A::B")))
      )
    }
    for number in Int64(1)...61 {
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
      change.cards.append(
        Flashcard(
          id: card,
          note: note,
          ordinal: 0,
          deck: DeckID(rawValue: number == 61 ? 2 : 1),
          position: 0
        )
      )
      for (place, day) in [Int64(0), 2, 7, 21].enumerated() {
        change.reviews.append(
          Review(
            card: card,
            moment: LocalMoment(
              time: Timestamp(milliseconds: day * 86_400_000 + 43_200_000 + number)
            ),
            duration: 0,
            rating: place > 0 && (Int(number) + place) % 3 == 0 ? .again : .good,
            kind: place == 0 ? .learning : .review
          )
        )
      }
    }
    try StudyStore(bench.vault).apply(change, under: bench.key)
  }

  private func fit(_ lease: KeyLease? = nil) -> StudyReply? {
    let effect = StudyEffect.fitParameters(deck, boundary: DayBoundary())
    guard case .study(let reply) = bench.result(of: effect.work(for: nil), lease)?.reply else {
      return nil
    }
    return reply
  }

  @Test("compares with what is in force, by the deck's own answers")
  func report() throws {
    guard case .response(.fitted(let report, deck))? = fit() else {
      Issue.record("nothing was fitted")
      return
    }
    #expect(report.answers == 180)
    #expect(report.verdict == .better)
    #expect(report.fit.extent == .all)
  }

  @Test("takes the answers of the decks that share the deck's preset, too")
  func shared() throws {
    let store = StudyStore(bench.vault)
    let preset = OptionsPreset(
      id: OptionsPresetID(rawValue: 900),
      name: "Shared",
      options: DeckOptions()
    )
    var change = ChangeSet()
    change.presets = [preset]
    change.decks = try store.summaries(
      at: LocalMoment(time: Timestamp(milliseconds: 0)),
      under: bench.key
    )
    .decks.map { $0.deck.following(preset) }
    try store.apply(change, under: bench.key)
    guard case .response(.fitted(let report, deck))? = fit() else {
      Issue.record("nothing was fitted")
      return
    }
    #expect(report.answers == 183)
  }

  @Test("comes to nothing where it was asked to stop")
  func stop() {
    let lease = KeyLease(of: bench.key)
    lease.revoke()
    #expect(fit(lease) == nil)
  }

  @Test("says so where the lock has taken the key, and tells nothing where it was stopped too")
  func locked() {
    bench.key.destroy()
    guard case .answersUnreadable? = fit() else {
      Issue.record("something was fitted without a key")
      return
    }
    let lease = KeyLease(of: bench.key)
    lease.revoke()
    #expect(fit(lease) == nil)
  }
}
