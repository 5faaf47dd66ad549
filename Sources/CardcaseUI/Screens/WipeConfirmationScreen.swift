import Windowing
import Wording

/// Asks, before the deletion after ten failures is switched on, whether that is really meant.
struct WipeConfirmationScreen: ScreenContent {
  enum Action: Sendable {
    case choose(Int), confirm, close
  }

  enum Choice: Int, CaseIterable, Codable {
    case leaveOff, switchOn
  }

  private(set) var choice = Choice.leaveOff

  static let bindings: [KeyBinding<Action>] = [
    KeyBinding(.enter, .character(" "), does: .confirm, .keyChoose),
    KeyBinding(.up, .left, .backTab, .character("k"), does: .choose(-1), .keyMove),
    KeyBinding(.down, .right, .tab, .character("j"), does: .choose(1), .keyMove),
    KeyBinding(.escape, does: .close, .keyBack),
  ]

  var screen: Screen { .wipeConfirmation(self) }

  mutating func perform(_ action: Action, _ context: ScreenContext) -> [Request] {
    switch action {
    case .choose(let step):
      choice = choice.advanced(by: step)
      return []
    case .confirm where choice == .switchOn:
      var preferences = context.preferences
      preferences.wipesAfterTen = true
      return [.close, .save(preferences)]
    case .confirm, .close:
      return [.close]
    }
  }

  func frame(in size: Size, _ context: ScreenContext) -> Rect {
    let area = StatusBar.rectAbove(in: size)
    return area.centered(box(context.wording).size(within: area.size))
  }

  func draw(into canvas: inout Canvas, _ context: ScreenContext) {
    box(context.wording).draw(
      in: canvas.bounds,
      into: &canvas,
      theme: context.theme,
      style: context.theme.problem
    )
  }

  private func box(_ wording: Wording) -> DialogBox {
    DialogBox(
      heading: wording(.settingsWipe),
      text: wording(.wipeConfirmation),
      choices: [wording(.wipeLeaveOff), wording(.wipeSwitchOn)],
      selected: choice.rawValue
    )
  }
}
