package import WindowLevels
import Wording

/// The keys that mean the same everywhere, in text fields and, but for the palette, on the lock too.
package enum ReservedKey: Sendable, CaseIterable {
  case suspend, lock, repaint, quit, palette, help

  /// The table. No screen may bind these keys.
  package static let bindings: [KeyBinding<ReservedKey>] = [
    KeyBinding(.control("l"), does: .lock, .keyLock, in: .everywhere),
    KeyBinding(.control("z"), does: .suspend, .keySuspend, in: .everywhere),
    KeyBinding(.control("r"), does: .repaint, .keyRepaint, in: .everywhere),
    KeyBinding(.control("c"), does: .quit, .keyQuit, in: .everywhere),
    KeyBinding(.control("p"), does: .palette, .keyPalette, in: .everywhere),
    KeyBinding(.function(1), does: .help, .keyHelp, in: .everywhere),
  ]

  /// The keys for the help.
  package static let hints = bindings.map { $0.hint }
  /// The keys where there is no vault to find anything in.
  package static let vaultlessHints = bindings.filter { $0.action != .palette }.map { $0.hint }
  /// The keys for the help of the lock, where Ctrl-L repaints the screen.
  package static let lockHints = bindings.filter { ![.lock, .palette].contains($0.action) }
    .map { $0.hint }
  /// The keys for the help of the lock of a terminal, which can't be stopped or left.
  package static let terminalLockHints = bindings.filter { [.repaint, .help].contains($0.action) }
    .map { $0.hint }

  /// The keys in a footer behind those of the screen, if they fit; the help comes after them. There are
  /// none where there is no vault to find anything in.
  package static let footer = bindings.filter { $0.action == .palette }.map { $0.hint }
  /// The last key of every footer, which is never cut off.
  static let footerEnd = bindings.filter { $0.action == .help }.map { $0.hint }

  /// The meaning of a reserved key; nil for other keys. `?` shows the help unless text is typed.
  ///
  /// The keys mean the same with Alt: on a slow line Escape and Ctrl-L may arrive together and look
  /// like Alt-Ctrl-L, and the lock has to come up.
  package static func meaning(
    of key: Key,
    whileTyping: Bool,
    hasPalette: Bool = true
  ) -> ReservedKey? {
    if key == .character("?"), !whileTyping {
      return .help
    }
    var plain = key
    plain.modifiers.remove(.alt)
    let meaning = bindings.first { $0.keys.contains(plain) }?.action
    return meaning == .palette && !hasPalette ? nil : meaning
  }
}
