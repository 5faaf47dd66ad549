import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws the screen of a deck's parameters.
struct ParametersView {
  let screen: ParametersScreen
  let context: StudyContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  private var area: Rect { Heading.rectBeneath(in: context.size, width: 66) }

  /// The width of the typed numbers in columns.
  var textWidth: Int { area.width - 2 }

  func draw(into canvas: inout Canvas) {
    let shelf = context.data.deck(screen.deck)
    Heading.draw(
      [shelf?.deck.name.description ?? wording(.homeFlashcards), wording(.optionParameters)],
      into: &canvas,
      context.environment
    )
    guard let shelf else {
      LoadingPlaceholder(screen.deck, context).draw(into: &canvas, context)
      return
    }
    canvas.cursor = area.origin
    switch screen.stage {
    case .overview: drawOverview(shelf, into: &canvas)
    case .typing: drawTyping(into: &canvas)
    case .fitting(let done, let total):
      canvas.write(wording(.parametersFitting), at: area.origin, style: theme.title)
      ProgressBar(done: done, total: total)
        .draw(in: area.dropping(rows: 2), into: &canvas, theme: theme)
    case .fitted(let report):
      FitReportView(report: report, context: context)
        .draw(in: area, into: &canvas)
    case .gathering: LoadingPlaceholder.draw(wording(.studyLoading), "", into: &canvas, context)
    case .keeping: LoadingPlaceholder.draw(wording(.importWriting), "", into: &canvas, context)
    case .preview(let preview): drawPreview(preview, into: &canvas)
    case .nothingBetter(let plan):
      canvas.write(wrapped: nothingBetter(plan), in: area, style: theme.title)
    case .done(let preview): drawDone(preview, into: &canvas)
    }
  }

  // MARK: Stages

  private func drawOverview(_ shelf: LoadedDeck, into canvas: inout Canvas) {
    let set = shelf.deck.options.parameters.flatMap { shelf.parameters($0) }
    let rows = ParametersScreen.Source.allCases.map { source in
      ListView.Row(leading: wording(source.phrase))
    }
    ListView.draw(rows, state: screen.list, in: area, into: &canvas, theme: theme)
    let rest = area.dropping(rows: rows.count + (isTight ? 0 : 1))
    let used = canvas.write(wrapped: inForce(set), in: rest, style: theme.title)
    let numbers = WrappedText((set?.parameters ?? .defaults).shown, width: area.width).lines
    drawOutlook(beneath: numbers, in: rest.dropping(rows: used), into: &canvas)
  }

  /// Draws the numbers, whether a fit is worth it, and how well the answers were predicted. Where there
  /// is no room for all, the plot gives way, then the numbers do, and then the last sentences.
  private func drawOutlook(beneath numbers: [String], in rect: Rect, into canvas: inout Canvas) {
    var told: [String] = []
    for sentence in screen.outlook?.sentences(wording) ?? [] {
      let lines = told + WrappedText(sentence, width: rect.width).lines
      guard lines.count <= rect.height else { break }
      told = lines
    }
    let hasNumbers = told.isEmpty || numbers.count + told.count <= rect.height
    let gap = hasNumbers && numbers.count + told.count < rect.height ? 1 : 0
    var left = rect
    if hasNumbers {
      write(numbers, theme.muted, in: left, into: &canvas)
      left = left.dropping(rows: numbers.count + gap)
    }
    write(told, theme.text, in: left, into: &canvas)
    left = left.dropping(rows: told.count + 1)
    guard let calibration = screen.outlook?.calibration else { return }
    let words = CalibrationWords(wording)
    for (title, rows) in [
      (Phrase.calibrationTitle, words.byPrediction(calibration)),
      (.calibrationByInterval, words.byInterval(calibration)),
    ] {
      let chart = CalibrationChart(rows: rows, theme: theme, wording: wording)
      guard left.height >= SectionHead.height + chart.height else { return }
      SectionHead(wording(title)).draw(in: left, into: &canvas, theme: theme)
      left = left.dropping(rows: SectionHead.height)
      chart.draw(in: left.keeping(rows: chart.height), into: &canvas)
      left = left.dropping(rows: chart.height + 1)
    }
  }

  private func write(_ lines: [String], _ style: Style, in rect: Rect, into canvas: inout Canvas) {
    for (index, line) in lines.prefix(max(0, rect.height)).enumerated() {
      canvas.write(line, at: rect.origin.moved(y: index), style: style, limit: rect.width)
    }
  }

  private func drawTyping(into canvas: inout Canvas) {
    let used = canvas.write(wrapped: wording(.parametersText), in: area, style: theme.muted)
    let field = area.dropping(rows: used + (isTight ? 0 : 1))
    canvas.put(theme.pointer, at: field.origin, style: theme.accent)
    let height = max(1, min(6, field.height - 2))
    canvas.cursor = TextRows(screen.text.text, width: textWidth).draw(
      caret: screen.text.caret,
      in: Rect(x: field.minX + 2, y: field.minY, width: textWidth, height: height),
      into: &canvas,
      theme: theme
    )
    if let problem = screen.problem {
      canvas.write(
        wrapped: "\(Character(theme.cross)) \(problem.sentence(wording))",
        in: field.dropping(rows: height),
        style: theme.bad
      )
    }
  }

  private func drawPreview(_ preview: ParameterPreview, into canvas: inout Canvas) {
    let rows = ParametersScreen.Schedule.allCases.map { schedule in
      let due = schedule == .keeps ? preview.due.kept : preview.due.rescheduled
      return ListView.Row(
        leading: wording(schedule.phrase),
        trailing: wording(.reviewDue(n: String(due))),
        shorter: [String(due)]
      )
    }
    canvas.write(wrapped: effect(of: preview), in: area)
    let list = choices(of: preview)
    ListView.draw(rows, state: screen.list, in: list, into: &canvas, theme: theme)
    guard case .all(let plan) = preview else { return }
    drawGroups(plan, in: groups(of: preview), into: &canvas)
  }

  /// The place of the two ways to treat due dates, beneath what a change does.
  private func choices(of preview: ParameterPreview) -> Rect {
    let used = WrappedText(effect(of: preview), width: area.width).lines.count
    return area.dropping(rows: used + (isTight ? 0 : 1))
  }

  /// The place of the table of a plan, beneath these.
  private func groups(of preview: ParameterPreview) -> Rect {
    let rows = ParametersScreen.Schedule.allCases.count
    return choices(of: preview).dropping(rows: rows + (isTight ? 0 : 1))
  }

  /// The number of rows of the table of a plan that are visible.
  func groupRows(of plan: ParameterPlan) -> Int { Table.rows(in: groups(of: .all(plan))).height }

  /// True if the table of a plan needs no scrolling.
  func isWhole(_ plan: ParameterPlan) -> Bool { plan.groups.count <= groupRows(of: plan) }

  /// Draws what the groups of a plan get, those with the most answers first.
  private func drawGroups(_ plan: ParameterPlan, in rect: Rect, into canvas: inout Canvas) {
    let height = Table.rows(in: rect).height
    let isWhole = self.isWhole(plan)
    // A table has two columns for a pointer, which are not used here.
    let place = Rect(x: rect.minX - 2, y: rect.minY, width: rect.width + 2, height: rect.height)
    Table(
      [
        Table.Column(wording(.columnPlanDecks), share: 1),
        Table.Column(wording(.columnPlanAnswers), alignment: .right),
        Table.Column(wording(.columnPlanNumbers)),
        Table.Column(wording(.parametersLogLoss), alignment: .right, givesWay: 2),
        Table.Column(wording(.parametersThen), alignment: .right, givesWay: 1),
      ],
      count: isWhole
        ? ""
        : wording(
          .reviewProgress(
            done: String(min(screen.groups.top + height, plan.groups.count)),
            total: String(plan.groups.count)
          )
        )
    ).draw(
      plan.groups.count,
      state: screen.groups,
      in: place,
      into: &canvas,
      theme: theme,
      hasFocus: false
    ) { index in
      let group = plan.groups[index]
      let losses = group.losses
      return Table.Row([
        Table.Field(group.name), Table.Field(String(group.answers), style: theme.title),
        Table.Field(group.source(wording), style: theme.muted),
        Table.Field(losses?.before ?? "", style: theme.title),
        Table.Field(losses?.after ?? "", style: theme.title),
      ])
    }
  }

  private func drawDone(_ preview: ParameterPreview, into canvas: inout Canvas) {
    let words = inForce(after: preview).joined(separator: "\n")
    let used = canvas.write(wrapped: words, in: area, style: theme.title)
    canvas.write(wrapped: wording(.parametersSet), in: area.dropping(rows: used + 1))
  }

  private var isTight: Bool { area.height < 12 }

  // MARK: Words

  /// The origin and the age of a set.
  func inForce(_ set: ParameterSet?) -> String {
    let words: [String]
    if let set {
      let made = LocalMoment(time: set.made, zoneOffset: context.moment.zoneOffset)
      let days = context.boundary.day(of: context.moment) - context.boundary.day(of: made)
      let origin: Phrase =
        switch set.origin {
        case .entered: .parametersOwn
        case .fitted(let reviews): .parametersFitted(reviews)
        }
      words = [wording(origin), wording.ago(days: days)]
    } else {
      words = [wording(.parametersStandard)]
    }
    return wording(.asSentence(text: words.joined(separator: wording(.listComma))))
  }

  /// What is in force once a change is saved.
  func inForce(after preview: ParameterPreview) -> [String] {
    switch preview {
    case .one(let change): [inForce(change.set)]
    case .all(let plan):
      plan.groups.filter { $0.source != .unchanged }.map { $0.line(wording) }
    }
  }

  /// That no other parameters predict the answers better.
  func nothingBetter(_ plan: ParameterPlan) -> String {
    wording(.parametersNoBetter(plan.groups.reduce(0) { $0 + $1.answers }))
  }

  /// What a change does, and to which decks where several share it.
  func effect(
    of preview: ParameterPreview,
    _ name: (DeckName) -> String = \.description
  ) -> String {
    let change: ParameterChange
    switch preview {
    case .one(let one): change = one
    case .all(let plan):
      return wording(.parametersEffect(plan.answered, moved: String(plan.moved)))
    }
    let effect = wording(.parametersEffect(change.answered, moved: String(change.moved)))
    guard let shared = change.presetWords(among: context.data.presets, wording, name) else {
      return effect
    }
    return wording.sentences([shared, effect])
  }
}
