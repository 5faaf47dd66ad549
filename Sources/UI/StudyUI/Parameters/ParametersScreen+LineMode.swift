import DomainWords
import Flashcards
import Screens
import Widgets
import Wording

extension ParametersScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    guard let shelf = context.screen.data.deck(deck) else {
      return LoadingPlaceholder(deck, context.screen).scene(context, again: .proceed, close: .close)
    }
    switch stage {
    case .overview: return overview(shelf, context)
    case .typing: return typing(context)
    case .fitting(let done, let total):
      return WorkView(.parametersFitting, WorkProgress(done: done, total: total))
        .scene(context.wording, stop: .close)
    case .fitted(let report): return fitted(report, context)
    case .gathering: return context.moment(.studyLoading)
    case .keeping: return context.moment(.importWriting)
    case .preview(let preview): return self.preview(preview, context)
    case .nothingBetter(let plan): return nothingBetter(plan, context)
    case .done(let preview): return done(preview, context)
    }
  }

  private func view(_ context: LineContext) -> ParametersView {
    ParametersView(screen: self, context: context.screen)
  }

  // MARK: Where they come from

  private func overview(_ shelf: LoadedDeck, _ context: LineContext) -> LineScene {
    let set = shelf.deck.options.parameters.flatMap { shelf.parameters($0) }
    return LineModeScene(
      name: "overview",
      lines: [
        context.item(.optionParameters, context.wording.name(shelf.deck.name)),
        .text(view(context).inForce(set)), .text((set?.parameters ?? .defaults).shown),
      ] + calibration(context),
      choices: Source.allCases.enumerated().map { row, source in
        LineModeChoice(
          String(row + 1),
          context.wording(source.phrase),
          .move(.row(row)),
          .proceed
        )
      } + [context.back(.close)]
    )
  }

  /// Whether a fit is worth it, and how well the answers were predicted.
  private func calibration(_ context: LineContext) -> [SpokenLine] {
    guard let outlook else { return [] }
    let words = CalibrationWords(context.wording)
    let rows = outlook.calibration.map { words.byPrediction($0) } ?? []
    return outlook.sentences(context.wording).map { .text($0) }
      + rows.map { row in
        .text(context.wording(.lineModeItem(label: row.label, value: words.values(row.part))))
      }
  }

  private func typing(_ context: LineContext) -> LineScene {
    let problem = problem.map { SpokenLine.text($0.sentence(context.wording)) }
    let soFar: [SpokenLine] =
      text.text.isEmpty
      ? [] : [context.item(.lineModeSoFar, text.text), context.line(.lineModeKeep)]
    return LineModeScene(
      name: "typing",
      lines: [problem ?? context.line(.parametersText)] + soFar,
      choices: [context.back(.close)],
      entry: .text(clearing: [.field(.clear)], submitting: [.proceed]),
      prompt: .lineModeAsk(what: context.wording(.optionParameters)),
      onEmpty: text.text.isEmpty ? nil : ChoiceAction(actions: [.proceed]),
      field: text
    )
  }

  private func fitted(_ report: FitReport, _ context: LineContext) -> LineScene {
    var lines = [SpokenLine.text(FitReportView(report: report, context: context.screen).verdict)]
    if report.verdict != .tooFew, let before = report.before, let after = report.after {
      let scores = [
        (
          Phrase.parametersLogLoss, FSRSParameters.shown(before.logLoss),
          FSRSParameters.shown(after.logLoss)
        ),
        (
          .parametersRMSE, context.wording.percent(tenthsOf: before.rmse),
          context.wording.percent(tenthsOf: after.rmse)
        ),
      ]
      lines += scores.map { name, before, after in
        context.line(
          .lineModeScore(name: context.wording(name), before: before, after: after)
        )
      }
      lines.append(context.line(.parametersScoreHint))
    }
    let look =
      report.verdict == .better
      ? LineChoice("1", context.wording(.lineModeParametersLook), .proceed) : nil
    return LineModeScene(
      name: "fitted",
      lines: lines,
      choices: [look, context.back(.close)].compactMap(\.self),
      isQuestion: true,
      onEmpty: look?.reaction,
      enter: look?.label
    )
  }

  // MARK: What they do

  private func preview(_ preview: ParameterPreview, _ context: LineContext) -> LineScene {
    let wording = context.wording
    return LineModeScene(
      name: "preview",
      lines: rows(preview, context)
        + [.text(view(context).effect(of: preview) { wording.name($0) })],
      choices: Schedule.allCases.enumerated().map { row, schedule in
        let due = schedule == .keeps ? preview.due.kept : preview.due.rescheduled
        let label = [
          wording(schedule.phrase), wording(.reviewDue(n: String(due))),
        ].joined(separator: wording(.listComma))
        return LineModeChoice(
          String(row + 1),
          label,
          .move(.row(row)),
          .proceed
        )
      } + [context.back(.close)],
      isQuestion: true
    )
  }

  /// The groups of a plan, a line each.
  private func rows(_ preview: ParameterPreview, _ context: LineContext) -> [SpokenLine] {
    guard case .all(let plan) = preview else { return [] }
    return plan.groups.map { .text($0.line(context.wording)) }
  }

  private func nothingBetter(_ plan: ParameterPlan, _ context: LineContext) -> LineScene {
    LineModeScene(
      name: "nothing better",
      lines: [.text(view(context).nothingBetter(plan))],
      choices: [context.back(.close)],
      isQuestion: true
    )
  }

  private func done(_ preview: ParameterPreview, _ context: LineContext) -> LineScene {
    LineModeScene(
      name: "done",
      lines: view(context).inForce(after: preview).map { .text($0) }
        + [context.line(.parametersSet)],
      choices: [
        LineModeChoice("u", context.wording(.keyUndo), .undo), context.back(.close),
      ]
    )
  }
}
