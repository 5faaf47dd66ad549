import Collation
import DomainWords
package import Flashcards
package import Screens
import SearchLanguage
package import WindowLevels
package import Wording

/// The data of the flashcards, as far as it is in memory.
package struct StudyData: FeatureData {
  package typealias Effect = StudyEffect
  package typealias Reply = StudyReply
  package typealias Requirement = StudyRequirement

  /// A change that the study screens follow.
  package enum Change: Sendable {
    /// Data was loaded, or could not be.
    case loaded
    /// A change was saved; `created` are its new cards.
    case saved(ChangeSet, created: Set<FlashcardID>)
  }

  /// A deck that was requested.
  private struct DeckLoading: Sendable {
    let deck: DeckID
    /// The part of it that was requested.
    var scope: LoadScope
    var state: Loading
  }

  /// The decks.
  package private(set) var decks: [DeckSummary]
  /// The filtered decks.
  package private(set) var filteredDecks: [FilteredSummary] = []
  /// The presets of options, in the order of their names.
  package private(set) var presets: [OptionsPreset] = []
  /// The number of decks that were loaded.
  private var loads = 0
  /// The rows of the list of decks, each before those within it.
  private(set) var deckRows: [DeckRow] = []
  /// The state of the decks in memory.
  private(set) var decksLoading: Loading
  /// The day of study of the due counts.
  private var decksDay: StudyDay?
  /// The number of damaged records of flashcards.
  private(set) var damagedRecords = 0
  /// The decks as a tree, those with the most to study first.
  package private(set) var outline = DeckOutline([])
  /// The statistics of all decks; nil until they are computed, for a screen that needs them.
  package private(set) var statistics: StudyStatistics?
  /// The days in a row on which cards were answered; nil if there are none, or until they are counted.
  package var streak: Int? { statistics.flatMap { $0.streak > 0 ? $0.streak : nil } }
  /// The state of these statistics.
  private var statisticsLoading = Loading.wanted
  /// The open deck with its cards.
  private var deck: LoadedDeck?
  private var deckLoading: DeckLoading?
  /// The rendered cards.
  private var faces = FaceCache()
  /// The names that searches and tags can be completed with; nil until they are loaded, for a screen
  /// that completes some.
  private(set) var names: SearchVocabulary?
  /// The tags among these names, in the order of the alphabet; none until they are loaded.
  private(set) var tags: [String] = []
  /// The state of these names.
  private var namesLoading = Loading.wanted
  /// The source of ids for new objects, above all that are known to be in the vault.
  package private(set) var ids: IDSource

  /// The notes that the last search over all decks found, and what was searched for.
  package private(set) var foundNotes: (text: String, notes: [FoundNote])?
  /// The notes added last, the newest first; nil until they are loaded, for a screen that needs them.
  package private(set) var newestNotes: [FoundNote]?
  /// The state of these notes.
  private var newestLoading = Loading.wanted
  /// What the browser remembers; nil until it is loaded, after the unlocking.
  package private(set) var browserMemory: BrowserMemory?
  /// True once it was asked for.
  private var asksForMemory = false

  /// Data with these decks; if nil, they are loaded once a screen needs them.
  package init(decks: [DeckSummary]? = nil, ids: IDSource = IDSource()) {
    self.ids = ids
    self.decks = decks ?? []
    decksLoading = decks == nil ? .wanted : .done
    deckRows = self.decks.map(DeckRow.deck)
    outline = DeckOutline(deckRows)
  }

  /// The filtered deck with this id; nil if there is none, or it is not known.
  func filteredDeck(_ id: FilteredDeckID) -> FilteredSummary? {
    filteredDecks.first { $0.deck.id == id }
  }

  /// The names of all decks.
  var deckNames: [DeckName] { decks.map(\.deck.name) + filteredDecks.map(\.deck.name) }

  /// The saved searches, in the order of their names; none until they are loaded.
  package func savedSearches(_ wording: Wording) -> [SavedSearch] {
    wording.collation.sorted(browserMemory?.saved ?? []) { $0.name }
  }

  /// The cards of a deck; nil if they are not in memory.
  func deck(_ id: DeckID) -> LoadedDeck? {
    deck.flatMap { $0.deck.id == id ? $0 : nil }
  }

  /// The reason why a deck can't be read; nil if it can, as far as is known.
  func failure(of id: DeckID) -> FailureReason? {
    deckLoading.flatMap { $0.deck == id ? $0.state.failure : nil }
  }

  /// The two sides of a card with its first hidden texts open; nil until they are rendered.
  func face(_ card: FlashcardID, opening opened: Int? = nil) -> CardFace? {
    faces[card]?.opening(opened ?? 0)
  }

  /// True if something on the sides that are shown can be opened still.
  func hasHint(_ card: FlashcardID?, withAnswer: Bool, opened: Int?) -> Bool {
    guard let card, let face = faces[card] else { return false }
    return face.hints(withAnswer: withAnswer) > opened ?? 0
  }

  /// True once the decks are known, though there may be none.
  package var knowsDecks: Bool { decksLoading == .done || !decks.isEmpty }

  // MARK: Replies

  package mutating func receive(
    _ reply: StudyReply,
    _ environment: ScreenEnvironment
  ) -> DataUpdate<Change> {
    switch reply {
    case .loaded(let load): return receive(load, environment)
    case .saved(let change): return DataUpdate(apply(change, environment))
    case .notSaved(let reason):
      return DataUpdate(
        message: environment.notSaved(because: reason) { .changeNotSaved(reason: $0) }
      )
    case .unreadable(let reason):
      return DataUpdate(
        message: environment.failed(because: reason) { .flashcardsUnreadable(reason: $0) }
      )
    case .answersUnreadable(let reason):
      if statisticsLoading == .underWay { statisticsLoading = .failed(reason) }
      return DataUpdate(
        message: environment.failed(because: reason) { .reviewsUnreadable(reason: $0) }
      )
    case .response(.foundNotes(let notes, for: "")):
      newestNotes = notes
      if newestLoading != .wanted { newestLoading = .done }
      return DataUpdate()
    case .response(.foundNotes(let notes, let text)):
      foundNotes = (text, notes)
      return DataUpdate()
    case .response(.browserMemory(let memory)):
      browserMemory = memory
      return DataUpdate(.loaded)
    case .response(.statistics(let statistics, of: nil)):
      self.statistics = statistics
      // After an answer that came meanwhile they are wanted again.
      if statisticsLoading != .wanted { statisticsLoading = .done }
      return DataUpdate()
    case .response(.faces(let rendered)):
      guard let reason = faces.receive(rendered) else { return DataUpdate(.loaded) }
      return DataUpdate(
        .loaded,
        message: environment.failed(because: reason) { .cardNotRendered(reason: $0) }
      )
    case .response(.searchVocabulary(let names)):
      self.names = names
      tags = environment.wording.collation.sorted(names[.tags]) { $0 }
      if namesLoading != .wanted { namesLoading = .done }
      return DataUpdate(.loaded)
    case .heard, .response: return DataUpdate()
    }
  }

  private mutating func receive(
    _ load: StudyLoad,
    _ environment: ScreenEnvironment
  ) -> DataUpdate<Change> {
    switch load {
    case .decks(let decks, let filtered, let presets, let damaged):
      self.decks = environment.wording.collation.sorted(decks)
      filteredDecks = filtered
      self.presets = environment.wording.collation.sorted(presets) { $0.name }
      damagedRecords = damaged
      listDecks(environment)
      decksLoading = .done
      return DataUpdate(.loaded)
    case .decksUnreadable(let reason):
      decksLoading = .failed(reason)
      return DataUpdate()
    case .deck(let contents, let newest, let damaged):
      guard deckLoading?.deck == contents.deck.id else { return DataUpdate() }
      loads += 1
      let loaded = LoadedDeck(contents, number: loads, on: environment.studyDay)
      ids.skip(to: newest)
      deck = loaded
      let scope = loaded.isWhole ? .whole : deckLoading?.scope ?? .whole
      deckLoading = DeckLoading(deck: contents.deck.id, scope: scope, state: .done)
      guard damaged > 0 else { return DataUpdate(.loaded) }
      return DataUpdate(
        .loaded,
        message: StatusMessage(
          tone: .problem,
          .recordsUnreadable(damaged)
        )
      )
    case .deckUnreadable(let id, let reason):
      deckLoading = DeckLoading(deck: id, scope: .whole, state: .failed(reason))
      return DataUpdate()
    }
  }

  /// Applies a saved change.
  private mutating func apply(_ change: ChangeSet, _ environment: ScreenEnvironment) -> Change {
    var created: Set<FlashcardID> = []
    if let deck { created = Set(change.cards.map(\.id).filter { deck.card($0) == nil }) }
    let isTakenAnew = deck?.isTakenAnew(by: change) == true
    deck?.apply(change, on: environment.studyDay)
    change.skip(in: &ids)
    browserMemory?.take(change.searches)
    if isTakenAnew || deck.map({ change.removedDecks.contains($0.deck.id) }) == true { dropDeck() }
    for deck in change.decks {
      if let index = decks.firstIndex(where: { $0.deck.id == deck.id }) {
        decks[index].deck = deck
      } else {
        decks.append(DeckSummary(deck: deck))
      }
    }
    decks.removeAll { change.removedDecks.contains($0.deck.id) }
    if !change.decks.isEmpty { decks = environment.wording.collation.sorted(decks) }
    let changed = Set(change.presets.map(\.id)).union(change.removedPresets)
    if !changed.isEmpty {
      let kept = presets.filter { !changed.contains($0.id) }
      presets = environment.wording.collation.sorted(kept + change.presets) { $0.name }
    }
    for deck in change.filteredDecks {
      if let index = filteredDecks.firstIndex(where: { $0.deck.id == deck.id }) {
        filteredDecks[index].deck = deck
      } else {
        filteredDecks.append(FilteredSummary(deck: deck))
      }
    }
    filteredDecks.removeAll { change.removedFilteredDecks.contains($0.deck.id) }
    // The due counts have changed too; they are counted again when a list of decks is in front.
    decksLoading = .wanted
    if change.changesDecks { listDecks(environment) }
    if !change.reviews.isEmpty || !change.withdrawn.isEmpty || !change.removesNothing {
      statisticsLoading = .wanted
    }
    statistics?.add(change.reviews, environment.boundary)
    if change.reviews.isEmpty { namesLoading = .wanted }
    if change.reviews.isEmpty || !change.notes.isEmpty || !change.removesNothing {
      newestLoading = .wanted
    }
    return .saved(change, created: created)
  }

  /// Orders the decks for lists of them.
  private mutating func listDecks(_ environment: ScreenEnvironment) {
    let collation = environment.wording.collation
    deckRows = collation.sorted(decks.map(DeckRow.deck) + filteredDecks.map(DeckRow.filtered)) {
      collation.key(ofLevels: $0.name.levels)
    }
    outline = DeckOutline(deckRows)
  }

  private mutating func dropDeck() {
    deck = nil
    deckLoading = nil
  }

  // MARK: Loading

  package mutating func reload() {
    if decksLoading.failure != nil { decksLoading = .wanted }
    if statisticsLoading.failure != nil { statisticsLoading = .wanted }
    if deckLoading?.state.failure != nil { deckLoading = nil }
  }

  package mutating func synchronize(
    _ screens: [any Screen],
    _ environment: ScreenEnvironment
  ) -> [StudyEffect] {
    let screen = screens.last { $0 is any StudyScreen } as? any StudyScreen
    return loadMemory() + load(screens, environment) + loadNames(screen)
      + render(screen, environment)
  }

  /// Requests what the browser remembers, once.
  private mutating func loadMemory() -> [StudyEffect] {
    guard !asksForMemory else { return [] }
    asksForMemory = true
    return [.loadBrowserMemory]
  }

  /// The requirements of the screens, the uppermost last: those of other features' screens lie beneath
  /// all of the study screens'.
  private func requirements(of screens: [any Screen]) -> [StudyRequirement] {
    let others = screens.filter { !($0 is any StudyScreen) }
    return (others + screens.filter { $0 is any StudyScreen })
      .compactMap { $0.requirement as? StudyRequirement }
  }

  /// Requests the faces of the cards that the uppermost study screen shows.
  private mutating func render(
    _ screen: (any StudyScreen)?,
    _ environment: ScreenEnvironment
  ) -> [StudyEffect] {
    guard let screen else { return [] }
    let wanted = faces.wanted(screen.shownFaces(self, environment.size))
    return wanted.isEmpty ? [] : [.renderFaces(wanted)]
  }

  /// Requests the names of the vault for a screen that completes some.
  private mutating func loadNames(_ screen: (any StudyScreen)?) -> [StudyEffect] {
    guard namesLoading == .wanted, screen?.completesNames == true else { return [] }
    namesLoading = .underWay
    return [.loadSearchVocabulary]
  }

  private mutating func load(
    _ screens: [any Screen],
    _ environment: ScreenEnvironment
  ) -> [StudyEffect] {
    let requirements = requirements(of: screens)
    let day = environment.studyDay
    if let deck, !requirements.contains(where: { $0.deck == deck.deck.id }) {
      dropDeck()
      if deck.isLarge {
        return [.releaseMemory] + load(requirements, screens, on: day, environment)
      }
    }
    return load(requirements, screens, on: day, environment)
  }

  private mutating func load(
    _ requirements: [StudyRequirement],
    _ screens: [any Screen],
    on day: StudyDay,
    _ environment: ScreenEnvironment
  ) -> [StudyEffect] {
    switch requirements.last {
    case .sessionEnd(let source) where isWanted(source.contents):
      return loadSession(source, screens, environment)
    case .decks, .sessionEnd: return loadDecks(on: day, environment)
    case .today:
      return loadDecks(on: day, environment) + loadNewest() + loadStatistics(on: day, environment)
    case .deck(let id) where isWanted(id) || deckLoading?.scope != .whole:
      return load(id, .whole, environment)
    case .session(let source, let onNewDay, let after)
    where isWanted(source.contents) || isOfNotes || onNewDay && deck?.covers(day) == false
      || after != nil && deck?.number == after:
      return loadSession(source, screens, environment)
    case .note(let note, in: let id) where isWanted(id) || lacks(note):
      return load(id, .notes(note.map { [$0] } ?? []), environment)
    case .deck, .session, .note, nil: return []
    }
  }

  private mutating func loadSession(
    _ source: StudySource,
    _ screens: [any Screen],
    _ environment: ScreenEnvironment
  ) -> [StudyEffect] {
    let held = Set(screens.flatMap { ($0 as? ReviewScreen)?.cardsInHand(of: source) ?? [] })
    let effects = load(source.contents, .session(with: held), environment)
    guard case .filtered(let id) = source else { return effects }
    return [
      .loadFilteredDeck(
        id,
        holding: held,
        at: environment.moment,
        boundary: environment.boundary
      )
    ]
  }

  private mutating func loadDecks(
    on day: StudyDay,
    _ environment: ScreenEnvironment
  ) -> [StudyEffect] {
    guard decksAreWanted(on: day) else { return [] }
    decksLoading = .underWay
    decksDay = day
    return [.loadDecks(at: environment.moment, boundary: environment.boundary)]
  }

  /// Requests the notes added last.
  private mutating func loadNewest() -> [StudyEffect] {
    guard newestLoading == .wanted, !decks.isEmpty else { return [] }
    newestLoading = .underWay
    return [.findNotes("")]
  }

  /// Requests the statistics of all decks, which come later: there may be years of answers.
  private mutating func loadStatistics(
    on day: StudyDay,
    _ environment: ScreenEnvironment
  ) -> [StudyEffect] {
    let isOutdated = statisticsLoading == .done && statistics?.today != day
    guard statisticsLoading == .wanted || isOutdated, !decks.isEmpty else { return [] }
    statisticsLoading = .underWay
    return [.loadStatistics(of: nil, at: environment.moment, boundary: environment.boundary)]
  }

  /// True if the decks have to be loaded, also because other cards are due on a new day of study.
  private func decksAreWanted(on day: StudyDay) -> Bool {
    decksLoading == .wanted || decksLoading == .done && decksDay != nil && decksDay != day
  }

  /// True if a deck's cards have to be loaded.
  private func isWanted(_ id: DeckID) -> Bool {
    deckLoading?.deck != id || deckLoading?.state == .wanted
  }

  /// True if no more than some notes of the deck were requested.
  private var isOfNotes: Bool {
    if case .notes = deckLoading?.scope { true } else { false }
  }

  /// True if a note is not in memory, and was not asked for.
  private func lacks(_ note: NoteID?) -> Bool {
    guard let note, deckLoading?.state == .done else { return false }
    return deck?.note(note) == nil && deckLoading?.scope != .notes([note])
      && deckLoading?.scope != .whole
  }

  private mutating func load(
    _ id: DeckID,
    _ scope: LoadScope,
    _ environment: ScreenEnvironment
  ) -> [StudyEffect] {
    deck = nil
    deckLoading = DeckLoading(deck: id, scope: scope, state: .underWay)
    return [.loadDeck(id, scope, at: environment.moment, boundary: environment.boundary)]
  }

  /// The end of the day of study, if the uppermost requirement is the due counts; otherwise nil.
  package func nextDeadline(
    _ screens: [any Screen],
    _ environment: ScreenEnvironment
  ) -> Instant? {
    guard decksLoading == .done, decksDay != nil,
      requirements(of: screens).last?.countsDecks == true
    else { return nil }
    let left = environment.boundary.millisecondsLeft(at: environment.moment)
    return environment.now.advanced(by: .milliseconds(left))
  }
}

extension ChangeSet {
  /// True if there are decks, filtered or not, that come, go or change.
  fileprivate var changesDecks: Bool {
    !decks.isEmpty || !removedDecks.isEmpty || changesFilteredDecks
  }

  /// True if there are filtered decks that come, go or change.
  var changesFilteredDecks: Bool { !filteredDecks.isEmpty || !removedFilteredDecks.isEmpty }
}
