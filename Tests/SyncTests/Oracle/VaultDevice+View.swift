import Flashcards
import PaymentCards
import Secrets
import Store
import Sync
import TestSupport

@testable import Vault

/// The actions and views of a drive on a device. A thing is named by what all devices have in common: a
/// payment card by its number, a note by its guid.
extension VaultDevice {
  private var cards: PaymentCardStore { PaymentCardStore(vault) }
  private var study: StudyStore { StudyStore(vault) }

  private func time(_ step: Int64) -> Timestamp {
    Timestamp(milliseconds: Self.now.rawValue + step)
  }

  private func digits(_ card: PaymentCardStore.Card) -> String {
    (0..<card.number.count).map { String(card.number.digit(at: $0)) }.joined()
  }

  private func payment(_ thing: String) throws -> (id: Int64, card: PaymentCardStore.Card) {
    for entry in try cards.summaries(under: key).entries {
      guard let card = try cards.card(entry.id, under: key) else { continue }
      if "card \(digits(card))" == thing { return (entry.id, card) }
    }
    throw Unexpected()
  }

  private func note(_ thing: String) throws -> (note: Note, card: Flashcard) {
    let collection = try study.collection(under: key).collection
    let note = try collection.notes.first { $0.guid == thing }.known
    return (note, try collection.cards.first { $0.note == note.id }.known)
  }

  func view() throws -> SyncOracle.View {
    var view = SyncOracle.View()
    for entry in try cards.summaries(under: key).entries {
      let card = try cards.card(entry.id, under: key).known
      let thing = "card \(digits(card))"
      view.fields[.init(thing: thing, name: "title")] = card.title
      view.fields[.init(thing: thing, name: "holder")] = card.holder
    }
    let collection = try study.collection(under: key).collection
    let guids = Dictionary(uniqueKeysWithValues: collection.notes.map { ($0.id, $0.guid) })
    for note in collection.notes {
      view.fields[.init(thing: note.guid, name: "front")] = note.content.prompt
      view.fields[.init(thing: note.guid, name: "back")] = note.content.answer
    }
    let notes = Dictionary(uniqueKeysWithValues: collection.cards.map { ($0.id, $0.note) })
    for review in try study.reviews(under: key).reviews {
      guard let guid = notes[review.card].flatMap({ guids[$0] }) else { continue }
      let step = review.moment.time.rawValue - Self.now.rawValue
      view.answers[guid, default: [:]][step, default: 0] += 1
    }
    try tell(conflicts(), in: &view)
    return view
  }

  /// Versions are found by their values, as each was written once.
  private func tell(_ conflicts: [SyncConflict], in view: inout SyncOracle.View) throws {
    for conflict in conflicts {
      let texts = conflict.versions.compactMap { version -> String? in
        if case .text(let text) = version.value { text } else { nil }
      }
      guard let field = view.fields.first(where: { texts.contains($0.value) })?.key else {
        continue
      }
      view.versions[field, default: []].formUnion(texts)
    }
  }

  // MARK: Changes

  func write(_ value: String, to field: SyncOracle.Field, at step: Int64) throws {
    if field.thing.hasPrefix("card") {
      var (id, card) = try payment(field.thing)
      if field.name == "title" { card.title = value } else { card.holder = value }
      try cards.save(card, replacing: id, at: time(step), under: key)
      return
    }
    var (note, _) = try note(field.thing)
    note.content.set(FieldText(value), at: field.name == "front" ? 0 : 1)
    note.modified = time(step)
    var change = ChangeSet()
    change.notes = [note]
    try study.apply(change, under: key)
  }

  func addCard(_ title: String, holder: String, number: String, at step: Int64) throws {
    let card = PaymentCard(
      title: title,
      holder: holder,
      number: SecretDigits(copying: PlainDigits(digitsIn: number)),
      expiry: nil
    )
    try cards.save(card, at: time(step), under: key)
  }

  func addNote(_ front: String, back: String, guid: String, id: Int64) throws {
    var change = ChangeSet()
    change.decks = [Deck(id: DeckID(rawValue: 1), name: try DeckName("deck").known)]
    change.notes = [
      Note(
        id: NoteID(rawValue: id),
        guid: guid,
        content: NoteContent(
          type: StandardNoteType.basic.type,
          fields: [FieldText(front), FieldText(back)]
        ),
        tags: Tags(""),
        modified: Self.now
      )
    ]
    change.cards = [
      Flashcard(
        id: FlashcardID(rawValue: id + 1),
        note: NoteID(rawValue: id),
        ordinal: 0,
        deck: try deck() ?? DeckID(rawValue: 1),
        position: 1
      )
    ]
    if try deck() != nil { change.decks = [] }
    try study.apply(change, under: key)
  }

  /// The deck for notes: one that came from another device has an id of this vault's own.
  private func deck() throws -> DeckID? {
    try study.collection(under: key).collection.decks.first { $0.name.description == "deck" }?.id
  }

  func delete(_ thing: String) throws {
    if thing.hasPrefix("card") {
      try cards.delete([payment(thing).id], under: key)
      return
    }
    let (note, card) = try note(thing)
    var change = ChangeSet()
    change.removedNotes = [note.id]
    change.removedCards = [card.id]
    try study.apply(change, under: key)
  }

  func answer(_ thing: String, at step: Int64) throws {
    var (_, card) = try note(thing)
    let deck = try study.collection(under: key).collection.decks.first { $0.id == card.deck }.known
    let moment = LocalMoment(time: time(step), zoneOffset: 0)
    let review = Review(
      card: card.id,
      moment: moment,
      duration: 1_000,
      rating: .good,
      kind: .learning,
      parameters: nil
    )
    deck.scheduler(nil, boundary: DayBoundary())
      .follow(review, &card.progress, fuzzID: card.fuzzID)
    var change = ChangeSet()
    change.cards = [card]
    change.reviews = [review]
    try study.apply(change, under: key)
  }

  /// Has a filtered deck take notes' cards.
  ///
  /// - Returns: the notes of the cards that came or went.
  func build(limit: Int, at step: Int64) throws -> [String] {
    let known = try study.collection(under: key).collection.filteredDecks
    var deck =
      known.first
      ?? FilteredDeck(id: FilteredDeckID(rawValue: 0), name: DeckName(nearest: "filtered"))
    deck.options = FilteredOptions(searches: [FilteredSearch("", limit: limit)])
    let built = try study.build(
      deck,
      finding: [.everything],
      SearchContext(now: LocalMoment(time: time(step)), boundary: DayBoundary()),
      chance: UInt64(step),
      under: key
    )
    return try guids(of: built.changes.cards)
  }

  /// Empties a filtered deck, or deletes it.
  ///
  /// - Returns: the notes of the cards that went.
  func sendHome(_ removes: Bool, at step: Int64) throws -> [String] {
    let known = try study.collection(under: key).collection.filteredDecks
    guard let deck = known.last else { return [] }
    let report =
      try removes
      ? study.remove(deck.id, at: time(step), under: key)
      : study.empty(deck.id, at: time(step), under: key)
    return try guids(of: report.change.cards)
  }

  /// The notes of cards that are in a filtered deck that there is not.
  func strayStays() throws -> [String] {
    let collection = try study.collection(under: key).collection
    let decks = Set(collection.filteredDecks.map(\.id))
    return try guids(
      of: collection.cards.filter { $0.stay.map { !decks.contains($0.deck) } ?? false }
    )
  }

  private func guids(of cards: [Flashcard]) throws -> [String] {
    let notes = try study.collection(under: key).collection.notes
    let guids = Dictionary(uniqueKeysWithValues: notes.map { ($0.id, $0.guid) })
    return cards.compactMap { guids[$0.note] }
  }

  /// Undoes what was done last.
  func undo() throws {
    let log = UndoStore(vault)
    let entry = try log.next(.undo, in: .everything, under: key).known
    guard case .done = try log.step(.undo, entry.id, under: key) else { throw Unexpected() }
  }
}
