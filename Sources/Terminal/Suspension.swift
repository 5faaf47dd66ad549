import CNcurses
import CTerminal
import Glibc
import Windowing

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

  /// Hands the terminal to whoever comes next, empty.
  private func release() {
    writeAll(modes.leave + modes.clear, to: outputDescriptor)
    def_prog_mode()
    endwin()
    tcdrain(outputDescriptor)
    cterm_guard_set_active(0)
    isReleased = true
  }

  /// Takes the terminal again, whatever has been done to it.
  func reacquire() {
    isReleased = true
    guard signals.waitForForeground(of: inputDescriptor) else { return }
    isReleased = false
    signals.discard([SIGTSTP, SIGCONT, SIGWINCH])
    cterm_guard_set_active(1)
    reset_prog_mode()
    tcflush(inputDescriptor, TCIFLUSH)
    keys.flush()
    writeAll(modes.enter, to: outputDescriptor)
    adoptSize()
  }
}

extension SignalSource {
  /// Stops all that runs in the process group, and returns when it runs again.
  func stop() {
    discard([SIGTSTP, SIGCONT])
    withDefaultAction(of: SIGTSTP) {
      // No waiting for SIGCONT: where the stop is dropped, none comes.
      kill(0, SIGTSTP)
    }
  }

  /// Stops until the terminal is ours, as the system does to those who touch it from the
  /// background; but with an eye on signals that ask to end, which such a stop would hold up.
  ///
  /// - Returns: whether the terminal can be used.
  func waitForForeground(of terminal: Int32) -> Bool {
    while case let owner = tcgetpgrp(terminal), owner != -1, owner != getpgrp() {
      guard !isPending(anyOf: [SIGTERM, SIGHUP, SIGINT, SIGQUIT]) else { return false }
      discard([SIGCONT])
      kill(0, SIGTTIN)
      // Not stopped: in an orphaned process group, where it would never end.
      guard isPending(anyOf: [SIGCONT]) else { return true }
    }
    return true
  }
}
