package import WindowLevels

/// Free text on a drawn card or in a form, over a layer beneath.
package struct TextLine {
  package let text: String
  /// What lies beneath while nothing is typed.
  package var layer = ""
  /// The character before which the caret stands; nil where the field has not the focus.
  package var caret: Int?
  /// Whether it is written in capitals, as cards are embossed. The text itself is left as it is.
  package var inCapitals = false

  package init(
    text: String,
    layer: String = "",
    caret: Int? = nil,
    inCapitals: Bool = false
  ) {
    self.text = text
    self.layer = layer
    self.caret = caret
    self.inCapitals = inCapitals
  }

  /// What is to be seen of it where there is room for all.
  package var shown: String { text.isEmpty ? layer : pieces.joined() }

  private var pieces: [String] { text.map { inCapitals ? $0.uppercased() : String($0) } }

  /// Draws as much as fits.
  ///
  /// - Returns: the column of the caret, counted from `point`.
  @discardableResult
  package func draw(
    at point: Point,
    columns: Int,
    into canvas: inout Canvas,
    theme: Theme
  ) -> Int? {
    // It goes with the first letter: what is left of a placeholder behind a name would be read with it.
    if text.isEmpty {
      canvas.write(layer, at: point, style: theme.layer, limit: columns)
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
    canvas.write(window.text, at: point, style: theme.typed, limit: columns)
    return window.caretColumn
  }
}
