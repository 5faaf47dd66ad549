/// The HTML around the gaps of a text.
public enum ClozeMarkup: Sendable {
  /// Anki's own: `span` elements with classes.
  case anki
  /// Characters for private use around gaps and revealed text, which hold whatever elements are
  /// within. They are taken out of all that comes in.
  case marks

  /// The character before a gap of the question.
  public static let gapStart: Unicode.Scalar = "\u{10FFD0}"
  /// The character behind a gap of the question.
  public static let gapEnd: Unicode.Scalar = "\u{10FFD1}"
  /// The character before revealed text.
  public static let revealedStart: Unicode.Scalar = "\u{10FFD2}"
  /// The character behind revealed text.
  public static let revealedEnd: Unicode.Scalar = "\u{10FFD3}"
  /// The character before the answer that was to be typed.
  public static let expectedStart: Unicode.Scalar = "\u{10FFD4}"
  /// The character behind the answer that was to be typed.
  public static let expectedEnd: Unicode.Scalar = "\u{10FFD5}"

  private static let reserved: ClosedRange<Unicode.Scalar> = "\u{10FFD0}"..."\u{10FFDF}"

  /// `text` without the characters that stand for marks.
  public static func withoutMarks(_ text: String) -> String {
    // The first byte of the last planes.
    guard text.utf8.contains(0xF4) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !reserved.contains($0) }))
  }

  /// An element that stands for text read aloud.
  static func speech(_ text: String) -> String {
    #"<audio data-speech="\#(attribute(withoutMarks(TextFilter.applied(to: text))))"></audio>"#
  }

  /// A gap that is asked for.
  func gap(_ hint: String, content: String, numbers: [Int]) -> String {
    switch self {
    case .anki:
      if let shape = OcclusionShape(content) { return shape.html("cloze", numbers) }
      return #"<span class="cloze" data-cloze=""# + Self.attribute(content) + #"" data-ordinal=""#
        + Self.list(numbers) + #"">["# + hint + "]</span>"
    case .marks:
      if let shape = OcclusionShape(content) { return shape.marked("cloze", numbers) }
      return "\(Self.gapStart)[\(hint)]\(Self.gapEnd)"
    }
  }

  /// A gap that is filled.
  func revealed(_ content: String, numbers: [Int]) -> String {
    switch self {
    case .anki:
      if let shape = OcclusionShape(content) { return shape.html("cloze-highlight", numbers) }
      return #"<span class="cloze" data-ordinal=""# + Self.list(numbers) + #"">"# + content
        + "</span>"
    case .marks:
      if let shape = OcclusionShape(content) { return shape.marked("cloze-highlight", numbers) }
      return "\(Self.revealedStart)\(content)\(Self.revealedEnd)"
    }
  }

  /// A gap of another card.
  func inactive(_ content: String, numbers: [Int]) -> String {
    switch self {
    case .anki:
      if let shape = OcclusionShape(content) { return shape.html("cloze-inactive", numbers) }
      return #"<span class="cloze-inactive" data-ordinal=""# + Self.list(numbers) + #"">"# + content
        + "</span>"
    case .marks: return OcclusionShape(content)?.marked("cloze-inactive", numbers) ?? content
    }
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: ",")
  }

  private static let named: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;",
  ]

  /// Text as an attribute's value: letters, digits and what is beyond Latin-1 stay.
  static func attribute(_ text: String) -> String {
    var output = ""
    for scalar in text.unicodeScalars {
      if scalar.value > 0xFF || scalar.isASCII && UInt8(ascii: scalar).isAlphanumeric {
        output.unicodeScalars.append(scalar)
      } else if let name = named[scalar] {
        output += name
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        output += "&#x" + (digits.count < 2 ? "0" : "") + digits + ";"
      }
    }
    return output
  }
}
