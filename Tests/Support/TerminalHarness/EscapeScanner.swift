/// A scanner of a program's output, byte by byte, by ECMA-48: text, control characters and escape
/// sequences.
struct EscapeScanner: Sendable {
  /// The role of a byte.
  enum Step: Equatable, Sendable {
    /// A byte of text (of UTF-8 too).
    case text
    /// A control character outside a sequence.
    case control
    /// A byte of a sequence, and more are to come.
    case inside
    /// The last byte of a sequence.
    case end(Sequence)
  }

  /// A sequence, as far as it matters here.
  enum Sequence: Equatable, Sendable {
    /// `ESC [ ? … h` or `… l`: private modes set or reset.
    case privateModes([Int], isSet: Bool)
    /// `ESC =` or `ESC >`: the keypad sends application sequences, or digits.
    case keypad(isApplication: Bool)
    /// Anything else.
    case other
  }

  private enum State: Sendable {
    case ground
    case escape
    case controlSequence
    /// OSC, DCS, SOS, PM or APC: ends with ST, and with BEL as xterm allows.
    case string
    case stringEscape
  }

  private var state = State.ground
  private var parameters: [UInt8] = []

  /// Consumes the next byte and returns its role.
  mutating func consume(_ byte: UInt8) -> Step {
    switch (state, byte) {
    case (.stringEscape, UInt8(ascii: "\\")):
      return end(.other)
    case (_, 0x18), (_, 0x1A):  // CAN and SUB abandon a sequence
      state = .ground
      return .control
    case (.string, 0x07):
      return end(.other)
    case (.string, 0x1B):
      state = .stringEscape
      return .inside
    case (.string, _):
      return .inside
    case (_, 0x1B):
      state = .escape
      return .inside
    case (.ground, ..<0x20), (.ground, 0x7F):
      return .control
    case (.ground, _):
      return .text
    case (.escape, _), (.stringEscape, _):
      return afterEscape(byte)
    case (.controlSequence, 0x40...0x7E):
      return end(controlSequence(final: byte))
    case (.controlSequence, 0x20...):
      parameters.append(byte)
      return .inside
    case (.controlSequence, _):  // a control character in the midst is carried out at once
      return .inside
    }
  }

  private mutating func afterEscape(_ byte: UInt8) -> Step {
    switch byte {
    case UInt8(ascii: "["):
      parameters = []
      state = .controlSequence
      return .inside
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string
      return .inside
    case 0x20...0x2F:  // an intermediate byte, as in the choice of a character set
      state = .escape
      return .inside
    case UInt8(ascii: "="), UInt8(ascii: ">"):
      return end(.keypad(isApplication: byte == UInt8(ascii: "=")))
    default:
      return end(.other)
    }
  }

  private mutating func end(_ sequence: Sequence) -> Step {
    state = .ground
    return .end(sequence)
  }

  private func controlSequence(final: UInt8) -> Sequence {
    let isSet = final == UInt8(ascii: "h")
    guard isSet || final == UInt8(ascii: "l"), parameters.first == UInt8(ascii: "?") else {
      return .other
    }
    let numbers = parameters.dropFirst().split(separator: UInt8(ascii: ";"))
    return .privateModes(
      numbers.compactMap { Int(String(decoding: $0, as: UTF8.self)) },
      isSet: isSet
    )
  }
}

/// The text in a program's output, without control characters and escape sequences.
func strippingEscapes(_ output: some Swift.Sequence<UInt8>) -> [UInt8] {
  var scanner = EscapeScanner()
  return output.filter { scanner.consume($0) == .text }
}
