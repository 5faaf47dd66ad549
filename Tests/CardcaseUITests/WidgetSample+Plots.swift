import WindowLevels

@testable import StudyUI
@testable import Widgets

extension WidgetSample {
  /// Plots.
  static let plots: [WidgetSample] = [
    WidgetSample(name: "bars") { rect, canvas, theme in
      BarPlot(
        [3, 0, 1, 12, 7, 22, 5, 5, 9, 1],
        style: theme.dueCount,
        labels: [0: "0", 5: "5", 9: "last"]
      ).draw(in: rect, into: &canvas, theme: theme)
    },
    WidgetSample(name: "stacked-bars") { rect, canvas, theme in
      let series = [
        PlotSeries("Young", sign: "y", style: theme.dueCount),
        PlotSeries("Learning", sign: "l", style: theme.learningCount),
        PlotSeries("New", sign: "n", style: theme.newCount),
      ]
      PlotSeries.drawLegend(series, at: rect.origin, width: rect.width, into: &canvas, theme: theme)
      BarPlot(
        [[4, 2, 1], [0, 0, 0], [1, 1, 1], [9, 0, 3], [0, 5, 0], [2, 7, 4]],
        series: series,
        labels: [0: "-5", 5: "0"],
        keeping: .last
      ).draw(in: rect.dropping(rows: 1), into: &canvas, theme: theme)
    },
    WidgetSample(name: "lying-bars") { rect, canvas, theme in
      HorizontalBarChart([
        .init("New", value: 10, style: theme.newCount),
        .init("覚えた", value: 27, words: "27 (63 %)", style: theme.dueCount),
        .init("Suspended", value: 0, style: theme.border),
        .init("Few", value: 1, style: theme.dueCount),
      ]).draw(in: rect, into: &canvas, theme: theme)
    },
    WidgetSample(name: "calendar") { rect, canvas, theme in
      let words = HeatMap.Words(
        weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
        months: ["one", "two", "three", "four", "five", "six"],
        less: "less",
        more: "more"
      )
      let counts = (0..<365).map { $0 % 5 == 0 ? 0 : $0 * 7 % 41 }
      _ = HeatMap(counts, today: 20_000, words: words) { $0 / 31 % 6 + 1 }
        .draw(in: rect, into: &canvas, theme: theme)
    },
    WidgetSample(name: "picture") { rect, canvas, theme in
      // A disc of two colours on a transparent ground.
      let bytes: [UInt8] = (0..<8).flatMap { y in
        (0..<8).flatMap { x -> [UInt8] in
          let distance = (2 * x - 7) * (2 * x - 7) + (2 * y - 7) * (2 * y - 7)
          return [y < 4 ? 255 : 40, 120, x < 4 ? 0 : 200, distance < 60 ? 255 : 0]
        }
      }
      let size = Size(width: 8, height: 8)
      let pixels = Pixels(size: size, hasAlpha: true, bytes: bytes)
      PictureView(size: size, text: "A disc", pixels: pixels)
        .draw(in: rect, into: &canvas, theme: theme)
    },
    WidgetSample(name: "sparkline") { rect, canvas, theme in
      Sparkline([2, 5, 7, 3, 0, 8, 7]).draw(
        at: rect.origin,
        style: theme.dueCount,
        into: &canvas,
        theme: theme
      )
    },
  ]
}
