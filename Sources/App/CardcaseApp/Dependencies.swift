public import AppSupport
public import Flashcards
import FoundationEssentials
package import ReaderClient
public import Secrets
public import Vault
public import WindowTerminal

/// The program's dependencies on the outside world: clocks, randomness and the cost of key
/// derivation. The program uses the real ones; tests bring their own.
public struct Dependencies {
  /// The clock.
  public var time: any TimeSource
  /// The clock of the attempt counters. It and `time` must agree on how time passes.
  public var attemptClock: any AttemptClock
  /// The directory for the state of this machine; nil if there is none.
  public var stateDirectory: String?
  /// Reads the wall clock, with the user's time zone.
  public var moment: @Sendable () -> LocalMoment
  /// Reads the system clock, in seconds since 1970 (UTC).
  public var secondsSince1970: @Sendable () -> Int64
  /// The source of random bytes.
  public var random: any RandomSource
  /// The cost of key derivation in a new vault; nil to calibrate it to this machine.
  public var cost: DerivationCost?
  /// Called on the worker's thread before each derivation and at each report of progress; may
  /// block.
  public var gate: @Sendable () -> Void
  /// The mail of other threads for the event loop.
  public var mailbox: Mailbox
  /// Makes the samples of a throw-away vault; called for each such vault.
  public var samples: @Sendable () -> Samples
  /// True to disable motion, whatever the settings say.
  public var keepsStill: Bool
  /// True for line mode, false for the full screen.
  public var isPlain: Bool
  /// The configuration file of this machine.
  package var configuration: ConfigurationFile
  /// True if a watchdog ends the process once the lock is overdue by the machine's own clock.
  public var hasWatchdog: Bool
  /// True if other processes of the same user may read the memory of this process and of the
  /// reader.
  public var isTraceable: Bool
  /// The variables of the environment for the programs that reach other devices, as `NAME=value`.
  public var variables: [String]
  /// The executable file of the reader.
  package var reader: ReaderProgram
  /// What decides whether sounds are played, and by which program.
  package var sounds: SoundSurroundings

  /// The real dependencies.
  ///
  /// - Throws: `TerminalError` if the system has no descriptor left.
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
    configuration = .current
    hasWatchdog = true
    isTraceable = false
    variables = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }.sorted()
    reader = .installed
    sounds = .current(ProcessInfo.processInfo.environment)
  }

  /// True if an environment variable is set and neither empty nor 0.
  private static func isSet(_ name: String) -> Bool {
    !["", "0"].contains(ProcessInfo.processInfo.environment[name] ?? "")
  }
}
