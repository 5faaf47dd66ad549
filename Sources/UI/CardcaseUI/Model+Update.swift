import LockUI
import Preferences
package import Screens
import Secrets
package import WindowLevels

extension Model {
  /// Handles a message at `time`.
  ///
  /// - Returns: The effects to perform once the change is drawn.
  package mutating func update(_ message: Message, at time: TimeReading) -> [EffectRequest] {
    take(message, at: time) + synchronize()
  }

  private mutating func take(_ message: Message, at time: TimeReading) -> [EffectRequest] {
    self.time = time
    attempts = attempts.at(time.instant)
    guard isLockDue(at: time.instant) else { return apply(message) }
    // Locked before anything else is handled, so that a key that comes too late does nothing.
    let effects = lock()
    if message.isInput { return effects }
    return effects + apply(message)
  }

  /// The instant of the last update.
  var now: Instant { time.instant }

  // MARK: Deadlines

  /// The time that a recovered vault key waits for a new passcode if the idle limit is never.
  private static let recoveredKeyLimit = Duration.seconds(120)

  /// The next moment at which `update` has work to do without a message, or the screen changes; nil
  /// if there is none.
  package func nextDeadline(after now: Instant) -> Instant? {
    switch phase {
    case .locked(let screen):
      [screen.nextChange(after: now), idleDeadline].compactMap(\.self).min()
    case .open(let vault):
      (vault.session.value.entries.map { $0.screen.nextFrame(after: now) }
        + [idleDeadline, dataDeadline(vault)]).compactMap(\.self).min()
    }
  }

  /// The moment of the lock, by the idle or the session limit; nil if there is none. A recovered
  /// vault key always has a limit.
  private var idleDeadline: Instant? {
    switch phase {
    case .open(let vault):
      [
        limits.idle.map { vault.usedAt.advanced(by: $0) },
        limits.session.map { vault.openedAt.advanced(by: $0) },
      ].compactMap(\.self).min()
    case .locked(let screen):
      screen.holdsRecoveredKey
        ? lockUsedAt.advanced(by: limits.idle ?? Self.recoveredKeyLimit) : nil
    }
  }

  /// The moment at which the key is destroyed unless a key is pressed before; nil if there is none.
  package var lockDeadline: Instant? { idleDeadline }

  /// True if the lock has to come up before anything else is done or drawn.
  package func isLockDue(at now: Instant) -> Bool {
    idleDeadline.map { now >= $0 } ?? false
  }

  // MARK: Messages

  private mutating func apply(_ message: Message) -> [EffectRequest] {
    revision += message.isPassing ? 0 : 1
    if message.isFromTerminal { seed &+= 0x9E37_79B9_7F4A_7C15 }
    return switch message {
    case .event(let event): handle(event)
    case .line(let command): handle(command)
    case .reply(let reply, let effectID): handle(reply, effectID)
    case .notice(let notice): handle(notice)
    }
  }

  private mutating func handle(_ event: Event) -> [EffectRequest] {
    switch event {
    case .stopRequested where purpose == .terminal: return []
    case .key(let key):
      return press(key)
    case .pasteBegan:
      return paste(.began)
    case .pasted(let scalar):
      return paste(.scalar(scalar))
    case .pasteEnded:
      return paste(.ended)
    case .woken:
      return []
    case .resized(let size):
      self.size = size
      layOut()
      return []
    case .focused(let isFocused):
      guard !isFocused else {
        changeScreens { $0.resume(.focusLost, at: $1) }
        return []
      }
      changeScreens { $0.pause(.focusLost, at: $1) }
      if preferences.locksOnFocusLoss { return lock() }
      changeScreens { screen, _ in screen.hideSecrets() }
      return []
    case .background(let background):
      traits.background = background
      return []
    case .showsPixels(let cell):
      if traits.cellPixels != cell { traits.cellPixels = cell }
      return []
    case .stopRequested:
      return lock() + [request(.suspend)]
    case .continued:
      return lock() + [request(.repaint)]
    case .terminated(let signal):
      return lock() + [request(.quit(.signal(signal)))]
    case .deadline:
      if case .locked(var screen) = phase {
        screen.advance(to: now)
        phase = .locked(screen)
      }
      changeScreens { $0.advance(to: $1) }
      return advanceData() + dispatchToAll(.advance)
    }
  }

  mutating func press(_ key: Key) -> [EffectRequest] {
    touch()
    if let reserved = ReservedKey.meaning(
      of: key,
      whileTyping: takesText,
      hasPalette: isOpen
    ) {
      return handle(reserved)
    }
    guard case .locked(var screen) = phase else { return pressOpen(key) }
    let effects = screen.press(key, lockContext)
    phase = .locked(screen)
    return ask(effects)
  }

  /// Requests effects of the lock screen.
  mutating func ask(_ effects: [LockEffect]) -> [EffectRequest] {
    if !effects.isEmpty { verdictAskedAt = now }
    return effects.map { EffectRequest(.lock($0), for: EffectID(window: lockWindow, epoch: epoch)) }
  }

  mutating func handle(_ key: ReservedKey) -> [EffectRequest] {
    switch key {
    // Whoever could stop or leave the lock of a terminal would have the terminal.
    case .suspend where purpose == .terminal, .quit where purpose == .terminal: return []
    case .suspend: return lock() + [request(.suspend)]
    case .lock:
      if case .locked(let screen) = phase, !screen.isAtWork { return [request(.repaint)] }
      // A passcode being checked opens nothing after this, as it belongs to an older epoch.
      return lock()
    case .repaint: return [request(.repaint)]
    case .quit: return lock(atEnd: true) + [request(.quit(.asked))]
    case .palette: return togglePalette()
    case .help:
      if case .locked(var screen) = phase {
        screen.showsHelp.toggle()
        phase = .locked(screen)
      } else {
        openHelp()
      }
      return []
    }
  }

  private mutating func paste(_ event: PasteEvent) -> [EffectRequest] {
    if case .began = event { pasteEpoch = epoch }
    // The rest of a paste interrupted by a lock or an unlocking is discarded.
    guard pasteEpoch == epoch else { return [] }
    guard case .locked(var screen) = phase else {
      touch()
      return pasteOpen(event)
    }
    guard case .scalar(let scalar) = event else { return [] }
    touch()
    let effects = screen.type(scalar, lockContext)
    phase = .locked(screen)
    return ask(effects)
  }

  /// True if typed characters go into a field.
  var takesText: Bool {
    switch phase {
    case .locked(let screen): screen.takesText
    case .open(let vault):
      stack.keyWindow.flatMap { vault.session.value[$0]?.takesText } ?? false
    }
  }

  /// Notes that somebody is there.
  mutating func touch() {
    let now = now
    if isOpen { changeOpen { $0.usedAt = now } } else { lockUsedAt = now }
  }

  /// A request for work on the program itself.
  func request(_ effect: SystemEffect) -> EffectRequest {
    EffectRequest(.system(effect), for: EffectID(epoch: epoch))
  }
}

extension Message {
  /// True if the user did something.
  package var isInput: Bool {
    switch self {
    case .event(let event): event.isInput
    case .line: true
    case .reply, .notice: false
    }
  }

  /// True if it came of the terminal, and not of work.
  fileprivate var isFromTerminal: Bool {
    switch self {
    case .event, .line: true
    case .reply, .notice: false
    }
  }

  /// True for events that leave the session unchanged: size and focus.
  fileprivate var isPassing: Bool {
    if case .event(let event) = self { !event.isInput } else { false }
  }
}
