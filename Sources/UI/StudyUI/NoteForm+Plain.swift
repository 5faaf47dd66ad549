import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension NoteForm {
  func scene(_ context: PlainContext<StudyData>) -> PlainScene {
    let problem = problem.map { [context.line($0.phrase)] } ?? []
    guard let field else { return kinds(context, problem) }
    return text(field, context, problem)
  }

  /// A field of text: what is in it stays where nothing is typed.
  private func text(
    _ field: TextField,
    _ context: PlainContext<StudyData>,
    _ problem: [PlainLine]
  ) -> PlainScene {
    let wording = context.wording
    var lines = problem
    if field.text.isEmpty {
      if focus == .prompt, !isEditing {
        lines.append(context.line(context.isFirst ? .lineModeNewCard : .lineModeNextCard))
      }
      if kind == .cloze, focus == .prompt { lines.append(context.line(.layerCloze)) }
    } else {
      lines += wording(.lineModeItem(label: wording(.lineModeSoFar), value: field.text)).plainLines
      lines.append(context.line(.lineModeKeep))
    }
    let isEnd = !isEditing && focus == .prompt && field.text.isEmpty
    return PlainScene(
      name: "field \(focus) \(field.text.isEmpty)",
      lines: lines,
      choices: [
        PlainChoice(
          "empty",
          wording(.lineModeEmpty),
          ChoiceAction(keys: field.clearing + [.enter])
        ),
        PlainChoice("save", wording(.keySave), .control("s")),
        context.back(.escape),
      ],
      entry: .text(
        clearing: field.clearing,
        sending: [.enter],
        breaking: focus == .tags ? nil : .control("j")
      ),
      prompt: wording(.lineModeAsk(what: wording(focus.phrase))),
      onEmpty: ChoiceAction(keys: isEnd ? [.escape] : [.enter]),
      field: field
    )
  }

  private func kinds(_ context: PlainContext<StudyData>, _ problem: [PlainLine]) -> PlainScene {
    let wording = context.wording
    let all = NoteKind.allCases
    let present = all.firstIndex(of: kind) ?? 0
    return PlainScene(
      name: "kind",
      lines: problem + [
        context.item(.noteKind, wording(kind.phrase)), context.line(.lineModeKeepKind),
      ],
      choices: all.enumerated().map { index, other in
        let steps = (index - present + all.count) % all.count
        return PlainChoice(
          String(index + 1),
          wording(other.phrase),
          ChoiceAction(keys: Array(repeating: .right, count: steps) + [.enter])
        )
      } + [context.back(.escape)],
      prompt: wording(.lineModeChoose),
      onEmpty: ChoiceAction(keys: [.enter])
    )
  }

  private var isEditing: Bool {
    if case .editing = purpose { true } else { false }
  }
}
