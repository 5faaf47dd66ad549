public import Secrets
public import Terminal

/// All that the program takes from outside: time, randomness, and how dear a derivation is. The
/// program itself has the real ones; tests bring their own.
public struct Surroundings {
  /// The clock.
  public var time: any TimeSource
  /// Where random bytes come from.
  public var random: any RandomSource
  /// What deriving costs in a new vault; nil to find out what this machine can bear.
  public var cost: DerivationCost?
  /// Called on the worker's thread before anything is derived; may wait.
  public var gate: @Sendable () -> Void
  /// What other threads have for the interface.
  public var mailbox: Mailbox
  /// What a throw-away vault shows; asked each time it is opened.
  public var samples: @Sendable () -> Samples
  /// Whether other processes of the same user may read this one's memory.
  public var isTraceable: Bool

  /// The real ones.
  ///
  /// - Throws: where the system has no descriptor left.
  public init() throws(TerminalError) {
    time = try BootClock()
    random = SystemRandom()
    cost = nil
    gate = {}
    mailbox = try Mailbox()
    samples = { .demo }
    isTraceable = false
  }
}
