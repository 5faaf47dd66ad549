import Flashcards
import Widgets
import WindowLevels
import Wording

/// The plot of one measure of simulated days: under the options as they are, and beside it under those that
/// are tried. Days that have no room of their own share a bar, which is as high as the highest of them.
struct SimulationPlot {
  /// What is plotted.
  enum Measure: Int, CaseIterable, Codable, Sendable {
    case time, reviews, known, introduced
  }

  let measure: Measure
  let present: SimulatedCourse
  /// The course that is tried; nil if it is the same.
  let changed: SimulatedCourse?
  let wording: Wording

  /// The columns of the scale, at most.
  private static let scaleWidth = 7
  /// The seconds of the busiest day from which on minutes are told.
  private static let secondsForMinutes = 600.0

  private var courses: [SimulatedCourse] { [present, changed].compactMap(\.self) }

  /// True if times are so short that seconds are told.
  private var tellsSeconds: Bool {
    (courses.map(\.mostSeconds).max() ?? 0) < Self.secondsForMinutes
  }

  /// The title.
  var title: Phrase {
    switch measure {
    case .time: tellsSeconds ? .simulatorSeconds : .simulatorMinutes
    case .reviews: .simulatorReviews
    case .known: .simulatorKnown
    case .introduced: .simulatorNew
    }
  }

  private func values(_ course: SimulatedCourse) -> [Double] {
    switch measure {
    case .time: tellsSeconds ? course.seconds : course.seconds.map { $0 / 60 }
    case .reviews: course.reviews
    case .known: course.known
    case .introduced: course.introduced
    }
  }

  /// The number of days that share a bar in a plot of a width.
  static func daysOfBar(_ dayCount: Int, isPair: Bool, width: Int) -> Int {
    let room = max(1, (width - scaleWidth) / (isPair ? 3 : 2))
    return max(1, (dayCount + room - 1) / room)
  }

  /// The values in bars.
  private func bars(_ course: SimulatedCourse, _ span: Int) -> [Int] {
    let values = values(course)
    return stride(from: 0, to: values.count, by: span).map { start in
      let days = values[start..<min(start + span, values.count)]
      return Int((days.max() ?? 0).rounded())
    }
  }

  /// The names of the two courses.
  func series(_ theme: Theme) -> [PlotSeries] {
    [
      PlotSeries(
        wording(.simulatorPresent),
        sign: "s",
        texture: changed == nil ? nil : .medium,
        style: theme.dueCount
      ),
      PlotSeries(
        wording(.simulatorChanged),
        sign: "c",
        texture: .solid,
        style: theme.newCount
      ),
    ]
  }

  func draw(cursor day: Int?, in rect: Rect, into canvas: inout Canvas, theme: Theme) {
    let span = Self.daysOfBar(present.dayCount, isPair: changed != nil, width: rect.width)
    let one = bars(present, span)
    let last = present.dayCount - 1
    let labels = Dictionary([0, last / 2, last].map { ($0 / span, $0 == 0 ? "0" : "+\($0)") }) {
      first,
      _ in first
    }
    guard let changed else {
      var plot = BarPlot(one, style: theme.dueCount, labels: labels)
      plot.cursor = day.map { $0 / span }
      return plot.draw(in: rect, into: &canvas, theme: theme)
    }
    // A blank bar parts each pair from the next.
    let pairs = zip(one, bars(changed, span)).flatMap { [[$0, 0], [0, $1], [0, 0]] }
    var plot = BarPlot(
      pairs.dropLast(),
      series: series(theme),
      labels: Dictionary(labels.map { ($0.key * 3, $0.value) }) { first, _ in first }
    )
    plot.cursor = day.map { $0 / span * 3 }
    plot.draw(in: rect, into: &canvas, theme: theme)
  }
}
