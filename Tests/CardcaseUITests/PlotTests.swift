import PaymentCards
import Testing
import WindowLevels

@testable import StudyUI
@testable import Widgets

@Suite("Plots")
struct PlotTests {
  private static func theme(_ colors: ColorDepth = .full, unicode: Bool = true) -> Theme {
    Theme(TerminalTraits(colors: colors, unicode: unicode, background: .dark))
  }

  private static func canvas(
    _ width: Int,
    _ height: Int,
    _ draw: (inout Canvas, Rect) -> Void
  ) -> Canvas {
    var canvas = Canvas(size: Size(width: width, height: height))
    let bounds = canvas.bounds
    draw(&canvas, bounds)
    return canvas
  }

  @Test(
    "a scale ends at the next round number",
    arguments: [
      (0, 1), (1, 1), (7, 8), (9, 10), (11, 20), (22, 30), (99, 100), (20_001, 30_000),
      (.max, .max),
    ]
  )
  func scale(greatest: Int, top: Int) {
    #expect(PlotScale(to: greatest).top == top)
  }

  @Test("what is not nothing is seen, however small it is beside the rest")
  func smallest() {
    let scale = PlotScale(to: 1_000_000)
    #expect(scale.length(of: 1, in: 8) == 1)
    #expect(scale.length(of: 0, in: 8) == 0)
    #expect(scale.length(of: 1_000_000, in: 8) == 8)
    let canvas = Self.canvas(20, 4) { canvas, rect in
      BarPlot([1, 1_000_000], style: .plain).draw(in: rect, into: &canvas, theme: Self.theme())
    }
    #expect(canvas.lines[3].contains("▁"))
    #expect(canvas.lines.allSatisfy { $0.contains("█") })
  }

  @Test("shares are marks on a scale of their own, seen over bars and without colours")
  func shares() {
    for (shares, foot) in [([1, nil, 0.5], "50 %"), ([1, nil, 0], "0 %")] as [([Double?], String)] {
      let canvas = Self.canvas(20, 5) { canvas, rect in
        var plot = BarPlot([4, 0, 2], style: .plain)
        plot.shares = shares
        plot.draw(in: rect, into: &canvas, theme: Self.theme(.none))
      }
      #expect(canvas.lines[0].contains("◆") && canvas.lines[0].hasSuffix("100 %"))
      #expect(canvas.lines[3].contains("◆") && canvas.lines[3].hasSuffix(foot))
      #expect(canvas.lines.joined().count { $0 == "◆" } == 2)
    }
  }

  @Test("a line at a number is behind the bars, and bars that stand for nothing have dots")
  func lines() {
    for (unicode, line, dot) in [(true, "─", "·"), (false, "-", ".")]
      as [(Bool, Character, Character)]
    {
      let canvas = Self.canvas(20, 4) { canvas, rect in
        var plot = BarPlot([4, 0, 1], style: .plain)
        (plot.line, plot.gaps) = (8, [1])
        plot.draw(in: rect, into: &canvas, theme: Self.theme(.none, unicode: unicode))
      }
      // The scale reaches to the line.
      #expect(canvas.lines[0].hasPrefix("8") && canvas.lines[0].contains(line))
      #expect(canvas.lines.allSatisfy { $0.contains(dot) })
      #expect(!canvas.lines.dropFirst().joined().contains("\(line)\(line)"))
    }
  }

  @Test("a bar has a mark at what it is compared with")
  func compared() {
    let canvas = Self.canvas(24, 2) { canvas, rect in
      var more = HorizontalBarChart.Row("a", value: 50, style: .plain)
      more.mark = 100
      var less = HorizontalBarChart.Row("b", value: 100, style: .plain)
      less.mark = 0
      HorizontalBarChart([more, less], greatest: 100).draw(
        in: rect,
        into: &canvas,
        theme: Self.theme(.none)
      )
    }
    #expect(canvas.lines[0].hasSuffix("│") && canvas.lines[0].contains("█"))
    #expect(canvas.lines[1].hasSuffix("█") && canvas.lines[1].contains("│"))
  }

  @Test("without colours each part of a stacked bar has its letter")
  func stacked() {
    let series = [
      PlotSeries("first", sign: "f", style: .plain), PlotSeries("other", sign: "o", style: .plain),
    ]
    for unicode in [true, false] {
      let canvas = Self.canvas(20, 4) { canvas, rect in
        BarPlot([[5, 5], [10, 0]], series: series).draw(
          in: rect,
          into: &canvas,
          theme: Self.theme(.none, unicode: unicode)
        )
      }
      let text = canvas.lines.joined()
      #expect(text.count { $0 == "f" } == 3 * text.count { $0 == "o" })
    }
  }

  @Test("parts have a texture each where there are blocks, with colours and without, else letters")
  func textures() {
    let textures: [PlotSeries.Texture] = [.solid, .dark, .medium, .light]
    let series = textures.enumerated().map { index, texture in
      PlotSeries(
        "\(index)",
        sign: ["a", "b", "c", "d"][index],
        texture: texture,
        style: Style(foreground: Color(UInt8(index + 1)))
      )
    }
    for (theme, signs) in [
      (Self.theme(), "█▓▒░"), (Self.theme(.none), "█▓▒░"),
      (Self.theme(.none, unicode: false), "abcd"),
    ] {
      let canvas = Self.canvas(30, 5) { canvas, rect in
        PlotSeries.drawLegend(series, at: .zero, width: 30, into: &canvas, theme: theme)
        BarPlot([[1, 1, 1, 1]], series: series)
          .draw(in: rect.dropping(rows: 1), into: &canvas, theme: theme)
      }
      #expect(canvas.lines[0].filter { signs.contains($0) }.map(String.init).joined() == signs)
      let parts = (1...4).reversed().map { canvas.lines[$0].dropFirst(2).first.map(String.init) }
      #expect(parts == signs.map { String($0) })
    }
  }

  @Test("bars fill the width, with labels at both ends, and the axis shows the cursor")
  func width() {
    for count in [10, 24, 30] {
      for width in [36, 47, 100] {
        let canvas = Self.canvas(width, 6) { canvas, rect in
          var plot = BarPlot(
            [Int](repeating: 4, count: count),
            style: .plain,
            labels: [0: "one", 3: "four", count - 1: "last"]
          )
          plot.cursor = 0
          plot.draw(in: rect, into: &canvas, theme: Self.theme())
        }
        let bars = canvas.lines[0].dropFirst(2)
        #expect(bars.first == "█" && bars.count == width - 2)
        let end = bars.lastIndex(of: "█").map { bars.distance(from: $0, to: bars.endIndex) } ?? 0
        #expect(end <= 1 + (width - 2) / count, "\(count) in \(width)")
        let axis = canvas.lines[4].dropFirst(2)
        let mark = axis.prefix { "━↑".contains($0) }
        #expect(mark.count { $0 == "↑" } == 1 && mark.count <= max(1, (width - 2) / count))
        #expect(axis.dropFirst(mark.count).allSatisfy { $0 == "─" } && axis.last == "─")
        let labels = canvas.lines[5].split(separator: " ")
        #expect(labels.first == "one" && labels.last == "last")
      }
    }
  }

  @Test("with colours one cell shows the end of one part and the beginning of the next")
  func boundary() {
    let styles = [Style(foreground: Color(2)), Style(foreground: Color(4))]
    let series = [
      PlotSeries("", sign: "a", style: styles[0]), PlotSeries("", sign: "b", style: styles[1]),
    ]
    let canvas = Self.canvas(4, 1) { canvas, rect in
      BarPlot([[4, 4]], series: series).draw(in: rect, into: &canvas, theme: Self.theme())
    }
    let cell = canvas[Point(x: 2, y: 0)]
    #expect(cell.scalars == ["▄"])
    #expect(cell.style == Style(foreground: Color(2), background: Color(4)))
  }

  @Test("where there is no room for all bars, the wanted end is kept")
  func ends() {
    let bars = (1...100).map { $0 == 1 || $0 == 100 ? 8 : 0 }
    for kept in [BarPlot.Kept.first, .last] {
      let canvas = Self.canvas(12, 1) { canvas, rect in
        BarPlot(bars, style: .plain, keeping: kept).draw(
          in: rect,
          into: &canvas,
          theme: Self.theme()
        )
      }
      let line = canvas.lines[0]
      #expect(
        (line.firstIndex(of: "█") == line.index(line.startIndex, offsetBy: 2)) == (kept == .first)
      )
      #expect(line.hasSuffix("█") == (kept == .last))
    }
  }

  @Test("lying bars are as long as their values, and their words stand in a column")
  func lying() {
    let rows = [
      HorizontalBarChart.Row("漢字", value: 8, style: .plain),
      HorizontalBarChart.Row("b", value: 1, style: .plain),
      HorizontalBarChart.Row("c", value: 0, style: .plain),
    ]
    let canvas = Self.canvas(16, 3) { canvas, rect in
      HorizontalBarChart(rows).draw(in: rect, into: &canvas, theme: Self.theme())
    }
    #expect(canvas.lines[0] == "漢字 8 █████████")
    #expect(canvas.lines[1].trimmingSuffix == "b    1 █▏")
    #expect(canvas.lines[2].trimmingSuffix == "c    0")
  }

  @Test("a sparkline has a column for each value, and a sign for nothing")
  func sparkline() {
    let canvas = Self.canvas(4, 1) { canvas, _ in
      Sparkline([0, 1, 4, 8]).draw(at: .zero, style: .plain, into: &canvas, theme: Self.theme())
    }
    #expect(canvas.lines == ["▁▁▄█"])
    #expect(Sparkline([]).width == 0)
  }

  @Test("neighbouring shades differ, and each is further from the background than the last")
  func ramp() throws {
    for (background, colors) in ShadeRamp.colors {
      #expect(colors.count == Self.theme().shades.count)
      for (one, next) in zip(colors, colors.dropFirst()) {
        #expect(try #require(one.contrast(with: next)) >= 1.3)
        let nearer = try #require(one.contrast(with: background))
        #expect(try #require(next.contrast(with: background)) > nearer)
      }
    }
    #expect(ShadeRamp.colors[.unknown] == nil)
  }

  @Test("shades are by quarters of the days with anything, so that one day does not pale the rest")
  func shades() {
    let words = HeatMap.Words(weekdays: [], months: [], less: "", more: "")
    let grid = HeatMap([0, 5, 10, 15, 20, 20_000], today: 100, words: words) { _ in nil }
    #expect([0, 5, 10, 15, 20, 20_000].map { grid.shade(of: $0) } == [0, 1, 2, 3, 4, 4])
    let same = HeatMap([3, 3, 0], today: 100, words: words) { _ in nil }
    #expect(same.shade(of: 3) == 4)
    let none = HeatMap([0, 0], today: 100, words: words) { _ in nil }
    #expect(none.shade(of: 0) == 0)
  }

  @Test("the day that the cursor is on has a sign that no shade has")
  func calendarCursor() {
    let words = HeatMap.Words(weekdays: [], months: [], less: "", more: "")
    for unicode in [true, false] {
      let theme = Self.theme(.none, unicode: unicode)
      let canvas = Self.canvas(20, 8) { canvas, rect in
        // 1970-04-11, a Saturday; the cursor is on the Thursday before.
        _ = HeatMap([1, 2, 3, 4], today: 100, cursor: -2, words: words) { _ in nil }
          .draw(in: rect, into: &canvas, theme: theme)
      }
      let sign = theme.calendarCursor
      #expect(canvas.lines.map { $0.contains(Character(sign)) } == (0..<8).map { $0 == 4 })
      #expect(!theme.shades.contains(sign) && sign != theme.pointer)
    }
  }

  @Test("a calendar names all months, also where their names are as wide as four weeks")
  func calendarMonths() throws {
    let months = (1...12).map { "\($0)月" }
    let words = HeatMap.Words(weekdays: ["一"], months: months, less: "少", more: "多")
    for today in stride(from: 20_000, to: 20_365, by: 9) {
      let canvas = Self.canvas(56, 9) { canvas, rect in
        _ = HeatMap([0], today: today, words: words) {
          CalendarDay(daysSince1970: $0)?.month.month
        }
        .draw(in: rect, into: &canvas, theme: Self.theme())
      }
      let named = try #require(canvas.lines.first).split(separator: "月").map {
        $0.trimmingPrefix { $0 == " " }
      }
      let current = try #require(CalendarDay(daysSince1970: today)).month.month
      // The current month may have begun this week, and a year ago it may have been all but over.
      let others = (1...12).filter { $0 != current && $0 != current % 12 + 1 }.map { "\($0)"[...] }
      #expect(Set(others).subtracting(named).isEmpty, "\(today): \(named)")
    }
  }

  @Test("a calendar has real shades with 256 colours on a known background, else signs")
  func calendarSigns() {
    let words = HeatMap.Words(weekdays: ["Mo"], months: [], less: "l", more: "m")
    func shown(_ traits: TerminalTraits) -> Set<Style> {
      let canvas = Self.canvas(30, 9) { canvas, rect in
        _ = HeatMap(Array(0..<60), today: 100, words: words) { _ in nil }
          .draw(in: rect, into: &canvas, theme: Theme(traits))
      }
      return Set(
        (0..<9).flatMap { y in (0..<30).map { canvas[Point(x: $0, y: y)] } }
          .filter { $0.scalars == ["▇"] }.map(\.style)
      )
    }
    #expect(shown(TerminalTraits(colors: .full, unicode: true, background: .dark)).count == 5)
    #expect(shown(TerminalTraits(colors: .full, unicode: true, background: .light)).count == 5)
    #expect(shown(TerminalTraits(colors: .full, unicode: true)).isEmpty)
    #expect(shown(TerminalTraits(colors: .eight, unicode: true, background: .dark)).isEmpty)
    #expect(shown(TerminalTraits(colors: .full, unicode: false, background: .dark)).isEmpty)
  }
}

extension String {
  /// The string without blanks at its end.
  fileprivate var trimmingSuffix: String { String(reversed().drop { $0 == " " }.reversed()) }
}
