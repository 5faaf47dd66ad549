/// The failure of a wait or an expectation, with everything that helps to see why.
public struct TerminalFailure: Error, CustomStringConvertible {
  /// The failure in one sentence, with its place in the test.
  public let message: String
  /// The screen at that time; nil if there was no program yet.
  public let screen: TerminalScreen?
  /// The end of the output, readable.
  public let tail: String
  /// The state of the program.
  public let state: ProcessState?

  /// The message, the screen as quoted lines, the end of the output, and the state.
  public var description: String {
    var parts = [message]
    if let state { parts.append("The program: \(state)") }
    if let screen { parts.append(screen.description) }
    if !tail.isEmpty { parts.append("The output ends with: \(tail)") }
    return parts.joined(separator: "\n")
  }

  /// The number of bytes of output a failure quotes.
  static let tailLength = 400
}

/// Bytes as text, with the control characters written as escapes.
func readable(_ bytes: some Sequence<UInt8>) -> String {
  String(decoding: Array(bytes), as: UTF8.self).unicodeScalars.map { scalar in
    switch scalar {
    case "\u{1B}": "\\e"
    case "\r": "\\r"
    case "\n": "\\n"
    case "\t": "\\t"
    case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}": "\\x" + String(scalar.value, radix: 16)
    default: String(scalar)
    }
  }.joined()
}
