import DomainWords
import Flashcards
import Screens
import Widgets
import Wording

extension NoteForm {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    if let occlusion { return scene(occlusion, context) }
    var problem = problemPhrase.map { [context.line($0)] } ?? []
    if let notice { problem.append(context.line(notice)) }
    if let scene = attachmentScene(context) { return scene }
    if context.aside == .summary { return summary(context) }
    guard let field else { return kinds(context, problem) }
    return text(field, context, problem)
  }

  /// A field of text: what is in it stays where nothing is typed.
  private func text(
    _ field: TextField,
    _ context: LineContext,
    _ problem: [SpokenLine]
  ) -> LineScene {
    let wording = context.wording
    var lines = problem
    if field.text.isEmpty {
      if focus == .prompt, !isEditing {
        lines.append(context.line(context.isFirst ? .lineModeNewCard : .lineModeNextCard))
      }
      if type.kind == .cloze, type.occlusionFields == nil, focus == .prompt {
        lines.append(context.line(.layerCloze))
      }
    } else {
      lines += wording(.lineModeItem(label: wording(.lineModeSoFar), value: field.text)).spokenLines
      lines.append(context.line(.lineModeKeep))
    }
    let isEnd = !isEditing && focus == .prompt && field.text.isEmpty
    let isLast = focus == .tags
    let shapes =
      type.occlusionFields == nil
      ? [] : [LineModeChoice("shapes", wording(.keyOcclusions), Action.openOcclusion)]
    let onward = ChoiceAction<Action>(
      actions: isEnd ? [.close] : isLast ? [] : [.next],
      aside: isLast ? .summary : nil
    )
    return LineModeScene(
      name: "field \(focus) \(field.text.isEmpty) \(duplicate == nil)",
      lines: lines,
      choices: [
        LineModeChoice(
          "empty",
          wording(.lineModeEmpty),
          ChoiceAction(actions: [.field(.clear)] + onward.actions, aside: onward.aside)
        ),
        LineModeChoice("save", wording(.keySave), ChoiceAction(aside: .summary)),
      ] + shapes + attaching(wording) + [context.back(.close)],
      entry: .text(
        clearing: [.field(.clear)],
        submitting: isLast ? [] : [.next],
        breaking: isLast ? nil : .newline
      ),
      prompt: .lineModeAsk(what: label(focus, wording)),
      onEmpty: onward,
      field: field,
      next: isLast ? .summary : nil
    )
  }

  /// The choices to add a picture or a sound to a field of the note.
  private func attaching(_ wording: Wording) -> [LineChoice] {
    guard case .text = focus else { return [] }
    return [
      LineModeChoice("attach", wording(.keyAttach), .attach(.open)),
      LineModeChoice("clipboard", wording(.keyPastePicture), .attach(.clipboard)),
    ]
  }

  /// All that is saved, before it is.
  private func summary(_ context: LineContext) -> LineScene {
    let wording = context.wording
    let texts: [SpokenLine] = type.fields.indices.flatMap { index -> [SpokenLine] in
      let text = text(of: .text(index))?.text ?? ""
      let value = text.isEmpty ? wording(.changeNone) : text
      return wording(.lineModeItem(label: label(.text(index), wording), value: value)).spokenLines
    }
    return LineModeScene(
      name: "summary",
      lines: texts + [
        context.item(.noteKind, type.name(wording)),
        context.item(.noteTags, tags.text.isEmpty ? wording(.changeNone) : tags.text),
      ],
      choices: [LineModeChoice("1", wording(.keySave), .save), context.back(.close)],
      prompt: .lineModeEnterSaves,
      onEmpty: ChoiceAction(actions: [.save]),
      hasHint: false,
      wayBack: ChoiceAction()
    )
  }

  private func kinds(_ context: LineContext, _ problem: [SpokenLine]) -> LineScene {
    let wording = context.wording
    return LineModeScene(
      name: "kind",
      lines: problem + [context.item(.noteKind, type.name(wording))],
      choices: (context.screen.data.deck(deck)?.noteTypes ?? []).enumerated().map { index, other in
        LineModeChoice(String(index + 1), other.name(wording), .choose(other.id), .next)
      } + [context.back(.close)],
      listsChoices: false,
      onEmpty: ChoiceAction(actions: [.next]),
      enter: type.name(wording)
    )
  }

  private var isEditing: Bool {
    if case .editing = purpose { true } else { false }
  }
}
