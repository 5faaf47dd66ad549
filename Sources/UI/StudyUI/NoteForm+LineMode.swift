import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension NoteForm {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    if let leaving {
      return leaving.scene(context, move: { .otherAnswer($0) }, answer: .answer)
    }
    var problem = problem.map { [context.line($0.phrase)] } ?? []
    if let notice { problem.append(context.line(notice)) }
    guard let field else { return kinds(context, problem) }
    return text(field, context, problem)
  }

  /// A field of text: what is in it stays where nothing is typed.
  private func text(
    _ field: TextField,
    _ context: LineModeContext<StudyData, Action>,
    _ problem: [SpokenLine]
  ) -> LineModeScene<Action> {
    let wording = context.wording
    var lines = problem
    if field.text.isEmpty {
      if focus == .prompt, !isEditing {
        lines.append(context.line(context.isFirst ? .lineModeNewCard : .lineModeNextCard))
      }
      if type.kind == .cloze, focus == .prompt { lines.append(context.line(.layerCloze)) }
    } else {
      lines += wording(.lineModeItem(label: wording(.lineModeSoFar), value: field.text)).spokenLines
      lines.append(context.line(.lineModeKeep))
    }
    let isEnd = !isEditing && focus == .prompt && field.text.isEmpty
    return LineModeScene(
      name: "field \(focus) \(field.text.isEmpty) \(duplicate == nil)",
      lines: lines,
      choices: [
        LineModeChoice(
          "empty",
          wording(.lineModeEmpty),
          ChoiceAction(actions: [.field(.clear), .next])
        ),
        LineModeChoice("save", wording(.keySave), .save),
        context.back(.close),
      ],
      entry: .text(
        clearing: [.field(.clear)],
        submitting: [.next],
        breaking: focus == .tags ? nil : .newline
      ),
      prompt: wording(.lineModeAsk(what: label(focus, wording))),
      onEmpty: ChoiceAction(actions: isEnd ? [.close] : [.next]),
      field: field
    )
  }

  private func kinds(_ context: LineModeContext<StudyData, Action>, _ problem: [SpokenLine])
    -> LineModeScene<Action>
  {
    let wording = context.wording
    return LineModeScene(
      name: "kind",
      lines: problem + [
        context.item(.noteKind, type.name(wording)), context.line(.lineModeKeepKind),
      ],
      choices: (context.screen.shelf(deck)?.noteTypes ?? []).enumerated().map { index, other in
        LineModeChoice(String(index + 1), other.name(wording), .choose(other.id), .next)
      } + [context.back(.close)],
      prompt: wording(.lineModeChoose),
      onEmpty: ChoiceAction(actions: [.next])
    )
  }

  private var isEditing: Bool {
    if case .editing = purpose { true } else { false }
  }
}
