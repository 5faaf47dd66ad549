import CNcurses

/// A terminal's terminfo capabilities, as bytes that can be written as they are.
struct Capabilities {
  /// Clears the screen and moves the cursor to the top left cell.
  var clear: [UInt8] = []
  /// Enters the alternate screen; empty if there is none.
  var enterAlternateScreen: [UInt8] = []
  /// Leaves the alternate screen.
  var leaveAlternateScreen: [UInt8] = []
  /// Makes the keypad send the sequences that terminfo lists.
  var enterKeypad: [UInt8] = []
  /// Undoes `enterKeypad`.
  var leaveKeypad: [UInt8] = []
  /// Shows the cursor.
  var showCursor: [UInt8] = []
  /// Turns attributes off.
  var plain: [UInt8] = []
  /// Restores the terminal's own colours.
  var originalColors: [UInt8] = []
  /// Ends insert mode, in which characters push others aside.
  var leaveInsertMode: [UInt8] = []

  /// The capabilities of the terminal that curses set up last.
  static func current() -> Capabilities {
    func bytes(_ name: String) -> [UInt8] {
      cn_string_capability(name).map { withoutPadding(String(cString: $0).utf8) } ?? []
    }
    return Capabilities(
      clear: bytes("clear"),
      enterAlternateScreen: bytes("smcup"),
      leaveAlternateScreen: bytes("rmcup"),
      enterKeypad: bytes("smkx"),
      leaveKeypad: bytes("rmkx"),
      showCursor: bytes("cnorm"),
      plain: bytes("sgr0"),
      originalColors: bytes("op"),
      leaveInsertMode: bytes("rmir")
    )
  }

  /// `string` without its delays, which terminfo writes as `$<50>` for the hardware terminals of
  /// old.
  static func withoutPadding(_ string: some Sequence<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var delayStart: Int?
    for byte in string {
      bytes.append(byte)
      if byte == UInt8(ascii: "<"), bytes.dropLast().last == UInt8(ascii: "$") {
        delayStart = bytes.count - 2
      } else if byte == UInt8(ascii: ">"), let start = delayStart {
        bytes.removeSubrange(start...)
        delayStart = nil
      }
    }
    return bytes
  }
}
