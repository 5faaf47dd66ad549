import WindowLevels

/// Work that takes a while: what is being done, how much of it is done, and how it is stopped.
struct WorkView {
  let title: String
  let hint: String
  let progress: WorkProgress

  func draw(in area: Rect, into canvas: inout Canvas, _ context: ScreenContext) {
    canvas.cursor = area.origin
    canvas.write(title, at: area.origin, style: context.theme.title, limit: area.width)
    var y = area.minY + 2
    if let percent = progress.percent {
      ProgressBar(done: percent, total: 100, label: "\(percent)%")
        .draw(in: area.dropping(rows: 2), into: &canvas, theme: context.theme)
      y += 3
    }
    canvas.write(
      wrapped: hint,
      in: Rect(x: area.minX, y: y, width: area.width, height: max(0, area.maxY - y)),
      style: context.theme.faint
    )
  }
}
