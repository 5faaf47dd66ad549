package import WindowLevels

extension DialogBox {
  /// Draws the dialog in the middle of `rect`.
  package func drawCentered(in rect: Rect, into canvas: inout Canvas, theme: Theme, style: Style) {
    draw(in: rect.centered(size(within: rect.size)), into: &canvas, theme: theme, style: style)
  }
}
