package import Widgets
package import WindowLevels

/// Slow work in progress: its title, a progress bar and a hint how to cancel it.
package struct WorkView {
  package let title: String
  package let hint: String
  package let progress: WorkProgress

  package init(
    title: String,
    hint: String,
    progress: WorkProgress
  ) {
    self.title = title
    self.hint = hint
    self.progress = progress
  }

  package func draw(in area: Rect, into canvas: inout Canvas, theme: Theme) {
    canvas.cursor = area.origin
    canvas.write(title, at: area.origin, style: theme.title, limit: area.width)
    var y = area.minY + 2
    if let percent = progress.percent {
      ProgressBar(done: percent, total: 100, label: "\(percent)%")
        .draw(in: area.dropping(rows: 2), into: &canvas, theme: theme)
      y += 3
    }
    canvas.write(
      wrapped: hint,
      in: Rect(x: area.minX, y: y, width: area.width, height: max(0, area.maxY - y)),
      style: theme.muted
    )
  }
}
