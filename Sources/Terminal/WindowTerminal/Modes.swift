/// The byte sequences a session sends besides those of curses: modes without names in terminfo, and
/// the recovery from a crash.
struct Modes {
  private let capabilities: Capabilities
  private let synchronizes: Bool
  private let isReordering: Bool

  /// - Parameter reorders: true if the terminal puts lines with words that run from right to left in
  ///   order by itself, and stops it where it is told to.
  init(_ capabilities: Capabilities, synchronizedOutput: Bool, reorders: Bool = false) {
    self.capabilities = capabilities
    synchronizes = synchronizedOutput
    isReordering = reorders
  }

  /// True if the terminal is VTE of version 0.58 or later, which knows the mode by which it reorders
  /// lines, as its variable in the environment says: 5800 for 0.58.0.
  static func reorders(vteVersion: String) -> Bool {
    Int(vteVersion).map { $0 >= 5800 } == true
  }

  /// True if private modes may be sent: terminals with an alternate screen ignore those they do not
  /// know; older ones might print them.
  private var isModern: Bool { !capabilities.enterAlternateScreen.isEmpty }

  private func modern(_ sequence: String) -> [UInt8] {
    isModern ? Array(sequence.utf8) : []
  }

  /// Enables bracketed paste and focus reports, and has cells stay where they are written: the
  /// explicit mode of BDSM (ECMA-48, 7.2.1), as canvases have right-to-left words in order already.
  var enter: [UInt8] {
    modern("\u{1B}[?2004h\u{1B}[?1004h" + (isReordering ? "\u{1B}[8l" : ""))
  }

  /// Undoes it.
  var leave: [UInt8] {
    modern((isReordering ? "\u{1B}[8h" : "") + "\u{1B}[?1004l\u{1B}[?2004l")
  }

  /// Enables everything, on the screen that curses has entered already.
  var resume: [UInt8] { capabilities.enterKeypad + enter }

  /// Enables everything, for a terminal in an unknown state.
  var reenter: [UInt8] { capabilities.enterAlternateScreen + resume }

  /// Cancels a sequence that the terminal may be in the middle of: CAN, from ECMA-48 and DEC's
  /// terminals.
  var cancel: [UInt8] { [0x18] }

  /// Leads from any state, the middle of a frame included, to the one in which frames are drawn.
  /// Does not enter the alternate screen again: many terminals have only one saved cursor, the
  /// shell's.
  var recover: [UInt8] {
    cancel + capabilities.plain + capabilities.originalColors + capabilities.leaveInsertMode
      + resume
  }

  /// Clears the screen, so that nothing can be read from the alternate screen later.
  var clear: [UInt8] { capabilities.plain + capabilities.originalColors + capabilities.clear }

  /// Begins a frame.
  var beginFrame: [UInt8] { synchronizes ? modern("\u{1B}[?2026h") : [] }

  /// Ends a frame.
  var endFrame: [UInt8] { synchronizes ? modern("\u{1B}[?2026l") : [] }

  /// All sequences that restore the terminal at once, with a last line of text.
  func restoreSequence(_ message: String) -> [UInt8] {
    let text = message.unicodeScalars.filter { (0x20..<0x7F).contains($0.value) }
    return endFrame + leave + capabilities.leaveKeypad + clear + capabilities.showCursor
      + capabilities.leaveAlternateScreen
      + (text.isEmpty ? [] : text.map { UInt8($0.value) } + Array("\r\n".utf8))
  }
}
