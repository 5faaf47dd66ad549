import Flashcards

/// The way in which text at a place of a document is shown.
struct TextState: Equatable {
  /// The treatment of white space.
  enum WhiteSpace {
    /// Runs of white space are one blank.
    case collapsed
    /// All of it shows.
    case kept
    /// Line ends show.
    case linesKept
  }

  /// The kind of lines that begin here.
  enum LineKind: Equatable {
    case text
    case heading(Int)
    case code
  }

  var style: TextStyle = []
  var color: RGBColor?
  var background: RGBColor?
  var whiteSpace = WhiteSpace.collapsed
  var kind = LineKind.text
  var quoteDepth = 0
  /// The number of lists around.
  var listDepth = 0
  /// The place of text in cells of a table.
  var alignment = StyledTable.Alignment.left
  /// The position of the text against the line.
  var script: Script?
  /// True where `display` lets nothing show.
  var isRemoved = false
  /// True where `visibility` lets nothing show.
  var isConcealed = false

  /// True if nothing shows.
  var isHidden: Bool { isRemoved || isConcealed }

  /// Text above or below the line.
  enum Script {
    case raised
    case lowered
  }
}
