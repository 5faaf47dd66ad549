import Flashcards
import Secrets
import WindowLevels
import Wording

/// What is said of the time of a round by itself: when half of it and a tenth of it are left. How much
/// there is, is said at the start and whenever it is asked for; its end is a scene of its own.
struct PlainClock: Sendable {
  /// What was said: 0 for nothing yet, 1 for the half, 2 for the tenth.
  private var told = 0

  /// What is due to be said.
  ///
  /// - Parameter isFirst: whether the round is told of for the first time since the lock.
  mutating func lines(for model: Model, isFirst: Bool, at now: Instant) -> [PlainLine] {
    guard case .open(let vault) = model.phase, let window = model.stack.keyWindow,
      case .round(let screen) = vault.session.value[window], let round = screen.round,
      screen.stage == .playing, round.state(at: now.sinceStart) == .running
    else { return [] }
    let left = round.timeLeft(at: now.sinceStart)
    let level = left <= round.length / 10 ? 2 : left <= round.length / 2 ? 1 : 0
    defer { told = level }
    guard level > told || isFirst else { return [] }
    return [Self.line(round, model.wording, at: now)]
  }

  /// How much time is left.
  static func line(_ round: Round, _ wording: Wording, at now: Instant) -> PlainLine {
    let seconds = wording.count(.seconds, round.secondsLeft(at: now.sinceStart))
    return .text(wording(.lineModeTimeLeft(time: seconds)))
  }
}
