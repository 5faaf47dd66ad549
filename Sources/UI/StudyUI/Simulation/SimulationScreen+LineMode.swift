import DomainWords
import Flashcards
import Screens
import Widgets
import Wording

extension SimulationScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    let wording = context.wording
    switch stage {
    case .waiting: return context.moment(.simulatorRunning)
    case .running(let progress):
      return WorkView(.simulatorRunning, progress).scene(wording, stop: .close)
    case .stopped: return ended(wording(.simulatorStopped), context)
    case .failed(let reason):
      return ended(wording(.reviewsUnreadable(reason: wording(reason))), context)
    case .shown: break
    }
    if table != nil { return costs(context) }
    if context.aside == .item {
      let view = view(context)
      return context.days("simulated days", report?.present?.dayCount ?? 0) { view.words(on: $0) }
    }
    return form(context)
  }

  private func view(_ context: LineContext) -> SimulationView {
    SimulationView(screen: self, context: context.screen)
  }

  /// The scene while there is nothing to tell but why.
  private func ended(_ words: String, _ context: LineContext) -> LineScene {
    LineModeScene(
      name: "simulation ended",
      lines: [.text(words)],
      choices: [
        LineModeChoice("1", context.wording(.lineModeAgain), .again), context.back(.close),
      ],
      isQuestion: true
    )
  }

  private func form(_ context: LineContext) -> LineScene {
    let wording = context.wording
    let told = items.map { item in
      let value = words(for: item, wording)
      let label = wording(item.label)
      return value.isEmpty ? label : wording(.lineModeItem(label: label, value: value))
    }
    let sentences = view(context).sentences
    let name = wording(.asSentence(text: context.wording.name(deck.name)))
    return context.settings(
      "simulation",
      title: .text(wording.sentences([name] + sentences)),
      told,
      labels: items.map(\.label),
      selected: list.selected,
      only: nil,
      changingBack: 0..<Item.values.count,
      [
        context.moreOnDays, context.back(.close),
      ],
      select: { .move(.row($0)) }
    ) { row, step in
      [.move(.row(row)), .change(step)]
    }
  }

  /// What each retention costs, as choices.
  private func costs(_ context: LineContext) -> LineScene {
    let wording = context.wording
    let list = LineModeList(count: retentions.count, context: context)
    return LineModeScene(
      name: "retentions \(context.firstRow)",
      lines: [.text(view(context).cheapestNote)],
      choices: list.rows(doing: { [.move(.row($0)), .take] }) { row in
        let words = retentions[row].words(wording)
        let known = wording(
          .lineModeItem(label: wording(.simulatorColumnKnown), value: words.known)
        )
        return [words.percent, words.time, known].joined(separator: wording(.listComma))
      } + [context.back(.close)]
    )
  }
}
