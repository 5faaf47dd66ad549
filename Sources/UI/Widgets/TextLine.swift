public import WindowLevels

/// A line of text in a form, with or without a caret, over a placeholder.
public struct TextLine: Sendable {
  /// The text.
  public let text: String
  /// The placeholder drawn while the text is empty.
  public var placeholder = ""
  /// The character before which the caret stands; nil if the field is not focused.
  public var caret: Int?
  /// True to draw in capitals, as payment cards are embossed. The text itself stays as typed.
  public var inCapitals = false

  /// A line.
  public init(
    text: String,
    placeholder: String = "",
    caret: Int? = nil,
    inCapitals: Bool = false
  ) {
    self.text = text
    self.placeholder = placeholder
    self.caret = caret
    self.inCapitals = inCapitals
  }

  /// The visible text, if there is room for all of it.
  public var shown: String { text.isEmpty ? placeholder : pieces.joined() }

  private var pieces: [String] { text.map { inCapitals ? $0.uppercased() : String($0) } }

  /// Draws as much as fits into `columns`.
  ///
  /// - Returns: The column of the caret, counted from `point`; nil without a caret.
  @discardableResult
  public func draw(
    at point: Point,
    columns: Int,
    into canvas: inout Canvas,
    theme: Theme
  ) -> Int? {
    // The placeholder goes with the first letter: its remains behind a name would read as a part of
    // it.
    if text.isEmpty {
      canvas.write(placeholder, at: point, style: theme.placeholder, limit: columns)
    }
    let pieces = pieces
    guard let caret else {
      canvas.write(
        pieces.joined(),
        at: point,
        style: theme.typed,
        limit: columns,
        ellipsis: theme.ellipsis
      )
      return nil
    }
    let window = TextWindow(pieces, caret: min(caret, pieces.count), columns: columns)
    canvas.write(
      window.text,
      at: point,
      style: theme.typed,
      limit: columns,
      order: .along(window.direction)
    )
    return window.caretColumn
  }
}
