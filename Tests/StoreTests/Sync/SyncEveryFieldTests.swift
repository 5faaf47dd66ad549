import Flashcards
import PaymentCards
import Secrets
import Testing
import Vault

@testable import Store

/// Every change of a screen or a command after joining is found on the other device. The tables of
/// `TravellingFields.swift` say what there is: a member without a row fails, as does a row without a
/// member.
@Suite("Every change after joining arrives")
struct SyncEveryFieldTests {
  @Test("of a deck", arguments: deckFields.map(\.name))
  func deck(_ name: String) throws {
    let pair = try SyncPair()
    let found = try check(
      name,
      deckFields,
      on: pair,
      within: [DeckOptions.self, SchedulerSettings.self, StudyOrder.self]
    ) {
      let card = try pair.card(of: "guid10", on: $0)
      return try #require(try $0.contents().collection.decks.first { $0.id == card.deck })
    } save: { deck, change in
      change.decks = [deck]
    } local: {
      if name == "preset" {
        let presets = try $1.contents().collection.presets
        return "\(presets.preset(of: $0)?.name ?? "") \($0.preset?.own.rawValue ?? 0)"
      }
      if name == "options.parameters" {
        return try $1.parameters(of: $0)?.parameters.values ?? []
      }
      return $0
    }
    #expect(found.subtracting(["id", "ankiID"]) == Set(deckFields.map(\.name)))
  }

  @Test("of a preset of options", arguments: presetFields.map(\.name))
  func preset(_ name: String) throws {
    let pair = try SyncPair()
    _ = try pair.one.preset(own: 1)
    try pair.meet()
    let found = try check(
      name,
      presetFields,
      on: pair,
      within: [DeckOptions.self, SchedulerSettings.self, StudyOrder.self]
    ) {
      try #require(try $0.contents().collection.presets.first)
    } save: { preset, change in
      change.presets = [preset]
    } local: { preset, _ in
      preset
    }
    #expect(
      found.subtracting(["id", "ankiID", "options.parameters"]) == Set(presetFields.map(\.name))
    )
  }

  @Test("of a card", arguments: cardFields.map(\.name))
  func card(_ name: String) throws {
    let pair = try SyncPair()
    let found = try check(name, cardFields, on: pair) {
      try pair.card(of: "guid10", on: $0)
    } save: { card, change in
      change.cards = [card]
    } local: { card, device in
      guard name == "deck" else { return card }
      return try #require(
        try device.contents().collection.decks.first { $0.id == card.deck }
      ).name
    }
    #expect(
      found.subtracting(["id", "ankiID", "note", "ordinal"]) == Set(cardFields.map(\.name))
    )
  }

  @Test("of a note", arguments: noteFields.map(\.name))
  func note(_ name: String) throws {
    let pair = try SyncPair()
    let found = try check(name, noteFields, on: pair, within: [NoteContent.self]) {
      try pair.note("guid10", on: $0)
    } save: { note, change in
      change.notes = [note]
    } local: { note, _ in
      name == "content.type" ? note.content.type.name as Any : note
    }
    #expect(found.subtracting(["id", "ankiID", "guid"]) == Set(noteFields.map(\.name)))
  }

  @Test("of a payment card", arguments: paymentCardFields.map(\.name))
  func paymentCard(_ name: String) throws {
    let pair = try SyncPair()
    let now = StudyFixture.now.time
    let entry = try pair.one.wallet.save(
      StudyFixture.paymentCard("Mine"),
      at: now,
      under: pair.one.key
    )
    try pair.meet()
    var card = try #require(try pair.one.wallet.card(entry.id, under: pair.one.key))
    let before = try digest(card, name)
    try #require(paymentCardFields.first { $0.name == name }).change(&card, pair.one)
    try pair.one.wallet.save(card, replacing: entry.id, at: now, under: pair.one.key)
    try pair.meet()
    let other = try #require(try pair.other.wallet.summaries(under: pair.other.key).entries.first)
    let arrived = try #require(try pair.other.wallet.card(other.id, under: pair.other.key))
    #expect(try digest(arrived, name) == digest(card, name))
    #expect(try digest(arrived, name) != before)
    #expect(Set(members(of: card).keys) == Set(paymentCardFields.map(\.name)))
  }

  @Test("of the order of payment cards")
  func place() throws {
    let pair = try SyncPair()
    for title in ["one", "two"] {
      try pair.one.wallet.save(
        StudyFixture.paymentCard(title, title == "one" ? "4111111111111111" : "5555555555554444"),
        at: StudyFixture.now.time,
        under: pair.one.key
      )
    }
    try pair.meet()
    let entries = try pair.one.wallet.summaries(under: pair.one.key).entries
    let last = try #require(entries.last)
    try pair.one.wallet.place(
      [CardPlace(id: last.id, place: -1_000)],
      moving: last.title,
      at: StudyFixture.now.time,
      under: pair.one.key
    )
    try pair.meet()
    let titles = try [pair.one, pair.other].map {
      try $0.wallet.summaries(under: $0.key).entries.map(\.title)
    }
    #expect(titles[0] == titles[1])
    #expect(titles[1].first == last.title)
  }

  @Test("of a note type, also when its fields are renamed")
  func noteType() throws {
    let pair = try SyncPair()
    try pair.one.change { $0.noteTypes = [StudyFixture.ownType] }
    try pair.meet()
    let own = StudyFixture.ownType
    let renamed = NoteType(
      id: own.id,
      ankiID: own.ankiID,
      name: "Renamed",
      kind: own.kind,
      fields: [NoteField(name: "First"), NoteField(name: "Second", configuration: [4])],
      templates: [CardTemplate(name: "New", front: "{{First}}", back: "{{Second}}")],
      css: ".other{}",
      configuration: [1]
    )
    try pair.one.change { $0.noteTypes = [renamed] }
    try pair.meet()
    let arrived = try #require(
      try pair.other.contents().collection.noteTypes.first { $0.ankiID == own.ankiID }
    )
    #expect(
      try NoteTypeCodec.bytes(of: arrived.with(id: own.id)) == NoteTypeCodec.bytes(of: renamed)
    )
  }

  @Test("of new objects, with all that only an import gives them")
  func new() throws {
    let pair = try SyncPair()
    let set = try pair.one.parameters(77)
    let answer = Review(
      card: FlashcardID(rawValue: 500),
      moment: StudyFixture.now,
      duration: 1_234,
      rating: .hard,
      kind: .relearning,
      parameters: set.id,
      logged: LoggedAnswer(type: 3, ease: 2, interval: -60, previousInterval: 9, factor: 2_500)
    )
    try pair.one.change(.importing) { change in
      change.parameters = [set]
      change.decks = [
        Deck(
          id: DeckID(rawValue: 5),
          ankiID: 55,
          name: try #require(DeckName("Imported")),
          options: DeckOptions()
        )
      ]
      change.notes = [
        Note(
          id: NoteID(rawValue: 50),
          ankiID: 5_050,
          guid: "imported",
          content: try NoteContent(kind: .basicAndReversed, prompt: "one", answer: "two"),
          tags: .none,
          modified: StudyFixture.now.time
        )
      ]
      change.cards = [
        Flashcard(
          id: FlashcardID(rawValue: 500),
          ankiID: 50_500,
          note: NoteID(rawValue: 50),
          ordinal: 1,
          deck: DeckID(rawValue: 5),
          position: 9
        )
      ]
      change.reviews = [answer]
    }
    try pair.meet()
    let contents = try pair.other.contents()
    #expect(contents.collection.decks.contains { $0.ankiID == 55 })
    #expect(try pair.note("imported", on: pair.other).ankiID == 5_050)
    let card = try pair.card(of: "imported", on: pair.other)
    #expect(card.ankiID == 50_500)
    #expect(card.ordinal == 1)
    let arrived = try #require(contents.reviews.first)
    let mine = members(of: answer)
    let yours = members(of: arrived)
    for name in mine.keys where !["card", "parameters"].contains(name) {
      #expect("\(yours[name] ?? "")" == "\(mine[name] ?? "")", "\(name)")
    }
    #expect(arrived.card == card.id)
    let known = try pair.other.vault.writeRecords(under: pair.other.key) { records in
      try arrived.parameters.flatMap { try records.parameters($0) }
    }
    let kept = try #require(known)
    #expect(ParameterCodec.bytes(of: kept) == ParameterCodec.bytes(of: set))
  }

  @Test("Each number of a field that is written is one that is known when it comes")
  func known() {
    for field in DeckFields.all { #expect(FieldRule.isKnown(field.id, of: .deck)) }
    for field in FlashcardSyncField.fields { #expect(FieldRule.isKnown(field.id, of: .card)) }
    for field in PaymentCardFields.all { #expect(FieldRule.isKnown(field, of: .paymentCard)) }
    for field in MediaNameFields.all { #expect(FieldRule.isKnown(field.id, of: .mediaName)) }
    #expect(FieldRule.isKnown(MediaNameFields.place, of: .mediaName))
    #expect(Set(FlashcardSyncField.fields.map(\.id)) == Set(FlashcardSyncField.all))
    #expect(Set(DeckFields.all.map(\.id)).count == DeckFields.all.count)
  }

  // MARK: Help

  /// Changes a member on one device, and expects it on the other.
  ///
  /// - Returns: the names of all members.
  private func check<Object>(
    _ name: String,
    _ fields: [TravellingField<Object>],
    on pair: SyncPair,
    within: [Any.Type] = [],
    _ find: (StudyFixture) throws -> Object,
    save: (Object, inout ChangeSet) -> Void,
    local: (Object, StudyFixture) throws -> Any
  ) throws -> Set<String> {
    func told(_ object: Object, _ device: StudyFixture) throws -> String {
      let value = try local(object, device)
      guard value is Object else { return String(reflecting: value) }
      return String(reflecting: try #require(members(of: object, within: within)[name]))
    }
    var object = try find(pair.one)
    let before = try told(object, pair.one)
    try #require(fields.first { $0.name == name }).change(&object, pair.one)
    try pair.one.change { save(object, &$0) }
    try pair.meet()
    let arrived = try told(try find(pair.other), pair.other)
    #expect(try arrived == told(object, pair.one))
    #expect(arrived != before)
    return Set(members(of: object, within: within).keys)
  }

  private func digest(_ card: PaymentCardStore.Card, _ name: String) throws -> String {
    func digits(_ number: SecretDigits?) -> String {
      number.map { number in (0..<number.count).map { "\(number.digit(at: $0))" }.joined() } ?? "-"
    }
    return switch name {
    case "number": digits(card.number)
    case "securityCode": digits(card.securityCode)
    default: String(reflecting: try #require(members(of: card)[name]))
    }
  }
}

extension StudyFixture {
  /// The parameters of a deck.
  fileprivate func parameters(of deck: Deck) throws -> ParameterSet? {
    try vault.writeRecords(under: key) { records in
      try deck.options.parameters.flatMap { try records.parameters($0) }
    }
  }
}
