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
    /// It ended before a device came: its time ran out, the lock came, or something was not done.
    case ended(DeviceFailure?)
    /// It is being ended by the user.
    case stopping
  }

  /// The lock ends an invitation.
  private(set) var stage = Stage.ended(nil)

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
    case .inviteEnded: stage = .ended(nil)
    case .stopped: return [.close]
    case .failed(let failure): stage = .ended(failure)
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
    case .ended(let failure): failure?.phrase(context.wording) ?? .deviceInviteEnded
    case .stopping: .importStopping
    }
  }

  /// The number of the stage: the key is typed on the other device, and that is let in.
  var count: Phrase { .deviceStep(step: stage.isLetIn ? "2" : "1", count: "2") }

  /// The time left, in seconds; nil if no key is shown.
  private func secondsLeft(_ context: DevicesContext) -> Int? {
    guard stage == .shown else { return nil }
    return context.data.invitation?.countdown.seconds(at: context.now)
  }

  /// A time in minutes and seconds, such as 14:57.
  private func clock(_ seconds: Int) -> String {
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }

  /// The time left in words; nil if no key is shown.
  func timeLeft(_ context: DevicesContext) -> String? {
    secondsLeft(context).map { seconds in
      let time = context.wording.time(seconds: seconds, written: clock(seconds))
      return context.wording(.deviceTimeLeft(time: time))
    }
  }

  /// The number of the stage and the time left, which narrow screens have without its words.
  private func corner(_ context: DevicesContext) -> Heading.Corner {
    let step = Heading.Corner.Piece(context.wording(count), context.theme.muted)
    let times = [timeLeft(context), secondsLeft(context).map(clock)].compactMap(\.self)
    guard !times.isEmpty else { return Heading.Corner(forms: [[step]]) }
    return Heading.Corner(
      forms: times.map { [step, Heading.Corner.Piece("  \($0)", context.theme.warning)] }
    )
  }

  func draw(into canvas: inout Canvas, _ context: DevicesContext) {
    Heading.draw(
      [context.wording(.devicesTitle), context.wording(.keyInvite)],
      corner: corner(context),
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
      if case .ended(.some) = stage {
        let problem = "\(Character(context.theme.cross)) \(words)"
        canvas.write(wrapped: problem, in: body, style: context.theme.bad)
      } else {
        canvas.write(wrapped: words, in: body)
      }
      return
    }
    RecoveryKeyPage(key).draw(words, in: body, into: &canvas, context.environment)
  }
}

extension DeviceInvitationScreen.Stage {
  /// True from the moment that another device has the key.
  fileprivate var isLetIn: Bool {
    switch self {
    case .asked, .admitted: true
    case .new, .making, .shown, .ended, .stopping: false
    }
  }
}
