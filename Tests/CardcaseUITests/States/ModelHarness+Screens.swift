import Secrets
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Screens
@testable import StudyUI

extension ModelHarness {
  /// The screen in front; nil while the vault is not open.
  var front: (any Screen)? {
    guard case .open(let vault) = model.phase, let window = model.stack.keyWindow else {
      return nil
    }
    return vault.session.value[window]
  }

  /// The name of its kind in the registry of screens; nil while the vault is not open.
  var frontKind: String? {
    get throws { try front.map { try ScreenRegistry.kind(of: $0).name } }
  }

  /// The keys that work now, without the reserved ones.
  var hints: [KeyHint] {
    switch model.phase {
    case .locked(let lock): return lock.bindings.map(\.hint)
    case .open:
      guard let window = model.stack.keyWindow, let frame = model.stack[window]?.frame else {
        return []
      }
      return front.map { model.hints(of: $0, size: frame.size) } ?? []
    }
  }
}

extension ModelHarness {
  /// Opens a screen from the menu of a browser's edits.
  mutating func edit(_ way: EditMenu.Way) {
    let row = EditMenu.Item.all.firstIndex { item in
      guard case .open(let opened) = try? item.choice("") else { return false }
      return opened == way
    }
    press(.character("."), .character("g"))
    for _ in 0..<(row ?? 0) { press(.down) }
    press(.enter)
  }
}
