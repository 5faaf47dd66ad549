import Flashcards
import Screens
import Widgets
import Wording

/// What is chosen besides the rows, in line mode: columns, saved searches and further edits.
extension BrowserScreen {
  /// The saved searches, or the name of one that is saved.
  func savedSearches(_ chooser: SavedSearchChooser, _ context: LineContext) -> LineScene {
    let wording = context.wording
    if let name = chooser.name {
      return LineModeScene(
        name: "name of a search",
        lines: [.text(query.text)],
        choices: [context.back(.saved(.close))],
        entry: .text(clearing: [.saved(.field(.clear))], submitting: [.saved(.save)]),
        prompt: .lineModeAsk(what: wording(.searchSave)),
        field: name
      )
    }
    let rows = SavedSearchChooser.rows(query.text, context.screen)
    if context.aside == .row, case .saved(let saved) = chooser.focused(rows) {
      return LineModeScene(
        name: "saved \(saved)",
        lines: [.text(wording(.lineModeItem(label: saved.name, value: saved.search)))],
        choices: [
          LineModeChoice("1", wording(.keySearch), .saved(.choose)),
          LineModeChoice("2", wording(.keyDelete), .saved(.delete)),
          context.back(),
        ]
      )
    }
    return LineModeScene(
      name: "saved searches \(rows.count)",
      lines: [context.line(rows.isEmpty ? .searchesNone : .searchesSaved)],
      choices: rows.enumerated().map { index, row in
        let focus = Action.saved(.move(.row(index)))
        return switch row {
        case .present:
          LineModeChoice(String(index + 1), wording(.searchSave), focus, .saved(.choose))
        case .saved(let saved):
          LineModeChoice(
            String(index + 1),
            wording(.lineModeItem(label: saved.name, value: saved.search)),
            ChoiceAction(actions: [focus], aside: .row)
          )
        }
      } + [context.back(.saved(.close))]
    )
  }

  /// The menu of what else can be done, or what is asked for first.
  func edits(_ menu: EditMenu, _ context: LineContext) -> LineScene {
    let wording = context.wording
    let targets = targetWords(menu, wording)
    if let field = menu.field, let hint = menu.item.hint {
      return LineModeScene(
        name: "edit \(menu.item.id) \(menu.problem == nil)",
        lines: [.text(targets), context.line(menu.problem ?? hint)],
        choices: [context.back(.menu(.close))],
        entry: .text(clearing: [.menu(.field(.clear))], submitting: [.menu(.submit)]),
        prompt: .lineModeAsk(what: wording(menu.item.label)),
        field: field
      )
    }
    return LineModeScene(
      name: "edits \(targets)",
      lines: [.text(targets)],
      choices: EditMenu.Item.all.enumerated().map { index, item in
        LineModeChoice(
          String(index + 1),
          wording(item.label),
          .menu(.move(.row(index))),
          .menu(.choose)
        )
      } + [context.back(.menu(.close))]
    )
  }

  /// The choice of what is listed.
  func columns(_ chooser: ColumnChooser, _ context: LineContext) -> LineScene {
    let wording = context.wording
    let rows = ColumnChooser.rows(layout)
    func words(_ row: ColumnChooser.Row) -> String {
      let (name, value, isShown) = chooser.words(for: row, layout, unit, context.screen)
      let shown = isShown ? wording(.columnsShown) : ""
      return [name, value, shown].filter { !$0.isEmpty }.joined(separator: wording(.listComma))
    }
    guard context.aside == .row, case .column = chooser.focused(layout) else {
      return LineModeScene(
        name: "columns \(unit) \(layout)",
        lines: [context.line(.keyColumns)],
        choices: rows.enumerated().map { index, row in
          let focus = Action.chooser(.move(.row(index)))
          return row == .unit
            ? LineModeChoice(String(index + 1), words(row), focus, .chooser(.toggle))
            : LineModeChoice(
              String(index + 1),
              words(row),
              ChoiceAction(actions: [focus], aside: .row)
            )
        } + [context.back(.chooser(.close))]
      )
    }
    let focused = chooser.focused(layout)
    return LineModeScene(
      name: "column \(focused) \(layout)",
      lines: [.text(words(focused))],
      choices: [
        LineModeChoice("1", wording(.keyShowHide), .chooser(.toggle), then: .row),
        LineModeChoice("2", wording(.keySort), .chooser(.sort), then: .row),
        LineModeChoice("3", wording(.keyMoveUp), .chooser(.order(-1)), then: .row),
        LineModeChoice("4", wording(.keyMoveDown), .chooser(.order(1)), then: .row),
        context.back(),
      ]
    )
  }
}
