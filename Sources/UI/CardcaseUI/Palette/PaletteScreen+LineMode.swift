import Screens
import Widgets
import WindowLevels
import Wording

extension PaletteScreen {
  func scene(_ context: LineModeContext<VaultSnapshot, Action>) -> LineModeScene<Action> {
    let found = field.text.isEmpty ? [] : found(context.screen)
    guard !found.isEmpty else { return question(context) }
    let wording = context.wording
    let list = LineModeList(count: found.count, context: context)
    return LineModeScene(
      name: "palette \(field.text) \(found.count) \(context.firstRow)",
      lines: [context.line(.lineModePaletteFound(text: field.text))],
      choices: list.rows(doing: { [.choose($0)] }) { row in
        let item = found[row]
        let name = wording(
          .lineModeItem(label: wording(item.kind.label), value: item.spokenName ?? item.name)
        )
        return item.detail.isEmpty ? name : "\(name)\(wording(.listComma))\(item.detail)"
      } + [context.back(.close)],
      position: list.position
    )
  }

  /// Asks for a name, after one that finds nothing too, and says what the screen beneath can do.
  private func question(_ context: LineContext) -> LineScene {
    let all = field.text.isEmpty ? found(context.screen) : []
    let actions = ownActions(all).enumerated().map { number, row in
      let name = context.wording(
        .lineModeItem(
          label: context.wording(all[row].kind.label),
          value: all[row].spokenName ?? all[row].name
        )
      )
      return LineChoice(String(number + 1), name, .choose(row))
    }
    return LineModeScene(
      name: "palette, asked \(field.text)",
      lines: [context.line(field.text.isEmpty ? .paletteTitle : .paletteNothing)],
      choices: actions + [context.back(.close)],
      listsChoices: !actions.isEmpty,
      entry: .text(clearing: [.field(.clear)], submitting: []),
      prompt: .lineModePalette,
      field: field
    )
  }
}
