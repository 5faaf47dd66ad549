/// What a piece of a card's text is to its question.
public enum TextMark: UInt8, Sendable, Codable, Hashable {
  /// Said as it stands.
  case plain
  /// Stands for what is asked.
  case gap
  /// What was asked, now shown.
  case revealed
}

/// A piece of text before its Markdown is read. That of a gap is never read.
public struct MarkedPiece: Sendable, Hashable {
  /// What it says.
  public let text: String
  /// What it is to the question.
  public let mark: TextMark

  /// Keeps a piece.
  public init(text: String, mark: TextMark) {
    self.text = text
    self.mark = mark
  }
}

/// How a run of text is set; styles add up.
public struct TextStyle: OptionSet, Sendable, Hashable {
  /// The styles as bits.
  public let rawValue: UInt8

  /// Keeps styles as bits.
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

/// Text set in one way.
public struct StyledRun: Sendable, Hashable {
  /// What it says; without line breaks.
  public var text: String
  /// How it is set.
  public let style: TextStyle
  /// What it is to the question.
  public let mark: TextMark

  /// Keeps a run.
  public init(text: String, style: TextStyle = [], mark: TextMark = .plain) {
    self.text = text
    self.style = style
    self.mark = mark
  }
}

/// One line of a card, to be wrapped at the width there is.
public struct StyledLine: Sendable, Hashable {
  /// What kind of line.
  public enum Kind: Sendable, Hashable {
    /// Running text; empty between paragraphs.
    case text
    /// A heading of level 1 to 6.
    case heading(Int)
    /// An item of a list: how deep it lies, and its number if the list counts.
    case item(depth: Int, number: Int?)
    /// A line of code, to be kept as it is.
    case code
  }

  /// What kind of line.
  public let kind: Kind
  /// What it says.
  public let runs: [StyledRun]

  /// Keeps a line.
  public init(kind: Kind, runs: [StyledRun]) {
    self.kind = kind
    self.runs = runs
  }

  /// What it says without its styles.
  public var text: String { runs.map(\.text).joined() }
}
