package import PaymentCards
package import Screens
import Secrets
import Widgets
package import WindowLevels
package import Wording

/// The card form by itself, for a program that asked for a card: without a vault and a passcode.
///
/// A cover takes the place of the lock: before the program stops, after a time without input, or on
/// Ctrl-L the form is covered, and the number and the code are wiped.
package struct StandaloneCardForm: Sendable {
  /// A step for the caller, to be taken once the change is drawn.
  package enum Step: Sendable {
    /// Suspend the program as a shell job, and then call `resume`.
    case suspend
    /// Repaint the whole screen at the terminal's current size.
    case repaint
    /// End the form.
    case end(Ending)
  }

  /// The outcome of the form.
  package enum Ending: Sendable {
    /// The user entered a card.
    case card(PaymentCard<SecretDigits>)
    /// The user cancelled.
    case cancelled
    /// A signal ended the program.
    case signal(Int32)
  }

  /// The windows.
  package private(set) var stack = WindowStack()

  var wizard = CardWizard(.alone)
  var help: HelpScreen<WalletData>?
  var message: StatusMessage?
  private var pasted = SecretBuffer(capacity: PastePart.longest)
  var size: Size
  var time: TimeReading
  private var usedAt: Instant
  private(set) var theme: Theme
  private var traits: TerminalTraits
  let wording: Wording
  let formWindow: WindowID
  let statusWindow: WindowID
  let keepsStill: Bool
  var helpWindow: WindowID?
  var coverWindow: WindowID?

  /// The time without input after which the cover goes up.
  static let idleLimit = Duration.seconds(120)

  /// An empty form in a terminal of `size`.
  ///
  /// - Parameters:
  ///   - isMemoryLocked: True if the system keeps the input out of swap space; otherwise the user
  ///     is warned.
  ///   - keepsStill: True to turn animations off.
  package init(
    size: Size,
    traits: TerminalTraits,
    wording: Wording,
    isMemoryLocked: Bool = true,
    keepsStill: Bool = false,
    at time: TimeReading
  ) {
    message = isMemoryLocked ? nil : StatusMessage(tone: .problem, .standaloneMemoryNotLocked)
    self.time = time
    self.keepsStill = keepsStill || traits.isSlow
    self.size = size
    self.wording = wording
    self.traits = traits
    theme = Theme(traits)
    usedAt = time.instant
    formWindow = stack.insert(
      level: .normal,
      frame: StatusBar.rectAbove(in: size),
      isCover: true
    )
    statusWindow = stack.insert(
      level: .statusBar,
      frame: StatusBar.rect(in: size),
      takesKeys: false,
      isCover: true
    )
  }

  // MARK: Events

  /// The instant of the last update.
  private var now: Instant { time.instant }

  /// Handles an event at `time`.
  package mutating func update(_ event: Event, at time: TimeReading) -> [Step] {
    self.time = time
    if coverWindow == nil, now >= usedAt.advanced(by: Self.idleLimit) {
      cover()
      if event.isTyped { return [] }
    }
    switch event {
    case .key(let key): return press(key)
    case .pasteBegan: return give(.began)
    case .pasted(let scalar): return paste(scalar)
    case .pasteEnded: return giveText() + give(.ended)
    case .resized(let size):
      self.size = size
      layOut()
    case .focused(let isFocused): if !isFocused { wizard.hideSecrets() }
    case .background(let background):
      traits.background = background
      theme = Theme(traits)
    case .showsPixels: break
    case .stopRequested:
      cover()
      return [.suspend]
    case .continued:
      cover()
      uncover()
      return [.repaint]
    case .terminated(let signal): return [.end(.signal(signal))]
    case .deadline, .woken: break
    }
    return []
  }

  /// Uncovers the form after a suspension, with a message about the input that was wiped.
  package mutating func resume(at time: TimeReading) {
    self.time = time
    uncover()
  }

  /// The moment at which `update` has work to do without an event; nil under the cover.
  package func nextDeadline(after now: Instant) -> Instant? {
    guard coverWindow == nil else { return nil }
    return [wizard.nextFrame(after: now), usedAt.advanced(by: Self.idleLimit)]
      .compactMap(\.self).min()
  }

  private mutating func press(_ key: Key) -> [Step] {
    usedAt = now
    let isTyping = help?.takesText ?? wizard.takesText
    if let reserved = ReservedKey.meaning(
      of: key,
      whileTyping: isTyping,
      hasPalette: false
    ) {
      return handle(reserved)
    }
    guard coverWindow == nil else {
      uncover()
      return []
    }
    message = nil
    if var screen = help {
      let requests = screen.press(key, context())
      if requests == nil { tellUnknown(key) }
      help = screen
      return requests?.flatMap { carryOutHelp($0) } ?? []
    }
    guard let requests = wizard.press(key, context()) else {
      tellUnknown(key)
      return []
    }
    return requests.flatMap { carryOut($0) }
  }

  private mutating func handle(_ key: ReservedKey) -> [Step] {
    switch key {
    case .suspend:
      cover()
      return [.suspend]
    case .lock: cover()
    case .repaint: return [.repaint]
    case .quit: return [.end(.cancelled)]
    case .help where help != nil: closeHelp()
    case .help where coverWindow == nil:
      let screen = HelpScreen<WalletData>(
        hints: wizard.hints(context()),
        reserved: ReservedKey.vaultlessHints,
        context().environment
      )
      help = screen
      helpWindow = stack.insert(
        level: screen.level,
        frame: screen.frame(in: size, context()),
        isCover: true
      )
    case .help: uncover()
    // There is no vault to find anything in.
    case .palette: break
    }
    return []
  }

  private mutating func carryOut(_ request: ScreenRequest<WalletData>) -> [Step] {
    switch request {
    case .tell(let message): self.message = message
    case .close: return [.end(.cancelled)]
    case .run(.save(let card, _)): return [.end(.card(card))]
    default: break
    }
    return []
  }

  /// Carries out what the help asks for: to be closed, and to press a key then.
  private mutating func carryOutHelp(_ request: ScreenRequest<WalletData>) -> [Step] {
    switch request {
    case .close: closeHelp()
    case .press(let key): return press(key)
    default: break
    }
    return []
  }

  private mutating func tellUnknown(_ key: Key) {
    let name = KeyName(theme: theme, wording: wording)(key)
    message = StatusMessage(.keyUnknown(key: name))
  }

  private mutating func closeHelp() {
    help = nil
    if let helpWindow { stack.remove(helpWindow) }
    helpWindow = nil
  }

  // MARK: Pasting

  private mutating func paste(_ scalar: Unicode.Scalar) -> [Step] {
    do throws(SecretFailure) {
      try pasted.append(scalar)
      return []
    } catch .bufferFull {
      return giveText() + paste(scalar)
    } catch {
      message = StatusMessage(tone: .problem, .pasteNoMemory)
      return []
    }
  }

  private mutating func giveText() -> [Step] {
    guard !pasted.isEmpty else { return [] }
    let text = pasted
    pasted = SecretBuffer(capacity: PastePart.longest)
    return give(.text(text))
  }

  private mutating func give(_ part: PastePart) -> [Step] {
    usedAt = now
    guard coverWindow == nil, help == nil else { return [] }
    let requests = wizard.paste(part, context()) ?? []
    return requests.flatMap { carryOut($0) }
  }

  // MARK: The cover

  private mutating func cover() {
    pasted = SecretBuffer(capacity: PastePart.longest)
    closeHelp()
    if wizard.wipeNumberAndCode() { message = StatusMessage(.standaloneWiped) }
    guard coverWindow == nil else { return }
    coverWindow = stack.insert(level: .lock, frame: Rect(size: size), isCover: true)
  }

  private mutating func uncover() {
    usedAt = now
    if let coverWindow { stack.remove(coverWindow) }
    coverWindow = nil
  }

  private mutating func layOut() {
    stack.setFrame(StatusBar.rect(in: size, message, wording), of: statusWindow)
    stack.setFrame(StatusBar.rectAbove(in: size), of: formWindow)
    if let coverWindow { stack.setFrame(Rect(size: size), of: coverWindow) }
    if let helpWindow, let help {
      stack.setFrame(help.frame(in: size, context()), of: helpWindow)
    }
  }
}

extension Event {
  fileprivate var isTyped: Bool {
    switch self {
    case .key, .pasteBegan, .pasted, .pasteEnded: true
    default: false
    }
  }
}
