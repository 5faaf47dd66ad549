import Flashcards
import Secrets
import WindowLevels
import Wording

/// Flashcards: what the screens about them need is loaded, and what they change is kept.
extension Model {
  // MARK: Time

  /// What the wall clock says at an instant, going by what it said last.
  func moment(at now: Instant) -> LocalMoment {
    let passed = clock.at.duration(to: now).nanoseconds / 1_000_000
    return LocalMoment(
      time: clock.moment.time.advanced(byMilliseconds: passed),
      zoneOffset: clock.moment.zoneOffset
    )
  }

  /// The day of study that it is at an instant.
  func today(at now: Instant) -> StudyDay {
    DayBoundary(rolloverHour: preferences.rolloverHour).day(of: moment(at: now))
  }

  /// Lets every screen look at what time and loading have changed.
  mutating func advanceStudy() -> [Effect] {
    tellScreens { $0.advance($1) }
  }

  // MARK: Loading

  /// Asks for what the uppermost screen about flashcards needs, lets go of what no screen does, and
  /// holds the clocks of rounds that are not in front.
  mutating func syncStudyData() -> [Effect] {
    guard case .open(let vault) = phase else { return [] }
    updateRoundTimers()
    let needs = vault.session.value.entries.compactMap { $0.screen.content.needs }
    let contents = vault.contents
    if contents.shelf != nil, !needs.contains(where: { $0.deck == contents.shelf?.deck.id }) {
      changeOpen {
        $0.contents.shelf = nil
        $0.contents.shelfLoading = nil
      }
    }
    let moment = moment(at: now)
    let boundary = DayBoundary(rolloverHour: preferences.rolloverHour)
    switch needs.last {
    case .decks where contents.decksAreWanted(on: boundary.day(of: moment)):
      changeOpen {
        $0.contents.decksLoading = .underWay
        $0.contents.decksDay = boundary.day(of: moment)
      }
      return [.loadDecks(at: moment, boundary: boundary)]
    case .shelf(let deck) where contents.isWanted(deck) || !contents.isWhole:
      return load(deck, .whole, moment, boundary)
    case .session(let deck, let onNewDay)
    where contents.isWanted(deck)
      || onNewDay && contents.shelf?.covers(boundary.day(of: moment)) == false:
      let held = vault.session.value.entries.flatMap { $0.cardsInHand(of: deck) }
      return load(deck, .session(with: Set(held)), moment, boundary)
    default:
      return []
    }
  }

  private mutating func load(
    _ deck: DeckID,
    _ extent: LoadScope,
    _ moment: LocalMoment,
    _ boundary: DayBoundary
  ) -> [Effect] {
    changeOpen {
      $0.contents.shelf = nil
      $0.contents.shelfLoading = (deck, extent == .whole, .underWay)
    }
    return [.loadShelf(deck, extent, at: moment, boundary: boundary)]
  }

  /// When the day of study ends, where a screen shows what is due on it; nil elsewhere.
  var studyDayEnd: Instant? {
    guard case .open(let vault) = phase, vault.contents.decksLoading == .done,
      vault.contents.decksDay != nil,
      vault.session.value.entries.compactMap({ $0.screen.content.needs }).last == .decks
    else { return nil }
    let boundary = DayBoundary(rolloverHour: preferences.rolloverHour)
    return clock.at.advanced(by: .milliseconds(boundary.millisecondsLeft(at: clock.moment)))
  }

  // MARK: What screens ask for

  mutating func carryOutStudy(_ request: Request, from window: WindowID) -> [Effect] {
    switch request {
    case .keep(let change):
      nextToken += 1
      keeping[nextToken] = (window, change)
      return [.keep(change, token: nextToken)]
    case .keepStep(let change, let step):
      nextToken += 1
      keeping[nextToken] = (window, change)
      studyWindow = window
      return [.keepStep(change, step, token: nextToken)]
    case .takeBack(let kinds, let force):
      studyWindow = window
      return [.takeBack(kinds, force: force)]
    case .reload:
      changeOpen {
        if $0.contents.decksLoading == .failed { $0.contents.decksLoading = .wanted }
        if $0.contents.shelfLoading?.state == .failed { $0.contents.shelfLoading = nil }
      }
      return []
    case .loadReviews(let since):
      studyWindow = window
      return [.loadReviews(since: since)]
    case .loadPast(let deck):
      studyWindow = window
      return [.loadPast(of: deck)]
    case .countDeck(let deck):
      studyWindow = window
      return [.countDeck(deck)]
    case .readImport(let path, let deck):
      studyWindow = window
      return [.readImport(path: path, into: deck)]
    case .exportDeck(let deck, let path):
      studyWindow = window
      return [.exportDeck(deck, path: path)]
    case .fitParameters(let deck):
      studyWindow = window
      return [
        .fitParameters(deck, boundary: DayBoundary(rolloverHour: preferences.rolloverHour))
      ]
    case .stopFitting: return [.stopFitting]
    default:
      return []
    }
  }

  // MARK: What came of it

  mutating func handleStudy(_ outcome: Outcome) -> [Effect] {
    guard isOpen else { return [] }
    switch outcome {
    case .decks(let decks, let damaged):
      changeOpen {
        $0.contents.decks = decks
        $0.contents.damagedStudy = damaged
        $0.contents.decksLoading = .done
      }
      return advanceStudy()
    case .decksUnreadable:
      changeOpen { $0.contents.decksLoading = .failed }
    case .shelf(let shelf, let newest, let damaged):
      guard case .open(let vault) = phase, vault.contents.shelfLoading?.deck == shelf.deck.id else {
        return []
      }
      let day = today(at: now)
      changeOpen {
        let open = LoadedDeck(shelf, on: day)
        $0.contents.newestStudyID = max($0.contents.newestStudyID, open.newest, newest)
        $0.contents.shelf = open
        $0.contents.shelfLoading = (shelf.deck.id, open.isWhole, .done)
      }
      if damaged > 0 {
        message = StatusMessage(
          tone: .problem,
          .studyDamaged(count: String(damaged))
        )
      }
      return advanceStudy()
    case .shelfUnreadable(let deck):
      changeOpen { $0.contents.shelfLoading = (deck, true, .failed) }
    case .kept(let token):
      return kept(token)
    case .notKept(let token):
      guard let (window, _) = keeping.removeValue(forKey: token) else { return [] }
      tellNotSaved(.studyNotKept)
      return tell(window) { content, _ in
        content.notKept()
        return []
      }
    case .reviews(let reviews): return deliver(.reviews(reviews))
    case .past(let past): return deliver(.past(past))
    case .deckCounted(let totals, let deck): return deliver(.totals(totals, of: deck))
    case .fitProgress(let done, let total): return deliver(.fitProgress(done: done, of: total))
    case .fitted(let report, let deck): return deliver(.fitted(report, of: deck))
    case .reviewsUnreadable, .notFitted:
      message = StatusMessage(tone: .problem, .reviewsUnreadable)
      return studyWindow.map {
        tell($0) { content, _ in
          content.notKept(); return []
        }
      } ?? []
    case .importPreview(let preview): return deliver(.preview(preview))
    case .takenBack(let result): return takenBack(result)
    case .notTakenBack:
      tellNotSaved(.studyNotKept)
      return deliver(.notTakenBack)
    case .importUnreadable(let problem): return deliver(.unreadable(problem))
    case .exported(let count): return deliver(.exported(count))
    case .exportFailed(let problem): return deliver(.exportFailed(problem))
    default: break
    }
    return []
  }

  mutating func deliver(_ news: StudyResponse) -> [Effect] {
    studyWindow.map { tell($0) { $0.receive(news, $1) } } ?? []
  }

  // MARK: Screens

  mutating func tellScreens(
    but left: WindowID? = nil,
    _ body: (inout any ScreenContent, ScreenContext) -> [Request]
  ) -> [Effect] {
    guard case .open(let vault) = phase else { return [] }
    return vault.session.value.entries.filter { $0.window != left }
      .flatMap { tell($0.window, body) }
  }

  /// Lets a screen take something in, and does what it asks for then.
  mutating func tell(
    _ window: WindowID,
    _ body: (inout any ScreenContent, ScreenContext) -> [Request]
  ) -> [Effect] {
    guard case .open(let vault) = phase, var screen = vault.session.value[window] else { return [] }
    let context = context(vault, size: stack[window]?.frame.size ?? size)
    let requests = screen.change { body(&$0, context) }
    changeOpen { $0.session.value[window] = screen }
    return requests.flatMap { carryOut($0, from: window) }
  }

  /// Changes what is open in place: nothing else holds it meanwhile, so that nothing large is copied.
  mutating func changeOpen(_ change: (inout OpenVault) -> Void) {
    guard case .open(var vault) = phase else { return }
    phase = .locked(LockScreen(kind: nil, attempts: attempts))
    change(&vault)
    phase = .open(vault)
  }

  // MARK: Rounds

  /// Holds the clock of every round.
  mutating func pauseRounds(_ reason: RoundPause) {
    let now = now
    changeScreens { screen in
      guard case .round(var round) = screen else { return }
      round.pause(reason, at: now)
      screen = .round(round)
    }
  }

  /// Lets go of a reason to hold them.
  mutating func resumeRounds(_ reason: RoundPause) {
    let now = now
    changeScreens { screen in
      guard case .round(var round) = screen else { return }
      round.resume(reason, at: now)
      screen = .round(round)
    }
  }

  /// The clock of a round runs only while its window is in front.
  private mutating func updateRoundTimers() {
    guard case .open(let vault) = phase else { return }
    let rounds = vault.session.value.entries.filter { $0.isRound }
    guard !rounds.isEmpty else { return }
    let front = stack.keyWindow.flatMap { vault.session.value[$0] }
    let isInFront = rounds.contains { $0.window == stack.keyWindow }
    var isEditor = false
    if case .noteForm = front { isEditor = true }
    for (reason, holds) in [
      (RoundPause.editor, !isInFront && isEditor), (.help, !isInFront && !isEditor),
    ] {
      if holds { pauseRounds(reason) } else { resumeRounds(reason) }
    }
  }
}

extension Session.Entry {
  fileprivate var isRound: Bool {
    if case .round = screen { true } else { false }
  }

  /// The cards of a session of a deck: they are compared with what is kept.
  fileprivate func cardsInHand(of deck: DeckID) -> [CardID] {
    guard case .review(let review) = screen, review.deck == deck else { return [] }
    return review.session.map { Array($0.known) } ?? []
  }
}

extension VaultSnapshot {
  /// Whether a deck's cards have to be loaded.
  fileprivate func isWanted(_ deck: DeckID) -> Bool {
    shelfLoading?.deck != deck || shelfLoading?.state == .wanted
  }

  /// Whether all cards of the deck are here or on their way.
  fileprivate var isWhole: Bool { shelfLoading?.isWhole == true }

  /// Whether the decks have to be loaded: on another day of study other cards are due.
  fileprivate func decksAreWanted(on day: StudyDay) -> Bool {
    decksLoading == .wanted || decksLoading == .done && decksDay != nil && decksDay != day
  }
}
