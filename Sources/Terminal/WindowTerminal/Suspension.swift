import CNcurses
import CWindowTerminal
import Glibc
import WindowLevels

extension TerminalSession {
  /// Stops the program as Ctrl-Z does elsewhere, with its whole process group, and returns when it
  /// continues. Its contents must be covered before, by a frame already presented; the next frame
  /// writes every cell.
  ///
  /// If nobody could continue it (SIGTSTP was ignored from the start, or the process group is
  /// orphaned) it returns at once. Keys typed meanwhile are discarded. If the program is told to
  /// end while it can't have the terminal, it returns without it: nothing is shown any more, and
  /// the event loop reports why.
  ///
  /// - Returns: true if the terminal's size changed.
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

  /// The limit of waiting for a terminal that takes no output before it is given back.
  private static let patience = Duration.seconds(1)
  /// The limit of waiting for a terminal's answer to a request.
  private static let answerPatience = Duration.milliseconds(100)

  /// Hands an empty terminal over to the next user of it.
  private func release() {
    giveBackTerminal()
    cwindow_guard_set_active(0)
    isReleased = true
  }

  /// Leaves the terminal empty, with its original modes and line discipline. Nothing here waits for
  /// a terminal that takes no output, except for `patience` as a whole; output unread by then is
  /// discarded in favour of the sequences that restore it.
  func giveBackTerminal() {
    awaitAnswer()
    writer.flush(within: Self.patience)
    if writer.isBehind { writer.discard() }
    recoverFromLoss()
    writer.write((pixels?.takeBack() ?? []) + modes.leave + modes.clear)
    output.sendPlain { endwin() }
    if writer.isBehind, !writer.flush(within: .milliseconds(100)) { writer.discard() }
    var modes = disciplines.original
    tcsetattr(inputDescriptor, TCSANOW, &modes)
  }

  /// Waits a moment for an answer of the terminal, which its next user would take for keys. What
  /// was typed meanwhile is discarded.
  private func awaitAnswer() {
    guard keys.awaitsAnswer, !writer.isBehind else { return }
    let end = ContinuousClock.now + Self.answerPatience
    while keys.awaitsAnswer, let rest = millisecondsLeft(until: end) {
      var input = pollfd(fd: inputDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&input, 1, rest) > 0, input.revents & Int16(POLLIN) != 0
      else { return }
      while keys.next() != nil {}
    }
  }

  /// Takes the terminal back, whatever has been done to it.
  func reacquire() {
    isReleased = true
    guard signals.waitForForeground(of: inputDescriptor) else { return }
    isReleased = false
    cwindow_guard_set_active(1)
    var own = disciplines.own
    tcsetattr(inputDescriptor, TCSANOW, &own)
    keys.flush()
    writer.write(modes.resume)
    adoptSize()
  }
}

extension SignalSource {
  /// Stops the whole process group, and returns when it continues. Does nothing if a SIGCONT has
  /// come already: it cancels the stop that was requested before it.
  func stop() {
    guard !isPending(anyOf: [SIGCONT]) else { return }
    discard([SIGTSTP])
    withDefaultAction(of: SIGTSTP) {
      // Does not wait for SIGCONT: if the stop is dropped, none comes.
      kill(0, SIGTSTP)
    }
    // A stop that was requested since stays: the kernel keeps the later one of the two.
    discard([SIGCONT])
  }

  /// Stops until the program is in the terminal's foreground, as the system does to programs that
  /// use it from the background; but handles signals that ask to end, which such a stop would hold
  /// up.
  ///
  /// - Returns: true if the terminal can be used.
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
