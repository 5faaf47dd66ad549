public import WindowLevels

/// A progress bar with the numbers, or a label, beneath it. Draws nothing while the total is
/// unknown.
public struct ProgressBar: Sendable {
  /// The part that is done, in the unit of `total`.
  public let done: Int
  /// The whole; 0 while it is unknown.
  public let total: Int
  /// The words beneath the bar; nil for the numbers.
  public var label: String?

  /// A bar.
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
