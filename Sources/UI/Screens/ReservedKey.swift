package import WindowLevels
import Wording

/// The keys that mean the same everywhere, the lock and text fields included.
package enum ReservedKey: Sendable, CaseIterable {
  case suspend, lock, repaint, quit, help

  /// The table: no screen may bind these again.
  package static let bindings: [KeyBinding<ReservedKey>] = [
    KeyBinding(.control("l"), does: .lock, .keyLock),
    KeyBinding(.control("z"), does: .suspend, .keySuspend, inFooter: false),
    KeyBinding(.control("r"), does: .repaint, .keyRepaint, inFooter: false),
    KeyBinding(.control("c"), does: .quit, .keyQuit, inFooter: false),
    KeyBinding(.function(1), does: .help, .keyHelp),
  ]

  /// The table for the footer and the help. On the lock, Ctrl-L draws anew.
  package static func hints(whileLocked isLocked: Bool) -> [KeyHint] {
    bindings.filter { !isLocked || $0.action != .lock }.map { $0.hint }
  }

  /// What `key` means, where it is one of them. `?` asks for help where no text is typed.
  ///
  /// With Alt they mean the same: on a slow line Escape and Ctrl-L may arrive together, which looks
  /// like that, and the lock has to come up.
  package static func meaning(of key: Key, whileTyping: Bool) -> ReservedKey? {
    if key == .character("?"), !whileTyping {
      return .help
    }
    var plain = key
    plain.modifiers.remove(.alt)
    return bindings.first { $0.keys.contains(plain) }?.action
  }
}
