import WindowLevels

@testable import Widgets

extension WidgetSample {
  private static let columns = [
    Table.Column("Name", width: 8, share: 2),
    Table.Column("Brand", width: 10, share: 1, givesWay: 1),
    Table.Column("Number", width: 5, givesWay: 2),
    Table.Column("Cards", width: 5, alignment: .right),
  ]

  private static let names = [
    "Everyday", "家計の漢字カードの長い名前", "Travel", "Cafe\u{301}", "A rather long name of a card", "F",
    "G", "H", "I", "J", "K", "L",
  ]

  private static func rows(_ theme: Theme) -> [Table.Row] {
    names.enumerated().map { index, name in
      Table.Row(
        [
          Table.Field(name), Table.Field("Mastercard", style: theme.warning),
          Table.Field("•4444", style: theme.muted), Table.Field(String(index * 37)),
        ],
        isMarked: index % 3 == 1
      )
    }
  }

  /// Lists, panes, and the parts of screens.
  static let lists: [WidgetSample] = [
    WidgetSample(name: "table") { rect, canvas, theme in
      var state = ListState()
      let rows = rows(theme)
      state.select(4, count: rows.count, height: Table.rows(in: rect).height)
      Table(columns, count: "12 cards").draw(
        rows.count,
        state: state,
        in: rect,
        into: &canvas,
        theme: theme
      ) { rows[$0] }
    },
    WidgetSample(name: "table-without-rows") { rect, canvas, theme in
      Table(columns, count: "0 cards").draw(
        0,
        state: ListState(),
        in: rect,
        into: &canvas,
        theme: theme
      ) { _ in Table.Row([]) }
    },
    WidgetSample(name: "panes") { rect, canvas, theme in
      let panes = Panes(in: rect)
      panes.drawDivider(into: &canvas, theme: theme)
      for pane in [panes.main, panes.detail].compactMap(\.self) {
        canvas.frame(pane, theme.borderLines, style: theme.border)
      }
    },
    WidgetSample(name: "section-head") { rect, canvas, theme in
      SectionHead("Today, with a title that is long", note: "12 days in a row")
        .draw(in: rect, into: &canvas, theme: theme)
    },
    WidgetSample(name: "progress-line") { rect, canvas, theme in
      for (row, done) in [0, 4, 10, 12].enumerated() {
        ProgressLine(done: done, of: 10, note: "\(done) of 10").draw(
          in: Rect(x: rect.minX, y: rect.minY + row, width: rect.width, height: 1),
          into: &canvas,
          theme: theme
        )
      }
    },
    WidgetSample(name: "dialog-box") { rect, canvas, theme in
      canvas.fill(rect, with: "x", style: theme.accent)
      DialogBox(
        heading: "Delete",
        text: "Delete Capitals, 6 cards, 41 answers?",
        choices: ["Leave everything as it is, as if nothing had been asked at all", "Delete"],
        selected: 1
      ).drawCentered(in: rect, into: &canvas, theme: theme, style: theme.bad)
    },
  ]
}
