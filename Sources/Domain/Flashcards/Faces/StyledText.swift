/// The role of a piece of a card's text in its question.
public enum TextMark: UInt8, Sendable, Codable, Hashable {
  /// Plain text.
  case plain
  /// A placeholder for the text that is asked for.
  case gap
  /// The text that was asked for, now shown.
  case revealed
}

/// A piece of text before its Markdown is parsed. That of a gap is never parsed.
public struct MarkedPiece: Sendable, Hashable {
  /// The text.
  public let text: String
  /// Its role in the question.
  public let mark: TextMark

  /// Creates a piece.
  public init(text: String, mark: TextMark) {
    self.text = text
    self.mark = mark
  }
}

/// The style of a run of text; styles combine.
public struct TextStyle: OptionSet, Sendable, Hashable {
  /// The styles as bits.
  public let rawValue: UInt8

  /// Creates styles from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `*so*`
  public static let emphasis = TextStyle(rawValue: 1)
  /// `**so**`
  public static let strong = TextStyle(rawValue: 2)
  /// In backticks.
  public static let code = TextStyle(rawValue: 4)
  /// A tag `<img …>`, which stands for a picture that can't be shown.
  public static let picture = TextStyle(rawValue: 8)
}

/// Text of one style.
public struct StyledRun: Sendable, Hashable {
  /// The text, without line breaks.
  public var text: String
  /// Its style.
  public let style: TextStyle
  /// Its role in the question.
  public let mark: TextMark

  /// Creates a run.
  public init(text: String, style: TextStyle = [], mark: TextMark = .plain) {
    self.text = text
    self.style = style
    self.mark = mark
  }
}

/// One line of a card, before it is wrapped to the width available.
public struct StyledLine: Sendable, Hashable {
  /// The kind of a line.
  public enum Kind: Sendable, Hashable {
    /// Running text; empty between paragraphs.
    case text
    /// A heading of level 1 to 6.
    case heading(Int)
    /// An item of a list: its depth, and its number in an ordered list.
    case item(depth: Int, number: Int?)
    /// A line of code, shown verbatim.
    case code
  }

  /// The kind of the line.
  public let kind: Kind
  /// The runs of text.
  public let runs: [StyledRun]

  /// Creates a line.
  public init(kind: Kind, runs: [StyledRun]) {
    self.kind = kind
    self.runs = runs
  }

  /// The text without its styles.
  public var text: String { runs.map(\.text).joined() }
}
