import Collation
import DomainWords
import Flashcards
import SearchLanguage
import Wording

@testable import StudyUI

extension StudyVault {
  /// The answer to an effect of the browser; nil for another.
  func browse(_ effect: StudyEffect) -> StudyReply? {
    switch effect {
    case .listCards(let request, let moment):
      guard !isUnreadable else {
        return .response(
          .listed(.failure(.unreadable(.damaged)), for: request, first: [], damaged: 0)
        )
      }
      let found = list(request, moment)
      let first = found.map { list in
        rows(
          request.unit == .cards ? list.cards.map(\.rawValue) : list.notes.map(\.rawValue),
          request.unit
        )
      }
      return .response(
        .listed(found, for: request, first: (try? first.get()) ?? [], damaged: 0)
      )
    case .loadRows where isUnreadable: return .unreadable(.damaged)
    case .loadRows(let ids, let unit, _): return .response(.rows(rows(ids, unit), unit))
    case .loadNotes(let targets):
      return .response(.notes(Set(self.targets(targets).map(\.note)).sorted()))
    default: return nil
    }
  }

  /// The cards that an edit is of.
  func targets(_ targets: CardTargets) -> [Flashcard] {
    let chosen: (Flashcard) -> Bool
    switch targets {
    case .cards(let ids): chosen = { ids.contains($0.id) }
    case .notes(let ids): chosen = { ids.contains($0.note) }
    case .typed(let type): chosen = { self.notes[$0.note]?.content.type.id == type }
    case .decks(let ids):
      let family = ids.reduce(into: Set<DeckID>()) { $0.formUnion(self.family(of: $1)) }
      chosen = { family.contains($0.deck) }
    }
    return cards.values.filter(chosen).sorted { $0.id < $1.id }
  }

  private func family(of id: DeckID) -> Set<DeckID> {
    guard let deck = decks[id] else { return [] }
    return Set(decks.values.filter { deck.name.contains($0.name) }.map(\.id))
  }

  private func list(
    _ request: CardListRequest,
    _ moment: LocalMoment
  ) -> Result<CardList, ListProblem> {
    let scope = request.scope.deck.map { family(of: $0) } ?? Set(decks.keys)
    return find(request.search, moment).mapError { .search($0) }.map { found in
      let found = Set(found)
      var listed = cards.values.filter { card in
        scope.contains(card.deck) && found.contains(card.id)
          && notes[card.note]?.content.asks(card.ordinal) == true
      }
      listed.sort { one, other in
        let (left, right) = (sortKey(of: one, request.key), sortKey(of: other, request.key))
        if left != right {
          guard let left, let right else { return left != nil }
          return (left < right) != request.isReversed
        }
        return (other.note, one.ordinal) < (one.note, other.ordinal)
      }
      if request.unit == .notes {
        var seen: Set<NoteID> = []
        listed = listed.filter { seen.insert($0.note).inserted }
      }
      return CardList(cards: listed.map(\.id), notes: listed.map(\.note))
    }
  }

  /// A text by which cards are sorted; nil for a card without a value.
  private func sortKey(of card: Flashcard, _ key: CardSortKey) -> String? {
    guard let note = notes[card.note] else { return nil }
    let progress = card.progress
    func number(_ value: Int64, isDescending: Bool = false) -> String {
      let positive = UInt64(bitPattern: value) &+ 1 << 63
      let text = String(isDescending ? .max - positive : positive)
      return String(repeating: "0", count: 20 - text.count) + text
    }
    func text(_ text: String) -> String? { text.isEmpty ? nil : text.lowercased() }
    switch key {
    case .added, .created: return number(note.id.rawValue, isDescending: true)
    case .deck: return decks[card.deck]?.name.description
    case .due:
      let due: Int64 =
        switch progress.due {
        case _ where card.isSuspended: .max
        case nil: .max / 2 + Int64(card.position)
        case .day(let day): Int64(day) * 86_400_000
        case .moment(let time): time.rawValue
        }
      return number(due)
    case .interval: return number(Int64(progress.intervalDays), isDescending: true)
    case .ease: return card.carried.map { number(Int64($0.factor)) }
    case .stability: return progress.memory.map { number(Int64($0.stability * 1_000)) }
    case .difficulty: return progress.memory.map { number(Int64($0.difficulty * 1_000)) }
    case .retrievability: return nil
    case .lapses: return number(Int64(progress.lapses), isDescending: true)
    case .reviews: return number(Int64(progress.reviews), isDescending: true)
    case .position: return progress.phase == .new ? number(Int64(card.position)) : nil
    case .flag: return number(Int64(card.flag), isDescending: true)
    case .state:
      return number(card.isSuspended ? 9 : Int64(progress.phase.rawValue))
    case .edited: return number(note.modified.rawValue, isDescending: true)
    case .noteType: return note.content.type.name
    case .tags: return text(note.tags.text)
    case .question: return text(note.content.firstLines(asking: card.ordinal).question)
    case .answer: return text(note.content.firstLines(asking: card.ordinal).answer)
    }
  }

  private func rows(_ ids: [Int64], _ unit: BrowserUnit) -> [CardRow] {
    ids.compactMap { id in
      let asked = unit == .cards ? cards[FlashcardID(rawValue: id)] : nil
      guard let note = notes[asked?.note ?? NoteID(rawValue: id)] else { return nil }
      let others = cards.values
        .filter { $0.note == note.id && $0 != asked && note.content.asks($0.ordinal) }
        .sorted { $0.ordinal < $1.ordinal }
      let all = (asked.map { [$0] } ?? []) + others
      guard let deck = all.first.flatMap({ decks[$0.deck] }) else { return nil }
      return CardRow(
        note: note,
        cards: all,
        deck: deck,
        parameters: deck.options.parameters.flatMap { parameters[$0] }
      )
    }
  }
}
