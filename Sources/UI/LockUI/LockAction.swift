package import Locking
package import Screens
import WindowLevels
import Wording

/// The actions of the lock's keys, with a key table for each kind of stage.
package enum LockAction: Hashable, Sendable {
  case walk(Keypad.Direction), press, submit, delete, clear
  case choose(Int), confirm, back, forgotten, toggleDeviceKey
  /// Draws a passphrase of random words.
  case drawWords

  /// While a passcode of digits is entered on the keypad.
  package static let keypad: [KeyBinding<LockAction>] = [
    KeyBinding(.enter, does: .press, .keyChoose, named: "press"),
    KeyBinding(.up, does: .walk(.up), .keyMove, in: .moving, named: "move-up"),
    KeyBinding(.down, does: .walk(.down), .keyMove, in: .moving, named: "move-down"),
    KeyBinding(.left, does: .walk(.left), .keyMove, in: .moving, named: "move-left"),
    KeyBinding(.right, does: .walk(.right), .keyMove, in: .moving, named: "move-right"),
    KeyBinding(.backspace, .delete, does: .delete, .keyDelete, named: "delete-digit"),
    KeyBinding(.control("u"), does: .clear, .keyClear, in: .typing),
    KeyBinding(.escape, does: .back, .keyBack, in: .typing),
    KeyBinding(.function(2), does: .forgotten, .keyForgotten),
  ]

  /// While no passcode is accepted.
  package static let waiting: [KeyBinding<LockAction>] = [
    KeyBinding(.function(2), does: .forgotten, .keyForgotten)
  ]

  /// While work is under way that can only be left.
  package static let leaving: [KeyBinding<LockAction>] = [
    KeyBinding(.escape, does: .back, .keyBack)
  ]

  /// While hidden text is typed.
  package static let passphrase: [KeyBinding<LockAction>] = [
    KeyBinding(.enter, does: .submit, .keySubmit),
    KeyBinding(.backspace, .delete, does: .delete, .keyDelete, named: "delete-character"),
    KeyBinding(.control("u"), does: .clear, .keyClear),
    KeyBinding(.escape, does: .back, .keyBack, in: .typing),
    KeyBinding(.function(2), does: .forgotten, .keyForgotten),
  ]

  /// While visible text is typed.
  package static let field: [KeyBinding<LockAction>] = [
    KeyBinding(.enter, does: .submit, .keySubmit),
    KeyBinding(.backspace, .delete, does: .delete, .keyDelete, named: "delete-character"),
    KeyBinding(.control("u"), does: .clear, .keyClear),
    KeyBinding(.escape, does: .back, .keyBack),
  ]

  /// While a new passphrase is typed.
  package static let newPassphrase: [KeyBinding<LockAction>] =
    field + [KeyBinding(.function(3), does: .drawWords, .keyDrawWords)]

  /// While a passphrase that was drawn is shown.
  package static let offered: [KeyBinding<LockAction>] = [
    KeyBinding(.enter, does: .submit, .keySubmit),
    KeyBinding(.function(3), does: .drawWords, .keyDrawWords),
    KeyBinding(.escape, does: .back, .keyBack),
  ]

  /// In a menu.
  package static let menu = dialogKeys

  /// In the menu of passcode kinds: turns the device key of a new vault on or off.
  package static let deviceKey = KeyBinding(
    .function(4),
    does: LockAction.toggleDeviceKey,
    .keyDeviceKey
  )
}

extension LockAction: DialogAnswering {
  package static func dialog(_ action: DialogAction) -> LockAction {
    switch action {
    case .choose(let step): .choose(step)
    case .confirm: .confirm
    case .answer, .dismiss: .back
    }
  }

  package static var hasLetters: Bool { false }
}

extension LockScreen {
  /// The active keys.
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
      return flow.keys
    case .forgotten: return LockAction.menu
    case .recovery, .deletion: return LockAction.field
    }
  }

  private static func typing(_ kind: PasscodeKind) -> [KeyBinding<LockAction>] {
    kind.digitCount == nil ? LockAction.passphrase : LockAction.keypad
  }
}

extension NewPasscodeFlow {
  /// The active keys behind the choice of the kind.
  var keys: [KeyBinding<LockAction>] {
    switch step {
    case .offered: LockAction.offered
    case .first where kind == .passphrase: LockAction.newPassphrase
    case .kind, .first, .second, .done:
      kind.digitCount == nil
        ? LockAction.field : LockAction.keypad.filter { $0.action != .forgotten }
    }
  }
}
