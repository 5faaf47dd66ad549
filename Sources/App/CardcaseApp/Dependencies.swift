public import Flashcards
import FoundationEssentials
public import Secrets
public import Vault
public import WindowTerminal

/// All that the program takes from outside: time, randomness, and the cost of a derivation. The
/// program itself has the real ones; tests bring their own.
public struct Dependencies {
  /// The clock.
  public var time: any TimeSource
  /// The clock that attempts are counted by. It and `time` must agree on how time passes.
  public var attemptClock: any AttemptClock
  /// The directory for what belongs to this machine; nil where there is none.
  public var stateDirectory: String?
  /// What the wall clock says, with the user's time zone.
  public var moment: @Sendable () -> LocalMoment
  /// The time by the system's clock, in seconds since 1970 (UTC).
  public var secondsSince1970: @Sendable () -> Int64
  /// Where random bytes come from.
  public var random: any RandomSource
  /// What deriving costs in a new vault; nil to find out what this machine can bear.
  public var cost: DerivationCost?
  /// Called on the worker's thread before anything is derived and wherever it tells how far it is; may
  /// wait.
  public var gate: @Sendable () -> Void
  /// What other threads have for the interface.
  public var mailbox: Mailbox
  /// What a throw-away vault shows; asked each time it is opened.
  public var samples: @Sendable () -> Samples
  /// Whether nothing is to move, whatever the settings say.
  public var keepsStill: Bool
  /// Whether the program is spoken to in lines, rather than drawn on the whole screen.
  public var isPlain: Bool
  /// Whether the process ends where the lock is overdue by the machine's own clock.
  public var hasWatchdog: Bool
  /// Whether other processes of the same user may read this one's memory.
  public var isTraceable: Bool

  /// The real ones.
  ///
  /// - Throws: where the system has no descriptor left.
  public init() throws(TerminalError) {
    time = try BootClock()
    moment = { WallClock.now }
    secondsSince1970 = { Int64(Date().timeIntervalSince1970) }
    random = SystemRandom()
    attemptClock = MachineClock(random: random)
    stateDirectory = StateDirectory.standard(in: ProcessInfo.processInfo.environment)
    cost = nil
    gate = {}
    mailbox = try Mailbox()
    samples = { .demo }
    keepsStill = Self.isSet("REDUCED_MOTION")
    isPlain = Self.isSet("ACCESSIBLE")
    hasWatchdog = true
    isTraceable = false
  }

  /// Whether a variable of the environment is set to something other than 0.
  private static func isSet(_ name: String) -> Bool {
    !["", "0"].contains(ProcessInfo.processInfo.environment[name] ?? "")
  }
}
