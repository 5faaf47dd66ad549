import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension ParametersScreen {
  func scene(_ context: PlainContext<StudyData>) -> PlainScene {
    guard let shelf = context.screen.shelf(deck) else { return context.missing(deck) }
    switch stage {
    case .overview: return overview(shelf, context)
    case .typing: return typing(context)
    case .fitting(let done, let total):
      return context.work(.parametersFitting, WorkProgress(done: done, total: total))
    case .fitted(let report): return fitted(report, context)
    case .gathering: return context.moment(.studyLoading)
    case .keeping: return context.moment(.importWriting)
    case .preview(let change): return preview(change, context)
    case .done(let change): return done(change, context)
    }
  }

  private func view(_ context: PlainContext<StudyData>) -> ParametersView {
    ParametersView(screen: self, context: context.screen)
  }

  // MARK: Where they come from

  private func overview(_ shelf: LoadedDeck, _ context: PlainContext<StudyData>) -> PlainScene {
    let set = shelf.deck.options.parameters.flatMap { shelf.parameters($0) }
    return PlainScene(
      name: "overview",
      lines: [
        context.item(.optionParameters, shelf.deck.name.description),
        .text(view(context).inForce(set)), .text((set?.parameters ?? .defaults).shown),
      ],
      choices: Source.allCases.enumerated().map { row, source in
        PlainChoice(
          String(row + 1),
          context.wording(source.phrase),
          ChoiceAction(keys: PlainList.keys(to: row) + [.enter])
        )
      } + [context.back(.escape)],
      listsChoices: true,
      prompt: context.wording(.lineModeChoose)
    )
  }

  private func typing(_ context: PlainContext<StudyData>) -> PlainScene {
    let problem = problem.map { PlainLine.text($0.sentence(context.wording)) }
    let soFar: [PlainLine] =
      text.text.isEmpty
      ? [] : [context.item(.lineModeSoFar, text.text), context.line(.lineModeKeep)]
    return PlainScene(
      name: "typing",
      lines: [problem ?? context.line(.parametersText)] + soFar,
      choices: [context.back(.escape)],
      entry: .text(clearing: text.clearing, sending: [.enter]),
      prompt: context.wording(.lineModeAsk(what: context.wording(.lineModeNumbers))),
      onEmpty: text.text.isEmpty ? nil : ChoiceAction(keys: [.enter]),
      field: text
    )
  }

  private func fitted(_ report: FitReport, _ context: PlainContext<StudyData>) -> PlainScene {
    var lines = [PlainLine.text(FitReportView(report: report, context: context.screen).verdict)]
    if report.verdict != .tooFew, let before = report.before, let after = report.after {
      let scores = [
        (
          Phrase.parametersLogLoss, FSRSParameters.shown(before.logLoss),
          FSRSParameters.shown(after.logLoss)
        ),
        (
          .parametersRMSE, FitReportView.percent(before.rmse), FitReportView.percent(after.rmse)
        ),
      ]
      lines += scores.map { name, before, after in
        context.line(
          .lineModeScore(name: context.wording(name), before: before, after: after)
        )
      }
      lines.append(context.line(.parametersScoreHint))
    }
    let isBetter = report.verdict == .better
    return PlainScene(
      name: "fitted",
      lines: lines,
      choices: (isBetter
        ? [PlainChoice("1", context.wording(.lineModeParametersLook), .enter)] : [])
        + [context.back(.escape)],
      listsChoices: true,
      prompt: context.wording(.lineModeChoose),
      onEmpty: isBetter ? ChoiceAction(keys: [.enter]) : nil
    )
  }

  // MARK: What they do

  private func preview(_ change: ParameterChange, _ context: PlainContext<StudyData>) -> PlainScene
  {
    let wording = context.wording
    return PlainScene(
      name: "preview",
      lines: [.text(view(context).effect(of: change))],
      choices: Schedule.allCases.enumerated().map { row, schedule in
        let due = schedule == .keeps ? change.due.kept : change.due.rescheduled
        let label = [
          wording(schedule.phrase), wording(.parametersDue(due: String(due))),
        ].joined(separator: wording(.listComma))
        return PlainChoice(
          String(row + 1),
          label,
          ChoiceAction(keys: PlainList.keys(to: row) + [.enter])
        )
      } + [PlainChoice("q", wording(.lineModeParametersNone), .escape)],
      listsChoices: true,
      prompt: wording(.lineModeChoose)
    )
  }

  private func done(_ change: ParameterChange, _ context: PlainContext<StudyData>) -> PlainScene {
    PlainScene(
      name: "done",
      lines: [
        .text(view(context).inForce(change.set)), context.line(.parametersAfter),
      ],
      choices: [
        PlainChoice("u", context.wording(.keyUndo), .character("u")), context.back(.escape),
      ],
      listsChoices: true,
      prompt: context.wording(.lineModeChoose)
    )
  }
}
