import Devices
import Screens
import Widgets
import WindowLevels
import Wording

/// The devices that keep their cards in step: when each was last heard from, what waits, and what is
/// wrong. On a device in no group it offers to begin one or to join.
struct DevicesScreen: Screen {
  typealias Data = DevicesData

  enum Action: Sendable {
    case move(ListState.Move), open(Offer), choose, sync, invite, conflicts, remove, leave, stop
    case verify, moveGroup, destroy, close
  }

  /// A way to get into a group.
  enum Offer: Int, CaseIterable, Sendable {
    case join, found, restore

    var label: Phrase { purpose.title }

    /// The purpose of the form that it opens.
    var purpose: DeviceSetupScreen.Purpose {
      switch self {
      case .join: .joining
      case .found: .founding
      case .restore: .restoring
      }
    }
  }

  private(set) var list = ListState()
  /// The work under way; nil if there is none.
  private(set) var work: DeviceWork?
  private var isLoading = false

  private enum CodingKeys: CodingKey {
    case list
  }

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding("Y", does: .sync, .keySyncNow, named: "sync-now").formerly("s"),
      KeyBinding("=", does: .conflicts, .keyConflicts, named: "conflicts").formerly("c"),
      KeyBinding("a", does: .invite, .keyInvite, named: "invite").formerly("i"),
      KeyBinding("d", does: .remove, .keyRemove, named: "delete"),
      KeyBinding(.escape, does: .close, .keyBack),
      KeyBinding("V", does: .verify, .keyVerifyRemote, named: "verify-remote").formerly("v"),
      KeyBinding("M", does: .moveGroup, .keyMoveGroup, named: "move-group"),
      KeyBinding("L", does: .leave, .keyLeaveGroup, named: "leave-group").formerly("x"),
      KeyBinding("D", does: .destroy, .keyDestroyGroup, named: "delete-for-good"),
    ] + ListState.bindings { .move($0) }

  /// The keys on a device in no group.
  static let aloneBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.enter, .right, does: .choose, .keyChoose),
      KeyBinding(.escape, does: .close, .keyBack),
    ] + ListState.bindings { .move($0) }

  static let workBindings: [KeyBinding<Action>] = WorkView.keys(stop: .stop)

  static let tables = [bindings, aloneBindings, workBindings]

  func table(_ context: DevicesContext) -> [KeyBinding<Action>] {
    guard work == nil else { return Self.workBindings }
    switch context.data.membership {
    case .unknown: return Self.bindings.filter { $0.keys.contains(.escape) }
    case .alone: return Self.aloneBindings
    case .member(let group):
      let focused = focused(group)
      return Self.bindings.filter { binding in
        switch binding.action {
        case .conflicts: group.conflicts > 0
        case .remove: focused?.isOwn == false && focused?.isRemoved == false
        default: true
        }
      }
    }
  }

  /// The focused device; nil if none is listed.
  func focused(_ group: DeviceGroup) -> DeviceStatus? {
    group.devices.isEmpty ? nil : group.devices[min(list.selected, group.devices.count - 1)]
  }

  mutating func perform(_ action: Action, _ context: DevicesContext) -> [Request] {
    switch action {
    case .move(let move):
      let count = context.data.group?.devices.count ?? Offer.allCases.count
      list.move(move, count: count, height: DevicesView.listHeight(in: context))
      return []
    case .choose:
      let offers = Offer.allCases
      return perform(.open(offers[min(list.selected, offers.count - 1)]), context)
    case .open(let offer):
      return [.open(DeviceSetupScreen(offer.purpose))]
    case .sync: return begin(.sync)
    case .invite: return [.open(DeviceInvitationScreen())]
    case .conflicts: return [.open(ConflictListScreen())]
    case .remove:
      guard let device = context.data.group.flatMap(focused) else { return [] }
      return [.open(DeviceQuestionScreen(.removal(of: device.id)))]
    case .leave: return [.open(DeviceQuestionScreen(.leaving))]
    case .verify: return begin(.verify)
    case .moveGroup: return [.open(DeviceSetupScreen(.moving))]
    case .destroy:
      guard let remote = context.data.group?.remote else { return [] }
      return [.open(DeviceQuestionScreen(.destruction(remote: remote)))]
    case .stop:
      work?.stop()
      return [.run(.stop)]
    case .close: return [.close]
    }
  }

  private mutating func begin(_ effect: DeviceEffect) -> [Request] {
    guard work == nil else { return [] }
    work = DeviceWork()
    return [.run(effect)]
  }

  mutating func advance(_ context: DevicesContext) -> [Request] {
    guard context.data.membership == .unknown, !isLoading else { return [] }
    isLoading = true
    return [.run(.load)]
  }

  mutating func receive(_ reply: DeviceReply, _ context: DevicesContext) -> [Request] {
    switch reply {
    case .progress(let progress):
      work?.follow(progress)
      return []
    case .loaded:
      isLoading = false
      return []
    case .synced(_, let report):
      work = nil
      return [.tell(StatusMessage(tone: .success, report.phrase(context.wording)))]
    case .verified(let group, let segments):
      work = nil
      guard let problem = group.problems.first else {
        return [.tell(StatusMessage(tone: .success, .deviceVerified(segments)))]
      }
      return [.tell(StatusMessage(tone: .problem, problem.phrase(context.wording)))]
    case .stopped:
      work = nil
      return []
    case .failed(let failure):
      work = nil
      isLoading = false
      return [.tell(StatusMessage(tone: .problem, failure.phrase(context.wording)))]
    case .changed, .checked, .founded, .joined, .restored, .moved, .inviting, .asked, .admitted,
      .inviteEnded,
      .removed, .left, .destroyed, .conflicts, .revealed, .settled, .settledAll:
      return []
    }
  }

  func draw(into canvas: inout Canvas, _ context: DevicesContext) {
    Heading.draw([context.wording(.devicesTitle)], into: &canvas, context.environment)
    DevicesView(list: list, work: work, context: context).draw(into: &canvas)
  }
}

extension SyncReport {
  /// The sentence about it.
  func phrase(_ wording: Wording) -> Phrase {
    let phrases = phrases(wording)
    guard let first = phrases.first, let second = phrases.dropFirst().first else {
      return phrases.first ?? .devicesInStep
    }
    return .twoSentences(first: wording(first), second: wording(second))
  }
}
