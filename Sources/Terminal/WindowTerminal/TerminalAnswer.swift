import WindowLevels

/// The answer of a terminal to the request for its background and to `PixelProbe`, as it comes among the keys.
///
/// The requests have one for the device's attributes (DA1) behind them, which nearly every terminal answers, so
/// that its answer ends the others (xterm's control sequences, "OSC Ps ; Pt", "CSI > Ps q" and "CSI Ps c"). No
/// byte of any is ever a key, however late it comes, or in however many parts, but for an Escape that comes
/// alone, late or after a key: for the user's own Escape is held back for half a second after the request or a
/// part of the answer at most, and never after a key. What the user types in the middle of an answer is not lost.
struct TerminalAnswer {
  /// What an answer says.
  enum Report: Equatable {
    /// The background.
    case background(TerminalBackground)
    /// The terminal has kitty's graphics protocol; false where it has something against the question.
    case graphics(Bool)
    /// What the terminal calls itself, with its version.
    case name(String)
    /// The number of colours that sixels can have.
    case registers(Int)
    /// The last one has come: the extensions that the terminal has, by their numbers.
    case end([Int])
  }

  /// The result of taking a byte.
  enum Outcome: Equatable {
    /// It is held back, or was a part of an answer.
    case taken
    /// It ended an answer.
    case answered(Report)
    /// These bytes are no part of an answer. The input paused between the groups.
    case keys([[UInt8]])
  }

  /// The longest answer, in bytes. What is longer is none.
  private static let limit = 128
  /// The longest time after the request, or a part of the answer, for which an Escape is held back.
  private static let escapePatience = Duration.milliseconds(500)
  /// The longest time for which more of what may begin an answer is held back.
  private static let patience = Duration.seconds(3)

  /// The beginning of a possible answer.
  private var held: [UInt8] = []
  /// The number of its bytes that were passed on as keys, and are no keys any more if it goes on.
  private var pressed = 0
  /// True once the input has paused while it was an Escape alone.
  private var wasAlone = false
  /// The time from the request, or from the last part of the answer, to the last input.
  private var sinceSign = Duration.zero
  /// True once a key was pressed after that.
  private var isTyping = false
  /// True until the device's attributes have come.
  private(set) var isAwaited = false
  /// The beginnings of the answers that are awaited.
  private var forms = [Self.color, Self.attributes]

  /// True while bytes are held back which the user may have typed.
  var holdsKeys: Bool { held.count > pressed && !isCertain(held) }

  /// Awaits the answers to a request that is sent now.
  ///
  /// - Parameter asksPixels: true if it has a `PixelProbe` in it.
  mutating func await(asksPixels: Bool = false) {
    isAwaited = true
    forms = [Self.color, Self.attributes] + (asksPixels ? [Self.graphics, Self.name] : [])
    sign()
  }

  /// Forgets the beginning of an answer whose rest has been lost.
  mutating func abandon() {
    held = []
    pressed = 0
    wasAlone = false
  }

  /// Consumes a byte of the input.
  ///
  /// - Parameter quiet: The time since the last input or the request.
  mutating func take(_ byte: UInt8, after quiet: Duration) -> Outcome {
    guard isAwaited else { return .keys([[byte]]) }
    sinceSign += quiet
    let candidate = held + [byte]
    switch match(candidate) {
    case .partial:
      held = candidate
      return .taken
    case .whole(let report):
      sign()
      if case .end = report { isAwaited = false }
      return .answered(report)
    case .other:
      isTyping = true
      // Typed in the middle of an answer.
      if isCertain(held), candidate.count < Self.limit { return .keys([[byte]]) }
      var groups = release()
      abandon()
      if byte == 0x1B {
        held = [byte]
      } else {
        groups[groups.count - 1].append(byte)
      }
      return .keys(groups.filter { !$0.isEmpty })
    }
  }

  /// The time until the bytes that are held back are keys; nil if there are none.
  ///
  /// - Parameter quiet: The time since the last input.
  func pause(after quiet: Duration) -> Duration? {
    guard holdsKeys else { return nil }
    guard held.count == 1 else { return max(.zero, Self.patience - quiet) }
    return isTyping ? .zero : max(.zero, Self.escapePatience - sinceSign - quiet)
  }

  /// Ends a pause in the input.
  ///
  /// - Returns: The bytes that are keys after all.
  mutating func endPause(after quiet: Duration) -> [UInt8] {
    if held.count == 1 { wasAlone = true }
    guard pause(after: quiet) == .zero else { return [] }
    isTyping = true
    defer { pressed = held.count }
    return Array(held.dropFirst(pressed))
  }

  /// The keys that are held back, before another one that curses has recognized.
  mutating func interrupt() -> [[UInt8]] {
    isTyping = true
    guard !isCertain(held) else { return [] }
    defer { abandon() }
    return release().filter { !$0.isEmpty }
  }

  /// Ends a part of the answer.
  private mutating func sign() {
    abandon()
    sinceSign = .zero
    isTyping = false
  }

  /// The bytes that are held back and were not passed on; an Escape alone is a group of its own.
  private func release() -> [[UInt8]] {
    let keys = Array(held.dropFirst(pressed))
    return wasAlone && held.count == 1 ? [keys, []] : [keys]
  }

  // MARK: - The forms

  private enum Match {
    case partial, other
    case whole(Report)
  }

  private static let color = Array("\u{1B}]11;".utf8)
  private static let attributes = Array("\u{1B}[?".utf8)
  private static let graphics = Array("\u{1B}_Gi=\(KittyGraphics.queryNumber);".utf8)
  private static let name = Array("\u{1B}P>|".utf8)

  /// True if bytes begin an answer and nothing else.
  private func isCertain(_ bytes: [UInt8]) -> Bool {
    forms.contains { bytes.starts(with: $0) }
  }

  private func match(_ bytes: [UInt8]) -> Match {
    for form in forms where bytes.count <= form.count && form.starts(with: bytes) {
      return .partial
    }
    guard bytes.count <= Self.limit, let form = forms.first(where: { bytes.starts(with: $0) })
    else { return .other }
    let rest = bytes.dropFirst(form.count)
    switch form {
    case Self.color: return Self.matchColor(rest)
    case Self.attributes: return Self.matchAttributes(rest)
    case Self.graphics: return Self.matchText(rest) { .graphics($0 == "OK") }
    default: return Self.matchText(rest) { .name($0) }
    }
  }

  /// Matches the numbers of the device's attributes, or those of what sixels have.
  private static func matchAttributes(_ bytes: ArraySlice<UInt8>) -> Match {
    let parameters = bytes.prefix { (0x30...0x3B).contains($0) }
    guard let final = bytes.dropFirst(parameters.count).first else { return .partial }
    let numbers = parameters.split(separator: UInt8(ascii: ";")).map {
      Int(String(decoding: $0, as: UTF8.self)) ?? 0
    }
    return switch final {
    // The first says which terminal it is like.
    case UInt8(ascii: "c"): .whole(.end(Array(numbers.dropFirst())))
    // What it is about, a status, and the value where that is 0.
    case UInt8(ascii: "S"): .whole(.registers(numbers.count > 2 ? numbers[2] : 0))
    default: .other
    }
  }

  /// Matches a text in ASCII, and `ESC \`.
  private static func matchText(
    _ bytes: ArraySlice<UInt8>,
    _ report: (String) -> Report
  ) -> Match {
    let text = bytes.prefix { (0x20..<0x7F).contains($0) }
    let end = bytes.dropFirst(text.count)
    if end.elementsEqual(ControlString.end) {
      return .whole(report(String(decoding: text, as: UTF8.self)))
    }
    return ControlString.end.starts(with: end) ? .partial : .other
  }

  /// Matches `rgb:` or `rgba:` with parts of one to four hexadecimal digits, and BEL or `ESC \`.
  private static func matchColor(_ bytes: ArraySlice<UInt8>) -> Match {
    var reader = ColorReader(bytes)
    return switch reader.read() {
    case .end: .partial
    case .other: .other
    case .color(let red, let green, let blue):
      .whole(.background(TerminalBackground(red: red, green: green, blue: blue)))
    }
  }
}

/// Reads a colour as terminals report it (XParseColor, "RGB Device String Specification").
private struct ColorReader {
  enum Result {
    /// The end of the bytes, where the colour goes on.
    case end
    case other
    /// The parts, from 0 to 1.
    case color(red: Double, green: Double, blue: Double)
  }

  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  mutating func read() -> Result {
    for byte in "rgb".utf8 {
      guard let next = rest.popFirst() else { return .end }
      guard next == byte else { return .other }
    }
    if rest.first == UInt8(ascii: "a") { rest.removeFirst() }
    var separator = UInt8(ascii: ":")
    var parts: [Double] = []
    while true {
      guard let next = rest.popFirst() else { return .end }
      if next == 0x07 || next == 0x1B, parts.count >= 3 {
        if next == 0x1B {
          guard let last = rest.popFirst() else { return .end }
          guard last == UInt8(ascii: "\\") else { return .other }
        }
        guard rest.isEmpty else { return .other }
        return .color(red: parts[0], green: parts[1], blue: parts[2])
      }
      guard next == separator, parts.count < 4 else { return .other }
      separator = UInt8(ascii: "/")
      let digits = rest.prefix(4).prefix { Self.digit($0) != nil }
      rest = rest.dropFirst(digits.count)
      guard !digits.isEmpty else { return rest.isEmpty ? .end : .other }
      let value = digits.reduce(0) { $0 << 4 + (Self.digit($1) ?? 0) }
      parts.append(Double(value) / Double(1 << (4 * digits.count) - 1))
    }
  }

  private static func digit(_ byte: UInt8) -> Int? {
    byte < 0x80 ? Character(Unicode.Scalar(byte)).hexDigitValue : nil
  }
}
