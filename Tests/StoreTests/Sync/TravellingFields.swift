import Flashcards
import PaymentCards
import Secrets
import Testing

@testable import Store

/// A change of one member of a kind of objects, as a screen or a command makes it.
struct TravellingField<Object>: Sendable {
  /// The member, with those above it: `options.newPerDay`.
  let name: String
  /// Changes it.
  let change: @Sendable (inout Object, StudyFixture) throws -> Void

  init(
    _ name: String,
    _ change: @escaping @Sendable (inout Object, StudyFixture) throws -> Void
  ) {
    self.name = name
    self.change = change
  }

  /// A member that is set to a value.
  init<Value: Sendable>(
    _ name: String,
    _ path: any WritableKeyPath<Object, Value> & Sendable,
    _ value: Value
  ) {
    self.init(name) { object, _ in object[keyPath: path] = value }
  }
}

/// The members of a value by their names; those of the types named are told one by one.
func members(of value: Any, within: [Any.Type] = [], _ prefix: String = "") -> [String: Any] {
  var found: [String: Any] = [:]
  for case (let label?, let member) in Mirror(reflecting: value).children {
    let name = prefix + label
    if within.contains(where: { $0 == type(of: member) }) {
      found.merge(members(of: member, within: within, name + ".")) { first, _ in first }
    } else {
      found[name] = member
    }
  }
  return found
}

/// Everything of a deck that can be changed.
let deckFields: [TravellingField<Deck>] = [
  TravellingField("name") { deck, _ in deck.name = try #require(DeckName("A renamed")) },
  TravellingField("language", \.language, DeckLanguage("ja")),
  TravellingField("preset") { deck, device in
    let preset = try device.preset(own: 6)
    deck.preset = DeckPreset(preset.id, own: .newPerDay)
  },
  TravellingField("storedExams") { deck, _ in
    deck.exams = [
      Exam(isOfAllDecks: true, day: 20_600, plan: ExamPlan(retention: 0.8, finalDays: 7))
    ]
  },
  TravellingField("storedEasyDates", \.easyDates, [20_601, 20_600]),
  TravellingField("extra") { deck, _ in deck.extend(on: 20_600, new: 5) },
  TravellingField(
    "carried",
    \.carried,
    CarriedDeck(presetID: 5, presetName: "five", preset: [1], deck: [2], modified: 3)
  ),
  TravellingField("options.newPerDay", \.options.newPerDay, 3),
  TravellingField("options.reviewsPerDay", \.options.reviewsPerDay, 33),
  TravellingField("options.leechAction", \.options.leechAction, .suspend),
  TravellingField("options.buriesNewSiblings") { deck, _ in
    deck.options.buriesNewSiblings.toggle()
  },
  TravellingField("options.buriesReviewSiblings") { deck, _ in
    deck.options.buriesReviewSiblings.toggle()
  },
  TravellingField("options.buriesDayStepSiblings") { deck, _ in
    deck.options.buriesDayStepSiblings.toggle()
  },
  TravellingField("options.order.newGather", \.options.order.newGather, .randomCards),
  TravellingField("options.order.newSort", \.options.order.newSort, .gathered),
  TravellingField("options.order.newMix", \.options.order.newMix, .after),
  TravellingField("options.order.dayStepMix", \.options.order.dayStepMix, .before),
  TravellingField("options.order.reviews", \.options.order.reviews, .relativeOverdueness),
  TravellingField("options.easyDays") { deck, _ in deck.options.easyDays[6] = .minimum },
  TravellingField("options.parameters") { deck, device in
    var change = ChangeSet()
    change.parameters = [try device.parameters(77)]
    try device.store.apply(change, under: device.key)
    deck.options.parameters = ParameterSetID(rawValue: 77)
  },
  TravellingField("options.scheduling.retention") { deck, _ in
    try deck.schedule(retention: 0.8)
  },
  TravellingField("options.scheduling.learningSteps") { deck, _ in
    try deck.schedule(learning: [120_000])
  },
  TravellingField("options.scheduling.relearningSteps") { deck, _ in
    try deck.schedule(relearning: [180_000])
  },
  TravellingField("options.scheduling.maximumIntervalDays") { deck, _ in
    try deck.schedule(maximum: 99)
  },
  TravellingField("options.scheduling.leechThreshold", \.options.scheduling.leechThreshold, 4),
  TravellingField("options.scheduling.fuzz") { deck, _ in deck.options.scheduling.fuzz.toggle() },
  TravellingField("options.scheduling.days", \.options.scheduling.days, .elapsed),
  TravellingField("options.scheduling.rules", \.options.scheduling.rules, .bare),
]

/// Everything of a preset of options that can be changed: its options are those of a deck.
let presetFields: [TravellingField<OptionsPreset>] =
  [
    TravellingField("name", \.name, "Renamed"),
    TravellingField("carried", \.carried, [1, 2, 3]),
  ]
  + deckFields.filter { $0.name.hasPrefix("options.") && $0.name != "options.parameters" }
  .map { field in
    TravellingField(field.name) { preset, device in
      var deck = preset.deck
      try field.change(&deck, device)
      preset.options = deck.options
    }
  }

/// Everything of a card that can be changed.
let cardFields: [TravellingField<Flashcard>] = [
  TravellingField("deck") { card, device in
    let deck = try device.contents().collection.decks.first { $0.name.description == "C" }
    card.deck = try #require(deck).id
  },
  TravellingField("position", \.position, 4_321),
  TravellingField("flag", \.flag, 5),
  TravellingField("isSuspended", \.isSuspended, true),
  TravellingField("buriedOn", \.buriedOn, StudyDay(20_001)),
  TravellingField("stay") { card, device in
    let deck = FilteredDeck(id: FilteredDeckID(rawValue: 900), name: DeckName(nearest: "F"))
    var change = ChangeSet()
    change.filteredDecks = [deck]
    try device.store.apply(change, under: device.key)
    card.stay = FilteredStay(
      deck: deck.id,
      place: 3,
      since: StudyFixture.now.time,
      again: StudyFixture.now.time.advanced(byMilliseconds: 60_000)
    )
  },
  TravellingField("progress", \.progress, StudyFixture.progress),
  TravellingField(
    "placement",
    \.placement,
    Placement(StudyFixture.progress, at: StudyFixture.now.time)
  ),
  TravellingField(
    "carried",
    \.carried,
    CarriedCard(factor: 2_500, left: 1, data: "{}", modified: 9, reviews: 2)
  ),
]

/// Everything of a note that can be changed.
let noteFields: [TravellingField<Note>] = [
  TravellingField("tags", \.tags, Tags("one two::three")),
  TravellingField("modified", \.modified, Timestamp(milliseconds: StudyFixture.start + 77)),
  TravellingField("content.type") { note, device in
    let own = StudyFixture.ownType
    var change = ChangeSet()
    change.noteTypes = [own]
    try device.store.apply(change, under: device.key)
    note.content = NoteContent(type: own, fields: note.content.fields)
  },
  TravellingField("content.fields") { note, _ in
    note.content.set(FieldText("the other side"), at: 1)
  },
  TravellingField("content.waiting") { note, _ in
    note.content.set(FieldText("of a field that is gone"), inPlace: 4)
  },
]

/// Everything of a payment card that can be changed.
let paymentCardFields: [TravellingField<PaymentCardStore.Card>] = [
  TravellingField("title") { card, _ in card.title = "renamed" },
  TravellingField("holder") { card, _ in card.holder = "Ada" },
  TravellingField("number") { card, _ in
    card.number = SecretDigits(copying: PlainDigits(digitsIn: "5555555555554444"))
  },
  TravellingField("expiry") { card, _ in card.expiry = YearMonth(year: 2_031, month: 7) },
  TravellingField("securityCode") { card, _ in
    card.securityCode = SecretDigits(copying: PlainDigits(digitsIn: "321"))
  },
  TravellingField("notes") { card, _ in card.notes = "limit 100" },
  TravellingField("isFavourite") { card, _ in card.isFavourite.toggle() },
  TravellingField("ownBrand") { card, _ in card.ownBrand = .dankort },
  TravellingField("customFields") { card, _ in
    card.customFields = [CustomField("bank", .text("words"))]
  },
]

extension Deck {
  /// Sets what only a schedule's initializer sets.
  fileprivate mutating func schedule(
    retention: Double = 0.9,
    learning: [Int64] = [60_000, 600_000],
    relearning: [Int64] = [600_000],
    maximum: Int = 36_500
  ) throws {
    options.scheduling = try SchedulerSettings(
      retention: retention,
      learningSteps: learning,
      relearningSteps: relearning,
      maximumIntervalDays: maximum
    )
  }
}

extension StudyFixture {
  /// A state in the schedule.
  static let progress = FlashcardProgress(
    phase: .review,
    step: 0,
    memory: Memory(stability: 3, difficulty: 5),
    intervalDays: 3,
    due: .day(StudyDay(20_003)),
    lastReview: now,
    reviews: 1,
    lapses: 0
  )

  /// A note type that is none of the standard ones.
  static let ownType = NoteType(
    id: NoteTypeID(rawValue: 5_000),
    ankiID: 5_001,
    name: "Own",
    kind: .normal,
    fields: [NoteField(name: "Front", configuration: [7]), NoteField(name: "Back")],
    templates: StandardNoteType.basic.type.templates,
    css: ".card{}",
    configuration: [9]
  )

  /// A preset that the vault has, of the standard options.
  func preset(own number: Int64) throws -> OptionsPreset {
    let preset = OptionsPreset(
      id: OptionsPresetID(rawValue: 900 + number),
      name: "Shared",
      options: DeckOptions()
    )
    var change = ChangeSet()
    change.presets = [preset]
    try store.apply(change, under: key)
    return preset
  }

  /// Parameters other than the usual ones.
  func parameters(_ id: Int64, times factor: Double = 1.01) throws -> ParameterSet {
    ParameterSet(
      id: ParameterSetID(rawValue: id),
      parameters: try FSRSParameters(FSRSParameters.defaults.values.map { $0 * factor }),
      made: Self.now.time,
      origin: .fitted(reviews: 55)
    )
  }
}
