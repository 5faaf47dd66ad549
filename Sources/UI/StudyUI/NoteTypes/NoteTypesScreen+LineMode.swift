import DomainWords
import Flashcards
import Screens
import Widgets
import Wording

extension NoteTypesScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    let wording = context.wording
    guard let types else {
      return LoadingPlaceholder(because: failure).scene(context, again: .reload, close: .close)
    }
    if let renaming { return name(renaming, context) }
    if gallery != nil { return galleryScene(context) }
    if context.aside == .row, let selected { return told(selected, context) }
    let rows = LineModeList(count: types.count, context: context)
    return LineModeScene(
      name: "note types \(types.count) \(context.firstRow)",
      lines: [context.line(.noteTypesTitle), .count(wording(.noteTypes(types.count)))],
      choices: rows.rows(doing: { [.move(.row($0))] }, then: .row) { told(types[$0], wording) }
        + [LineModeChoice("a", wording(.noteTypeNew), .add)]
        + UndoCommand.choices(wording) { .undo($0) } + [context.back(.close)],
      position: rows.position
    )
  }

  /// A type with the numbers of its notes and cards.
  private func told(_ summary: NoteTypeSummary, _ wording: Wording) -> String {
    [
      summary.type.name(wording), wording(.notes(summary.notes)), wording(.cards(summary.cards)),
    ].joined(separator: wording(.listComma))
  }

  /// The menu of a type.
  private func told(_ summary: NoteTypeSummary, _ context: LineContext) -> LineScene {
    LineModeScene(
      name: "note type \(summary.type.id.rawValue)",
      lines: [.text(told(summary, context.wording))],
      choices: [
        LineModeChoice("1", context.wording(.keyEdit), .open),
        LineModeChoice("2", context.wording(.keyRename), .rename),
        LineModeChoice("3", context.wording(.keyDelete), .delete), context.back(),
      ]
    )
  }

  private func galleryScene(_ context: LineContext) -> LineScene {
    LineModeScene(
      name: "gallery",
      lines: [context.line(.noteTypeNew)],
      choices: NoteTypeGallery.allCases.enumerated().map { index, type in
        LineModeChoice(
          String(index + 1),
          type.name(context.wording),
          .move(.row(index)),
          .choose
        )
      } + [context.back(.leaveGallery)]
    )
  }

  private func name(_ renaming: Renaming, _ context: LineContext) -> LineScene {
    let wording = context.wording
    let problem = renaming.problem.map { [SpokenLine.text($0.words(wording))] } ?? []
    return LineModeScene(
      name: "name \(renaming.problem == nil)",
      lines: problem + [context.item(.lineModeSoFar, renaming.name.text)],
      choices: [context.back(.leaveName)],
      entry: .text(clearing: [.field(.clear)], submitting: [.take]),
      prompt: .lineModeAsk(what: wording(.noteTypeName)),
      onEmpty: ChoiceAction(actions: [.leaveName]),
      field: renaming.name
    )
  }
}
