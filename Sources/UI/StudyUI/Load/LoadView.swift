import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension LoadScreen {
  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    let wording = context.wording
    Heading.draw(
      [wording(.homeFlashcards), scope(context), wording(.loadTitle)],
      into: &canvas,
      context.environment
    )
    switch stage {
    case .form:
      let area = Heading.rectBeneath(in: canvas.size, width: 66)
      let text = explanation(context)
      form.draw(in: area, saying: [(text, context.theme.muted)], into: &canvas, context)
    case .gathering: LoadingPlaceholder.draw(wording(.studyLoading), "", into: &canvas, context)
    case .keeping: LoadingPlaceholder.draw(wording(.importWriting), "", into: &canvas, context)
    case .preview(let change): draw(change, isDone: false, into: &canvas, context)
    case .done(let change): draw(change, isDone: true, into: &canvas, context)
    }
  }

  /// The name of the deck, or that all decks are meant.
  func scope(_ context: StudyContext) -> String {
    guard let deck else { return context.wording(.statisticsAllDecks) }
    return context.data.decks.first { $0.deck.id == deck }.map {
      context.wording.name($0.deck.name)
    }
      ?? ""
  }

  /// Draws what moves in words, and the days' numbers of cards beneath.
  private func draw(
    _ change: LoadChange,
    isDone: Bool,
    into canvas: inout Canvas,
    _ context: StudyContext
  ) {
    let area = Heading.rectBeneath(in: canvas.size, width: 66)
    canvas.cursor = area.origin
    var rest = area
    for (index, line) in sentences(of: change, isDone: isDone, context).enumerated()
    where rest.height > 0 {
      let style = index == 0 ? context.theme.title : context.theme.text
      rest = rest.dropping(rows: canvas.write(wrapped: line, in: rest, style: style))
    }
    guard !change.moves.isEmpty else { return }
    LoadPlot(change, context.wording, context.theme).draw(in: rest.dropping(rows: 1), into: &canvas)
  }
}

/// The numbers of cards on the next days: those that stay, that come, and that go.
struct LoadPlot {
  private let bars: [[Int]]
  private let series: [PlotSeries]
  private let theme: Theme

  /// The least height with something to see.
  private static let least = 3
  /// The greatest height.
  private static let most = 10

  init(_ change: LoadChange, _ wording: Wording, _ theme: Theme) {
    let (before, after) = change.load(days: LoadChange.toldDays)
    bars = zip(before, after).map { [min($0, $1), max(0, $1 - $0), max(0, $0 - $1)] }
    series = [
      PlotSeries(wording(.loadSeriesStay), sign: "#", texture: .dark, style: theme.dueCount),
      PlotSeries(wording(.loadSeriesCome), sign: "+", texture: .solid, style: theme.newCount),
      PlotSeries(wording(.loadSeriesGo), sign: "-", texture: .light, style: theme.muted),
    ]
    self.theme = theme
  }

  func draw(in rect: Rect, into canvas: inout Canvas) {
    guard rect.height >= Self.least + 1 else { return }
    PlotSeries.drawLegend(
      series,
      at: rect.origin,
      width: rect.width,
      into: &canvas,
      theme: theme
    )
    BarPlot(bars, series: series, labels: [0: "0", 7: "+7", 14: "+14", 21: "+21", 29: "+29"])
      .draw(in: rect.dropping(rows: 1).keeping(rows: Self.most), into: &canvas, theme: theme)
  }
}

extension LoadTool.Name {
  /// What the tool does.
  var text: Phrase {
    switch self {
    case .postpone: .loadPostponeText
    case .advance: .loadAdvanceText
    case .flatten: .loadFlattenText
    case .holiday: .loadHolidayText
    case .easy: .loadEasyDatesText
    case .disperse: .loadDisperseText
    case .balance: .loadBalanceText
    case .forget: .loadForgetText
    }
  }
}

extension HolidaySides {
  /// The name in words.
  var phrase: Phrase {
    switch self {
    case .both: .loadBoth
    case .before: .loadBefore
    case .after: .loadAfter
    }
  }
}
