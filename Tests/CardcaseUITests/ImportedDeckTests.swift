import DomainWords
import Flashcards
import Testing
import Wording

@Suite("What an import has for each deck, and what it leaves")
struct ImportedDeckTests {
  private let one = DeckID(rawValue: 1)
  private let two = DeckID(rawValue: 2)

  private func note(_ id: Int64) throws -> Note {
    Note(
      id: NoteID(rawValue: id),
      guid: "\(id)",
      content: try NoteContent(kind: .basic, prompt: "\(id)", answer: "yes"),
      tags: .none,
      modified: Timestamp(rawValue: 0)
    )
  }

  private func card(_ note: Int64, in deck: DeckID) -> Flashcard {
    Flashcard(
      id: FlashcardID(rawValue: note + 100),
      note: NoteID(rawValue: note),
      ordinal: 0,
      deck: deck,
      position: 0
    )
  }

  @Test("notes count in the deck of their first card, a moved one in its new deck")
  func decks() throws {
    let names = try ["B", "A"].map { try #require(DeckName($0)) }
    var collection = StudyCollection()
    collection.decks = [Deck(id: one, name: names[0])]
    collection.notes = try [10, 11, 12].map(note)
    collection.cards = [10, 11, 12].map { card($0, in: one) }
    var change = ChangeSet()
    change.decks = [Deck(id: two, name: names[1])]
    change.notes = try [11, 20, 21].map(note)
    change.cards = [card(20, in: two), card(21, in: one), card(12, in: two)]
    let found = ImportedDeck.all(
      in: change,
      same: [10, 12].map { NoteID(rawValue: $0) },
      of: collection
    )
    #expect(
      found == [
        ImportedDeck(names[1], new: 1, unchanged: 1),
        ImportedDeck(names[0], new: 1, replaced: 1, unchanged: 1),
      ]
    )
    #expect(found.map(\.total) == [2, 3])
  }

  @Test("what is lost is counted by kind, bad lines and unknown answers among what is left")
  func losses() {
    let preview = ImportPreview(
      new: 0,
      badLines: [.init(line: 7, reason: .noteEmptyAnswer)],
      losses: [
        ImportLoss(.media, count: 18, .packageOnlyKept(name: "Load Balancer", list: "1")),
        ImportLoss(.options, count: 1, .packageOnlyKept(name: "Load Balancer", list: "1")),
        ImportLoss(.options, count: 2, .packageOnlyKept(name: "Load Balancer", list: "1")),
        ImportLoss(.notes, count: 1, .packageOnlyKept(name: "Load Balancer", list: "1")),
      ],
      unknownAnswers: 3,
      change: ChangeSet()
    )
    let wording = Wording()
    #expect(preview.words(for: .unshown, wording) == "18 pictures and sounds")
    #expect(preview.words(for: .unused, wording) == "3 options of Anki")
    #expect(preview.words(for: .repaired, wording).isEmpty)
    #expect(preview.words(for: .left, wording) == "1 note, 3 answers, 1 line")
    #expect(preview.remarks.count == 5)
  }

  @Test("a forecast says if the schedule fits, and by what numbers")
  func forecast() {
    let good = ImportForecast(answers: 300, logLoss: 0.31234, error: 2.44)
    #expect(good.verdict == .importFits)
    #expect(good.sentence == .packageForecast(answers: "300", loss: "0.312", error: "2.4"))
    #expect(ImportForecast(answers: 300, logLoss: 0.5, error: 9).verdict == .importFitsNot)
  }
}
