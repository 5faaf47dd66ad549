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
        let name = wording(.lineModeItem(label: wording(item.kind.label), value: item.name))
        return item.detail.isEmpty ? name : "\(name)\(wording(.listComma))\(item.detail)"
      } + [context.back(.close)],
      listsChoices: true,
      prompt: wording(.lineModeChoose)
    )
  }

  /// Asks for a name, after one that finds nothing too.
  private func question(
    _ context: LineModeContext<VaultSnapshot, Action>
  ) -> LineModeScene<Action> {
    LineModeScene(
      name: "palette, asked \(field.text)",
      lines: [context.line(field.text.isEmpty ? .paletteTitle : .paletteNothing)],
      choices: [context.back(.close)],
      entry: .text(clearing: [.field(.clear)], submitting: []),
      prompt: context.wording(.lineModePalette),
      field: field
    )
  }
}
