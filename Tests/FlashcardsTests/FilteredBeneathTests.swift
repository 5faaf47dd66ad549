import Testing

@testable import Flashcards

@Suite("A deck is studied with the filtered decks within it")
struct FilteredBeneathTests {
  @Test("as in Anki: in its orders, under its limits, with siblings that wait")
  func sameAsAnki() throws {
    var compared = (cases: 0, guests: 0, held: 0)
    for line in try Fixture.lines("anki-filtered-beneath-26.9.3", as: StudyOrderLine.self) {
      for example in line.cases {
        let filtered = try #require(example.filtered)
        let taken = filtered.flatMap(\.cards)
        // Here a card in steps was answered.
        guard taken.allSatisfy({ line.cards[$0].queue != 1 || line.cards[$0].answers > 0 }) else {
          continue
        }
        var request = try line.request(example)
        let selected = request.selected
        request.decks = line.decks(example)
        request.beneath = filtered.map(\.deck).filter { selected.contains($0.name) }
        let candidates = line.candidates(without: Set(taken)) + guests(line, example)
        var choice = DayChoice(request, among: candidates)
        if choice.order.newGather.isByDeck {
          for deck in choice.decks where choice.hasRoomForNew(of: deck.id) {
            choice.take(new: candidates.filter { $0.place == deck.id })
          }
        } else {
          choice.take(new: candidates)
        }
        let shown = example.shown.map { FlashcardID(rawValue: line.cards[$0].id) }
        let main = shown.filter { choice.steps[$0] == nil }
        #expect(choice.main == main, "\(choice.order)")
        let guestIDs = Set(taken.map { FlashcardID(rawValue: line.cards[$0].id) })
        compared.cases += 1
        compared.guests += shown.contains(where: guestIDs.contains) ? 1 : 0
        compared.held += guestIDs.isSubset(of: shown) ? 0 : 1
      }
    }
    #expect(compared.cases > 200 && compared.guests > 150 && compared.held > 50)
  }

  /// The cards of the filtered decks of a case.
  private func guests(_ line: StudyOrderLine, _ example: StudyOrderLine.Case) -> [StudyCandidate] {
    (example.filtered ?? []).flatMap { filtered in
      filtered.cards.enumerated().map { place, index in
        let card = line.cards[index]
        return StudyCandidate(
          card: card.candidate(
            modified: example.now_s,
            duePlace: FilteredChoice.firstDue + Int64(place)
          ),
          note: NoteID(rawValue: card.note),
          deck: DeckID(rawValue: card.deck),
          place: filtered.deck.contents.id,
          state: card.filtered(at: place, today: line.day.today).state
            .shown(filtered.deck.options)
        )
      }
    }
  }
}
