import Flashcards
import Screens
import Widgets
import Wording

extension UndoListScreen {
  func scene(_ context: LineModeContext<VaultSnapshot, Action>) -> LineModeScene<Action> {
    guard entries != nil else { return context.moment(.studyLoading) }
    let wording = context.wording
    if let search, search.isEdited { return context.scene(of: search) { .search($0) } }
    let places = rows.indices.filter { !rows[$0].isDay }
    let list = LineModeList(count: places.count, context: context)
    let choices = list.rows(doing: { [.move(.row(places[$0])), .look] }) { number in
      guard case .entry(let entry) = rows[places[number]] else { return "" }
      return [
        entry.what(wording), entry.howMuch(wording), entry.when(context.screen.environment),
        entry.isUndone ? wording(.undoneMark) : "",
      ].filter { !$0.isEmpty }.joined(separator: wording(.listComma))
    }
    let forgets = places.enumerated().map { number, place in
      var forget = LineChoice(
        "-\(number + 1)",
        "",
        ChoiceAction(actions: [.move(.row(place)), .forget])
      )
      forget.isSaid = false
      return forget
    }
    let damage =
      damaged > 0 ? [context.line(.recordsUnreadable(damaged))] : []
    return LineModeScene(
      name: "undo \(context.firstRow) \(entries?.hashValue ?? 0) \(search.text)",
      lines: [context.line(heading)] + damage,
      choices: choices + forgets
        + (entries?.isEmpty == false
          ? [LineModeChoice("f", wording(.keySearch), .search(.begin))] : [])
        + [
          LineModeChoice("y", wording(.keyRedo), .redo),
          LineModeChoice("q", wording(search == nil ? .keyBack : .keyShowAll), .close),
        ],
      position: list.position
    )
  }

  private var heading: Phrase {
    if entries?.isEmpty != false { return .undoListEmpty }
    return rows.isEmpty ? .noMatch : .lineModeUndoList
  }
}
