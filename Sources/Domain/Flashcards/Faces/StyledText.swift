/// The role of a piece of a card's text in its question.
public enum TextMark: UInt8, Sendable, Codable, Hashable {
  /// Plain text.
  case plain
  /// A placeholder for the text that is asked for.
  case gap
  /// The text that was asked for, now shown.
  case revealed
  /// The answer that was to be typed. A comparison with what was typed takes its place.
  case expected
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
  /// Underlined.
  public static let underline = TextStyle(rawValue: 16)
  /// Struck out.
  public static let struck = TextStyle(rawValue: 32)
  /// The text of a link.
  public static let link = TextStyle(rawValue: 64)
  /// Text that the renderer adds: the number of a link, the label of a hint.
  public static let note = TextStyle(rawValue: 128)
}

/// Text of one style.
public struct StyledRun: Sendable, Hashable {
  /// The text, without line breaks.
  public var text: String
  /// The text for terminals without Unicode; nil if it is the same.
  public var asciiText: String?
  /// Its style.
  public let style: TextStyle
  /// Its role in the question.
  public let mark: TextMark
  /// The colour of the text; nil for the usual one.
  public var color: RGBColor?
  /// The colour behind the text; nil for the usual one.
  public var background: RGBColor?
  /// The thing that can't be shown here, to be named in the user's language; nil for text. The run's
  /// text names it without words then.
  public var placeholder: Placeholder?

  /// Creates a run.
  public init(
    text: String,
    asciiText: String? = nil,
    style: TextStyle = [],
    mark: TextMark = .plain,
    color: RGBColor? = nil,
    background: RGBColor? = nil,
    placeholder: Placeholder? = nil
  ) {
    self.text = text
    self.asciiText = asciiText
    self.style = style
    self.mark = mark
    self.color = color
    self.background = background
    self.placeholder = placeholder
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
    /// The first line of an item of a list: its depth, and its number in an ordered list.
    case item(depth: Int, number: Int?)
    /// A line of code or of preformatted text, shown verbatim.
    case code
    /// A rule across the card.
    case rule
    /// A table, drawn as wide as there is room.
    case table(StyledTable)
    /// The address of the link with a number.
    case address(Int)
  }

  /// The kind of the line.
  public let kind: Kind
  /// The runs of text.
  public let runs: [StyledRun]
  /// The number of quotations that the line stands in.
  public let quoteDepth: Int
  /// The number of lists that the line stands in, if it is not the first of an item.
  public let indent: Int

  /// Creates a line.
  public init(kind: Kind, runs: [StyledRun], quoteDepth: Int = 0, indent: Int = 0) {
    self.kind = kind
    self.runs = runs
    self.quoteDepth = quoteDepth
    self.indent = indent
  }

  /// The text without its styles.
  public var text: String {
    if case .table(let table) = kind { return table.text }
    return runs.map(\.text).joined()
  }
}

/// A colour as a card gives it.
public struct RGBColor: Sendable, Hashable, Codable {
  /// The red part.
  public let red: UInt8
  /// The green part.
  public let green: UInt8
  /// The blue part.
  public let blue: UInt8

  /// Creates a colour.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}
