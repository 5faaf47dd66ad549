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

  /// The context of a screen in a window of that size; nil while the vault is locked.
  func context<Data: FeatureData>(
    of screen: some Screen<Data>,
    size: Size,
    at instant: Instant? = nil
  ) -> ScreenContext<Data>? {
    guard case .open(let vault) = phase else { return nil }
    return vault.snapshot.data(of: Data.self)
      .map { ScreenContext($0, environment(size: size, at: instant)) }
  }

  /// The active keys of a screen with their words.
  func hints(of screen: some Screen, size: Size, at instant: Instant? = nil) -> [KeyHint] {
    context(of: screen, size: size, at: instant).map { screen.hints($0) } ?? []
  }

  /// The frame of a screen's window.
  func frame(of screen: some Screen) -> Rect {
    context(of: screen, size: size).map { screen.frame(in: size, $0) }
      ?? StatusBar.rectAbove(in: size)
  }

  /// The scene of a screen in line mode.
  func scene(
    of screen: some Screen,
    size: Size,
    at instant: Instant,
    _ place: LineModePlace
  ) -> LineModeScene<AnyScreenAction> {
    context(of: screen, size: size, at: instant).map { screen.erasedScene($0, place) }
      ?? LineModeScene(name: "", entry: .none, prompt: nil)
  }

  /// Passes `key` to the screen of the key window.
  mutating func pressOpen(_ key: Key) -> [EffectRequest] {
    if let effects = dispatch(.key(key), to: stack.keyWindow) { return effects }
    let keyName = KeyName(theme: theme, wording: wording)
    message = StatusMessage(
      key == .character("q") ? .keyQuitsFromHome : .keyUnknown(key: keyName(key))
    )
    return []
  }

  /// Has the screen of a window handle an event, and performs its requests.
  ///
  /// - Returns: nil if it means nothing there; the screen stays as it was.
  mutating func dispatch(_ event: ScreenEvent, to window: WindowID?) -> [EffectRequest]? {
    guard let window, let screen = session?[window] else { return [] }
    return dispatch(event, to: window, with: screen)
  }

  private mutating func dispatch(
    _ event: ScreenEvent,
    to window: WindowID,
    with screen: some Screen
  ) -> [EffectRequest]? {
    var screen = screen
    let requests = context(of: screen, size: stack[window]?.frame.size ?? size)
      .flatMap { screen.dispatch(event, $0) }
    guard let requests else { return nil }
    switch event {
    case .key, .input, .paste(.ended): message = nil
    case .paste, .advance, .listing, .reply, .change: break
    }
    changeOpen { $0.session.value[window] = screen }
    return requests.flatMap { carryOut($0, from: window) }
  }

  /// Performs a request of a screen, or returns the effects to perform.
  mutating func carryOut<Data>(
    _ request: ScreenRequest<Data>,
    from window: WindowID
  ) -> [EffectRequest] {
    switch request {
    case .open(let screen): return show(screen)
    case .bring(let screen): return bring(screen) { screen.hasSameIdentity(as: $0) }
    case .close:
      close(window)
      return beginStudy()
    case .press(let key): return press(key)
    case .tell(let message): self.message = message
    case .run(let effect): return run(effect, from: window)
    case .remember(let preferences): return perform(.system(.save(preferences)), from: window)
    case .undo(.step(let direction), let scope):
      return perform(.undo(.next(direction, scope)), from: window)
    case .undo(.list, _): return show(UndoListScreen())
    case .list(let path):
      return [EffectRequest(.system(.list(path)), for: EffectID(window: window, epoch: epoch))]
    case .cancelWork: return [self.request(.cancelWork)]
    }
    return []
  }

  /// Runs an effect of a feature, or of the shell's own screens.
  private mutating func run(_ effect: any Sendable, from window: WindowID) -> [EffectRequest] {
    switch effect {
    case let effect as StudyEffect: perform(.study(effect), from: window)
    case let effect as WalletEffect: perform(.wallet(effect), from: window)
    case let effect as LockEffect: perform(.lock(effect), from: window)
    case let effect as DeviceEffect: perform(.devices(effect), from: window)
    case ShellEffect.bring(let screen): bring(screen)
    case ShellEffect.lock: lock()
    case ShellEffect.quit: lock(atEnd: true) + [request(.quit(.asked))]
    case ShellEffect.perform(let effect): perform(effect, from: window)
    default: []
    }
  }

  private mutating func perform(_ effect: Effect, from window: WindowID) -> [EffectRequest] {
    var effect = effect
    if case .system(.save(let changed)) = effect {
      effect = .system(.save(machine.settings.removed(from: changed, own: preferences)))
    }
    guard prepare(effect) else { return [] }
    return [EffectRequest(effect, for: EffectID(window: window, epoch: epoch))]
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

  mutating func show(_ screen: any Screen) -> [EffectRequest] {
    openScreen(screen).flatMap { dispatch(.advance, to: $0) } ?? []
  }

  /// Opens a screen in a new window.
  ///
  /// - Returns: The window; nil if the vault is locked.
  @discardableResult
  mutating func openScreen(_ screen: any Screen) -> WindowID? {
    guard isOpen else { return nil }
    let window = stack.insert(level: screen.level, frame: frame(of: screen), isCover: true)
    changeOpen { $0.session.value[window] = screen }
    return window
  }

  /// Shows the keys of the key window, or hides them if they are shown.
  mutating func openHelp() {
    guard let window = stack.keyWindow, let screen = session?[window] else { return }
    if screen is HelpScreen<VaultSnapshot> {
      close(window)
    } else {
      let hints = hints(of: screen, size: size)
      openScreen(HelpScreen<VaultSnapshot>(hints: hints, environment(size: size)))
    }
  }

  mutating func close(_ window: WindowID) {
    guard isOpen else { return }
    changeOpen { $0.session.value[window] = nil }
    stack.remove(window)
  }

  // MARK: Several screens

  /// Has the screens of all windows but one handle an event, and performs their requests.
  mutating func dispatchToAll(
    _ event: ScreenEvent,
    but left: WindowID? = nil
  ) -> [EffectRequest] {
    (session?.entries ?? []).filter { $0.window != left }
      .flatMap { dispatch(event, to: $0.window) ?? [] }
  }

  /// Changes all screens, at the time of the last update.
  mutating func changeScreens(_ change: (inout any Screen, Instant) -> Void) {
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
