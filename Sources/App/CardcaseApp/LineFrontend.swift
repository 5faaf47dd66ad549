import CardcaseUI
import Screens
import Secrets
import WindowLevels
import WindowTerminal
import Wording

/// Line mode: a conversation on any terminal, without a single escape sequence.
final class LineFrontend: Frontend {
  private let session: LineSession
  private let loop: EventLoop
  private let time: any TimeSource
  private let wording: Wording
  private var dialogue = PlainDialogue()
  /// What was typed of a line. It may be a passcode.
  private var line = SecretBuffer(capacity: 8_192)
  /// Whether some of the line is missing, as neither a terminal nor `line` holds more.
  private var isCut = false
  private var hasBegun = false
  private var wasOpen = false

  /// Takes the terminal.
  init(_ dependencies: Dependencies, _ wording: Wording) throws(TerminalError) {
    session = try LineSession(crashMessage: wording(.crashed))
    time = dependencies.time
    self.wording = wording
    loop = EventLoop(session: session, time: time, wakeUp: dependencies.mailbox.wakeUp)
  }

  /// Room that the screens have to themselves: nothing of it is seen.
  let size = Size(width: 80, height: 24)

  /// What was said stays on the terminal.
  let covers = false

  var traits: TerminalTraits { TerminalTraits(colors: .none, unicode: session.unicode) }

  // MARK: Saying

  func present(_ model: Model, at now: Instant) -> Bool? {
    if !hasBegun {
      hasBegun = true
      session.write(wording(.lineModeBegin))
    }
    if !model.isOpen { line.clear() }
    if !model.isOpen { forgetOutput() }
    wasOpen = model.isOpen
    guard !session.isBehind else { return nil }
    guard let speech = dialogue.speech(of: model, at: now) else { return false }
    for line in speech.lines {
      // The terminal may have held up the line before it until the lock was due.
      guard !model.isLockDue(at: time.now) else { return true }
      session.write(line.forEachScalar)
    }
    session.prompt(speech.prompt, isHidden: speech.isHidden)
    return !model.isOpen
  }

  // MARK: Listening

  func turn(_ model: () -> Model?, _ handle: (Event) -> Void) {
    loop.turn { event in
      guard case .key(let key) = event else {
        // Somebody else has written on the terminal meanwhile.
        if event == .continued { dialogue.sayAgain() }
        handle(event)
        return
      }
      switch key {
      case .enter: takeLine(model, handle)
      case .control("l"): takeKey(key, model, handle)
      case .control("d"): takeKey(.control("c"), model, handle)
      // Between words a tab is a blank; to drop it would make them one.
      case .tab: append(" ")
      default:
        // Keys that type nothing mean nothing here.
        if let scalar = key.typed { append(scalar) }
      }
    }
  }

  private func append(_ scalar: Unicode.Scalar) {
    do {
      try line.append(scalar)
    } catch {
      isCut = true
    }
    if line.byteCount >= LineSession.longestLine { isCut = true }
  }

  private func takeKey(_ key: Key, _ model: () -> Model?, _ handle: (Event) -> Void) {
    line.clear()
    isCut = false
    handle(.key(key))
    answer(model)
  }

  private func takeLine(_ model: () -> Model?, _ handle: (Event) -> Void) {
    let typed = line
    line = SecretBuffer(capacity: 8_192)
    defer { isCut = false }
    guard let before = model() else { return }
    let epoch = before.epoch
    if isCut { dialogue.refuseCutLine(before) }
    let steps = isCut ? [] : dialogue.steps(for: typed, before, at: time.now)
    for step in steps {
      // What a lock has come between is discarded.
      guard model()?.epoch == epoch else { break }
      switch step {
      case .key(let key): handle(.key(key))
      case .typed(let leftOut):
        for scalar in typed.scalars.prefix(typed.count - leftOut) {
          guard model()?.epoch == epoch else { break }
          handle(.key(.character(scalar)))
        }
      }
    }
    // A sign of life all the same, by a key that shows nothing here.
    if steps.isEmpty { handle(.key(.control("r"))) }
    answer(model)
  }

  private func answer(_ model: () -> Model?) {
    guard let model = model() else { return }
    _ = present(model, at: time.now)
  }

  // MARK: The terminal

  /// Nothing that was said before a lock comes out after it.
  private func forgetOutput() {
    if wasOpen { session.discardOutput() }
    wasOpen = false
  }

  func suspend() {
    forgetOutput()
    session.write(wording(.lineModeStopped))
    line.clear()
    // It begins anew: whatever it knows of what was said goes before the stop.
    dialogue = PlainDialogue()
    session.suspend()
  }

  func discardInput() {
    line.clear()
    session.discardInput()
    loop.discardInput()
  }

  func repaint() -> Size { size }

  /// Line mode has no sequences.
  func send(_ sequence: UnsafeRawBufferPointer) -> Bool { false }

  func close() {
    forgetOutput()
    session.write(wording(.lineModeEnded))
    session.close()
  }

  func end(bySignal signal: Int32) -> Never {
    forgetOutput()
    session.write(wording(.lineModeEnded))
    session.end(bySignal: signal)
  }
}
