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

  private var lists: DeckLists
  private var open = OpenDeck()
  /// The statistics of all decks; nil until they are computed, for a screen that needs them.
  package private(set) var statistics: StudyStatistics?
  /// The days in a row on which cards were answered; nil if there are none, or until they are counted.
  package var streak: Int? { statistics.flatMap { $0.streak > 0 ? $0.streak : nil } }
  /// The state of these statistics.
  private var statisticsLoading = Loading.wanted
  /// The rendered cards.
  private var faces = FaceCache()
  /// The decoded pictures.
  private var pictures = PictureCache()
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
    lists = DeckLists(decks)
  }

  /// The decks.
  package var decks: [DeckSummary] { lists.decks }
  /// The filtered decks.
  package var filteredDecks: [FilteredSummary] { lists.filtered }
  /// The presets of options, in the order of their names.
  package var presets: [OptionsPreset] { lists.presets }
  /// The rows of the list of decks, each before those within it.
  var deckRows: [DeckRow] { lists.rows }
  /// The decks as a tree, those with the most to study first.
  package var outline: DeckOutline { lists.outline }
  /// The state of the decks in memory.
  var decksLoading: Loading { lists.loading }
  /// The number of damaged records of flashcards.
  var damagedRecords: Int { lists.damagedRecords }
  /// True once the decks are known, though there may be none.
  package var knowsDecks: Bool { lists.areKnown }

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
    open.loaded.flatMap { $0.deck.id == id ? $0 : nil }
  }

  /// The reason why a deck can't be read; nil if it can, as far as is known.
  func failure(of id: DeckID) -> FailureReason? { open.failure(of: id) }

  /// The two sides of a card with its first hidden texts open; nil until they are rendered.
  func face(_ card: FlashcardID, opening opened: Int? = nil) -> CardFace? {
    faces[card]?.opening(opened ?? 0)
  }

  /// A picture by the name of its file; nil until it is decoded.
  func picture(_ file: String) -> LoadedPicture? { pictures[file] }

  /// The pictures on the sides of a card that are shown; none until it is rendered.
  func pictures(_ card: FlashcardID?, withAnswer: Bool) -> [FacePicture] {
    card.flatMap { faces[$0] }?.pictures(withAnswer: withAnswer) ?? []
  }

  /// True if something on the sides that are shown can be opened still.
  func hasHint(_ card: FlashcardID?, withAnswer: Bool, opened: Int?) -> Bool {
    guard let card, let face = faces[card] else { return false }
    return face.hints(withAnswer: withAnswer) > opened ?? 0
  }

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
    case .response(.picture(let picture, let wanted)):
      pictures.receive(picture, for: wanted)
      return DataUpdate()
    case .response(.mediaArrival(.added(let arrived))):
      for media in arrived { ids.skip(to: media.name.id.rawValue) }
      pictures.retry()
      return DataUpdate()
    case .response(.searchVocabulary(let names)):
      self.names = names
      tags = environment.wording.collation.sorted(names[.tags]) { $0 }
      if namesLoading != .wanted { namesLoading = .done }
      return DataUpdate(.loaded)
    case .heard, .notPlayed, .response: return DataUpdate()
    }
  }

  private mutating func receive(
    _ load: StudyLoad,
    _ environment: ScreenEnvironment
  ) -> DataUpdate<Change> {
    switch load {
    case .decks(let decks, let filtered, let presets, let damaged):
      lists.receive(
        decks,
        filtered: filtered,
        presets: presets,
        damaged: damaged,
        environment.wording.collation
      )
      return DataUpdate(.loaded)
    case .decksUnreadable(let reason):
      lists.fail(because: reason)
      return DataUpdate()
    case .deck(let contents, let newest, let damaged):
      guard open.receive(contents, on: environment.studyDay) else { return DataUpdate() }
      ids.skip(to: newest)
      guard damaged > 0 else { return DataUpdate(.loaded) }
      return DataUpdate(
        .loaded,
        message: StatusMessage(
          tone: .problem,
          .recordsUnreadable(damaged)
        )
      )
    case .deckUnreadable(let id, let reason):
      open.fail(id, because: reason)
      return DataUpdate()
    }
  }

  /// Applies a saved change.
  private mutating func apply(_ change: ChangeSet, _ environment: ScreenEnvironment) -> Change {
    let created = open.apply(change, on: environment.studyDay)
    change.skip(in: &ids)
    browserMemory?.take(change.searches)
    lists.apply(change, environment.wording.collation)
    if !change.reviews.isEmpty || !change.withdrawn.isEmpty || !change.removesNothing {
      statisticsLoading = .wanted
    }
    statistics?.add(change.reviews, environment.boundary)
    if change.reviews.isEmpty { pictures.retry() }
    if change.reviews.isEmpty { namesLoading = .wanted }
    if change.reviews.isEmpty || !change.notes.isEmpty || !change.removesNothing {
      newestLoading = .wanted
    }
    return .saved(change, created: created)
  }

  // MARK: Loading

  package mutating func reload() {
    lists.reload()
    if statisticsLoading.failure != nil { statisticsLoading = .wanted }
    open.reload()
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

  /// Requests the faces of the cards that the uppermost study screen shows, and their pictures.
  private mutating func render(
    _ screen: (any StudyScreen)?,
    _ environment: ScreenEnvironment
  ) -> [StudyEffect] {
    guard let screen else { return [] }
    let wanted = faces.wanted(screen.shownFaces(self, environment.size))
    return (wanted.isEmpty ? [] : [.renderFaces(wanted)])
      + pictures.wanted(screen.wantedPictures(self, environment)).map { .loadPicture($0) }
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
    if let deck = open.loaded, !requirements.contains(where: { $0.deck == deck.deck.id }) {
      open.drop()
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
    guard let requirement = requirements.last else { return [] }
    let lacksCards = open.lacks(requirement, on: day)
    switch requirement {
    case .sessionEnd(let source) where lacksCards, .session(let source, _, _) where lacksCards:
      return loadSession(source, screens, environment)
    case .decks, .sessionEnd: return lists.load(on: day, environment)
    case .today:
      return lists.load(on: day, environment) + loadNewest()
        + loadStatistics(on: day, environment)
    case .deck(let id) where lacksCards: return open.load(id, .whole, environment)
    case .note(let note, in: let id) where lacksCards:
      return open.load(id, .notes(note.map { [$0] } ?? []), environment)
    case .deck, .session, .note: return []
    }
  }

  private mutating func loadSession(
    _ source: StudySource,
    _ screens: [any Screen],
    _ environment: ScreenEnvironment
  ) -> [StudyEffect] {
    let held = Set(screens.flatMap { ($0 as? ReviewScreen)?.cardsInHand(of: source) ?? [] })
    let effects = open.load(source.contents, .session(with: held), environment)
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

  /// The end of the day of study, if the uppermost requirement is the due counts; otherwise nil.
  package func nextDeadline(
    _ screens: [any Screen],
    _ environment: ScreenEnvironment
  ) -> Instant? {
    guard lists.endWithDay,
      requirements(of: screens).last?.countsDecks == true
    else { return nil }
    let left = environment.boundary.millisecondsLeft(at: environment.moment)
    return environment.now.advanced(by: .milliseconds(left))
  }
}
