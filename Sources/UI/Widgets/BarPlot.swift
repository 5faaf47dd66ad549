public import WindowLevels

/// Upright bars over an axis with labels, with a scale at the left. Bars of several series are
/// stacked, the first at the bottom.
public struct BarPlot: Sendable {
  /// The end of the bars that is kept where there is no room for all.
  public enum Kept: Hashable, Sendable {
    /// The first bars.
    case first
    /// The last bars.
    case last
  }

  private let bars: [[Int]]
  private let series: [PlotSeries]
  private let labels: [Int: String]
  private let kept: Kept
  private let greatest: Int
  private var scale: PlotScale
  /// The index of the bar that the cursor is on, which the axis shows; nil for none.
  package var cursor: Int?
  /// The share of each bar, 0 to 1, drawn as a mark on a scale of its own at the right; nil for a bar without
  /// one, and empty for none.
  package var shares: [Double?] = []
  /// The number at the foot of the scale, for bars that have what is above it.
  package var foot = 0
  /// A number at which a line is drawn behind the bars, such as a limit; nil for none.
  package var line: Int? { didSet { scale = PlotScale(to: max(greatest, line ?? 0)) } }
  /// The indices of the bars that stand for nothing, such as days off, which have dots in their place.
  package var gaps: Set<Int> = []
  /// True to have all bars equally far apart, so that columns at the right can stay empty.
  package var isEven = false
  /// The least columns of the scale, so that plots above each other begin at the same column.
  package var leastScale = 0

  /// The least height with a line for the axis.
  private static let heightOfAxis = 5

  /// A plot.
  ///
  /// - Parameters:
  ///   - bars: The bars, each with a value for each series.
  ///   - series: What the values of a bar are, from the bottom to the top.
  ///   - labels: The labels beneath bars, by index. One that has no room is left out.
  ///   - kept: The end that is shown where there is no room for all bars.
  public init(
    _ bars: [[Int]],
    series: [PlotSeries],
    labels: [Int: String] = [:],
    keeping kept: Kept = .first
  ) {
    self.bars = bars
    self.series = series
    self.labels = labels
    self.kept = kept
    greatest = bars.lazy.map { $0.reduce(0, Self.sum) }.max() ?? 0
    scale = PlotScale(to: greatest)
  }

  /// A plot of one series.
  public init(
    _ bars: [Int],
    style: Style,
    labels: [Int: String] = [:],
    keeping kept: Kept = .first
  ) {
    self.init(
      bars.map { [$0] },
      series: [PlotSeries("", sign: "#", style: style)],
      labels: labels,
      keeping: kept
    )
  }

  /// The sum, at most the greatest number.
  private static func sum(_ a: Int, _ b: Int) -> Int {
    let (sum, overflow) = a.addingReportingOverflow(b)
    return overflow ? .max : sum
  }

  /// Draws the plot into the whole of `rect`.
  public func draw(in rect: Rect, into canvas: inout Canvas, theme: Theme) {
    let (top, foot) = (String(self.foot + scale.top), String(self.foot))
    let left = max(displayWidth(of: top), leastScale) + 1
    var room = rect.width - left - (shares.isEmpty ? 0 : Self.widthOfShares)
    let hasLabels = !labels.isEmpty && rect.height >= 3
    let hasAxis = rect.height >= Self.heightOfAxis
    let height = rect.height - (hasLabels ? 1 : 0) - (hasAxis ? 1 : 0)
    guard room > 0, height > 0, !bars.isEmpty else { return }
    let shown = min(bars.count, room)
    if isEven { room = room / shown * shown }
    let width = max(1, room / shown - 1)
    let first = kept == .first ? 0 : bars.count - shown
    let origin = rect.origin.moved(x: left)
    let start = left - 1 - displayWidth(of: top)
    canvas.write(top, at: rect.origin.moved(x: start), style: theme.muted)
    if height > 1 {
      let start = left - 1 - displayWidth(of: foot)
      canvas.write(foot, at: rect.origin.moved(x: start, y: height - 1), style: theme.muted)
    }
    drawLine(in: Rect(x: origin.x, y: origin.y, width: room, height: height), &canvas, theme)
    for index in 0..<shown {
      let x = Self.start(of: index, of: shown, in: room)
      if gaps.contains(first + index), let dot = theme.shades.first {
        let gap = Rect(x: origin.x + x, y: origin.y, width: width, height: height)
        canvas.fill(gap, with: dot, style: theme.muted)
      }
      for row in 0..<height {
        guard let cell = cell(bars[first + index], row: row, height: height, theme) else { break }
        let place = origin.moved(x: x, y: height - 1 - row)
        canvas.fill(
          Rect(x: place.x, y: place.y, width: width, height: 1),
          with: cell.sign,
          style: cell.style
        )
      }
    }
    let marks = Rect(x: origin.x, y: rect.minY, width: room, height: height)
    drawShares(from: first, shown, in: marks, barWidth: width, &canvas, theme)
    if hasAxis {
      canvas.fill(
        Rect(x: origin.x, y: rect.minY + height, width: room, height: 1),
        with: theme.borderLines.horizontal,
        style: theme.border
      )
      if let cursor, (first..<first + shown).contains(cursor) {
        let x = Self.start(of: cursor - first, of: shown, in: room)
        let mark = Rect(x: origin.x + x, y: rect.minY + height, width: width, height: 1)
        canvas.fill(mark, with: theme.focusLines.horizontal, style: theme.accent)
        // A heavy line as wide as a bar alone is hard to see.
        canvas.put(theme.sortedBackwards, at: mark.origin.moved(x: width / 2), style: theme.accent)
      }
    }
    guard hasLabels else { return }
    drawLabels(
      from: first,
      shown,
      in: Rect(x: origin.x, y: rect.maxY - 1, width: room, height: 1),
      &canvas,
      theme
    )
  }

  /// Draws the line at a number.
  private func drawLine(in rect: Rect, _ canvas: inout Canvas, _ theme: Theme) {
    guard let line, line > 0 else { return }
    canvas.fill(
      Rect(
        x: rect.minX,
        y: rect.maxY - scale.length(of: line, in: rect.height),
        width: rect.width,
        height: 1
      ),
      with: theme.borderLines.horizontal,
      style: theme.warning
    )
  }

  /// The columns of the scale of shares, with a blank one before it.
  private static let widthOfShares = 6

  /// Draws the marks of the shares, and their scale: from 50 % where all are above it, else from 0.
  private func drawShares(
    from first: Int,
    _ shown: Int,
    in rect: Rect,
    barWidth: Int,
    _ canvas: inout Canvas,
    _ theme: Theme
  ) {
    let known = shares.compactMap(\.self)
    guard !known.isEmpty else { return }
    let low = known.contains { $0 < 0.5 } ? 0 : 0.5
    for index in 0..<shown where first + index < shares.count {
      guard let share = shares[first + index] else { continue }
      let rows = Double(rect.height - 1) * (min(max(share, low), 1) - low) / (1 - low)
      let x = Self.start(of: index, of: shown, in: rect.width) + barWidth / 2
      canvas.put(
        theme.mark,
        at: Point(x: rect.minX + x, y: rect.maxY - 1 - Int(rows.rounded())),
        style: theme.title
      )
    }
    for (text, y) in [("100 %", rect.minY), ("\(Int(low * 100)) %", rect.maxY - 1)]
    where rect.height > 1 || text == "100 %" {
      let x = rect.maxX + Self.widthOfShares - displayWidth(of: text)
      canvas.write(text, at: Point(x: x, y: y), style: theme.muted)
    }
  }

  /// The first column of a bar where so many share the room.
  private static func start(of index: Int, of shown: Int, in room: Int) -> Int {
    room * index / shown
  }

  /// Draws the labels: that of the last bar first, and of the others those with room before it.
  private func drawLabels(
    from first: Int,
    _ shown: Int,
    in row: Rect,
    _ canvas: inout Canvas,
    _ theme: Theme
  ) {
    let told = (0..<shown).compactMap { index in
      labels[first + index].map { label in
        let width = displayWidth(of: label)
        // A label at the end is moved back as far as it has to be.
        let start = min(Self.start(of: index, of: shown, in: row.width), row.width - width)
        return (label: label, x: start, end: start + width)
      }
    }
    guard let last = told.last else { return }
    var end = 0
    for (index, one) in told.enumerated() {
      guard one.x >= end, index == told.count - 1 || one.end < last.x else { continue }
      canvas.write(one.label, at: row.origin.moved(x: one.x), style: theme.muted)
      end = one.end + 1
    }
  }

  /// The sign and the style of a row of a bar, counted from the bottom; nil above its end.
  private func cell(
    _ bar: [Int],
    row: Int,
    height: Int,
    _ theme: Theme
  ) -> (sign: Unicode.Scalar, style: Style)? {
    let steps = theme.bars.count
    let total = scale.length(of: bar.reduce(0, Self.sum), in: height * steps)
    let bottom = row * steps
    guard total > bottom else { return nil }
    let filled = min(steps, total - bottom)
    // The end of each series in steps, in proportion to the whole bar.
    let sum = Double(max(1, bar.reduce(0, Self.sum)))
    var running = 0.0
    let ends = bar.map { value in
      running += Double(value)
      return Int((running / sum * Double(total)).rounded())
    }
    guard theme.tellsApart(series) || series.count == 1 else {
      let middle = bottom + max(0, filled - 1) / 2
      let index = ends.firstIndex { $0 > middle } ?? series.count - 1
      return (series[index].sign(isBlock: false, in: theme), series[index].style)
    }
    let lower = ends.firstIndex { $0 > bottom } ?? series.count - 1
    let end = min(ends[lower], bottom + filled)
    let style = series[lower].style
    // Above the end of one series its cell has the colour of the next behind it. A bar that ends in
    // the same cell ends with that colour.
    if end < bottom + filled, let upper = ends.indices.first(where: { ends[$0] > end }) {
      guard filled == steps else {
        let taller = end - bottom >= bottom + filled - end ? lower : upper
        return (theme.bars[filled - 1], series[taller].style)
      }
      return (theme.bars[end - bottom - 1], Self.style(of: series[lower], under: series[upper]))
    }
    let isWhole = filled == steps
    return (
      isWhole ? series[lower].sign(isBlock: true, in: theme) : theme.bars[filled - 1], style
    )
  }

  /// The style of a cell with the end of one series and the beginning of another above it.
  private static func style(of lower: PlotSeries, under upper: PlotSeries) -> Style {
    let (one, other) = (lower.style.foreground, upper.style.foreground)
    // The terminal's own text colour is the background of reversed cells only.
    return other == .standard
      ? Style(background: one, attributes: .reverse) : Style(foreground: one, background: other)
  }
}
