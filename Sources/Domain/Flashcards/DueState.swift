/// The properties of a card that decide whether it can be studied now; enough to count due cards.
public struct DueState: Sendable, Hashable {
  /// The time at which a card is due.
  public enum State: Sendable, Hashable {
    /// Never answered.
    case new
    /// In review, due from the beginning of a day of study on. So is a card in a step of a day or
    /// more where the two are not told apart.
    case day(StudyDay)
    /// In a step of a day or more, due from the beginning of a day of study on.
    case dayStep(StudyDay)
    /// In review, due from a moment on.
    case moment(Timestamp)
    /// In a step within a day, due from a moment on.
    case step(Timestamp)
    /// Suspended.
    case suspended
    /// Studied in a filtered deck.
    case away
  }

  /// The note the card is made from.
  public let note: NoteID
  /// The time at which the card is due.
  public let state: State
  /// The day of study for which the card is buried.
  public let buriedOn: StudyDay?

  /// Creates a value from its parts.
  public init(note: NoteID, state: State, buriedOn: StudyDay?) {
    self.note = note
    self.state = state
    self.buriedOn = buriedOn
  }

  /// True if a session that begins at `now` may show the card, leaving limits and siblings aside.
  public func canBeStudied(at now: LocalMoment, on today: StudyDay) -> Bool {
    guard buriedOn != today else { return false }
    return switch state {
    case .new, .step: true
    case .day(let day), .dayStep(let day): day <= today
    case .moment(let time): time <= now.time
    case .suspended, .away: false
    }
  }
}

extension Flashcard {
  /// The properties that decide whether the card can be studied.
  public var dueState: DueState {
    let state: DueState.State =
      if isSuspended {
        .suspended
      } else if stay != nil {
        .away
      } else {
        switch progress.due {
        case nil: .new
        case .day(let day): progress.phase == .review ? .day(day) : .dayStep(day)
        case .moment(let time): progress.phase == .review ? .moment(time) : .step(time)
        }
      }
    return DueState(note: note, state: state, buriedOn: buriedOn)
  }
}
