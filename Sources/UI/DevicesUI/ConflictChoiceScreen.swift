import Devices
import Screens
import Widgets
import WindowLevels
import Wording

/// Settles all conflicts at once: with what shows now, or with what one of the devices wrote.
struct ConflictChoiceScreen: DialogScreen {
  typealias Data = DevicesData

  enum Action: DialogAnswering {
    case dialog(DialogAction)

    static var hasLetters: Bool { false }
  }

  var choice = 0
  private var isSettling = false

  private enum CodingKeys: CodingKey {
    case choice
  }

  init() {}

  /// The devices, in the order in which they are listed behind leaving and keeping what shows.
  private func devices(_ context: DevicesContext) -> [String] {
    (context.data.conflicts ?? []).deviceNames
  }

  /// The answers, from the top.
  private func answers(_ context: DevicesContext) -> [String] {
    let all = [context.wording(.choiceCancel), context.wording(.conflictKeepShown)]
    return all + devices(context).map { context.wording(.conflictKeepOf(device: $0)) }
  }

  mutating func perform(_ action: Action, _ context: DevicesContext) -> [Request] {
    switch action {
    case .dialog(let action): follow(action, context)
    }
  }

  mutating func answer(_ choice: Int, _ context: DevicesContext) -> [Request] {
    guard choice > 0 else { return [.close] }
    guard !isSettling else { return [] }
    isSettling = true
    let devices = devices(context)
    let device = devices.indices.contains(choice - 2) ? devices[choice - 2] : nil
    return [.run(.settleAll(by: device))]
  }

  mutating func receive(_ reply: DeviceReply, _ context: DevicesContext) -> [Request] {
    switch reply {
    case .settledAll(let count):
      let message = StatusMessage(tone: .success, .conflictsSettled(count))
      return [.close, .tell(message)]
    case .failed(let failure):
      return [.close, .tell(StatusMessage(tone: .problem, failure.phrase(context.wording)))]
    default: return []
    }
  }

  func prompt(_ context: DevicesContext) -> Dialog {
    let answers = answers(context)
    return Dialog(
      DialogBox(
        heading: context.wording(.keySettleAll),
        text: context.wording(.conflictText),
        choices: answers,
        selected: min(choice, answers.count - 1)
      ),
      isGrave: false
    )
  }
}
