import Flashcards
import PaymentCards
import Preferences
import Secrets
import Store
import TestSupport
import Testing

@testable import Vault

/// A vault on which random operations are done.
struct UndoWorld {
  /// All that an operation can change, as a user sees it: a redone answer is another one of the same
  /// time and rating.
  struct Snapshot: Equatable {
    let collection: StudyCollection
    let answers: [Answer]
    let wallet: [WalletEntry]
    let numbers: [String]
    let settings: [String: String]
  }

  struct Answer: Equatable {
    let card: FlashcardID
    let time: Timestamp
    let rating: Rating
  }

  let fixture: StudyFixture
  /// True if presets of options are made and changed, too.
  var hasPresets = false
  /// True if days are moved and exams planned, too.
  var hasLoad = false
  /// The days that have passed since it began.
  var daysPassed: Int64 = 0
  var random: SeededGenerator
  private(set) var step: Int64 = 0
  private var nextID: Int64 = 10_000
  /// The distance of ids and times from those of another world.
  private let offset: Int64

  init(seed: UInt64, offset: Int64 = 0, isEmpty: Bool = false) throws {
    fixture = try StudyFixture(random: SeededRandom(seed: seed))
    if !isEmpty { try fixture.fill() }
    random = SeededGenerator(seed: seed)
    self.offset = offset
    nextID += offset
  }

  var snapshot: Snapshot {
    get throws {
      let key = fixture.key
      let contents = try fixture.contents()
      #expect(contents.damaged == 0)
      let kept = try fixture.wallet.summaries(under: key)
      #expect(kept.damaged == 0)
      return Snapshot(
        collection: contents.collection.withoutPlaces,
        answers: contents.reviews.map {
          Answer(card: $0.card, time: $0.moment.time, rating: $0.rating)
        },
        wallet: kept.entries,
        numbers: try kept.entries.map { entry in
          let number = try #require(try fixture.wallet.card(entry.id, under: key)).number
          return (0..<number.count).map { String(number.digit(at: $0)) }.joined()
        },
        settings: try #require(try SettingsStore(fixture.vault).verified(under: key)).forms
      )
    }
  }

  var time: Timestamp {
    Timestamp(
      milliseconds: StudyFixture.start + step * 1_000 + offset + daysPassed * StudyFixture.day
    )
  }

  mutating func id() -> Int64 {
    nextID += 1
    return nextID
  }

  mutating func apply(
    _ kind: UndoableOperation.Kind,
    _ change: ChangeSet
  ) throws {
    let operation = UndoableOperation(kind, "step \(step)")
    try fixture.store.apply(change, as: operation, at: time, under: fixture.key)
  }

  // MARK: Operations

  /// Does something that changes something.
  mutating func operate() throws {
    step += 1
    let collection = try fixture.store.collection(under: fixture.key).collection
    if hasPresets, random.next(below: 8) == 0 { return try changePresets(collection) }
    if hasLoad, random.next(below: 5) == 0 { return try changeLoad(collection) }
    switch random.next(below: 28) {
    case 0...3: try answer(collection)
    case 4...6: try changeCards(collection)
    case 7, 8: try edit(collection)
    case 9, 10: try add(collection)
    case 11: try removeNotes(collection)
    case 12: try changeDeck(collection)
    case 13: try removeDeck(collection)
    case 14: try takeIn(collection)
    case 15: try changeSetting()
    case 20, 21: try build(collection)
    case 22: try sendHome(collection)
    case 23: try answerAway(collection)
    case 24, 25: try changeType(collection)
    case 26, 27: try addNoteOfType(collection)
    default: try changeWallet()
    }
  }

  private mutating func answer(_ collection: StudyCollection) throws {
    guard var card = collection.cards.randomElement(using: &random) else {
      return try changeSetting()
    }
    card.progress.reviews += 1
    card.progress.intervalDays += random.next(in: 1...9)
    var change = ChangeSet()
    change.cards = [card]
    change.reviews = [
      fixture.review(
        card.id.rawValue,
        at: time.rawValue,
        rating: Rating.allCases.randomElement(using: &random) ?? .good
      )
    ]
    try apply(.answer, change)
  }

  private mutating func changeCards(_ collection: StudyCollection) throws {
    let count = random.next(in: 1...4)
    let cards = Array(collection.cards.shuffled(using: &random).prefix(count))
    guard !cards.isEmpty else { return try changeSetting() }
    let kind = random.next(below: 4)
    var change = ChangeSet()
    for var card in cards {
      switch kind {
      case 0: card.flag = (card.flag + 1) % 8
      case 1: card.isSuspended.toggle()
      case 2: card.buriedOn = card.buriedOn == nil ? StudyDay(step) : nil
      default:
        let others = collection.decks.filter { $0.id != card.deck }
        guard let other = others.randomElement(using: &random) else { continue }
        card.deck = other.id
      }
      change.cards.append(card)
    }
    try apply([.flag, .suspend, .bury, .move][kind], change)
  }

  /// Has a filtered deck, a new one or one that is there, take cards.
  private mutating func build(_ collection: StudyCollection) throws {
    let isNew = collection.filteredDecks.isEmpty || random.next(below: 3) == 0
    var deck =
      collection.filteredDecks.randomElement(using: &random)
      ?? FilteredDeck(id: FilteredDeckID(rawValue: 0), name: DeckName(nearest: "Filtered"))
    if isNew {
      deck = FilteredDeck(id: FilteredDeckID(rawValue: id()), name: DeckName(nearest: "Filtered"))
    }
    let search = FilteredSearch("", limit: random.next(in: 1...4))
    deck.options = FilteredOptions(searches: [search], reschedules: random.next(below: 2) == 0)
    _ = try fixture.store.build(
      deck,
      finding: [.everything],
      SearchContext(now: LocalMoment(time: time), boundary: StudyFixture.boundary),
      chance: UInt64(random.next(below: 1_000)),
      under: fixture.key
    )
  }

  /// Empties or deletes a filtered deck.
  private mutating func sendHome(_ collection: StudyCollection) throws {
    guard let deck = collection.filteredDecks.randomElement(using: &random) else {
      return try build(collection)
    }
    let isAway = collection.cards.contains { $0.stay?.deck == deck.id }
    if isAway, random.next(below: 2) == 0 {
      _ = try fixture.store.empty(deck.id, at: time, under: fixture.key)
    } else {
      _ = try fixture.store.remove(deck.id, at: time, under: fixture.key)
    }
  }

  /// Answers a card in a filtered deck, so that it comes home or comes again.
  private mutating func answerAway(_ collection: StudyCollection) throws {
    let away = collection.cards.filter { $0.stay != nil }
    guard var card = away.randomElement(using: &random) else { return try build(collection) }
    var change = ChangeSet()
    let isOver = random.next(below: 2) == 0
    if isOver {
      card.progress.reviews += 1
      card.progress.phase = .review
      card.progress.due = .day(20_300 + Int(step))
      card.progress.lastReview = LocalMoment(time: time)
      card.stay = nil
    } else {
      card.stay = card.stay?.comingAgain(at: time.advanced(byMilliseconds: 60_000))
    }
    change.cards = [card]
    change.reviews = [
      fixture.review(card.id.rawValue, at: time.rawValue, kind: isOver ? .filtered : .cram)
    ]
    try apply(.answer, change)
  }

  /// Makes a note type, changes one, or deletes one that has no notes.
  private mutating func changeType(_ collection: StudyCollection) throws {
    guard let type = collection.noteTypes.randomElement(using: &random) else {
      let draft = NoteTypeDraft(
        copying: StandardNoteType.basic.type,
        named: "Type \(step) \(offset)"
      )
      return try save(draft)
    }
    var draft = NoteTypeDraft(type)
    let (fields, templates) = (draft.fields.count, draft.templates.count)
    switch random.next(below: 8) {
    case 0: try draft.renameField(at: random.next(below: fields), to: "Field \(step) \(offset)")
    case 1: try draft.addField(named: "New \(step) \(offset)", at: random.next(below: fields))
    case 2: draft.moveField(from: random.next(below: fields), to: random.next(below: fields))
    case 3: draft.removeField(at: random.next(below: fields))
    case 4:
      draft.addTemplate(named: "Card \(step) \(offset)", copying: 0)
      draft.setFront("\(step) \(offset){{\(draft.fields[0].name)}}", at: templates)
    case 5: draft.moveTemplate(from: 0, to: templates - 1)
    case 6: draft.removeTemplate(at: random.next(below: templates))
    default:
      let deletion = try fixture.store.deleteNoteType(type.id, at: time, under: fixture.key)
      if case .refused = deletion { try changeSetting() }
      return
    }
    try save(draft)
  }

  /// Saves a draft. One that has become no type, such as by two templates of one front, is refused.
  private mutating func save(_ draft: NoteTypeDraft) throws {
    guard case .done(_, let change) = try fixture.store.save(draft, at: time, under: fixture.key),
      !change.isEmpty
    else { return try changeSetting() }
  }

  /// Adds a note of a type that is none of the standard ones, or changes a text of one.
  private mutating func addNoteOfType(_ collection: StudyCollection) throws {
    guard let type = collection.noteTypes.randomElement(using: &random),
      let deck = collection.decks.randomElement(using: &random)
    else { return try changeType(collection) }
    var change = ChangeSet()
    let own = collection.notes.filter { $0.content.type.id == type.id }
    if var note = own.randomElement(using: &random), random.next(below: 2) == 0 {
      let index = random.next(below: type.fields.count)
      note.content.set(FieldText("edited at \(step)"), at: index)
      change.notes = [note]
      return try apply(.edit, change)
    }
    var note = try fixture.note(id(), "note of \(step)")
    note.content = NoteContent(
      type: type,
      fields: type.fields.map { FieldText("\($0.name) of \(step)") }
    )
    change.notes = [note]
    change.cards = note.content.ordinals.map { ordinal in
      fixture.card(id(), of: note.id.rawValue, in: deck.id.rawValue, ordinal: ordinal)
    }
    try apply(.add, change)
  }

  private mutating func edit(_ collection: StudyCollection) throws {
    guard var note = collection.notes.randomElement(using: &random) else {
      return try changeSetting()
    }
    let isTag = random.next(below: 3) == 0
    if isTag {
      note.tags = Tags("tag\(step)")
    } else {
      note.content = try NoteContent(kind: .basic, prompt: "edited at \(step)", answer: "\(step)")
    }
    var change = ChangeSet()
    change.notes = [note]
    try apply(isTag ? .tag : .edit, change)
  }

  private mutating func add(_ collection: StudyCollection) throws {
    guard let deck = collection.decks.randomElement(using: &random) else {
      return try addDeck(collection)
    }
    var change = ChangeSet()
    try addNote(in: deck.id, to: &change)
    try apply(.add, change)
  }

  private mutating func addNote(in deck: DeckID, to change: inout ChangeSet) throws {
    let note = try fixture.note(id(), "note of \(step)")
    change.notes.append(note)
    change.cards.append(fixture.card(id(), of: note.id.rawValue, in: deck.rawValue))
  }

  private mutating func removeNotes(_ collection: StudyCollection) throws {
    let count = random.next(in: 1...2)
    let notes = collection.notes.shuffled(using: &random).prefix(count)
    guard !notes.isEmpty else { return try addDeck(collection) }
    var change = ChangeSet()
    change.removedNotes = Set(notes.map(\.id))
    try apply(.noteRemoval, change)
  }

  mutating func addDeck(_ collection: StudyCollection) throws {
    var change = ChangeSet()
    change.decks = [try fixture.deck(id(), "Deck \(step)")]
    try apply(.deckAddition, change)
  }

  private mutating func changeDeck(_ collection: StudyCollection) throws {
    guard var deck = collection.decks.randomElement(using: &random) else {
      return try addDeck(collection)
    }
    let isName = random.next(below: 2) == 0
    if isName {
      deck.name = try #require(DeckName("Renamed \(step)"))
    } else {
      deck.options.newPerDay += 1
    }
    var change = ChangeSet()
    change.decks = [deck]
    try apply(isName ? .deckRename : .deckOptions, change)
  }

  private mutating func removeDeck(_ collection: StudyCollection) throws {
    guard collection.decks.count > 1, let deck = collection.decks.randomElement(using: &random)
    else { return try addDeck(collection) }
    var change = ChangeSet()
    change.removedDecks = [deck.id]
    try apply(.deckRemoval, change)
  }

  /// Adds decks with notes and replaces words, as an import does.
  private mutating func takeIn(_ collection: StudyCollection) throws {
    var change = ChangeSet()
    for part in 0..<2 {
      let deck = try fixture.deck(id(), "Import \(step)::\(part)")
      change.decks.append(deck)
      for _ in 0..<3 { try addNote(in: deck.id, to: &change) }
    }
    for var note in collection.notes.shuffled(using: &random).prefix(3) {
      note.content = try NoteContent(kind: .basic, prompt: "imported \(step)", answer: "words")
      note.tags = Tags("import")
      change.notes.append(note)
    }
    try apply(.importing, change)
  }

  mutating func changeSetting() throws {
    let store = SettingsStore(fixture.vault)
    let now = try #require(try store.verified(under: fixture.key))
    let changed =
      random.next(below: 2) == 0
      ? now.with(\.rolloverHour, (now.rolloverHour + 1) % 24)
      : now.with(\.forgivesAccents, !now.forgivesAccents)
    try store.save(changed, at: time, under: fixture.key)
  }

  private mutating func changeWallet() throws {
    let key = fixture.key
    let store = fixture.wallet
    let entries = try store.summaries(under: key).entries
    let number = (0..<16).map { _ in String(random.next(below: 10)) }.joined()
    guard let entry = entries.randomElement(using: &random) else {
      try store.save(StudyFixture.paymentCard("step \(step)", number), at: time, under: key)
      return
    }
    switch random.next(below: 5) {
    case 0: try store.save(StudyFixture.paymentCard("new \(step)", number), at: time, under: key)
    case 1:
      var card = StudyFixture.paymentCard("edited \(step)", number)
      card.isFavourite = entry.isFavourite
      try store.save(card, replacing: entry.id, at: time, under: key)
    case 2: try store.mark([entry.id], asFavourite: !entry.isFavourite, at: time, under: key)
    case 3:
      let place = CardPlace(id: entry.id, place: -step)
      try store.place([place], moving: entry.title, at: time, under: key)
    default: try store.delete([entry.id], at: time, under: key)
    }
  }
}

extension StudyCollection {
  /// The collection as a user sees it: where records keep texts does not matter, and how an exam stands is
  /// worked out anew.
  fileprivate var withoutPlaces: StudyCollection {
    var seen = self
    seen.noteTypes = noteTypes.map(\.withoutPlaces)
    seen.decks = decks.map(\.withoutStandings)
    for index in notes.indices {
      let content = notes[index].content
      seen.notes[index].content = NoteContent(
        type: content.type.withoutPlaces,
        fields: content.fields
      )
    }
    return seen
  }
}

extension NoteType {
  fileprivate var withoutPlaces: NoteType {
    NoteType(
      id: id,
      ankiID: ankiID,
      name: name,
      kind: kind,
      fields: fields,
      templates: templates,
      css: css,
      configuration: configuration
    )
  }
}
