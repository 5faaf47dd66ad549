import Widgets
import WindowLevels

/// The title of a panel, with a line behind it to the right end.
struct PanelTitle {
  let title: String
  /// What the line in the panel's plot means; nil without one.
  var line: String?

  init(_ title: String, line: String? = nil) {
    (self.title, self.line) = (title, line)
  }

  /// Draws it in the first row of an area.
  func draw(in rect: Rect, into canvas: inout Canvas, theme: Theme) {
    var used = canvas.write(title, at: rect.origin, style: theme.title, limit: rect.width) + 1
    if let line {
      canvas.put(
        theme.borderLines.horizontal,
        at: rect.origin.moved(x: used + 1),
        style: theme.warning
      )
      let start = rect.origin.moved(x: used + 3)
      let room = max(0, rect.width - used - 3)
      used += 4 + canvas.write(line, at: start, style: theme.muted, limit: room)
    }
    canvas.fill(
      Rect(x: rect.minX + used, y: rect.minY, width: max(0, rect.width - used), height: 1),
      with: theme.borderLines.horizontal,
      style: theme.border
    )
  }
}
