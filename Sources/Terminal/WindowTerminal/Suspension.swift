import CNcurses
import CTerminal
import Glibc
import WindowLevels

extension TerminalSession {
  /// Stops the program as Ctrl-Z does elsewhere, with all that runs in its process group, and
  /// returns when it runs again. What it shows must be covered before, by a frame already
  /// presented; the next frame writes every cell.
  ///
  /// Where nobody could continue it (SIGTSTP was ignored from the start, or the process group is
  /// orphaned) it returns at once. Keys typed meanwhile are thrown away. Where the program is told
  /// to end while it can't have the terminal, it returns without it: nothing is shown any more, and
  /// the event loop reports why.
  ///
  /// - Returns: whether the terminal's size is another one than before.
  @discardableResult
  public func suspend() -> Bool {
    let before = size
    guard !isReleased, !signals.wasIgnored(SIGTSTP) else {
      mirror.repaint()
      return false
    }
    release()
    signals.stop()
    reacquire()
    return size != before
  }

  /// The longest that a terminal which takes no output is waited for before it is given back.
  private static let patience = Duration.seconds(1)

  /// Hands the terminal to whoever comes next, empty.
  private func release() {
    giveBackTerminal()
    cterm_guard_set_active(0)
    isReleased = true
  }

  /// Leaves the terminal empty, in the modes and with the line discipline that it had. Nothing here
  /// waits for a terminal that takes no output, but for `patience` as a whole; what it has not read
  /// by then is thrown away in favour of what gives it back.
  func giveBackTerminal() {
    writer.flush(within: Self.patience)
    if writer.isBehind { writer.discard() }
    recoverFromLoss()
    writer.write(modes.leave + modes.clear)
    output.sendPlain { endwin() }
    if writer.isBehind, !writer.flush(within: .milliseconds(100)) { writer.discard() }
    var modes = disciplines.original
    tcsetattr(inputDescriptor, TCSANOW, &modes)
  }

  /// Takes the terminal again, whatever has been done to it.
  func reacquire() {
    isReleased = true
    guard signals.waitForForeground(of: inputDescriptor) else { return }
    isReleased = false
    cterm_guard_set_active(1)
    var own = disciplines.own
    tcsetattr(inputDescriptor, TCSANOW, &own)
    keys.flush()
    writer.write(modes.resume)
    adoptSize()
  }
}

extension SignalSource {
  /// Stops all that runs in the process group, and returns when it runs again. Does nothing where a
  /// SIGCONT has come already: it takes back the stop that was asked for before it.
  func stop() {
    guard !isPending(anyOf: [SIGCONT]) else { return }
    discard([SIGTSTP])
    withDefaultAction(of: SIGTSTP) {
      // No waiting for SIGCONT: where the stop is dropped, none comes.
      kill(0, SIGTSTP)
    }
    // A stop that was asked for since stays: the kernel keeps the later one of the two.
    discard([SIGCONT])
  }

  /// Stops until the terminal is ours, as the system does to those who touch it from the
  /// background; but with an eye on signals that ask to end, which such a stop would hold up.
  ///
  /// - Returns: whether the terminal can be used.
  func waitForForeground(of terminal: Int32) -> Bool {
    while case let owner = tcgetpgrp(terminal), owner != -1, owner != getpgrp() {
      guard !isPending(anyOf: Self.endings) else { return false }
      discard([SIGCONT])
      kill(0, SIGTTIN)
      // Not stopped: in an orphaned process group, where it would never end.
      guard isPending(anyOf: [SIGCONT]) else { return true }
    }
    return true
  }
}
