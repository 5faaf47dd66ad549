import Devices
import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

/// Invites another device: shows a one-time key for fifteen minutes, and tells when a device that has
/// it asked and was let in. The lock ends the invitation.
struct DeviceInvitationScreen: Screen {
  typealias Data = DevicesData

  enum Action: Sendable {
    case again, stop, close
  }

  /// A stage of the invitation.
  enum Stage: Hashable, Sendable {
    /// The key has not been asked for.
    case new
    /// The key is being made.
    case making
    /// The key is shown.
    case shown
    /// The device with that name has the key, and is being let in.
    case asked(String)
    /// The device with that name was let in.
    case admitted(String)
    /// It ended before a device came.
    case ended
    /// It is being ended by the user.
    case stopping
  }

  /// The lock ends an invitation.
  private(set) var stage = Stage.ended

  /// No stage outlives the lock.
  private enum CodingKeys: CodingKey {}

  init() {
    stage = .new
  }

  init(from decoder: any Decoder) throws {}

  /// The keys while a device is waited for.
  static let bindings: [KeyBinding<Action>] = WorkView.keys(stop: .stop)

  static let endedBindings: [KeyBinding<Action>] = [
    KeyBinding(.enter, does: .again, .keyAgain),
    KeyBinding(.escape, does: .close, .keyBack),
  ]

  static let admittedBindings: [KeyBinding<Action>] = [
    KeyBinding(.enter, .escape, does: .close, .keyBack)
  ]

  static let tables = [bindings, endedBindings, admittedBindings]

  func table(_ context: DevicesContext) -> [KeyBinding<Action>] {
    switch stage {
    case .new, .making, .shown, .asked, .stopping: Self.bindings
    case .ended: Self.endedBindings
    case .admitted: Self.admittedBindings
    }
  }

  mutating func perform(_ action: Action, _ context: DevicesContext) -> [Request] {
    switch action {
    case .again: return begin()
    case .stop:
      stage = .stopping
      return [.run(.stop)]
    case .close: return [.close]
    }
  }

  mutating func advance(_ context: DevicesContext) -> [Request] {
    stage == .new ? begin() : []
  }

  private mutating func begin() -> [Request] {
    stage = .making
    return [.run(.invite)]
  }

  mutating func receive(_ reply: DeviceReply, _ context: DevicesContext) -> [Request] {
    switch reply {
    case .inviting: stage = .shown
    case .asked(let device): stage = .asked(device)
    case .admitted(let device, _): stage = .admitted(device)
    case .inviteEnded: stage = .ended
    case .stopped: return [.close]
    case .failed(let failure):
      stage = .ended
      return [.tell(StatusMessage(tone: .problem, failure.phrase(context.wording)))]
    case .loaded, .changed, .progress, .synced, .checked, .founded, .joined, .restored, .moved,
      .verified,
      .removed,
      .left, .destroyed, .conflicts, .revealed,
      .settled, .settledAll:
      break
    }
    return []
  }

  func nextFrame(after now: Instant) -> Instant? {
    // The seconds of the invitation go with the clock that it was made by.
    stage == .shown ? now.advanced(by: .seconds(1)) : nil
  }

  /// The sentence about the stage.
  func text(_ context: DevicesContext) -> Phrase {
    switch stage {
    case .new, .making: .studyLoading
    case .shown: .deviceInviteText
    case .asked(let device): .deviceAsked(device: device)
    case .admitted(let device): .deviceJoined(name: device)
    case .ended: .deviceInviteEnded
    case .stopping: .importStopping
    }
  }

  /// The time left; nil if no key is shown.
  func timeLeft(_ context: DevicesContext) -> String? {
    guard stage == .shown, let invitation = context.data.invitation else { return nil }
    let seconds = invitation.countdown.seconds(at: context.now)
    let rest = seconds % 60
    let clock = "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
    return context.wording(
      .deviceTimeLeft(time: context.wording.time(seconds: seconds, written: clock))
    )
  }

  func draw(into canvas: inout Canvas, _ context: DevicesContext) {
    Heading.draw(
      [context.wording(.devicesTitle), context.wording(.keyInvite)],
      corner: timeLeft(context).map { Heading.Corner(texts: [$0], style: context.theme.warning) },
      into: &canvas,
      context.environment
    )
    let body = Panes(
      in: Rect(size: canvas.size).dropping(rows: Heading.height),
      hasDetail: false,
      widest: RecoveryKeyPage.widest
    ).main
    let words = context.wording(text(context))
    guard stage == .shown, let key = context.data.invitation?.key.key else {
      canvas.cursor = body.origin
      canvas.write(wrapped: words, in: body)
      return
    }
    RecoveryKeyPage(key).draw(words, in: body, into: &canvas, context.environment)
  }
}
