import CardcaseUI
import LockUI
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
  private let farewell: String
  /// The reason for line mode; nil if the user asked for it.
  private let reason: String?
  private var dialogue = LineModeDialogue()
  /// The part of a line typed so far. It may be a passcode.
  private var line = SecretBuffer(capacity: 8_192)
  /// True if part of the line is missing, because the terminal or `line` holds no more.
  private var isCut = false
  /// True if a key was pressed in it that types nothing.
  private var hasOtherKeys = false
  private var hasBegun = false
  private var wasOpen = false

  /// Takes the terminal.
  ///
  /// - Parameter reason: said first; nil if the user asked for line mode.
  init(
    _ dependencies: Dependencies,
    _ purpose: LockPurpose,
    _ wording: Wording,
    because reason: String? = nil
  ) throws(TerminalError) {
    self.reason = reason
    farewell = wording(purpose == .terminal ? .terminalLockEnded : .lineModeEnded)
    session = try LineSession(crashMessage: wording(.crashed))
    time = dependencies.time
    self.wording = wording
    loop = EventLoop(session: session, time: time, wakeUp: dependencies.mailbox.wakeUp)
  }

  /// A nominal size for the screens, which line mode never draws.
  let size = Size(width: 80, height: 24)

  /// Output stays on the terminal, so nothing is covered.
  let covers = false
  let isHeard = true

  var traits: TerminalTraits { TerminalTraits(colors: .none, unicode: session.unicode) }

  // MARK: Saying

  func present(_ model: Model, at now: Instant) -> Bool? {
    if !hasBegun {
      hasBegun = true
      if let reason { session.write(reason) }
      session.write(wording(.lineModeBegin))
    }
    if !model.isOpen {
      line.clear()
      forgetOutput()
      // A terminal that takes no output must not keep what was said before the lock.
      dialogue.forget()
    }
    wasOpen = model.isOpen
    guard !session.isBehind else { return nil }
    guard let speech = dialogue.speech(of: model, at: now) else { return false }
    for line in speech.lines {
      // The terminal may have held up the previous line until the lock was due.
      guard !model.isLockDue(at: time.now) else { return true }
      session.write(line.forEachScalar)
    }
    session.prompt(speech.prompt, isHidden: speech.isHidden)
    return !model.isOpen
  }

  // MARK: Listening

  func turn(_ model: () -> Model?, _ handle: (Message) -> Void) {
    loop.turn { event in
      guard case .key(let key) = event else {
        // Another program may have written on the terminal meanwhile.
        if event == .continued { dialogue.sayAgain() }
        handle(.event(event))
        return
      }
      switch key {
      case .enter: takeLine(model, handle)
      case .control("l"): take(.lock, model, handle)
      case .control("d"): take(.quit, model, handle)
      // A tab between words counts as a space; dropping it would join them.
      case .tab: append(" ")
      default:
        guard let scalar = key.typed else {
          hasOtherKeys = true
          return
        }
        append(scalar)
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

  private func take(_ key: ReservedKey, _ model: () -> Model?, _ handle: (Message) -> Void) {
    line.clear()
    isCut = false
    hasOtherKeys = false
    handle(.line(.reserved(key)))
    answer(model)
  }

  private func takeLine(_ model: () -> Model?, _ handle: (Message) -> Void) {
    let typed = line
    line = SecretBuffer(capacity: 8_192)
    defer {
      isCut = false
      hasOtherKeys = false
    }
    guard let before = model() else { return }
    if isCut {
      dialogue.refuseCutLine(before)
      handle(.line(.nothing))
    } else if hasOtherKeys {
      dialogue.refuseKeys(before)
      handle(.line(.nothing))
    } else {
      handle(.line(dialogue.command(for: typed, before, at: time.now)))
    }
    answer(model)
  }

  private func answer(_ model: () -> Model?) {
    guard let model = model() else { return }
    _ = present(model, at: time.now)
  }

  // MARK: The terminal

  /// Discards unread output of an open vault, so that none appears after a lock.
  private func forgetOutput() {
    if wasOpen { session.discardOutput() }
    wasOpen = false
  }

  func suspend() {
    forgetOutput()
    session.write(wording(.lockTitle))
    line.clear()
    // The dialogue remembers texts of the open vault; they must be gone before the stop.
    forgetDialogue()
    wipeUnusedStack()
    session.suspend()
  }

  /// A stack frame of its own, in which optimised code leaves what it dropped.
  @inline(never)
  private func forgetDialogue() {
    dialogue = LineModeDialogue(isBrief: dialogue.isBrief)
  }

  func discardInput() {
    line.clear()
    isCut = false
    hasOtherKeys = false
    session.discardInput()
    loop.discardInput()
  }

  func repaint() -> Size { size }

  /// Line mode sends no escape sequences.
  func send(_ sequence: UnsafeRawBufferPointer) -> Bool { false }

  func close() {
    forgetOutput()
    session.write(farewell)
    session.close()
  }

  func end(bySignal signal: Int32) -> Never {
    forgetOutput()
    session.write(wording(.lineModeEnded))
    session.end(bySignal: signal)
  }
}
