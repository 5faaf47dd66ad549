import Flashcards
import Widgets
import WindowLevels
import Wording

/// The plot of one measure of simulated days: under the options as they are, and beside it under those that
/// are tried.
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

  /// The seconds of the busiest day.
  private var mostSeconds: Double {
    [present, changed].compactMap { $0?.mostSeconds }.max() ?? 0
  }

  /// The title.
  var title: Phrase {
    switch measure {
    case .time: DayPlot.title(ofTimes: mostSeconds)
    case .reviews: .simulatorReviews
    case .known: .simulatorKnown
    case .introduced: .simulatorNew
    }
  }

  private func values(_ course: SimulatedCourse) -> [Double] {
    switch measure {
    case .time: DayPlot.tellsSeconds(mostSeconds) ? course.seconds : course.seconds.map { $0 / 60 }
    case .reviews: course.reviews
    case .known: course.known
    case .introduced: course.introduced
    }
  }

  /// The number of days that share a bar in a plot of a width.
  static func daysOfBar(_ dayCount: Int, isPair: Bool, width: Int) -> Int {
    // A blank bar parts each pair from the next.
    DayPlot.daysOfBar(dayCount, columns: isPair ? 3 : 2, width: width)
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
    guard let changed else {
      return DayPlot(values: values(present), style: theme.dueCount)
        .draw(cursor: day, in: rect, into: &canvas, theme: theme)
    }
    let span = Self.daysOfBar(present.dayCount, isPair: true, width: rect.width)
    let (one, other) = (DayPlot.bars(values(present), span), DayPlot.bars(values(changed), span))
    let pairs = zip(one, other).flatMap { [[$0, 0], [0, $1], [0, 0]] }
    let labels = DayPlot.labels(present.dayCount, span).map { ($0.key * 3, $0.value) }
    var plot = BarPlot(
      pairs.dropLast(),
      series: series(theme),
      labels: Dictionary(uniqueKeysWithValues: labels)
    )
    plot.cursor = day.map { $0 / span * 3 }
    plot.draw(in: rect, into: &canvas, theme: theme)
  }
}
