import WindowLevels

/// Decodes a terminal's input into keys, pastes and focus reports: a state machine without I/O,
/// whose memory does not grow.
///
/// An unknown sequence is consumed whole, so that nothing inside it or a mouse report is ever taken
/// for typed keys. Control characters end a sequence and count as pressed, so that no garbage on
/// the line can take Ctrl-Z or Ctrl-C from the user.
struct KeyDecoder {
  /// The input of the decoder.
  enum Input {
    /// A byte.
    case byte(UInt8)
    /// A key that curses has recognized; nil for one without a meaning here.
    case key(Key?)
    /// No more input at present.
    case idle
  }

  private enum State: Hashable {
    case ground
    /// After Escape, once or twice.
    case escape(twice: Bool)
    /// Inside a character of several bytes: its bits so far, the number of missing bytes, and the
    /// least value that needs that many.
    case character(bits: UInt32, missing: Int, least: UInt32, alt: Bool)
    /// After `ESC [`.
    case control(ControlSequence)
    /// After `ESC [ [`, with which the Linux console begins F1 to F5.
    case console
    /// After `ESC O`.
    case single(ControlSequence)
    /// Inside a string (`ESC ]` and others), which `ESC \` or BEL ends.
    case string(introducer: UInt8, isEmpty: Bool)
    /// After Escape inside a string.
    case stringEscape
    /// In a mouse report of fixed length.
    case skipping(Int)
  }

  private var state = State.ground
  private var isPasting = false

  /// True in the middle of a sequence, when the meaning of the next byte depends on those before.
  var isInsideSequence: Bool { state != .ground }

  /// Abandons a sequence whose end has not come.
  mutating func abandonSequence() {
    state = .ground
  }

  /// Consumes one input and returns the events it completes.
  mutating func feed(_ input: Input) -> [Event] {
    switch input {
    case .byte(let byte): take(byte)
    case .key(let key): take(key)
    case .idle: pause()
    }
  }

  // MARK: - Inputs

  private mutating func take(_ key: Key?) -> [Event] {
    let before = state
    state = .ground
    guard !isPasting, var key else { return [] }
    var events: [Event] = []
    if case .escape(let twice) = before {
      if twice { events.append(.key(.escape)) }
      key.modifiers.insert(.alt)
    }
    events.append(.key(key))
    return events
  }

  /// Handles a pause in the input: a possible beginning of a sequence was a key.
  private mutating func pause() -> [Event] {
    switch state {
    case .escape(let twice):
      state = .ground
      if isPasting {
        // The end of the paste got lost, and the user wants out.
        isPasting = false
        return [.pasteEnded]
      }
      return Array(repeating: .key(.escape), count: twice ? 2 : 1)
    case .stringEscape:
      state = .escape(twice: false)
      return pause()
    case .control(let sequence) where sequence.isEmpty:
      return altKey("[")
    case .single(let sequence) where sequence.isEmpty:
      return altKey("O")
    case .string(let introducer, isEmpty: true):
      return altKey(Unicode.Scalar(introducer))
    default:
      return []
    }
  }

  private mutating func altKey(_ scalar: Unicode.Scalar) -> [Event] {
    state = .ground
    return isPasting ? [] : [.key(Key(.character(scalar), .alt))]
  }

  private mutating func take(_ byte: UInt8) -> [Event] {
    switch state {
    case .ground:
      return begin(byte, alt: false)
    case .escape(let twice):
      return escape(byte, twice: twice)
    case .character(let bits, let missing, let least, let alt):
      return character(byte, bits: bits, missing: missing, least: least, alt: alt)
    case .stringEscape:
      guard byte != UInt8(ascii: "\\") else {
        state = .ground
        return []
      }
      return escape(byte, twice: false)
    case .string where byte == 0x07:
      state = .ground
      return []
    case .string where byte == 0x1B:
      state = .stringEscape
      return []
    case .control, .console, .single, .string, .skipping:
      guard !isControl(byte) else {
        state = .ground
        return begin(byte, alt: false)
      }
      return inside(byte)
    }
  }

  // MARK: - States

  private mutating func begin(_ byte: UInt8, alt: Bool) -> [Event] {
    state = .ground
    switch byte {
    case 0x1B:
      state = .escape(twice: false)
      return []
    case let byte where isControl(byte):
      return control(byte, alt: alt)
    case ..<0x80:
      return typed(Unicode.Scalar(byte), alt: alt)
    case 0xC2...0xDF:
      state = .character(bits: UInt32(byte & 0x1F), missing: 1, least: 0xA0, alt: alt)
    case 0xE0...0xEF:
      state = .character(bits: UInt32(byte & 0x0F), missing: 2, least: 0x800, alt: alt)
    case 0xF0...0xF4:
      state = .character(bits: UInt32(byte & 0x07), missing: 3, least: 0x10000, alt: alt)
    default:
      break
    }
    return []
  }

  private mutating func escape(_ byte: UInt8, twice: Bool) -> [Event] {
    switch byte {
    case 0x1B:
      state = .escape(twice: true)
      return twice && !isPasting ? [.key(.escape)] : []
    case UInt8(ascii: "["):
      state = .control(ControlSequence(alt: twice))
      return []
    case UInt8(ascii: "O"):
      state = .single(ControlSequence(alt: twice))
      return []
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string(introducer: byte, isEmpty: true)
      return []
    default:
      return (twice && !isPasting ? [.key(.escape)] : []) + begin(byte, alt: true)
    }
  }

  private mutating func character(
    _ byte: UInt8,
    bits: UInt32,
    missing: Int,
    least: UInt32,
    alt: Bool
  ) -> [Event] {
    guard byte & 0xC0 == 0x80 else { return begin(byte, alt: false) }
    let bits = bits << 6 | UInt32(byte & 0x3F)
    guard missing == 1 else {
      state = .character(bits: bits, missing: missing - 1, least: least, alt: alt)
      return []
    }
    state = .ground
    guard bits >= least, let scalar = Unicode.Scalar(bits) else { return [] }
    return typed(scalar, alt: alt)
  }

  /// Handles a byte of a sequence that is no control character.
  private mutating func inside(_ byte: UInt8) -> [Event] {
    switch state {
    case .control(var sequence):
      if sequence.isEmpty, byte == UInt8(ascii: "[") {
        state = .console
      } else if (0x40..<0x7F).contains(byte) {
        return finish(sequence, byte)
      } else {
        sequence.append(byte)
        state = .control(sequence)
      }
      return []
    case .console:
      state = .ground
      guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte) else { return [] }
      return pressed(.function(Int(byte - UInt8(ascii: "A")) + 1))
    case .single(var sequence):
      if (0x40..<0x7F).contains(byte) {
        state = .ground
        return pressed(
          sequence.key(final: byte) ?? (sequence.isEmpty ? ControlSequence.keypad[byte] : nil)
        )
      }
      sequence.append(byte)
      state = .single(sequence)
      return []
    case .string(let introducer, _):
      state = .string(introducer: introducer, isEmpty: false)
      return []
    case .skipping(let count):
      state = count > 1 ? .skipping(count - 1) : .ground
      return []
    case .ground, .escape, .character, .stringEscape:
      return []
    }
  }

  private mutating func finish(_ sequence: ControlSequence, _ final: UInt8) -> [Event] {
    state = .ground
    if isPasting {
      guard sequence.isTilde(201, final: final) else { return [] }
      isPasting = false
      return [.pasteEnded]
    }
    if sequence.isTilde(200, final: final) {
      isPasting = true
      return [.pasteBegan]
    }
    guard sequence.isEmpty else { return pressed(sequence.key(final: final)) }
    switch final {
    case UInt8(ascii: "I"): return [.focused(true)]
    case UInt8(ascii: "O"): return [.focused(false)]
    case UInt8(ascii: "M"):
      // A mouse report of the first xterms: button, column and row, a byte each.
      state = .skipping(3)
      return []
    default: return pressed(sequence.key(final: final))
    }
  }

  // MARK: - Events

  private func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }

  private func pressed(_ key: Key?) -> [Event] {
    guard !isPasting, let key else { return [] }
    return [.key(key)]
  }

  private func typed(_ scalar: Unicode.Scalar, alt: Bool) -> [Event] {
    isPasting ? [.pasted(scalar)] : [.key(Key(.character(scalar), alt ? .alt : []))]
  }

  private func control(_ byte: UInt8, alt: Bool) -> [Event] {
    if isPasting {
      // Line ends and tabs are text; no other control character of a paste is.
      return [0x09, 0x0A, 0x0D].contains(byte) ? [.pasted(Unicode.Scalar(byte))] : []
    }
    var key =
      switch byte {
      case 0x00: Key.control(" ")
      case 0x08, 0x7F: Key.backspace
      case 0x09: Key.tab
      case 0x0D: Key.enter
      case ..<0x1B: Key.control(Unicode.Scalar(byte + 0x60))
      default: Key.control(Unicode.Scalar(byte + 0x40))
      }
    if alt { key.modifiers.insert(.alt) }
    return [.key(key)]
  }
}
