import Flashcards
import Screens
import Widgets
import Wording

extension DuplicatesScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    let wording = context.wording
    guard let groups else { return context.moment(.duplicatesTitle) }
    switch context.aside {
    case .row where groups.indices.contains(list.selected):
      return told(groups[list.selected], context)
    case .marked where !marks.isEmpty: return marked(context)
    default: break
    }
    let rows = LineModeList(count: groups.count, context: context)
    let field = wording(.lineModeItem(label: wording(.duplicatesField), value: self.field ?? ""))
    let standing: Phrase = groups.isEmpty ? .duplicatesNone : .duplicatesFound(groups.count)
    return LineModeScene(
      name: "duplicates \(self.field ?? "") \(groups.count) \(context.firstRow)",
      lines: [.text(field), .count(wording.listCount(wording(standing), marked: marks.count))],
      choices: rows.rows(doing: { [.move(.row($0))] }, then: .row) { index in
        let mark = marks.contains(groups[index].id) ? [wording(.lineModeIsMarked)] : []
        return ([groups[index].text, wording(.notes(groups[index].notes.count))] + mark)
          .joined(separator: wording(.listSemicolon))
      }
        + (Self.fields(context.screen).count > 1
          ? [LineModeChoice("f", wording(.duplicatesField), .field(1))] : [])
        + UndoCommand.choices(wording) { .undo($0) }
        + (groups.isEmpty ? [] : [context.withMarked(marks)]) + [context.back(.close)],
      rowWords: context.marking(groups.count) { .mark($0) },
      position: rows.position
    )
  }

  /// A text, and what can be done with its notes.
  private func told(_ group: DuplicateGroup, _ context: LineContext) -> LineScene {
    LineModeScene(
      name: "group \(group.id)",
      lines: [.text(group.text), context.line(.duplicatesMerging)],
      choices: [
        LineModeChoice("1", context.wording(.keyCards), .open),
        LineModeChoice("2", context.wording(.keyJoinDoubles), .merge(on: .focused)),
        context.back(),
      ]
    )
  }

  /// The menu of the marked texts.
  private func marked(_ context: LineContext) -> LineScene {
    LineModeScene(
      name: "marked \(marks.count)",
      lines: [
        context.line(.listMarked(count: String(marks.count))), context.line(.duplicatesMerging),
      ],
      choices: [
        LineModeChoice("1", context.wording(.keyJoinDoubles), .merge(on: .marked)),
        LineModeChoice("2", context.wording(.keyUnmark), .mark(.clear)),
        context.back(),
      ]
    )
  }
}
