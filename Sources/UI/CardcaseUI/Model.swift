package import LockUI
package import Locking
package import Preferences
package import Screens
import Secrets
import Widgets
package import WindowLevels
package import Wording

/// All that the interface knows: what is on the screen, and whether the vault is open.
///
/// It changes only by `update`, and has no clock, no disk and no terminal of its own.
package struct Model: Sendable {
  /// Whether the vault is open. What each knows is in memory of its own, which is overwritten when it
  /// goes: in a value with room for both, bytes of the open vault would be left behind the lock.
  indirect enum Phase: Sendable {
    /// It is not, and the lock is up.
    case locked(LockScreen)
    /// It is. There is no other way here than unsealing a session.
    case open(OpenVault)
  }

  /// The windows, the lock among them.
  package internal(set) var stack = WindowStack()
  /// Grows with every lock: what was begun in an older epoch opens nothing.
  package internal(set) var epoch = 0

  /// Grows with everything that may change what the session is.
  package internal(set) var revision = 0

  var phase: Phase
  /// Whether the windows of the session are those of this stack; not so after a start.
  var knowsSession = false
  var preferences: Preferences {
    didSet { theme = Theme(traits, usesColors: preferences.usesColors) }
  }
  var attempts: PasscodeAttempts
  var size: Size
  var message: StatusMessage?
  /// Dialogs that arrived under the lock, by their windows.
  var queue: [(window: WindowID, notice: Notice)] = []
  var lockWindow: WindowID?
  let statusWindow: WindowID
  var sizeCover: WindowID?
  /// The part of a paste that no screen has got yet.
  var pasted = SecretBuffer(capacity: PastePart.longest)
  /// The epoch in which the paste began that is under way; nil if none has begun since the vault was
  /// opened.
  var pasteEpoch: Int?
  /// The time of the last update.
  var time: TimeReading
  /// Random bits, others after each message.
  var seed: UInt64
  /// The moment a key was last pressed on the lock, or its recovery key was found right.
  var lockUsedAt = Instant.zero
  /// The moment a verdict on a passcode was last asked for; nil since the last lock.
  var verdictAskedAt: Instant?
  /// True if the passcode was changed while the lock came, which is still to be told.
  var hasUntoldPasscode = false
  /// The key window at the last update: the screens beneath it are covered.
  var frontWindow: WindowID?
  let traits: TerminalTraits
  private(set) var theme: Theme
  let wording: Wording
  let isDemo: Bool
  /// Whether nothing is to move, whatever the preferences say.
  let keepsStill: Bool

  /// The interface at launch: locked.
  ///
  /// - Parameters:
  ///   - kind: the kind of passcode the vault has; nil where there is no vault yet.
  ///   - preferences: those of the vault, for the lock.
  ///   - attempts: those so far, which may have the first one wait.
  ///   - size: of the screen.
  ///   - traits: of the terminal.
  ///   - time: the present time.
  ///   - seed: random bits, for naming new notes.
  ///   - wording: the language.
  ///   - isDemo: whether the vault is a throw-away one.
  ///   - keepsStill: whether nothing is to move, whatever the preferences say.
  package init(
    kind: PasscodeKind?,
    preferences: Preferences = Preferences(),
    attempts: PasscodeAttempts = PasscodeAttempts(),
    size: Size,
    traits: TerminalTraits,
    time: TimeReading,
    seed: UInt64 = 0,
    wording: Wording,
    isDemo: Bool = false,
    keepsStill: Bool = false
  ) {
    phase = .locked(LockScreen(kind: kind, attempts: attempts))
    self.preferences = preferences
    self.attempts = attempts
    self.size = size
    self.time = time
    self.seed = seed
    self.traits = traits
    theme = Theme(traits, usesColors: preferences.usesColors)
    self.wording = wording
    self.isDemo = isDemo
    self.keepsStill = keepsStill
    statusWindow = stack.insert(
      level: .statusBar,
      frame: StatusBar.rect(in: size),
      takesKeys: false,
      isCover: true
    )
    raiseLock()
  }

  /// Whether the vault is open.
  package var isOpen: Bool {
    if case .open = phase { true } else { false }
  }

  /// What the user is doing, as a lock would seal it; nil while the vault is not open.
  package var session: Session? {
    if case .open(let vault) = phase { vault.session.value } else { nil }
  }

  /// What the open vault shows; only an open one has any.
  struct OpenVault: Sendable {
    var session: Unsealed<Session>
    var snapshot: VaultSnapshot
    /// The moment it was opened.
    let openedAt: Instant
    /// The moment a key was last pressed.
    var usedAt: Instant
  }

  /// Below this size a screen is covered by a sentence that says so.
  static let smallestSize = Size(width: 30, height: 8)

  mutating func raiseLock() {
    guard lockWindow == nil else { return }
    lockWindow = stack.insert(level: .lock, frame: Rect(size: size), isCover: true)
  }
}
