import Vault
import WindowTerminal
import Wording

/// The wait before an attempt at the passcode, for commands. A command waits on the spot instead of
/// refusing, so that the owner of the passcode gets in eventually even if attempts can't be
/// recorded.
struct AttemptWait {
  let counter: AttemptCounter
  let wording: Wording
  /// Shows a heading, and a line that is updated until it is nil; false if the user cancelled.
  var wait: (_ heading: String, _ line: () -> String?) throws(TerminalError) -> Bool =
    HiddenWait.wait

  /// Waits until an attempt is due.
  ///
  /// - Throws: `notDue` if there is no terminal to wait on, `cancelled` if the user gave up.
  func callAsFunction() throws(ToolFailure) {
    guard let failure else { return }
    let isOver: Bool
    do throws(TerminalError) {
      isOver = try wait(failure.sentence(wording)) { line(counter.status.wait) }
    } catch {
      throw failure
    }
    guard isOver else { throw .cancelled }
  }

  /// Checks that an attempt is due, without waiting.
  ///
  /// - Throws: `notDue` if it is not.
  func refuse() throws(ToolFailure) {
    if let failure { throw failure }
  }

  /// The failure of a command that can't wait; nil if an attempt is due.
  private var failure: ToolFailure? {
    let status = counter.status
    guard status.wait > .zero else { return nil }
    return .notDue(seconds: Self.seconds(status.wait), status.cause)
  }

  /// The remaining time, rounded up to whole minutes, in the last minute to 10 seconds, as screen
  /// readers speak each change; nil when the wait is over.
  private func line(_ wait: Duration) -> String? {
    guard wait > .zero else { return nil }
    let seconds = Self.seconds(wait)
    let step = seconds < 60 ? 10 : 60
    return wording(
      .commandWaiting(time: ToolFailure.time((seconds + step - 1) / step * step, wording))
    )
  }

  private static func seconds(_ wait: Duration) -> Int {
    Int(wait.components.seconds) + (wait.components.attoseconds > 0 ? 1 : 0)
  }
}

extension AttemptStatus {
  /// The reason for which an attempt may have to wait.
  var cause: ToolFailure.WaitCause {
    isRecorded ? (isEstimated ? .recordLost : .failures) : .notCounted
  }
}
