import DevicesUI
import LockUI
import Screens
import Secrets
import StudyUI
import WalletUI
import WindowLevels
import Wording

/// Screens and their requests.
extension Model {
  /// The environment of a window of that size, at the time of the last update or later.
  func environment(size: Size, at instant: Instant? = nil) -> ScreenEnvironment {
    let isReadOnly = if case .open(let vault) = phase { vault.snapshot.isReadOnly } else { false }
    return ScreenEnvironment(
      preferences: look.preferences,
      machine: machine.settings,
      theme: theme,
      wording: wording,
      size: size,
      isDemo: isDemo,
      isReadOnly: isReadOnly,
      keepsStill: keepsStill,
      time: instant.map { time.at($0) } ?? time,
      random: seed
    )
  }

  /// The data and the environment of a window of that size.
  func host(_ vault: OpenModel, size: Size, at instant: Instant? = nil) -> ScreenHost {
    ScreenHost(snapshot: vault.snapshot, environment: environment(size: size, at: instant))
  }

  /// Passes `key` to the screen of the key window.
  mutating func pressOpen(_ key: Key) -> [EffectRequest] {
    if let effects = changeKeyScreen({ $0.press(key, $1) }) { return effects }
    let keyName = KeyName(theme: theme, wording: wording)
    message = StatusMessage(
      key == .character("q") ? .keyQuitsFromHome : .keyUnknown(key: keyName(key))
    )
    return []
  }

  /// Lets the screen of the key window take an input, and does what it asks for then.
  ///
  /// - Returns: nil if it means nothing there; the screen stays as it was.
  mutating func changeKeyScreen(
    _ body: (inout any HostedScreen, ScreenHost) -> [ShellRequest]?
  ) -> [EffectRequest]? {
    guard case .open(let vault) = phase, let window = stack.keyWindow,
      var screen = vault.session.value[window], let frame = stack[window]?.frame
    else { return [] }
    message = nil
    guard let requests = body(&screen, host(vault, size: frame.size)) else { return nil }
    changeOpen { $0.session.value[window] = screen }
    return requests.flatMap { carryOut($0, from: window) }
  }

  /// Performs a request of a screen, or returns the effects to perform.
  mutating func carryOut(_ request: ShellRequest, from window: WindowID) -> [EffectRequest] {
    switch request {
    case .open(let screen): return show(screen)
    case .bring(let screen): return bring(screen) { screen.hasSameIdentity(of: $0) }
    case .close:
      close(window)
      return beginStudy()
    case .press(let key): return press(key)
    case .tell(let message): self.message = message
    case .run(let effect): return run(effect, from: window)
    case .undo(.step(let direction), let scope):
      return run(.perform(.undo(.next(direction, scope))), from: window)
    case .undo(.list, _): return show(Hosted(UndoListScreen()))
    case .list(let path):
      return [EffectRequest(.system(.list(path)), for: EffectID(window: window, epoch: epoch))]
    case .cancelWork: return [self.request(.cancelWork)]
    }
    return []
  }

  private mutating func run(_ effect: ShellEffect, from window: WindowID) -> [EffectRequest] {
    switch effect {
    case .show(let screen): return show(screen)
    case .bring(let screen): return bring(screen)
    case .lock: return lock()
    case .quit: return lock(atEnd: true) + [request(.quit(.asked))]
    case .perform(.system(.save(let changed))):
      let own = machine.settings.removed(from: changed, own: preferences)
      return [EffectRequest(.system(.save(own)), for: EffectID(window: window, epoch: epoch))]
    case .perform(let effect):
      guard prepare(effect) else { return [] }
      return [EffectRequest(effect, for: EffectID(window: window, epoch: epoch))]
    }
  }

  /// Prepares a feature's data for an effect.
  ///
  /// - Returns: False if the effect is not to run.
  private mutating func prepare(_ effect: Effect) -> Bool {
    var isWanted = true
    changeOpen { vault in
      switch effect {
      case .lock(let effect): isWanted = vault.snapshot.lock.prepare(effect)
      case .wallet(let effect): isWanted = vault.snapshot.wallet.prepare(effect)
      case .study(let effect): isWanted = vault.snapshot.study.prepare(effect)
      case .devices(let effect): isWanted = vault.snapshot.devices.prepare(effect)
      case .undo, .system: break
      }
    }
    return isWanted
  }

  mutating func show(_ screen: any HostedScreen) -> [EffectRequest] {
    openScreen(screen).map { tell($0) { $0.advance($1) } } ?? []
  }

  /// Opens a screen in a new window.
  ///
  /// - Returns: The window; nil if the vault is locked.
  @discardableResult
  mutating func openScreen(_ screen: any HostedScreen) -> WindowID? {
    guard case .open(let vault) = phase else { return nil }
    let window = stack.insert(
      level: screen.level,
      frame: screen.frame(in: size, host(vault, size: size)),
      isCover: true
    )
    changeOpen { $0.session.value[window] = screen }
    return window
  }

  /// Shows the keys of the key window, or hides them if they are shown.
  mutating func openHelp() {
    guard case .open(let vault) = phase, let window = stack.keyWindow,
      let screen = vault.session.value[window]
    else { return }
    if let hosted = screen as? Hosted<VaultSnapshot>, hosted.screen is HelpScreen<VaultSnapshot> {
      close(window)
    } else {
      let host = host(vault, size: size)
      let help = HelpScreen<VaultSnapshot>(hints: screen.hints(host), host.environment)
      openScreen(Hosted(help))
    }
  }

  mutating func close(_ window: WindowID) {
    guard isOpen else { return }
    changeOpen { $0.session.value[window] = nil }
    stack.remove(window)
  }

  // MARK: Several screens

  /// Updates every screen after time has passed, data was loaded or the vault was unlocked.
  mutating func advanceScreens() -> [EffectRequest] {
    guard case .open(let vault) = phase else { return [] }
    return vault.session.value.entries.flatMap { tell($0.window) { $0.advance($1) } }
  }

  /// Changes the screen of a window, and performs its requests.
  mutating func tell(
    _ window: WindowID,
    _ body: (inout any HostedScreen, ScreenHost) -> [ShellRequest]
  ) -> [EffectRequest] {
    guard case .open(let vault) = phase, var screen = vault.session.value[window] else { return [] }
    let requests = body(&screen, host(vault, size: stack[window]?.frame.size ?? size))
    changeOpen { $0.session.value[window] = screen }
    return requests.flatMap { carryOut($0, from: window) }
  }

  /// Changes the screen of a window if it belongs to one feature, and performs its requests.
  mutating func tell<Data: HostedData>(
    _ window: WindowID,
    as data: Data.Type,
    _ body: (inout Hosted<Data>, ScreenHost) -> [ShellRequest]
  ) -> [EffectRequest] {
    tell(window) { screen, host in
      guard var hosted = screen as? Hosted<Data> else { return [] }
      let requests = body(&hosted, host)
      screen = hosted
      return requests
    }
  }

  /// Changes all screens of one feature except one, and performs their requests.
  mutating func tellScreens<Data: HostedData>(
    of data: Data.Type,
    but left: WindowID?,
    _ body: (inout Hosted<Data>, ScreenHost) -> [ShellRequest]
  ) -> [EffectRequest] {
    guard case .open(let vault) = phase else { return [] }
    return vault.session.value.entries.filter { $0.window != left }
      .flatMap { tell($0.window, as: data, body) }
  }

  /// Changes all screens, at the time of the last update.
  mutating func changeScreens(_ change: (inout any HostedScreen, Instant) -> Void) {
    let now = now
    changeOpen { vault in
      for index in vault.session.value.entries.indices {
        change(&vault.session.value.entries[index].screen, now)
      }
    }
  }

  /// Changes the open vault in place. It has no second owner meanwhile, so that nothing large is
  /// copied.
  mutating func changeOpen(_ change: (inout OpenModel) -> Void) {
    guard case .open(var vault) = phase else { return }
    phase = .locked(LockScreen(kind: nil, attempts: attempts))
    change(&vault)
    phase = .open(vault)
  }
}
