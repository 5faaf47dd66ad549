import Flashcards
import ReaderProtocol

/// The decks of an import: found again by name, or by Anki's id where they were renamed; made where
/// they are missing.
struct PackageDeckPlan {
  private(set) var made: [Deck] = []
  private(set) var madeFiltered: [FilteredDeck] = []
  private var filtered: [Int64: FilteredDeckID] = [:]
  private let knownFiltered: [FilteredDeck]
  private(set) var madePresets: [OptionsPreset] = []
  private(set) var madeParameters: [ParameterSet] = []
  private var presets: [Int64: PackagePreset] = [:]
  private var given: [Int64: PackageDeck] = [:]
  private var order: [Int64] = []
  /// The package's decks that are not filtered, by name.
  private var sources: [DeckName: PackageDeck] = [:]
  /// The package's decks that have cards.
  private var filled: Set<Int64> = []
  private var byName: [DeckName: Deck]
  private var byAnkiID: [Int64: Deck]
  private var byID: [Int64: DeckID] = [:]
  private var decks: [DeckID: Deck]
  private var sets: [ParameterSet]
  private let knownPresets: [OptionsPreset]

  init(_ collection: StudyCollection, _ sets: [ParameterSet]) {
    let decks = collection.decks
    knownFiltered = collection.filteredDecks
    knownPresets = collection.presets
    byName = Dictionary(decks.map { ($0.name, $0) }, uniquingKeysWith: { one, _ in one })
    byAnkiID = Dictionary(
      decks.compactMap { deck in deck.ankiID.map { ($0, deck) } },
      uniquingKeysWith: { one, _ in one }
    )
    self.decks = Dictionary(decks.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    self.sets = sets
  }

  mutating func take(_ preset: PackagePreset, _ losses: inout PackageLossList) {
    presets[preset.id] = preset
    if preset.options.order?.isKnown == false { losses.add(.displayOrder, preset.name) }
    if !preset.options.ignoresBefore.isEmpty { losses.add(.ignoredAnswers, preset.name) }
  }

  /// - Throws: `deepDecks`.
  mutating func take(
    _ deck: PackageDeck,
    _ losses: inout PackageLossList
  ) throws(PackageFailure) {
    guard !deck.isTooDeep else { throw .deepDecks }
    given[deck.id] = deck
    order.append(deck.id)
    if !deck.isFiltered {
      let name = DeckName(nearest: deck.name)
      sources[name] = sources[name] ?? deck
    }
    if deck.isDescribed { losses.add(.descriptions, deck.name) }
  }

  /// The deck here of one of the package's; that of one that is missing or filtered is the standard
  /// one.
  mutating func deckID(of id: Int64, _ ids: inout IDSource, _ now: Timestamp) -> DeckID {
    if let known = byID[id] { return known }
    var source = given[id]
    if source?.isFiltered != false {
      source =
        given[PackageDeck.standardID]
        ?? PackageDeck(id: PackageDeck.standardID, name: "Default", modified: 0, preset: 1)
    }
    let deck = self.deck(of: source, ids: &ids, now)
    byID[id] = deck.id
    return deck.id
  }

  /// The filtered deck here of one of the package's; nil for any other.
  mutating func filteredDeckID(
    of id: Int64,
    _ ids: inout IDSource,
    _ now: Timestamp
  ) -> FilteredDeckID? {
    if let known = filtered[id] { return known }
    guard let source = given[id], source.isFiltered else { return nil }
    if let known = knownFiltered.first(where: { $0.ankiID == id }) {
      filtered[id] = known.id
      return known.id
    }
    let others = (knownFiltered + madeFiltered).map(\.name)
    let name = DeckName(nearest: source.name)
      .free(among: Set(others).union(byName.keys).union(sources.keys))
    guard let deck = FilteredDeck(source, id: ids.next(at: now), name: name) else { return nil }
    madeFiltered.append(deck)
    filtered[id] = deck.id
    return deck.id
  }

  /// Notes that a deck of the package has a card.
  mutating func fill(_ id: Int64) { filled.insert(id) }

  /// Makes the decks that have no cards but are meant to be there. One whose cards are all in other
  /// decks here is not.
  mutating func makeRest(_ ids: inout IDSource, _ now: Timestamp) {
    for id in order
    where id != PackageDeck.standardID && given[id]?.isFiltered == false && !filled.contains(id) {
      _ = deckID(of: id, &ids, now)
    }
    for id in order { _ = filteredDeckID(of: id, &ids, now) }
  }

  /// The deck with an id.
  func deck(_ id: DeckID) -> Deck? { decks[id] }

  /// The parameters of a deck.
  func parameters(of deck: Deck) -> ParameterSet? {
    deck.options.parameters.flatMap { id in sets.first { $0.id == id } }
  }

  /// The probability of recall assumed of answers that FSRS did not schedule, for one of the
  /// package's decks.
  func historicalRetention(of id: Int64) -> Double {
    let preset = given[id]?.preset.flatMap { presets[$0] }
    let value = Double(preset?.options.historicalRetention ?? 0.9)
    return value.isFinite && value > 0 ? value.clamped(to: 0.5...0.99) : 0.9
  }

  private mutating func deck(
    of source: PackageDeck?,
    ids: inout IDSource,
    _ now: Timestamp
  ) -> Deck {
    var name = DeckName(nearest: source?.name ?? "")
    if let known = byName[name] { return known }
    if let source, let known = byAnkiID[source.id] { return known }
    if let parent = name.parent, byName[parent] == nil {
      let above = deck(
        of: sources[parent]
          ?? PackageDeck(id: 0, name: "\(parent)", modified: 0, preset: nil),
        ids: &ids,
        now
      )
      // It has another name here.
      name = name.renamed(from: parent, to: above.name)
      if let known = byName[name] { return known }
    }
    let preset = source?.preset.flatMap { presets[$0] }
    var deck = Deck(
      id: ids.next(at: now),
      ankiID: source.flatMap { $0.id > PackageDeck.standardID ? $0.id : nil },
      name: name,
      options: options(source, preset, &ids, now),
      carried: source.flatMap { CarriedDeck($0, preset) }
    )
    if let source, let preset { follow(preset, of: source, &deck, &ids, now) }
    made.append(deck)
    byName[name] = deck
    decks[deck.id] = deck
    return deck
  }

  /// Has a new deck follow its preset: the one here that came as it is now, or that has its options; or else
  /// one that is made.
  private mutating func follow(
    _ preset: PackagePreset,
    of source: PackageDeck,
    _ deck: inout Deck,
    _ ids: inout IDSource,
    _ now: Timestamp
  ) {
    let (known, carried) = (knownPresets + madePresets, deck.carried?.preset)
    let options = preset.options.deckOptions(of: .plain, parameters: nil)
    var here = known.first {
      $0.ankiID == preset.id && ($0.carried == carried || $0.options == options)
    }
    if here == nil {
      var name = preset.name
      while known.contains(where: { $0.name == name }) { name += "+" }
      let made = OptionsPreset(
        id: ids.next(at: now),
        ankiID: preset.id,
        name: name,
        options: options,
        carried: carried
      )
      madePresets.append(made)
      here = made
    }
    guard let here else { return }
    deck.preset = DeckPreset(here.id, own: source.own)
    deck.options = deck.options.following(here.options, but: source.own)
  }

  private mutating func options(
    _ deck: PackageDeck?,
    _ preset: PackagePreset?,
    _ ids: inout IDSource,
    _ now: Timestamp
  ) -> DeckOptions {
    guard let deck, let preset else { return DeckOptions() }
    let set = preset.options.fsrsParameters.flatMap { parameters -> ParameterSetID? in
      guard parameters != .defaults else { return nil }
      if let known = sets.first(where: { $0.parameters == parameters }) { return known.id }
      let made = ParameterSet(
        id: ids.next(at: now),
        parameters: parameters,
        made: now,
        origin: .entered
      )
      sets.append(made)
      madeParameters.append(made)
      return made.id
    }
    return preset.options.deckOptions(of: deck, parameters: set)
  }
}
