/// What of a card decides whether it can be studied now: all that counting what is due takes.
public struct DueState: Sendable, Hashable {
  /// When a card comes up.
  public enum State: Sendable, Hashable {
    /// Never answered.
    case new
    /// Known, or in long steps: from the beginning of a day of study on.
    case day(StudyDay)
    /// Known: from a moment on.
    case moment(Timestamp)
    /// In steps within a day.
    case step(Timestamp)
    /// Left out until the learner takes it back.
    case suspended
  }

  /// The note it asks about.
  public let note: NoteID
  /// When it comes up.
  public let state: State
  /// The day of study on which it is left out.
  public let buriedOn: StudyDay?

  /// Keeps the parts.
  public init(note: NoteID, state: State, buriedOn: StudyDay?) {
    self.note = note
    self.state = state
    self.buriedOn = buriedOn
  }

  /// Whether a session that begins at a moment may come to the card, limits and siblings aside.
  public func mayComeUp(at now: LocalMoment, on today: StudyDay) -> Bool {
    guard buriedOn != today else { return false }
    return switch state {
    case .new, .step: true
    case .day(let day): day <= today
    case .moment(let time): time <= now.time
    case .suspended: false
    }
  }
}

extension Card {
  /// What decides whether it can be studied.
  public var outlook: DueState {
    let state: DueState.State =
      if isSuspended {
        .suspended
      } else {
        switch progress.due {
        case nil: .new
        case .day(let day): .day(day)
        case .moment(let time): progress.phase == .review ? .moment(time) : .step(time)
        }
      }
    return DueState(note: note, state: state, buriedOn: buriedOn)
  }
}
