import WindowLevels

/// Decodes a terminal's input into events: the answers of the terminal first, then keys. A value
/// without I/O and without a clock.
struct InputDecoder {
  /// The time after which an unfinished sequence is abandoned. No terminal takes as long; a line
  /// that lost the end of one must not block the user's keys.
  private static let patience = Duration.seconds(1)
  /// The time after which the rest of an answer does not come any more.
  private static let answerLimit = Duration.seconds(10)

  private var decoder = KeyDecoder()
  private var answer = TerminalAnswer()
  /// What is known so far of a terminal that was asked about pictures.
  private var probe: PixelProbe?

  /// True while the terminal's answer to a request is awaited.
  var awaitsAnswer: Bool { answer.isAwaited }

  /// The time until held-back keys are pressed; nil if there are none.
  ///
  /// - Parameter quiet: The time since the last input.
  func pause(after quiet: Duration) -> Duration? {
    answer.pause(after: quiet)
  }

  /// Awaits the terminal's answer, so that no byte of it becomes a key.
  ///
  /// - Parameter probe: what is known of a terminal that is asked about pictures; nil if it is not.
  mutating func awaitAnswer(_ probe: PixelProbe? = nil) {
    self.probe = probe
    answer.await(asksPixels: probe != nil)
  }

  /// Forgets the keys so far. The rest of an answer is still none.
  mutating func forgetKeys() {
    decoder = KeyDecoder()
  }

  /// Consumes one input and returns the events it completes; nil if a pause completes none.
  ///
  /// - Parameter quiet: The time since the last input, or since the answer is awaited.
  mutating func feed(_ input: KeyDecoder.Input, after quiet: Duration) -> [Event]? {
    if case .idle = input {
      let keys = answer.endPause(after: quiet)
      guard !answer.holdsKeys else { return nil }
      let events = press([keys]) + decoder.feed(.idle)
      return events.isEmpty ? nil : events
    }
    if decoder.isInsideSequence, quiet > Self.patience { decoder.abandonSequence() }
    if quiet > Self.answerLimit { answer.abandon() }
    guard case .byte(let byte) = input else {
      return press(answer.interrupt()) + decoder.feed(input)
    }
    return switch answer.take(byte, after: quiet) {
    case .taken: []
    case .answered(let report): take(report)
    case .keys(let groups): press(groups)
    }
  }

  private mutating func take(_ report: TerminalAnswer.Report) -> [Event] {
    switch report {
    case .background(let background): return [.background(background)]
    case .graphics(let isThere): probe?.hasGraphics = isThere
    case .registers(let count): probe?.registers = count
    case .name(let name): probe?.name = name.lowercased()
    case .end(let attributes):
      defer { probe = nil }
      probe?.attributes = attributes
      if let cell = probe?.shown { return [.showsPixels(cell: cell)] }
    }
    return []
  }

  /// The events of groups of bytes, between which the input paused.
  private mutating func press(_ groups: [[UInt8]]) -> [Event] {
    var events: [Event] = []
    for (index, bytes) in groups.enumerated() {
      if index > 0 { events += decoder.feed(.idle) }
      for byte in bytes { events += decoder.feed(.byte(byte)) }
    }
    return events
  }
}
