import Collation
import DomainWords
package import Flashcards
package import Screens
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
    /// True if all of its cards were requested.
    var isWhole: Bool
    var state: Loading
  }

  /// The decks.
  package private(set) var decks: [DeckSummary]
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
    outline = DeckOutline(self.decks)
  }

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
      return DataUpdate()
    case .response(.statistics(let statistics, of: nil)):
      self.statistics = statistics
      // After an answer that came meanwhile they are wanted again.
      if statisticsLoading != .wanted { statisticsLoading = .done }
      return DataUpdate()
    case .response(.faces(let rendered)):
      guard let reason = deck?.receive(rendered) else { return DataUpdate(.loaded) }
      return DataUpdate(
        .loaded,
        message: environment.failed(because: reason) { .cardNotRendered(reason: $0) }
      )
    case .heard, .response: return DataUpdate()
    }
  }

  private mutating func receive(
    _ load: StudyLoad,
    _ environment: ScreenEnvironment
  ) -> DataUpdate<Change> {
    switch load {
    case .decks(let decks, let damaged):
      self.decks = environment.wording.collation.sorted(decks)
      damagedRecords = damaged
      outline = DeckOutline(self.decks)
      decksLoading = .done
      return DataUpdate(.loaded)
    case .decksUnreadable(let reason):
      decksLoading = .failed(reason)
      return DataUpdate()
    case .deck(let contents, let newest, let damaged):
      guard deckLoading?.deck == contents.deck.id else { return DataUpdate() }
      let loaded = LoadedDeck(contents, on: environment.studyDay)
      ids.skip(to: newest)
      deck = loaded
      deckLoading = DeckLoading(deck: contents.deck.id, isWhole: loaded.isWhole, state: .done)
      guard damaged > 0 else { return DataUpdate(.loaded) }
      return DataUpdate(
        .loaded,
        message: StatusMessage(
          tone: .problem,
          .recordsUnreadable(damaged)
        )
      )
    case .deckUnreadable(let id, let reason):
      deckLoading = DeckLoading(deck: id, isWhole: true, state: .failed(reason))
      return DataUpdate()
    }
  }

  /// Applies a saved change.
  private mutating func apply(_ change: ChangeSet, _ environment: ScreenEnvironment) -> Change {
    var created: Set<FlashcardID> = []
    if let deck { created = Set(change.cards.map(\.id).filter { deck.card($0) == nil }) }
    deck?.apply(change, on: environment.studyDay)
    change.skip(in: &ids)
    browserMemory?.take(change.searches)
    if let id = deck?.deck.id, change.removedDecks.contains(id) { dropDeck() }
    for deck in change.decks {
      if let index = decks.firstIndex(where: { $0.deck.id == deck.id }) {
        decks[index].deck = deck
      } else {
        decks.append(DeckSummary(deck: deck))
      }
    }
    decks.removeAll { change.removedDecks.contains($0.deck.id) }
    if !change.decks.isEmpty { decks = environment.wording.collation.sorted(decks) }
    // The due counts have changed too; they are counted again when a list of decks is in front.
    decksLoading = .wanted
    outline = DeckOutline(decks)
    if !change.reviews.isEmpty || !change.withdrawn.isEmpty || !change.removesNothing {
      statisticsLoading = .wanted
    }
    statistics?.add(change.reviews, environment.boundary)
    if change.reviews.isEmpty || !change.notes.isEmpty || !change.removesNothing {
      newestLoading = .wanted
    }
    return .saved(change, created: created)
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
    loadMemory() + load(screens, environment)
      + render(screens.last { $0 is any StudyScreen }, environment)
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
    _ screen: (any Screen)?,
    _ environment: ScreenEnvironment
  ) -> [StudyEffect] {
    // The deck has no second owner while it is changed, so that its faces are not copied.
    guard let screen = screen as? any StudyScreen,
      let shown = deck.map({ screen.shownFaces($0, environment.size) })
    else { return [] }
    let wanted = deck?.facesToRender(shown) ?? []
    return wanted.isEmpty ? [] : [.renderFaces(wanted)]
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
    case .sessionEnd(let id) where isWanted(id): return loadSession(id, screens, environment)
    case .decks, .sessionEnd: return loadDecks(on: day, environment)
    case .today:
      return loadDecks(on: day, environment) + loadNewest() + loadStatistics(on: day, environment)
    case .deck(let id) where isWanted(id) || deckLoading?.isWhole != true:
      return load(id, .whole, environment)
    case .session(let id, let onNewDay)
    where isWanted(id) || onNewDay && deck?.covers(day) == false:
      return loadSession(id, screens, environment)
    case .deck, .session, nil: return []
    }
  }

  private mutating func loadSession(
    _ id: DeckID,
    _ screens: [any Screen],
    _ environment: ScreenEnvironment
  ) -> [StudyEffect] {
    let held = screens.flatMap { ($0 as? ReviewScreen)?.cardsInHand(of: id) ?? [] }
    return load(id, .session(with: Set(held)), environment)
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

  private mutating func load(
    _ id: DeckID,
    _ scope: LoadScope,
    _ environment: ScreenEnvironment
  ) -> [StudyEffect] {
    deck = nil
    deckLoading = DeckLoading(deck: id, isWhole: scope == .whole, state: .underWay)
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
