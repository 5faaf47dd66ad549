/// How wrong passcodes slow the next one down, and when they are the last. Pure: how many there were
/// and how long ago comes from outside.
///
/// The delays are those that Apple's security guide once gave for the passcode of a phone; a phone
/// too begins the present delay anew when it was restarted.
public struct AttemptPolicy: Sendable {
  /// From how many failures on the next attempt has to wait how long.
  public struct Step: Hashable, Sendable {
    /// The least number of failures.
    public let failures: Int
    /// The time from the last attempt to the next.
    public let delay: Duration
  }

  /// The delays. Up to four failures the next attempt is free.
  public static let steps: [Step] = [
    Step(failures: 5, delay: .seconds(60)),
    Step(failures: 6, delay: .seconds(5 * 60)),
    Step(failures: 7, delay: .seconds(15 * 60)),
    Step(failures: 9, delay: .seconds(60 * 60)),
  ]
  /// What is assumed where nobody can tell how many failures there were.
  public let assumedFailures = 8
  /// The failures after which a vault is deleted, where its owner switched that on.
  public static let wipeThreshold = 10
  /// Failures are not counted further than this.
  public static let mostFailures = 999
  /// The least time before each attempt where attempts can't be recorded.
  public let unrecordedDelay = Duration.seconds(15 * 60)

  /// There is one policy only.
  public init() {}

  /// The number of failures once there is another; it stops at the greatest. A number that can't be
  /// counts as the nearest that can.
  public func count(after failures: Int) -> Int {
    min(max(failures, 0), Self.mostFailures - 1) + 1
  }

  /// How long after the last of `failures` the next attempt may be made.
  public func delay(after failures: Int) -> Duration {
    Self.steps.last { $0.failures <= failures }?.delay ?? .zero
  }

  /// How long the next attempt still has to wait.
  ///
  /// - Parameter elapsed: the time since the last failure on a clock that nobody sets; nil where that
  ///   can't be known, as the machine was started anew or the clock is behind. The delay then begins
  ///   anew, and whoever asks must take note of the present as its beginning, so that it ends.
  public func wait(after failures: Int, elapsed: Duration?) -> Duration {
    max(.zero, delay(after: failures) - max(.zero, elapsed ?? .zero))
  }

  /// How many wrong passcodes it takes until the vault is deleted; at least 1.
  public func attemptsLeft(after failures: Int) -> Int {
    max(1, Self.wipeThreshold - max(0, failures))
  }

  /// Whether the last of `failures` was the one after which the vault is deleted.
  public func isLast(_ failures: Int) -> Bool {
    failures >= Self.wipeThreshold
  }
}
