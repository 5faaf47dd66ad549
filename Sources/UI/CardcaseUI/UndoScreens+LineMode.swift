import Screens
import StudyUI
import Undo
import WalletUI
import Widgets
import WindowLevels
import Wording

extension UndoListScreen {
  func scene(_ context: LineModeContext<VaultSnapshot, Action>) -> LineModeScene<Action> {
    guard let entries else { return context.moment(.studyLoading) }
    let wording = context.wording
    let list = LineModeList(count: entries.count, context: context)
    let rows = list.rows(doing: { [.move(.row($0)), .look] }) { row in
      let entry = entries[row]
      return [
        entry.what(wording), entry.howMuch(wording), entry.when(context.screen.environment),
        entry.isUndone ? wording(.undoneMark) : "",
      ].filter { !$0.isEmpty }.joined(separator: wording(.listComma))
    }
    let damage =
      damaged > 0 ? [context.line(.undoListUnreadable(count: String(damaged)))] : []
    return LineModeScene(
      name: "undo \(context.firstRow) \(entries.hashValue)",
      lines: [context.line(entries.isEmpty ? .undoListEmpty : .lineModeUndoList)] + damage,
      choices: rows
        + entries.indices.map { row in
          var forget = LineChoice(
            "-\(row + 1)",
            "",
            ChoiceAction(actions: [.move(.row(row)), .forget])
          )
          forget.isSaid = false
          return forget
        }
        + [LineModeChoice("y", wording(.keyRedo), .redo), context.back(.close)],
      position: list.position
    )
  }
}
