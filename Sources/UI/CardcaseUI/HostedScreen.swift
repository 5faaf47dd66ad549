package import Screens
package import StudyUI
package import WindowLevels

/// A screen of whatever feature, given what the shell has for it.
package protocol HostedScreen: Sendable {
  /// Does what `key` does there; nil if that is nothing.
  mutating func press(_ key: Key, _ host: ScreenHost) -> [HostRequest]?

  /// Takes a part of a paste; nil if a paste is no more than its characters typed.
  mutating func paste(_ part: PastePart, _ host: ScreenHost) -> [HostRequest]?

  /// Looks at what time, loading and unlocking have changed.
  mutating func advance(_ host: ScreenHost) -> [HostRequest]

  /// Ends what was shown for a time that is over.
  mutating func advance(to now: Instant)

  /// Hides what was revealed.
  mutating func hideSecrets()

  /// Holds clocks that run against the user.
  mutating func pause(_ reason: Interruption, at now: Instant)

  /// Lets them run again.
  mutating func resume(_ reason: Interruption, at now: Instant)

  /// Takes in a step of slow work.
  mutating func receive(_ event: WorkEvent)

  /// True if typed characters go into a field.
  var takesText: Bool { get }

  /// The next moment at which something moves or is hidden; nil if there is none.
  func nextFrame(after now: Instant) -> Instant?

  /// The data of the flashcards that it needs in memory.
  var studyRequirement: StudyRequirement? { get }

  /// The keys that work now.
  func hints(_ host: ScreenHost) -> [KeyHint]

  /// Draws all of it.
  func draw(into canvas: inout Canvas, _ host: ScreenHost)

  /// The window's place on a screen of that size.
  func frame(in size: Size, _ host: ScreenHost) -> Rect

  /// The window's level.
  var level: WindowLevel { get }

  /// What line mode says of it.
  func scene(_ host: ScreenHost, _ place: LineModePlace) -> PlainScene

  /// What line mode says by itself as time passes.
  func announcement(after level: Int?, _ host: ScreenHost) -> (level: Int, lines: [PlainLine])?

  /// Its kind's row in the registry.
  var kind: any RegisteredScreen { get throws }

  /// Encodes the screen without its kind.
  func encodeContent(to encoder: any Encoder) throws
}

/// What the shell has for a screen: the vault's data and the environment of its window.
package struct ScreenHost: Sendable {
  package let snapshot: VaultSnapshot
  package var environment: ScreenEnvironment
}

/// What a screen of whatever feature asks of the shell.
package enum HostRequest: Sendable {
  /// Show another screen above it.
  case open(any HostedScreen)
  /// Leave it.
  case close
  /// Say something in the status line.
  case tell(StatusMessage)
  /// Do something, and give the reply to it.
  case run(ShellEffect)
  /// Call off the slow work that is under way.
  case cancelWork

  /// The same as a feature's request.
  init<Data: HostedData>(_ request: ScreenRequest<Data>) {
    switch request {
    case .open(let screen): self = .open(Hosted(screen))
    case .close: self = .close
    case .tell(let message): self = .tell(message)
    case .run(let effect): self = .run(Data.effect(effect))
    case .cancelWork: self = .cancelWork
    }
  }
}
