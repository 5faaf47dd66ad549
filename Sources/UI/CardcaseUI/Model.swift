import Flashcards
public import Locking
public import PaymentCards
import Secrets
public import WindowLevels
public import Wording

/// All that the interface knows: what is on the screen, and whether the vault is open.
///
/// It changes only by `update`, and has no clock, no disk and no terminal of its own.
public struct Model: Sendable {
  /// Whether the vault is open. What each knows is in memory of its own, which is overwritten when it
  /// goes: in a value with room for both, bytes of the open vault would be left behind the lock.
  indirect enum Phase: Sendable {
    /// It is not, and the lock is up.
    case locked(LockScreen)
    /// It is. There is no other way here than unsealing a session.
    case open(OpenVault)
  }

  /// The windows, the lock among them.
  public internal(set) var stack = WindowStack()
  /// Grows with every lock: what was begun in an older epoch opens nothing.
  public internal(set) var epoch = 0

  /// Grows with everything that may change what the session is.
  public internal(set) var revision = 0

  var phase: Phase
  /// Whether the windows of the session are those of this stack; not so after a start.
  var knowsSession = false
  var preferences: Preferences {
    didSet { theme = Theme(traits, preferences) }
  }
  var attempts: PasscodeAttempts
  var size: Size
  var message: StatusMessage?
  /// Dialogs that arrived under the lock, by their windows.
  var queue: [(window: WindowID, notice: Notice)] = []
  var lockWindow: WindowID?
  let statusWindow: WindowID
  var sizeCover: WindowID?
  /// What of a paste no screen has got yet.
  var pasted = SecretBuffer(capacity: PastePart.longest)
  /// The epoch in which the paste began that is under way; nil where none has begun since the vault was
  /// opened.
  var pasteEpoch: Int?
  /// The moment of the last update.
  var now = Instant(nanoseconds: 0)
  var today: CalendarDay
  /// What the wall clock said last, and when.
  var clock = (moment: LocalMoment(time: Timestamp(rawValue: 0)), at: Instant(nanoseconds: 0))
  /// Random bits, others after each message.
  var seed: UInt64
  /// The changes of flashcards that are being kept, by their tokens, and the window that asked.
  var keeping: [Int: (window: WindowID, change: ChangeSet)] = [:]
  /// The next token.
  var nextToken = 0
  /// The window that waits for answers, a file's content or an export.
  var studyWindow: WindowID?
  /// When a key was last pressed on the lock, or its recovery key was found right.
  var lockUsedAt = Instant(nanoseconds: 0)
  /// When a verdict on a passcode was asked for last; nil since the last lock.
  var verdictAskedAt: Instant?
  /// Whether the passcode was changed while the lock came, which is to be told.
  var hasUntoldPasscode = false
  /// The window that asked for a file of cards to be read or written.
  var transferWindow: WindowID?
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
  ///   - today: the day it is where the user is.
  ///   - seed: random bits, for naming new notes.
  ///   - wording: the language.
  ///   - isDemo: whether the vault is a throw-away one.
  ///   - keepsStill: whether nothing is to move, whatever the preferences say.
  public init(
    kind: PasscodeKind?,
    preferences: Preferences = Preferences(),
    attempts: PasscodeAttempts = PasscodeAttempts(),
    size: Size,
    traits: TerminalTraits,
    today: CalendarDay,
    seed: UInt64 = 0,
    wording: Wording,
    isDemo: Bool = false,
    keepsStill: Bool = false
  ) {
    phase = .locked(LockScreen(kind: kind, attempts: attempts))
    self.preferences = preferences
    self.attempts = attempts
    self.size = size
    self.today = today
    self.seed = seed
    self.traits = traits
    theme = Theme(traits, preferences)
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
  public var isOpen: Bool {
    if case .open = phase { true } else { false }
  }

  /// What the user is doing, as a lock would seal it; nil while the vault is not open.
  public var session: Session? {
    if case .open(let vault) = phase { vault.session.value } else { nil }
  }

  /// What the open vault shows; only an open one has any.
  struct OpenVault: Sendable {
    var session: Unsealed<Session>
    var contents: VaultSnapshot
    /// When it was opened.
    let openedAt: Instant
    /// When a key was last pressed.
    var usedAt: Instant
    /// When what was copied is to be taken back; nil where nothing is.
    var clipboardDue: Instant?
  }

  /// Below this size a screen is covered by a sentence that says so.
  static let smallestSize = Size(width: 30, height: 8)

  mutating func raiseLock() {
    guard lockWindow == nil else { return }
    lockWindow = stack.insert(level: .lock, frame: Rect(size: size), isCover: true)
  }
}
