import Devices
import Screens
import Widgets
import WindowLevels
import Wording

/// Settles all conflicts at once: with what shows now, or with what one of the devices wrote.
struct ConflictChoiceScreen: Screen {
  typealias Data = DevicesData

  enum Action: Sendable {
    case choose(Int), confirm, close
  }

  private(set) var choice = 0
  private var isSettling = false

  private enum CodingKeys: CodingKey {
    case choice
  }

  init() {}

  static let bindings = DialogKeys.bindings(confirm: Action.confirm, back: .close) { .choose($0) }

  static let tables = [bindings]

  /// The devices, in the order in which they are listed behind leaving and keeping what shows.
  private func devices(_ context: DevicesContext) -> [String] {
    (context.data.conflicts ?? []).deviceNames
  }

  /// The answers, from the top.
  private func answers(_ context: DevicesContext) -> [String] {
    let all = [context.wording(.deviceKeep), context.wording(.conflictKeepShown)]
    return all + devices(context).map { context.wording(.conflictKeepOf(device: $0)) }
  }

  mutating func perform(_ action: Action, _ context: DevicesContext) -> [Request] {
    let count = answers(context).count
    switch action {
    case .choose(let step):
      choice = (choice + step + count) % count
      return []
    case .confirm where choice > 0:
      guard !isSettling else { return [] }
      isSettling = true
      let devices = devices(context)
      let device = devices.indices.contains(choice - 2) ? devices[choice - 2] : nil
      return [.run(.settleAll(by: device))]
    case .confirm, .close: return [.close]
    }
  }

  mutating func receive(_ reply: DeviceReply, _ context: DevicesContext) -> [Request] {
    switch reply {
    case .settledAll(let count):
      let conflicts = context.wording.count(.conflicts, count)
      let message = StatusMessage(tone: .success, .conflictsSettled(conflicts: conflicts))
      return [.close, .tell(message)]
    case .failed(let failure):
      return [.close, .tell(StatusMessage(tone: .problem, failure.phrase(context.wording)))]
    default: return []
    }
  }

  func frame(in size: Size, _ context: DevicesContext) -> Rect {
    let area = StatusBar.rectAbove(in: size)
    return area.centered(box(context).size(within: area.size))
  }

  func draw(into canvas: inout Canvas, _ context: DevicesContext) {
    box(context).draw(
      in: canvas.bounds,
      into: &canvas,
      theme: context.theme,
      style: context.theme.accent
    )
  }

  private func box(_ context: DevicesContext) -> DialogBox {
    let answers = answers(context)
    return DialogBox(
      heading: context.wording(.keyConflicts),
      text: context.wording(.conflictsText),
      choices: answers,
      selected: min(choice, answers.count - 1)
    )
  }
}

extension ConflictChoiceScreen {
  func scene(_ context: LineModeContext<DevicesData, Action>) -> LineModeScene<Action> {
    LineModeScene(
      name: "all conflicts",
      lines: [context.line(.conflictsText)],
      choices: answers(context.screen).enumerated().map { index, answer in
        LineModeChoice(String(index + 1), answer, .choose(index - choice), .confirm)
      } + [context.back(.close)],
      listsChoices: true,
      isQuestion: true,
      prompt: context.wording(.lineModeChoose)
    )
  }
}
