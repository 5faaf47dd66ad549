internal import CPTY
internal import Glibc

extension TerminalSession {
  /// Types a text on the keyboard, one character after the other.
  public func press(_ text: String) throws {
    for scalar in text.unicodeScalars { emulator.press(.character(scalar)) }
    try sendReplies()
  }

  /// Presses keys, encoded as the program has asked the terminal to.
  public func press(_ keys: Key...) throws {
    try drain()
    for key in keys { emulator.press(key) }
    try sendReplies()
  }

  /// Pastes a text, in brackets if the program has asked for them.
  public func paste(_ text: String) throws {
    try drain()
    emulator.paste(text)
    try sendReplies()
  }

  /// Gives or takes the focus of the window; sent only if the program has asked for it.
  public func focus(_ isFocused: Bool) throws {
    try drain()
    emulator.focus(isFocused)
    try sendReplies()
  }

  /// Sends raw bytes, reading output meanwhile.
  public func send(_ bytes: some Sequence<UInt8>) throws {
    pendingInput += bytes
    try flushInput()
  }

  private func sendReplies() throws {
    pendingInput += emulator.takeReplies()
    try flushInput()
  }

  private func flushInput() throws {
    if case .ended = state { throw failure("Keys were sent to a program that has ended") }
    let deadline = ContinuousClock.now + patience
    try drain()
    while !pendingInput.isEmpty {
      if case .ended = state { throw failure("The program ended while keys were being sent") }
      guard try pump(until: deadline) else {
        throw failure("The program did not read its input: \(pendingInput.count) bytes are left")
      }
    }
  }

  /// Sends a signal to the program alone.
  public func signal(_ number: Int32) throws {
    try kill(processID, with: number)
  }

  /// Sends a signal to the program's process group.
  public func signalGroup(_ number: Int32) throws {
    try kill(-processID, with: number)
  }

  private func kill(_ target: Int32, with number: Int32) throws {
    if case .ended = state {
      throw failure("Signal \(number) was sent to a program that has ended")
    }
    guard Glibc.kill(target, number) == 0 else {
      throw failure("Signal \(number) could not be sent: \(String(cString: strerror(errno)))")
    }
  }

  /// Closes the terminal's window: the program gets SIGHUP and can neither read nor write any more.
  /// Afterwards nothing can be sent, and only earlier output examined.
  public func hangUp() throws {
    try drain()
    isMasterOpen = false
    close(master)
    master = -1
  }

  /// Resizes the window; the kernel tells the program by SIGWINCH.
  public func resize(columns: Int, rows: Int) throws {
    try drain()
    let error = cpty_resize(master, UInt16(clamping: columns), UInt16(clamping: rows))
    guard error == 0 else {
      throw failure("The size can't be changed: \(String(cString: strerror(error)))")
    }
    emulator.resize(columns: columns, rows: rows)
    transcript.resize(columns: columns, rows: rows)
  }
}
