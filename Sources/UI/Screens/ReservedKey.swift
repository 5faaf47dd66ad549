package import WindowLevels
import Wording

/// The keys that mean the same everywhere, on the lock and in text fields too.
package enum ReservedKey: Sendable, CaseIterable {
  case suspend, lock, repaint, quit, help

  /// The table. No screen may bind these keys.
  package static let bindings: [KeyBinding<ReservedKey>] = [
    KeyBinding(.control("l"), does: .lock, .keyLock),
    KeyBinding(.control("z"), does: .suspend, .keySuspend, inFooter: false),
    KeyBinding(.control("r"), does: .repaint, .keyRepaint, inFooter: false),
    KeyBinding(.control("c"), does: .quit, .keyQuit, inFooter: false),
    KeyBinding(.function(1), does: .help, .keyHelp),
  ]

  /// The keys for the footer and the help. On the lock, Ctrl-L repaints the screen.
  package static func hints(whileLocked isLocked: Bool) -> [KeyHint] {
    bindings.filter { !isLocked || $0.action != .lock }.map { $0.hint }
  }

  /// The meaning of a reserved key; nil for other keys. `?` shows the help unless text is typed.
  ///
  /// The keys mean the same with Alt: on a slow line Escape and Ctrl-L may arrive together and look
  /// like Alt-Ctrl-L, and the lock has to come up.
  package static func meaning(of key: Key, whileTyping: Bool) -> ReservedKey? {
    if key == .character("?"), !whileTyping {
      return .help
    }
    var plain = key
    plain.modifiers.remove(.alt)
    return bindings.first { $0.keys.contains(plain) }?.action
  }
}
