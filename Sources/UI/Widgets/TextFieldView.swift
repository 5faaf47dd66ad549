public import WindowLevels

/// A field on one line, with its question above, and its validation message or what it can be
/// completed to below.
public struct TextFieldView: Sendable {
  /// The question.
  public let text: String
  /// The field.
  public let field: TextField
  /// The validation message for its text; nil if the text is valid.
  public let problem: String?
  /// The possible completions of the text.
  public let completions: [String]

  /// A view of a field.
  public init(
    text: String,
    field: TextField,
    problem: String?,
    completions: [String] = []
  ) {
    self.text = text
    self.field = field
    self.problem = problem
    self.completions = completions
  }

  /// Draws the field.
  ///
  /// - Returns: The area below it, which the message takes if there is one.
  @discardableResult
  public func draw(in area: Rect, into canvas: inout Canvas, theme: Theme) -> Rect {
    let used = canvas.write(wrapped: text, in: area, style: theme.muted)
    let at = area.origin.moved(y: used + 1)
    canvas.put(theme.pointer, at: at, style: theme.accent)
    let column = TextLine(text: field.text, caret: field.caret).draw(
      at: at.moved(x: 2),
      columns: area.width - 2,
      into: &canvas,
      theme: theme
    )
    canvas.cursor = at.moved(x: 2 + (column ?? 0))
    let below = area.dropping(rows: at.y + 2 - area.minY)
    if let problem {
      canvas.write(
        wrapped: "\(Character(theme.cross)) \(problem)",
        in: below,
        style: theme.bad
      )
    } else if !completions.isEmpty {
      canvas.write(wrapped: completions.joined(separator: "  "), in: below, style: theme.muted)
    }
    return below
  }
}
