public import WindowLevels

/// A progress bar with the numbers, or a label, beneath it. Draws nothing while the total is
/// unknown.
public struct ProgressBar: Sendable {
  public let done: Int
  public let total: Int
  public var label: String?

  public init(
    done: Int,
    total: Int,
    label: String? = nil
  ) {
    self.done = done
    self.total = total
    self.label = label
  }

  /// Draws the bar and its label in the first two rows of `area`.
  public func draw(in area: Rect, into canvas: inout Canvas, theme: Theme) {
    guard total > 0 else { return }
    let bar = Rect(x: area.minX, y: area.minY, width: area.width, height: 1)
    canvas.fill(bar, with: theme.shades[0], style: theme.muted)
    let filled = Rect(
      x: bar.minX,
      y: bar.minY,
      width: bar.width * min(done, total) / total,
      height: 1
    )
    canvas.fill(filled, with: theme.bars.last ?? "#", style: theme.accent)
    canvas.write(label ?? "\(done)/\(total)", at: bar.origin.moved(y: 1), style: theme.muted)
  }
}
