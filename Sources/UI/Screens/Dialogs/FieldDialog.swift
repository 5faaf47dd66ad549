package import Widgets
package import WindowLevels

/// A dialog in which a line is typed: its question, the field, and beneath it what is wrong with it or
/// what it can be completed to.
package struct FieldDialog: Sendable {
  private let heading: String
  private let view: TextFieldView

  /// The rows beneath the field for what is said of it, at least.
  private static let leastRows = 2

  /// A dialog.
  package init(
    _ heading: String,
    _ text: String,
    _ field: TextField,
    problem: String? = nil,
    completions: [String]? = nil
  ) {
    self.heading = heading
    view = TextFieldView(
      text: text,
      field: field,
      problem: problem,
      completions: completions ?? []
    )
  }

  /// The rows of its content.
  private func rows(_ width: Int) -> Int {
    let said = view.problem.map { WrappedText($0, width: max(1, width - 2)).lines.count } ?? 0
    return WrappedText(view.text, width: width).lines.count + 3 + max(Self.leastRows, said)
  }

  /// The size in a window of `size`.
  package func size(within size: Size) -> Size {
    DialogFrame.size(rows: rows(DialogFrame.width(within: size)), within: size)
  }

  /// Draws the dialog into the whole of `rect`.
  package func draw(in rect: Rect, into canvas: inout Canvas, theme: Theme) {
    DialogFrame(heading).draw(in: rect, into: &canvas, theme: theme, style: theme.accent)
    let rows = rows(rect.width - 2 * DialogFrame.side)
    view.draw(in: DialogFrame.inside(rect, rows: rows), into: &canvas, theme: theme)
  }

  /// Draws the dialog in the middle of the screen, and dims everything else.
  package func drawCentered(into canvas: inout Canvas, theme: Theme) {
    canvas.restyle(canvas.bounds, theme.dimmed)
    draw(in: canvas.bounds.centered(size(within: canvas.size)), into: &canvas, theme: theme)
  }
}
