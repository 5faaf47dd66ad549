/// The byte sequences a session sends besides what curses does: modes that terminfo has no names
/// for, and what leads back from a crash.
struct Modes {
  private let capabilities: Capabilities
  private let synchronizes: Bool

  init(_ capabilities: Capabilities, synchronizedOutput: Bool) {
    self.capabilities = capabilities
    synchronizes = synchronizedOutput
  }

  /// Terminals with an alternate screen ignore private modes they do not know; older ones might
  /// print them.
  private var isModern: Bool { !capabilities.enterAlternateScreen.isEmpty }

  private func modern(_ sequence: String) -> [UInt8] {
    isModern ? Array(sequence.utf8) : []
  }

  /// Bracketed paste and focus reports on.
  var enter: [UInt8] { modern("\u{1B}[?2004h\u{1B}[?1004h") }

  /// Both off.
  var leave: [UInt8] { modern("\u{1B}[?1004l\u{1B}[?2004l") }

  /// Everything on, on the screen that curses has entered already.
  var resume: [UInt8] { capabilities.enterKeypad + enter }

  /// Everything on, for a terminal of which nothing is known.
  var reenter: [UInt8] { capabilities.enterAlternateScreen + resume }

  /// Ends whatever sequence the terminal is in the middle of: CAN, from ECMA-48 and DEC's terminals.
  var cancel: [UInt8] { [0x18] }

  /// Leads from any state, the middle of a frame included, to the one in which frames are drawn. Not
  /// to the alternate screen once more: many terminals have one saved cursor only, the shell's.
  var recover: [UInt8] {
    cancel + capabilities.plain + capabilities.originalColors + capabilities.leaveInsertMode
      + resume
  }

  /// An empty screen, so that nothing can be read from the alternate screen later.
  var clear: [UInt8] { capabilities.plain + capabilities.originalColors + capabilities.clear }

  /// From here on a frame is drawn.
  var beginFrame: [UInt8] { synchronizes ? modern("\u{1B}[?2026h") : [] }

  /// The frame is whole.
  var endFrame: [UInt8] { synchronizes ? modern("\u{1B}[?2026l") : [] }

  /// All that gives the terminal back at once, with a last line of text.
  func farewell(_ message: String) -> [UInt8] {
    let text = message.unicodeScalars.filter { (0x20..<0x7F).contains($0.value) }
    return endFrame + leave + capabilities.leaveKeypad + clear + capabilities.showCursor
      + capabilities.leaveAlternateScreen
      + (text.isEmpty ? [] : text.map { UInt8($0.value) } + Array("\r\n".utf8))
  }
}
