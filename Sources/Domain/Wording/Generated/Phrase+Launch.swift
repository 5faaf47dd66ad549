// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/launch.pot. Change it there.

extension Phrase {
  /// cardcase stopped because of an internal error. The vault is locked.
  package static var crashed: Phrase { Phrase(.crashed) }
  /// There is no terminal to draw on. Start it in one, without redirecting its input or output.
  package static var startNoTerminal: Phrase { Phrase(.startNoTerminal) }
  /// The terminal type '{name}' is not known here. Set TERM to one that is, such as xterm-256color, or talk in lines: cardcase --plain
  package static func startUnknownTerminal(name: String) -> Phrase {
    Phrase(.startUnknownTerminal, [name])
  }
  /// TERM is not set. Set it to the type of your terminal, such as xterm-256color, or talk in lines: cardcase --plain
  package static var startNoTerminalType: Phrase { Phrase(.startNoTerminalType) }
  /// A terminal of type '{name}' can't place the cursor, which the full screen needs. Set TERM to what your terminal is, or talk in lines: cardcase --plain
  package static func startPoorTerminal(name: String) -> Phrase {
    Phrase(.startPoorTerminal, [name])
  }
  /// The terminal type '{name}' is not known here, so Cardcase talks in lines. For the full screen, set TERM to one that is, such as xterm-256color.
  package static func linesUnknownTerminal(name: String) -> Phrase {
    Phrase(.linesUnknownTerminal, [name])
  }
  /// TERM is not set, so Cardcase talks in lines. For the full screen, set it to the type of your terminal, such as xterm-256color.
  package static var linesNoTerminalType: Phrase { Phrase(.linesNoTerminalType) }
  /// A terminal of type '{name}' can't place the cursor, so Cardcase talks in lines. For the full screen, set TERM to what your terminal is.
  package static func linesPoorTerminal(name: String) -> Phrase {
    Phrase(.linesPoorTerminal, [name])
  }
  /// The terminal could not be set up: {reason}.
  package static func startTerminalRefused(reason: String) -> Phrase {
    Phrase(.startTerminalRefused, [reason])
  }
  /// HOME is not set, so there is no place for a vault. Name one with --vault.
  package static var startNoHome: Phrase { Phrase(.startNoHome) }
  /// {path}: there is no vault.
  package static func vaultMissing(path: String) -> Phrase {
    Phrase(.vaultMissing, [path])
  }
  /// {path}: there is something in this place already.
  package static func vaultExists(path: String) -> Phrase {
    Phrase(.vaultExists, [path])
  }
  /// {path} is a symbolic link, which Cardcase does not follow. Name the file itself.
  package static func vaultSymbolicLink(path: String) -> Phrase {
    Phrase(.vaultSymbolicLink, [path])
  }
  /// {path} is a directory. Name a file in it.
  package static func vaultDirectory(path: String) -> Phrase {
    Phrase(.vaultDirectory, [path])
  }
  /// {path} is not a regular file.
  package static func vaultNotAFile(path: String) -> Phrase {
    Phrase(.vaultNotAFile, [path])
  }
  /// {path} has a second name (a hard link), which would split the vault from its journal. Remove the other name.
  package static func vaultSeveralNames(path: String) -> Phrase {
    Phrase(.vaultSeveralNames, [path])
  }
  /// {path} belongs to another user. Only a vault of your own can be opened.
  package static func vaultOtherOwner(path: String) -> Phrase {
    Phrase(.vaultOtherOwner, [path])
  }
  /// {path} may not be read. Check its permissions and those of its directory.
  package static func vaultUnreadable(path: String) -> Phrase {
    Phrase(.vaultUnreadable, [path])
  }
  /// {path} can't be written to. Check its permissions and those of its directory.
  package static func vaultReadOnly(path: String) -> Phrase {
    Phrase(.vaultReadOnly, [path])
  }
  /// {path} is not a vault. It was not touched.
  package static func vaultNotAVault(path: String) -> Phrase {
    Phrase(.vaultNotAVault, [path])
  }
  /// {path} was made by a newer version of Cardcase. It was not touched; use that version.
  package static func vaultNewer(path: String) -> Phrase {
    Phrase(.vaultNewer, [path])
  }
  /// {path} has a format from before the first release, which this version of Cardcase can't read. It was not touched.
  package static func vaultOlder(path: String) -> Phrase {
    Phrase(.vaultOlder, [path])
  }
  /// {path}: the disk is full. Make room and start again.
  package static func vaultDiskFull(path: String) -> Phrase {
    Phrase(.vaultDiskFull, [path])
  }
  /// {path} is damaged and can't be opened. It was not changed; bring back a copy.
  package static func vaultDamaged(path: String) -> Phrase {
    Phrase(.vaultDamaged, [path])
  }
  /// {path} can't be opened without its log, {path}-wal, which is missing or was changed. Put both back as they were together, or bring back a copy.
  package static func vaultLogDamaged(path: String) -> Phrase {
    Phrase(.vaultLogDamaged, [path])
  }
  /// {path} is in use by another process. Close that one first.
  package static func vaultBusy(path: String) -> Phrase {
    Phrase(.vaultBusy, [path])
  }
  /// {path} is open in another cardcase already, process {process}. Go on there, or quit it first.
  package static func vaultInUse(path: String, process: String) -> Phrase {
    Phrase(.vaultInUse, [path, process])
  }
  /// There is not enough memory to open {path}. Close other programs and try again.
  package static func vaultNotEnoughMemory(path: String) -> Phrase {
    Phrase(.vaultNotEnoughMemory, [path])
  }
  /// {path} could not be opened: {reason}.
  package static func vaultSystem(path: String, reason: String) -> Phrase {
    Phrase(.vaultSystem, [path, reason])
  }
}
