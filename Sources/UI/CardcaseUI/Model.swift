package import Flashcards
package import LockUI
package import Locking
package import Preferences
package import Screens
import Secrets
import Widgets
package import WindowLevels
package import Wording

/// The whole state of the interface: the windows, and the session of the open vault.
///
/// It changes only by `update`, and has no clock, no disk and no terminal of its own.
package struct Model: Sendable {
  /// The state of the vault. Each case is stored in memory of its own, which is overwritten when it
  /// is released: in an inline value, bytes of the open vault would remain behind the lock.
  indirect enum Phase: Sendable {
    /// The vault is closed, and the lock is up.
    case locked(LockScreen)
    /// The vault is open, which takes unsealing a session.
    case open(OpenModel)
  }

  /// The windows, the lock among them.
  package internal(set) var stack = WindowStack()
  /// Increases with every lock: replies to an older epoch open nothing.
  package internal(set) var epoch = 0

  /// Increases with every change that may change the session.
  package internal(set) var revision = 0

  var phase: Phase
  /// True if the session's windows belong to this stack; false after a start.
  var knowsSession = false
  /// The preferences of the vault.
  package internal(set) var preferences: Preferences {
    didSet {
      look = Look(preferences, machine, traits)
      limits = LockLimits(preferences)
    }
  }
  private(set) var limits: LockLimits
  /// The settings of this machine.
  let machine: MachineConfiguration
  var attempts: PasscodeAttempts
  var size: Size
  var message: StatusMessage?
  /// Dialogs that arrived while locked, with their windows.
  var queue: [(window: WindowID, notice: Notice)] = []
  var lockWindow: WindowID?
  let statusWindow: WindowID
  var sizeCover: WindowID?
  /// The characters of a paste not yet passed to a screen.
  var pasted = SecretBuffer(capacity: PastePart.longest)
  /// The epoch in which the current paste began; nil if none has begun since the vault was opened.
  var pasteEpoch: Int?
  /// The time of the last update.
  var time: TimeReading
  /// Random bits, fresh after each message.
  var seed: UInt64
  /// The moment of the last key on the lock, or at which the recovery key was accepted.
  var lockUsedAt = Instant.zero
  /// The moment at which a passcode was last checked; nil since the last lock.
  var verdictAskedAt: Instant?
  /// The failed attempts, by their origin.
  var ownFailures: OwnFailures
  /// True if a change of the passcode during a lock has not been reported yet.
  var hasUntoldPasscode = false
  /// The key window at the last update; the screens beneath it are covered.
  var frontWindow: WindowID?
  /// The traits of the terminal; the background may become known later.
  var traits: TerminalTraits {
    didSet { look = Look(preferences, machine, traits) }
  }
  private(set) var look: Look
  var wording: Wording
  let isDemo: Bool
  /// The thing that the lock keeps closed.
  let purpose: LockPurpose
  /// The study to begin with after the next unlocking; nil if none is asked for.
  var opening: StudyOpening?
  /// True if nothing moves, whatever the preferences say: on a slow line, or by the user's wish.
  let keepsStill: Bool

  /// The interface at launch, locked.
  ///
  /// - Parameters:
  ///   - kind: The kind of the vault's passcode; nil without a vault.
  ///   - preferences: The preferences of the vault, for the lock.
  ///   - attempts: The attempts so far, which may delay the first one.
  ///   - size: The size of the terminal.
  ///   - traits: The traits of the terminal.
  ///   - time: The current time.
  ///   - seed: Random bits, for the identifiers of new notes.
  ///   - wording: The words of the user's language.
  ///   - machine: The settings of this machine. The lock follows none of them.
  ///   - isDemo: True if the vault is a throw-away one.
  ///   - purpose: The thing that the lock keeps closed.
  ///   - opening: The study to begin with after the first unlocking; nil if none is asked for.
  ///   - keepsStill: True to turn animations off, whatever the preferences say.
  package init(
    kind: PasscodeKind?,
    preferences: Preferences = Preferences(),
    attempts: PasscodeAttempts = PasscodeAttempts(),
    refused refusal: LockFlow.Refusal? = nil,
    size: Size,
    traits: TerminalTraits,
    time: TimeReading,
    seed: UInt64 = 0,
    wording: Wording,
    machine: MachineConfiguration = MachineConfiguration(),
    isDemo: Bool = false,
    purpose: LockPurpose = .vault,
    opening: StudyOpening? = nil,
    keepsStill: Bool = false
  ) {
    phase = .locked(
      LockScreen(kind: kind, attempts: attempts, refused: refusal, purpose: purpose)
    )
    self.preferences = preferences
    limits = LockLimits(preferences)
    self.attempts = attempts
    ownFailures = OwnFailures(earlier: attempts.failures)
    self.size = size
    self.time = time
    self.seed = seed
    self.traits = traits
    self.machine = machine
    look = Look(preferences, machine, traits)
    self.wording = wording
    self.isDemo = isDemo
    self.purpose = purpose
    self.opening = opening
    self.keepsStill = keepsStill || traits.isSlow
    statusWindow = stack.insert(
      level: .statusBar,
      frame: StatusBar.rect(in: size),
      takesKeys: false,
      isCover: true
    )
    raiseLock()
  }

  /// The theme of the screens, or of the lock.
  var theme: Theme { isOpen ? look.theme : look.lockTheme }

  /// True if the vault is open.
  package var isOpen: Bool {
    if case .open = phase { true } else { false }
  }

  /// The session that a lock would seal; nil while the vault is closed.
  package var session: Session? {
    if case .open(let vault) = phase { vault.session.value } else { nil }
  }

  /// The state of an open vault.
  struct OpenModel: Sendable {
    var session: Unsealed<Session>
    var snapshot: VaultSnapshot
    /// The moment at which it was opened.
    let openedAt: Instant
    /// The moment of the last key.
    var usedAt: Instant
  }

  /// The minimum size; a smaller screen is covered by a sentence that says so.
  static let smallestSize = Size(width: 30, height: 8)

  mutating func raiseLock() {
    guard lockWindow == nil else { return }
    lockWindow = stack.insert(level: .lock, frame: Rect(size: size), isCover: true)
  }
}
