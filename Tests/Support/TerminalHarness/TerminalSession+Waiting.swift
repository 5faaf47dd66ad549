extension TerminalSession {
  /// Waits until the screen meets a condition. A frame between the marks of synchronized output is
  /// examined only when it is complete, as a terminal would show it.
  ///
  /// - Parameter what: completes "waited until …" for the failure.
  public func waitUntil(
    _ what: String,
    within time: Duration? = nil,
    file: StaticString = #fileID,
    line: Int = #line,
    _ condition: (TerminalScreen) throws -> Bool
  ) throws {
    try wait(what, time, file, line) {
      if emulator.modes.contains(.synchronizedOutput), state == .running { return false }
      return try condition(screen)
    }
  }

  /// Waits until a text is shown; see `TerminalScreen.shows`.
  public func waitUntil(
    shows text: String,
    within time: Duration? = nil,
    file: StaticString = #fileID,
    line: Int = #line
  ) throws {
    try waitUntil("\"\(text)\" is shown", within: time, file: file, line: line) { $0.shows(text) }
  }

  /// Waits until a text is no longer shown.
  public func waitUntil(
    hides text: String,
    within time: Duration? = nil,
    file: StaticString = #fileID,
    line: Int = #line
  ) throws {
    try waitUntil("\"\(text)\" is gone", within: time, file: file, line: line) { !$0.shows(text) }
  }

  /// Waits until the output since a mark meets a condition.
  public func waitUntil(
    _ what: String,
    outputSince mark: Mark,
    within time: Duration? = nil,
    file: StaticString = #fileID,
    line: Int = #line,
    _ condition: (ArraySlice<UInt8>) throws -> Bool
  ) throws {
    try wait(what, time, file, line) { try condition(transcript.bytes(since: mark)) }
  }

  /// Waits until the terminal driver is in line mode with echo, as a shell sets it before it runs a
  /// program. Input typed at a shell earlier would be taken as typed at its prompt.
  public func waitUntilLineMode(
    within time: Duration? = nil,
    file: StaticString = #fileID,
    line: Int = #line
  ) throws {
    try wait("the terminal is in line mode", time, file, line) { try terminalModes().isSane }
  }

  /// Waits until a signal has stopped the program, for a stop that nobody has waited for yet.
  ///
  /// - Returns: the moment of the stop; all output written before it has been read.
  @discardableResult
  public func waitUntilStopped(
    within time: Duration? = nil,
    file: StaticString = #fileID,
    line: Int = #line
  ) throws -> Mark {
    try wait("the program was stopped", time, file, line) { reports.newStops > 0 }
    reports.acknowledgeStops()
    return try mark()
  }

  /// Waits until the program was continued, for a continuation that nobody has waited for yet. The
  /// kernel may report none if another stop follows at once.
  public func waitUntilContinued(
    within time: Duration? = nil,
    file: StaticString = #fileID,
    line: Int = #line
  ) throws {
    try wait("the program was continued", time, file, line) { reports.newContinuations > 0 }
    reports.acknowledgeContinuations()
  }

  /// Waits until the program has ended; all its output has been read then.
  @discardableResult
  public func waitUntilExited(
    within time: Duration? = nil,
    file: StaticString = #fileID,
    line: Int = #line
  ) throws -> Ending {
    var ending: Ending?
    try wait("the program ended", time, file, line) {
      if case .ended(let how) = state { ending = how }
      return ending != nil
    }
    try drain()
    guard let ending else { throw failure("The program has not ended") }
    return ending
  }

  /// Expects no output for a while. The only wait that always takes its whole time.
  public func expectSilence(
    for time: Duration,
    file: StaticString = #fileID,
    line: Int = #line
  ) throws {
    let before = try mark()
    let deadline = ContinuousClock.now + time
    while try pump(until: deadline), transcript.end == before {}
    guard transcript.end == before else {
      throw failure("\(file):\(line): silence was expected, but something was written")
    }
  }

  /// Expects that texts appear nowhere from a mark on: not in the bytes, not without escape
  /// sequences, not on the screen for however short a time, and in neither screen now.
  public func expectNever(
    _ texts: String...,
    since mark: Mark,
    file: StaticString = #fileID,
    line: Int = #line
  ) throws {
    try expectNever(anyOf: texts, since: mark, file: file, line: line)
  }

  /// Expects that no text of a list appears anywhere from a mark on, as above.
  public func expectNever(
    anyOf texts: [String],
    since mark: Mark,
    file: StaticString = #fileID,
    line: Int = #line
  ) throws {
    try drain()
    let search = LeakSearch(transcript: transcript, mark: mark)
    guard let (text, leak) = search.first(of: texts) else { return }
    throw failure(
      "\(file):\(line): \"\(text)\" should never appear, but it was \(leak.manner.rawValue): "
        + leak.place
    )
  }

  private func wait(
    _ what: String,
    _ time: Duration?,
    _ file: StaticString,
    _ line: Int,
    _ condition: () throws -> Bool
  ) throws {
    let time = time ?? patience
    let deadline = ContinuousClock.now + time
    while try !condition() {
      if !reports.isOpen {
        try drain()
        if try condition() { return }
        throw failure("\(file):\(line): waited until \(what), but the program has ended")
      }
      guard .now < deadline else {
        throw failure("\(file):\(line): waited until \(what), in vain for \(time)")
      }
      // A condition may depend on something without an event, such as the driver's modes or a file.
      try pump(until: min(deadline, .now + .milliseconds(20)))
    }
  }
}
