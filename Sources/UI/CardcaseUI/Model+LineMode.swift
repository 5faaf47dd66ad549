import LockUI
import Preferences
import Screens
import WindowLevels

/// Lines of line mode: they count as keys do, and come to the same screens.
extension Model {
  mutating func handle(_ command: LineModeCommand) -> [EffectRequest] {
    touch()
    switch command {
    case .nothing: return []
    case .reserved(let key): return handle(key)
    case .go(let name): return go(to: name)
    case .brief(let isOn):
      let changed = look.preferences.with(\.isBrief, isOn)
      return [request(.save(machine.settings.removed(from: changed, own: preferences)))]
    case .screen(let input):
      var effects: [EffectRequest] = []
      input.forEach { part in
        // What a lock or another window has come between is discarded.
        guard input.epoch == epoch, input.window == stack.keyWindow else { return }
        effects += give(part)
      }
      return effects
    }
  }

  /// Gives an input to the lock, or to the screen of the key window.
  private mutating func give(_ input: ScreenInput<AnyScreenAction>) -> [EffectRequest] {
    guard case .locked(var screen) = phase else {
      return dispatch(.input(input), to: stack.keyWindow) ?? []
    }
    let effects = screen.handle(input, lockContext)
    phase = .locked(screen)
    return ask(effects)
  }
}
