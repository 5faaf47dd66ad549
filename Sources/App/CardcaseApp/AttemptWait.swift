import Locking
import Vault
import WindowTerminal
import Wording

/// The wait before an attempt at the passcode, for commands: it is waited for on the spot, so that who
/// has the passcode gets in some day also where the count of attempts can't be kept.
struct AttemptWait {
  let counter: AttemptCounter
  let wording: Wording
  /// Says something, and keeps a line up to date until there is none; false where the user gave the wait
  /// up.
  var wait: (_ heading: String, _ line: () -> String?) throws(TerminalError) -> Bool =
    HiddenWait.wait

  /// Waits until an attempt is due.
  ///
  /// - Throws: `notDue` where there is no terminal to wait on, `cancelled` where it was given up.
  func callAsFunction() throws(ToolFailure) {
    let status = counter.status
    guard status.wait > .zero else { return }
    let failure = ToolFailure.notDue(seconds: Self.seconds(status.wait), status.cause)
    let isOver: Bool
    do throws(TerminalError) {
      isOver = try wait(failure.sentence(wording)) { line(counter.status.wait) }
    } catch {
      throw failure
    }
    guard isOver else { throw .cancelled }
  }

  /// The line changes with each minute, and in the last one every ten seconds: it is heard as well as
  /// seen.
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
  /// Why an attempt may have to wait.
  var cause: ToolFailure.WaitCause {
    isRecorded ? (isEstimated ? .recordLost : .failures) : .notCounted
  }
}
