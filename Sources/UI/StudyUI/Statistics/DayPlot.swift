import Widgets
import WindowLevels
import Wording

/// A plot of a number by day, from the current day on. Days that have no room of their own share a bar, which is
/// as high as the highest of them.
struct DayPlot {
  /// The numbers.
  let values: [Double]
  let style: Style
  /// A number at which a line is drawn; nil for none.
  var line: Int?
  /// The days off, counted from the current one.
  var daysOff: Set<Int> = []
  /// True for days side by side, and in the columns that other such plots have them in.
  var isDense = false

  /// The columns of the scale, at most, and of that of dense plots.
  private static let (scaleWidth, denseScale) = (7, 4)
  /// The seconds of the busiest day from which on minutes are told.
  private static let secondsForMinutes = 600.0

  /// True if times are so short that seconds are told.
  static func tellsSeconds(_ most: Double) -> Bool { most < secondsForMinutes }

  /// The title of a plot of times.
  static func title(ofTimes most: Double) -> Phrase {
    tellsSeconds(most) ? .simulatorSeconds : .simulatorMinutes
  }

  /// The number of days that share a bar in a plot of a width.
  ///
  /// - Parameter columns: the columns that a bar needs.
  static func daysOfBar(_ dayCount: Int, columns: Int = 2, width: Int) -> Int {
    let room = max(1, (width - scaleWidth) / columns)
    return max(1, (dayCount + room - 1) / room)
  }

  /// The numbers as bars of so many days.
  static func bars(_ values: [Double], _ span: Int) -> [Int] {
    highest(of: span, in: values).map { Int($0.rounded()) }
  }

  /// The highest of each so many values, in order.
  static func highest<Value: Comparable>(
    of span: Int,
    in values: some RandomAccessCollection<Value>
  ) -> [Value] {
    var rest = values[...]
    var highest: [Value] = []
    while let most = rest.prefix(span).max() {
      highest.append(most)
      rest = rest.dropFirst(span)
    }
    return highest
  }

  /// The labels of the first day, of that in the middle and of the last one, by bar.
  static func labels(_ dayCount: Int, _ span: Int) -> [Int: String] {
    let last = dayCount - 1
    return Dictionary([0, last / 2, last].map { ($0 / span, $0 == 0 ? "0" : "+\($0)") }) {
      first,
      _ in
      first
    }
  }

  /// Draws the plot.
  ///
  /// - Parameter day: the day that the cursor is on; nil for none.
  func draw(cursor day: Int?, in rect: Rect, into canvas: inout Canvas, theme: Theme) {
    let columns = isDense ? 1 : 2
    let span = Self.daysOfBar(values.count, columns: columns, width: rect.width)
    let bars = Self.bars(values, span)
    var plot = BarPlot(bars, style: style, labels: Self.labels(values.count, span))
    plot.cursor = day.map { $0 / span }
    plot.line = line
    plot.isEven = isDense
    if isDense { plot.leastScale = Self.denseScale }
    plot.gaps = Set(
      bars.indices.filter { bar in
        (bar * span..<min((bar + 1) * span, values.count)).allSatisfy(daysOff.contains)
      }
    )
    plot.draw(in: rect, into: &canvas, theme: theme)
  }
}
