import DevicesUI
import LockUI
import Screens
import Secrets
import StudyUI
import WalletUI
import WindowLevels
import Wording

/// Events and replies for screens, and the requests of screens.
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
    guard case .open(let vault) = phase, let feature = Feature<Data>.known else { return nil }
    let data = vault.snapshot[keyPath: feature.place]
    return ScreenContext(data, environment(size: size, at: instant))
  }

  /// The active keys of a screen with their words.
  func hints(of screen: some Screen, size: Size, at instant: Instant? = nil) -> [KeyHint] {
    context(of: screen, size: size, at: instant).map { screen.hints($0) } ?? []
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

  private mutating func dispatch<Data: FeatureData>(
    _ event: ScreenEvent,
    to window: WindowID,
    with screen: some Screen<Data>
  ) -> [EffectRequest]? {
    var screen = screen
    let requests = context(of: screen, size: stack[window]?.frame.size ?? size)
      .flatMap { screen.dispatch(event, $0) }
    guard let feature = Feature<Data>.known, let requests else { return nil }
    switch event {
    case .key, .input, .paste(.ended): message = nil
    case .paste, .advance, .listing, .reply, .change: break
    }
    changeOpen { $0.session.value[window] = screen }
    return requests.flatMap { carryOut($0, of: feature, from: window) }
  }

  /// Performs a request of a screen, or returns the effects to perform.
  mutating func carryOut<Data>(
    _ request: ScreenRequest<Data>,
    of feature: Feature<Data>,
    from window: WindowID
  ) -> [EffectRequest] {
    let effect: Effect
    switch request {
    case .open(let screen): return show(screen)
    case .bring(let screen, let anyOfKind):
      return bring(screen) {
        anyOfKind ? type(of: $0) == type(of: screen) : screen.hasSameIdentity(as: $0)
      }
    case .close:
      close(window)
      return beginStudy()
    case .press(let key): return press(key)
    case .reserved(let key): return handle(key)
    case .tell(let message):
      self.message = message
      return []
    case .reload:
      changeOpen { $0.snapshot[keyPath: feature.place].reload() }
      return []
    case .undo(.list, _): return show(UndoListScreen())
    case .cancelWork: return [self.request(.cancelWork)]
    case .run(let asked): effect = feature.effect(asked)
    case .remember(let changed):
      effect = .system(.save(machine.settings.removed(from: changed, own: preferences)))
    case .undo(.step(let direction), let scope): effect = .undo(.next(direction, scope))
    case .list(let path, let order): effect = .system(.list(path, order))
    }
    return [EffectRequest(effect, for: EffectID(window: window, epoch: epoch))]
  }

  // MARK: Replies

  /// Routes a reply: to the data first, then to the window that asked, and to the feature's other
  /// screens as a change that they follow.
  mutating func handle(_ reply: Reply, _ effectID: EffectID) -> [EffectRequest] {
    switch reply {
    case .lock(let reply): handle(reply, effectID)
    case .wallet(let reply): receive(reply, \.wallet, effectID)
    case .study(let reply): receive(reply, \.study, effectID)
    case .devices(let reply): receive(reply, \.devices, effectID)
    case .undo(let reply): handle(reply, effectID)
    case .system(let reply): handle(reply, effectID)
    case .work(let event): handle(event, effectID)
    }
  }

  /// Handles a reply of a feature.
  mutating func receive<Data: FeatureData>(
    _ reply: Data.Reply,
    _ place: WritableKeyPath<VaultSnapshot, Data>,
    _ effectID: EffectID
  ) -> [EffectRequest] {
    guard isOpen else { return [] }
    let environment = environment(size: size)
    var update = DataUpdate<Data.Change>()
    changeOpen { update = $0.snapshot[keyPath: place].receive(reply, environment) }
    if let told = update.message { message = told }
    let asking = effectID.epoch == epoch ? effectID.window : nil
    let effects = asking.flatMap { dispatch(.reply(reply), to: $0) } ?? []
    guard let change = update.change else { return effects }
    return effects + dispatchToAll(.change(change), but: asking)
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

/// A feature as the shell has it.
struct Feature<Data: FeatureData>: Sendable {
  /// The place of its data.
  let place: any WritableKeyPath<VaultSnapshot, Data> & Sendable
  /// One of its effects as an effect of the program.
  let effect: @Sendable (Data.Effect) -> Effect

  /// The feature with these data; nil for one that the shell does not know, whose screens have no
  /// context and so ask for nothing.
  static var known: Feature? {
    for feature in features {
      if let feature = feature as? Feature { return feature }
    }
    return nil
  }
}

extension Feature<VaultSnapshot> {
  /// The shell itself, whose screens ask for effects of any feature.
  static var shell: Feature { Feature(place: \.self) { $0 } }
}

private let features: [any Sendable] = [
  Feature(place: \.study) { .study($0) }, Feature(place: \.wallet) { .wallet($0) },
  Feature(place: \.lock) { .lock($0) }, Feature(place: \.devices) { .devices($0) },
  Feature.shell,
]
