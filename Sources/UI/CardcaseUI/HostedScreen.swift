package import Screens
package import StudyUI
package import Undo
package import WindowLevels

/// A screen of any feature, given the shell's data and environment.
package protocol HostedScreen: Sendable {
  /// Performs the action of a key; nil if it has none.
  mutating func press(_ key: Key, _ host: ScreenHost) -> [ShellRequest]?

  /// Carries out an input of line mode; nil if it was made for another kind of screen.
  mutating func handle(
    _ input: ScreenInput<AnyScreenAction>,
    _ host: ScreenHost
  ) -> [ShellRequest]?

  /// Takes a part of a paste; nil to type its characters one by one.
  mutating func paste(_ part: PastePart, _ host: ScreenHost) -> [ShellRequest]?

  /// Updates the screen after time has passed, data was loaded or the vault was unlocked.
  mutating func advance(_ host: ScreenHost) -> [ShellRequest]

  /// Ends animations and displays whose time is over.
  mutating func advance(to now: Instant)

  /// Hides what was revealed.
  mutating func hideSecrets()

  /// Stops the clocks that run against the user.
  mutating func pause(_ reason: PauseReason, at now: Instant)

  /// Starts them again, unless another reason stops them.
  mutating func resume(_ reason: PauseReason, at now: Instant)

  /// Receives progress of slow work.
  mutating func receive(_ event: WorkEvent)

  /// Receives the files that a path can become.
  mutating func receive(_ listing: FileListing, _ host: ScreenHost) -> [ShellRequest]

  /// True if typed characters go into a field.
  var takesText: Bool { get }

  /// The next moment at which the screen changes by itself; nil if there is none.
  func nextFrame(after now: Instant) -> Instant?

  /// The data of the flashcards that the screen needs in memory; nil if none.
  var studyRequirement: StudyRequirement? { get }

  /// The active keys with their words.
  func hints(_ host: ScreenHost) -> [KeyHint]

  /// Draws the whole screen.
  func draw(into canvas: inout Canvas, _ host: ScreenHost)

  /// The window's frame in a terminal of `size`.
  func frame(in size: Size, _ host: ScreenHost) -> Rect

  /// The window's level.
  var level: WindowLevel { get }

  /// The screen's scene in line mode.
  func scene(_ host: ScreenHost, _ place: LineModePlace) -> LineModeScene<AnyScreenAction>

  /// True if another screen shows the same thing, so that one of both is enough.
  func hasSameIdentity(of other: any HostedScreen) -> Bool

  /// The row of its kind in the registry.
  ///
  /// - Throws: `ScreenRegistry.Unregistered` if there is none.
  var kind: any RegisteredScreen { get throws }

  /// Encodes the screen without the name of its kind.
  func encodeContent(to encoder: any Encoder) throws
}

/// The data of the vault and the environment of a screen's window.
package struct ScreenHost: Sendable {
  package let snapshot: VaultSnapshot
  package var environment: ScreenEnvironment
}

/// A request of a screen of any feature to the shell.
package enum ShellRequest: Sendable {
  /// Open another screen above it.
  case open(any HostedScreen)
  /// Bring the screen that shows the same thing to the front if one is open, or open this one.
  case bring(any HostedScreen)
  /// Close the screen.
  case close
  /// Press a key, which goes to the window that has the keys then.
  case press(Key)
  /// Show a message in the status line.
  case tell(StatusMessage)
  /// Run an effect, and send its reply to the screen.
  case run(ShellEffect)
  /// Undo or redo an operation of those in a scope, or list them.
  case undo(UndoCommand, UndoScope)
  /// List the files that a typed path can become.
  case list(String)
  /// Cancel the slow work under way.
  case cancelWork

  /// The shell's request for one of a feature.
  init<Data: HostedData>(_ request: ScreenRequest<Data>) {
    switch request {
    case .open(let screen): self = .open(Hosted(screen))
    case .bring(let screen): self = .bring(Hosted(screen))
    case .close: self = .close
    case .press(let key): self = .press(key)
    case .tell(let message): self = .tell(message)
    case .run(let effect): self = .run(Data.effect(effect))
    case .undo(let command, let scope): self = .undo(command, scope)
    case .list(let path): self = .list(path)
    case .remember(let preferences): self = .run(.perform(.system(.save(preferences))))
    case .cancelWork: self = .cancelWork
    }
  }
}
