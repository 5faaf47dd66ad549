import Windowing

/// Work that takes a while: what is being done, how much of it is done, and how it is stopped.
struct WorkView {
  let title: String
  let hint: String
  let progress: WorkProgress

  func draw(in area: Rect, into canvas: inout Canvas, _ context: ScreenContext) {
    let theme = context.theme
    canvas.cursor = area.origin
    canvas.write(title, at: area.origin, style: theme.title, limit: area.width)
    var y = area.minY + 2
    if let percent = progress.percent {
      let label = "\(percent)%"
      let bar = Rect(x: area.minX, y: y, width: max(1, area.width - 6), height: 1)
      canvas.fill(bar, with: theme.shades[0], style: theme.faint)
      let filled = Rect(x: bar.minX, y: y, width: bar.width * percent / 100, height: 1)
      canvas.fill(filled, with: theme.bars.last ?? "#", style: theme.accent)
      canvas.write(label.leftPadded(to: 5), at: Point(x: bar.maxX + 1, y: y), style: theme.faint)
      y += 2
    }
    canvas.write(
      wrapped: hint,
      in: Rect(x: area.minX, y: y, width: area.width, height: max(0, area.maxY - y)),
      style: theme.faint
    )
  }
}
