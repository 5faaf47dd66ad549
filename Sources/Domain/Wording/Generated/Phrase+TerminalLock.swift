// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/terminal-lock.pot. Change it there.

extension Phrase {
  /// This terminal is locked
  package static var terminalLockTitle: Phrase { Phrase(.terminalLockTitle) }
  /// This terminal is locked. The passcode of Cardcase opens it.
  package static var terminalLockSpoken: Phrase { Phrase(.terminalLockSpoken) }
  /// The recovery key you wrote down opens the terminal too. The vault stays as it is, whatever is typed here.
  package static var terminalLockForgotten: Phrase { Phrase(.terminalLockForgotten) }
  /// The terminal is open.
  package static var terminalLockEnded: Phrase { Phrase(.terminalLockEnded) }
  /// Lock this terminal until the passcode is given.
  package static var helpLock: Phrase { Phrase(.helpLock) }
  /// Ends with status 0 for the right passcode or recovery key, and for nothing else. Attempts count as those at the vault do. The vault is not opened, and is never deleted.
  package static var helpLockText: Phrase { Phrase(.helpLockText) }
  /// The demo's passcode is known to everybody, so --demo can't lock a terminal.
  package static var usageDemoLock: Phrase { Phrase(.usageDemoLock) }
}
