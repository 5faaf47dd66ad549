import Testing
import WindowLevels

@testable import Widgets

/// A plot in its golden file: at several sizes, and on several terminals.
private struct PlotSample: CustomTestStringConvertible, Sendable {
  let name: String
  let draw: @Sendable (Rect, inout Canvas, Theme) -> Void

  var testDescription: String { name }

  static let all: [PlotSample] = [
    PlotSample(name: "bars") { rect, canvas, theme in
      BarPlot(
        [3, 0, 1, 12, 7, 22, 5, 5, 9, 1],
        style: theme.dueCount,
        labels: [0: "0", 5: "5", 9: "last"]
      ).draw(in: rect, into: &canvas, theme: theme)
    },
    PlotSample(name: "stacked-bars") { rect, canvas, theme in
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
    PlotSample(name: "lying-bars") { rect, canvas, theme in
      LyingBarPlot([
        .init("New", value: 10, style: theme.newCount),
        .init("覚えた", value: 27, words: "27 (63 %)", style: theme.dueCount),
        .init("Suspended", value: 0, style: theme.border),
        .init("Few", value: 1, style: theme.dueCount),
      ]).draw(in: rect, into: &canvas, theme: theme)
    },
    PlotSample(name: "calendar") { rect, canvas, theme in
      let words = CalendarGrid.Words(
        weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
        months: ["one", "two", "three", "four", "five", "six"],
        less: "less",
        more: "more"
      )
      let counts = (0..<365).map { $0 % 5 == 0 ? 0 : $0 * 7 % 41 }
      _ = CalendarGrid(counts, today: 20_000, words: words) { $0 / 31 % 6 + 1 }
        .draw(in: rect, into: &canvas, theme: theme)
    },
    PlotSample(name: "sparkline") { rect, canvas, theme in
      Sparkline([2, 5, 7, 3, 0, 8, 7]).draw(
        at: rect.origin,
        style: theme.dueCount,
        into: &canvas,
        theme: theme
      )
    },
  ]

  /// The sizes, and the terminals: one of 256 colours, one of 8 and one with neither colours nor
  /// Unicode.
  var text: String {
    let sizes = [
      Size(width: 36, height: 6), Size(width: 20, height: 3), Size(width: 76, height: 10),
      Size(width: 120, height: 14),
    ]
    let terminals = [
      TerminalTraits(colors: .full, unicode: true, background: .dark),
      TerminalTraits(colors: .eight, unicode: true, background: .light),
      TerminalTraits(colors: .none, unicode: false),
    ]
    return sizes.flatMap { size in
      terminals.map { traits in
        var canvas = Canvas(size: size)
        let bounds = canvas.bounds
        draw(bounds, &canvas, Theme(traits))
        return GoldenScreen.part(canvas, canvas.lines.map(\.trimmed))
      }
    }.joined(separator: "\n\n") + "\n"
  }
}

@Suite("Golden plots")
struct PlotGoldenTests {
  @Test("every plot is drawn as its golden file has it", arguments: PlotSample.all)
  fileprivate func drawn(sample: PlotSample) throws {
    let file = GoldenFile(plot: sample.name)
    guard !GoldenFile.isRenewing else { return try file.write(sample.text) }
    let kept = try file.read()
    guard sample.text != kept else { return }
    Issue.record(
      """
      GoldenPlots/\(file.name) differs; if that is meant, `make golden` renews it:
      \(SideBySide(("golden", kept), ("drawn", sample.text)))
      """
    )
  }
}

extension String {
  /// The string without blanks at its end.
  fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
