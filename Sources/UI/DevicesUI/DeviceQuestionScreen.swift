import Devices
import Screens
import Widgets
import WindowLevels
import Wording

/// Asks before a device is removed, before this one leaves its group, or before the group's files are
/// deleted; says what is not undone by it. Does it then, with progress.
struct DeviceQuestionScreen: DialogScreen {
  typealias Data = DevicesData
  typealias Action = DialogAction

  enum Question: Codable, Hashable, Sendable {
    case removal(of: DeviceID)
    case leaving
    /// The question about deleting the group's files on this remote.
    case destruction(remote: String)
  }

  let question: Question
  var choice = 0
  /// The work under way; nil if there is none.
  private(set) var work: DeviceWork?
  private var isLoading = false

  private enum CodingKeys: CodingKey {
    case question, choice
  }

  init(_ question: Question) {
    self.question = question
  }

  static let tables = [Action.dialogKeys, WorkView.keys(stop: Action.dismiss)]

  mutating func answer(_ choice: Int, _ context: DevicesContext) -> [Request] {
    guard choice == 1 else { return [.close] }
    work = DeviceWork(.sending)
    return switch question {
    case .removal(let device): [.run(.remove(device))]
    case .leaving: [.run(.leave)]
    case .destruction: [.run(.destroy)]
    }
  }

  func work(_ context: DevicesContext) -> WorkView? { work?.view(hasPointer: true) }

  mutating func stop(_ context: DevicesContext) -> [Request] {
    work?.stop()
    return [.run(.stop)]
  }

  mutating func receive(_ reply: DeviceReply, _ context: DevicesContext) -> [Request] {
    switch reply {
    case .progress(let progress):
      work?.follow(progress)
      return []
    case .stopped: return [.close]
    case .removed(let device, _):
      return [.close, .tell(StatusMessage(tone: .success, .deviceWasRemoved(device: device)))]
    case .left: return [.close, .tell(StatusMessage(tone: .success, .deviceHasLeft))]
    case .failed(let failure):
      return [.close, .tell(StatusMessage(tone: .problem, failure.phrase(context.wording)))]
    case .destroyed(let remote):
      return [.close, .tell(StatusMessage(tone: .success, .deviceDestroyed(remote: remote)))]
    case .loaded:
      isLoading = false
      return []
    case .changed, .synced, .checked, .founded, .joined, .restored, .moved, .verified, .inviting,
      .asked,
      .admitted, .inviteEnded, .conflicts, .revealed, .settled, .settledAll:
      return []
    }
  }

  /// The question in words.
  func text(_ context: DevicesContext) -> Phrase {
    switch question {
    case .removal(let id): removalText(id, context)
    case .leaving: .deviceLeavingText
    case .destruction(let remote): .deviceDestructionText(remote: remote)
    }
  }

  private func removalText(_ id: DeviceID, _ context: DevicesContext) -> Phrase {
    guard let group = context.data.group, let device = group.device(id) else {
      return .studyLoading
    }
    let label = group.label(of: device)
    let question = Phrase.deviceRemovalText(device: label)
    guard device.share != .flashcards else { return question }
    return .twoSentences(
      first: context.wording(question),
      second: context.wording(.deviceRemovalBanks)
    )
  }

  /// Has the group looked up that a removal names a device of: after a lock it is not here.
  mutating func advance(_ context: DevicesContext) -> [Request] {
    guard context.data.membership == .unknown, !isLoading else { return [] }
    isLoading = true
    return [.run(.load)]
  }

  /// The words of the answer that changes something.
  private var go: Phrase {
    switch question {
    case .removal: .keyRemove
    case .leaving: .keyLeaveGroup
    case .destruction: .keyDestroyGroup
    }
  }

  func prompt(_ context: DevicesContext) -> Dialog {
    Dialog(
      DialogBox(
        heading: context.wording(.devicesTitle),
        text: context.wording(text(context)),
        choices: [.choiceCancel, go].map { context.wording($0) },
        selected: choice
      )
    )
  }
}
