import Testing

@testable import Flashcards

@Suite("New positions of new cards")
struct RepositioningTests {
  private let now = LocalMoment(time: Timestamp(milliseconds: 1), zoneOffset: 0)

  private func card(
    _ id: Int64,
    of note: Int64,
    at position: Int,
    isKnown: Bool = false
  ) -> Flashcard {
    var card = Flashcard(
      id: FlashcardID(rawValue: id),
      note: NoteID(rawValue: note),
      ordinal: Int(id % 10),
      deck: DeckID(rawValue: 1),
      position: position
    )
    if isKnown { card.progress.phase = .review }
    return card
  }

  private func positions(
    _ wanted: Repositioning,
    _ cards: [Flashcard],
    others: [Flashcard] = [],
    seed: UInt64 = 1
  ) -> [Int64: Int] {
    var context = EditContext(now: now, seed: seed)
    context.newCards = others
    let moved = BulkEdit.reposition(wanted).change(of: cards, [], context).cards
    return Dictionary(uniqueKeysWithValues: moved.map { ($0.id.rawValue, $0.position) })
  }

  @Test("Notes get one each, in the order they had, and known cards none")
  func notes() {
    let cards = [
      card(10, of: 1, at: 9), card(11, of: 1, at: 9), card(20, of: 2, at: 4),
      card(30, of: 3, at: 1, isKnown: true),
    ]
    let found = positions(Repositioning(start: 50, step: 3, shifts: false), cards)
    #expect(found == [20: 50, 10: 53, 11: 53])
    #expect(positions(Repositioning(start: 0, step: 0, shifts: false), cards).values.max() == 0)
  }

  @Test("Others at the start or behind it make room for the notes")
  func shifting() {
    let others = [card(40, of: 4, at: 49), card(50, of: 5, at: 50), card(60, of: 6, at: 70)]
    let cards = [card(10, of: 1, at: 9), card(11, of: 1, at: 9), card(20, of: 2, at: 60)]
    let wanted = Repositioning(start: 50, step: 3)
    #expect(
      positions(wanted, cards, others: others + cards) == [10: 50, 11: 50, 20: 53, 50: 56, 60: 76]
    )
  }

  @Test("A random order has the same positions, and is the same from the same number")
  func random() {
    let cards = (1...50).map { card($0, of: $0, at: Int($0)) }
    let wanted = Repositioning(start: 100, isRandom: true, shifts: false)
    let found = positions(wanted, cards)
    #expect(Set(found.values) == Set(100..<150) && found == positions(wanted, cards))
    #expect(found != positions(wanted, cards, seed: 2))
    #expect(found != positions(Repositioning(start: 100, shifts: false), cards))
  }

  @Test("Positions stay within those of Anki")
  func ends() {
    let cards = [card(10, of: 1, at: 1), card(20, of: 2, at: 2)]
    let last = Repositioning(start: .max, step: .max, shifts: false)
    #expect(Set(positions(last, cards).values) == [Repositioning.last])
    #expect(positions(Repositioning(start: -5, shifts: false), cards) == [10: 0, 20: 1])
  }
}
