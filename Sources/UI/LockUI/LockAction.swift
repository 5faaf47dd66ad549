package import Locking
package import Screens
import Widgets
import WindowLevels
import Wording

/// What keys do on the lock, one table for each kind of thing it shows.
package enum LockAction: Hashable, Sendable {
  case walk(Keypad.Direction), press, submit, delete, clear
  case choose(Int), confirm, back, forgotten, toggleDeviceKey

  /// A passcode of digits, over the keypad.
  package static let keypad: [KeyBinding<LockAction>] = [
    KeyBinding(.enter, does: .press, .keyPress),
    KeyBinding(.up, does: .walk(.up), .keyWalk),
    KeyBinding(.down, does: .walk(.down), .keyWalk),
    KeyBinding(.left, does: .walk(.left), .keyWalk),
    KeyBinding(.right, does: .walk(.right), .keyWalk),
    KeyBinding(.backspace, .delete, does: .delete, .keyDeleteDigit),
    KeyBinding(.control("u"), does: .clear, .keyClear, inFooter: false),
    KeyBinding(.escape, does: .back, .keyBack, inFooter: false),
    KeyBinding(.function(2), does: .forgotten, .keyForgotten),
  ]

  /// No passcode is taken for now.
  package static let waiting: [KeyBinding<LockAction>] = [
    KeyBinding(.function(2), does: .forgotten, .keyForgotten)
  ]

  /// Nothing can be done but to leave.
  package static let leaving: [KeyBinding<LockAction>] = [
    KeyBinding(.escape, does: .back, .keyBack)
  ]

  /// Text that is not shown.
  package static let passphrase: [KeyBinding<LockAction>] = [
    KeyBinding(.enter, does: .submit, .keySubmit),
    KeyBinding(.backspace, .delete, does: .delete, .keyDeleteCharacter),
    KeyBinding(.control("u"), does: .clear, .keyClear),
    KeyBinding(.escape, does: .back, .keyBack, inFooter: false),
    KeyBinding(.function(2), does: .forgotten, .keyForgotten),
  ]

  /// Text that is shown.
  package static let field: [KeyBinding<LockAction>] = [
    KeyBinding(.enter, does: .submit, .keySubmit),
    KeyBinding(.backspace, .delete, does: .delete, .keyDeleteCharacter),
    KeyBinding(.control("u"), does: .clear, .keyClear),
    KeyBinding(.escape, does: .back, .keyBack),
  ]

  /// Choices.
  package static let menu: [KeyBinding<LockAction>] = [
    KeyBinding(.enter, .character(" "), does: .confirm, .keyChoose),
    KeyBinding(.up, .left, .backTab, .character("k"), does: .choose(-1), .keyMove),
    KeyBinding(.down, .right, .tab, .character("j"), does: .choose(1), .keyMove),
    KeyBinding(.escape, does: .back, .keyBack),
  ]

  /// Besides choices: whether a new vault gets a device key.
  package static let deviceKey = KeyBinding(
    .character("d"),
    does: LockAction.toggleDeviceKey,
    .keyDeviceKey
  )
}

extension LockScreen {
  /// The keys that work now.
  package var bindings: [KeyBinding<LockAction>] {
    switch stage {
    case .passcode(let flow, _):
      switch flow.stage {
      case .refused: return LockAction.menu
      case .waiting: return LockAction.waiting
      case .entering, .verifying, .shaking: return Self.typing(flow.entry.kind)
      }
    case .setup(let flow), .newPasscode(let flow):
      if flow.step == .kind {
        return LockAction.menu.filter { $0.action != .back || holdsRecoveredKey }
          + (holdsRecoveredKey ? [] : [LockAction.deviceKey])
      }
      return Self.typing(flow.kind).filter { $0.action != .forgotten }
    case .forgotten: return LockAction.menu
    case .recovery, .deletion: return LockAction.field
    }
  }

  private static func typing(_ kind: PasscodeKind) -> [KeyBinding<LockAction>] {
    kind.digitCount == nil ? LockAction.passphrase : LockAction.keypad
  }
}
