import Flashcards
import Preferences
import Screens
import Widgets
import WindowLevels
import Wording

/// The session, and the card whose turn it is.
extension ReviewScreen {
  /// Forgets the session, and begins another once the cards are there.
  mutating func beginAnew() {
    (session, turn, isRebuilding) = (nil, nil, false)
  }

  mutating func advance(_ context: StudyContext) -> [Request] {
    guard let shelf = context.data.deck(deck), pending == nil else { return [] }
    if turn == nil || session == nil {
      settle(shelf, context)
    } else if card == nil {
      turn = nil
      proceed(context)
    }
    return soundNewSide(context)
  }

  /// Begins the session, or resumes one that was set aside.
  private mutating func settle(_ shelf: LoadedDeck, _ context: StudyContext) {
    let request = shelf.request(context)
    let before = session?.current
    if var session {
      if let ended, ended != shelf.number {
        session.refill(request)
      } else {
        _ = session.reconcile(request)
      }
      self.session = session
    } else {
      session = StudySession(request)
    }
    let isSame = before != nil && session?.current == before
    let (wasTurned, wasTyped, wasAt, wasOpened) = (showsAnswer, typed, scroll, opened)
    proceed(context)
    if isSame {
      (showsAnswer, typed, scroll, opened) = (wasTurned, wasTyped, wasAt, wasOpened)
    }
  }

  /// Shows the next card, on the current day of study.
  mutating func proceed(_ context: StudyContext) {
    guard var session, let shelf = context.data.deck(deck) else { return }
    awaitsDay = false
    if session.current == nil, session.isStale(at: context.moment) {
      guard shelf.covers(context.boundary.day(of: context.moment)) else {
        // The session is reconciled with them once they are loaded.
        awaitsDay = true
        turn = nil
        return
      }
      session.refill(shelf.request(context))
    }
    ended = session.lacksCards(at: context.moment) ? shelf.number : nil
    guard ended == nil else {
      self.session = session
      turn = nil
      return
    }
    let next = session.next(
      at: context.moment,
      aheadBy: context.preferences.learnAheadTime
    )
    self.session = session
    let isOther = next != turn
    turn = next
    wakeAt = nil
    switch next {
    case .card(let card):
      guard isOther else { return }
      showsAnswer = false
      opened = nil
      scroll = 0
      typed = TextField(limit: 2_000)
      asksToType = shelf.asksToType(card)
      shownAt = context.now
      checkTimebox(context)
    case .waiting(let until):
      wakeAt = context.instant(of: until, withinMinute: true)
    case .finished:
      let left = context.boundary.millisecondsLeft(at: context.moment)
      wakeAt = context.now.advanced(by: .milliseconds(left))
    }
  }
}
