internal import CPTY
internal import Glibc

extension TerminalSession {
  /// The reason why a terminal takes no output.
  public enum Stall: CaseIterable, Sendable {
    /// Nobody reads it, and the kernel's buffer is full: a dead connection, a frozen emulator.
    case unread
    /// Its output was suspended, as by Ctrl-S and Scroll Lock.
    case suspended
  }

  /// Makes the terminal take no output from here on. All output so far has been read.
  public func stall(_ stall: Stall) throws {
    try drain()
    isReading = false
    let terminal = try openTerminal()
    defer { close(terminal) }
    switch stall {
    case .unread:
      // NULs, which no terminal shows.
      let filler = [UInt8](repeating: 0, count: 1 << 12)
      while write(terminal, filler, filler.count) > 0 {}
      while write(terminal, filler, 1) > 0 {}
    case .suspended:
      guard tcflow(terminal, TCOOFF) == 0 else {
        throw failure("The terminal can't be suspended: \(String(cString: strerror(errno)))")
      }
    }
  }

  /// Makes the terminal take output again.
  public func endStall() throws {
    isReading = true
    let terminal = try openTerminal()
    defer { close(terminal) }
    tcflow(terminal, TCOON)
  }

  /// Waits until the program has read all input.
  public func waitUntilInputIsRead() throws {
    let terminal = try openTerminal()
    defer { close(terminal) }
    try waitUntil("all that was typed was read") { _ in
      var count: Int32 = 0
      return pendingInput.isEmpty && ioctl(terminal, UInt(FIONREAD), &count) == 0 && count == 0
    }
  }

  /// The program's end of the terminal.
  private func openTerminal() throws -> Int32 {
    let terminal = cpty_open_terminal(master)
    guard terminal >= 0 else {
      throw failure("The terminal can't be opened: \(String(cString: strerror(errno)))")
    }
    return terminal
  }
}
