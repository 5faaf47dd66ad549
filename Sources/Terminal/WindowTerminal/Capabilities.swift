import CNcurses

/// What terminfo says of a terminal, as bytes that can be written as they are.
struct Capabilities {
  /// Clears the screen and puts the cursor in the top left cell.
  var clear: [UInt8] = []
  /// Goes to the alternate screen; empty where there is none.
  var enterAlternateScreen: [UInt8] = []
  /// Goes back from it.
  var leaveAlternateScreen: [UInt8] = []
  /// Makes the keypad send the sequences that terminfo lists.
  var enterKeypad: [UInt8] = []
  /// Undoes that.
  var leaveKeypad: [UInt8] = []
  /// Shows the cursor.
  var showCursor: [UInt8] = []
  /// Turns attributes off.
  var plain: [UInt8] = []
  /// Brings back the terminal's own colours.
  var originalColors: [UInt8] = []
  /// Ends the mode in which characters push others aside.
  var leaveInsertMode: [UInt8] = []

  /// Those of the terminal that curses has set up last.
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
