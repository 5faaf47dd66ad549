import Devices
import Screens
import Widgets
import WindowLevels
import Wording

/// Asks before a device is removed, before this one leaves its group, or before the group's files are
/// deleted; says what is not undone by it. Does it then, with progress.
struct DeviceQuestionScreen: Screen {
  typealias Data = DevicesData

  enum Action: Sendable {
    case choose(Int), confirm, answer(Bool), stop, close
  }

  enum Question: Codable, Hashable, Sendable {
    case removal(of: DeviceID)
    case leaving
    /// The question about deleting the group's files on this remote.
    case destruction(remote: String)
  }

  /// An answer, in the order in which they are listed.
  enum Choice: Int, CaseIterable, Sendable, Codable {
    case keep, go
  }

  let question: Question
  private(set) var choice = Choice.keep
  /// The work under way; nil if there is none.
  private(set) var work: DeviceWork?
  private var isLoading = false

  private enum CodingKeys: CodingKey {
    case question, choice
  }

  init(_ question: Question) {
    self.question = question
  }

  static let bindings = DialogKeys.bindings(
    confirm: Action.confirm,
    back: .close,
    answer: { .answer($0) },
    move: { .choose($0) }
  )

  static let workBindings: [KeyBinding<Action>] = DeviceWork.bindings(stop: .stop)

  static let tables = [bindings, workBindings]

  var table: [KeyBinding<Action>] { work == nil ? Self.bindings : Self.workBindings }

  mutating func perform(_ action: Action, _ context: DevicesContext) -> [Request] {
    switch action {
    case .choose(let step):
      choice = choice.advanced(by: step)
      return []
    case .confirm where choice == .go, .answer(true):
      guard work == nil else { return [] }
      work = DeviceWork(.sending)
      switch question {
      case .removal(let device): return [.run(.remove(device))]
      case .leaving: return [.run(.leave)]
      case .destruction: return [.run(.destroy)]
      }
    case .stop:
      work?.stop()
      return [.run(.stop)]
    case .confirm, .answer, .close: return [.close]
    }
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
    return device.share == .flashcards
      ? .deviceRemovalFlashcardsText(device: label) : .deviceRemovalText(device: label)
  }

  /// Has the group looked up that a removal names a device of: after a lock it is not here.
  mutating func advance(_ context: DevicesContext) -> [Request] {
    guard context.data.membership == .unknown, !isLoading else { return [] }
    isLoading = true
    return [.run(.load)]
  }

  /// The words of an answer.
  func words(_ choice: Choice) -> Phrase {
    switch (choice, question) {
    case (.keep, _): .deviceKeep
    case (.go, .removal): .keyRemove
    case (.go, .leaving): .keyLeaveGroup
    case (.go, .destruction): .keyDestroyGroup
    }
  }

  func frame(in size: Size, _ context: DevicesContext) -> Rect {
    let area = StatusBar.rectAbove(in: size)
    return area.centered(box(context).size(within: area.size))
  }

  func draw(into canvas: inout Canvas, _ context: DevicesContext) {
    guard let work else {
      box(context)
        .draw(in: canvas.bounds, into: &canvas, theme: context.theme, style: context.theme.bad)
      return
    }
    canvas.fill(canvas.bounds)
    canvas.frame(canvas.bounds, context.theme.borderLines, style: context.theme.border)
    let area = canvas.bounds.inset(x: 3, y: 1)
    canvas.put(context.theme.pointer, at: area.origin.moved(x: -2), style: context.theme.accent)
    work.draw(in: area, into: &canvas, context)
  }

  private func box(_ context: DevicesContext) -> DialogBox {
    DialogBox(
      heading: context.wording(.devicesTitle),
      text: context.wording(text(context)),
      choices: Choice.allCases.map { context.wording(words($0)) },
      selected: choice.rawValue
    )
  }
}

extension DeviceQuestionScreen {
  func scene(_ context: LineModeContext<DevicesData, Action>) -> LineModeScene<Action> {
    if let work { return work.scene(context, stop: .stop) }
    return LineModeScene(
      name: "question \(question)",
      lines: [context.line(text(context.screen))],
      choices: Choice.allCases.map { other in
        LineModeChoice(
          String(other.rawValue + 1),
          context.wording(words(other)),
          .choose(other.rawValue - choice.rawValue),
          .confirm
        )
      } + [context.back(.close)],
      listsChoices: true,
      isQuestion: true,
      prompt: context.wording(.lineModeChoose)
    )
  }
}
