/// The delays after wrong passcodes, and the number of failures after which a vault is deleted.
/// Pure: the number of failures and the time since the last one are passed in.
///
/// The delays are those that Apple's security guide once gave for the passcode of a phone; a phone,
/// too, restarts the current delay after a reboot.
public struct AttemptPolicy: Sendable {
  /// A row of the table of delays.
  public struct Step: Hashable, Sendable {
    /// The smallest number of failures to which the delay applies.
    public let failures: Int
    /// The time from the last attempt to the next.
    public let delay: Duration
  }

  /// The delays. Up to four failures there is none.
  public static let steps: [Step] = [
    Step(failures: 5, delay: .seconds(60)),
    Step(failures: 6, delay: .seconds(5 * 60)),
    Step(failures: 7, delay: .seconds(15 * 60)),
    Step(failures: 9, delay: .seconds(60 * 60)),
  ]
  /// The number of failures assumed if the record of attempts can't be read.
  public let assumedFailures = 8
  /// The number of failures after which a vault is deleted, if its owner switched that on.
  public static let wipeThreshold = 10
  /// The greatest number of failures that is counted.
  public static let mostFailures = 999
  /// The delay before each attempt while attempts can't be recorded.
  public let unrecordedDelay = Duration.seconds(15 * 60)

  /// Creates the one policy there is.
  public init() {}

  /// The number of failures after one more, at most `mostFailures`. An impossible number counts as
  /// the nearest possible one.
  public func count(after failures: Int) -> Int {
    min(max(failures, 0), Self.mostFailures - 1) + 1
  }

  /// The delay between the last of `failures` and the next attempt.
  public func delay(after failures: Int) -> Duration {
    Self.steps.last { $0.failures <= failures }?.delay ?? .zero
  }

  /// The remaining time before the next attempt.
  ///
  /// - Parameter elapsed: the time since the last failure on a clock that can't be set; nil if that
  ///   is unknown, because the machine was rebooted or the clock is behind. The delay then begins
  ///   anew, and the caller must record the current time as its beginning, so that it ends.
  public func wait(after failures: Int, elapsed: Duration?) -> Duration {
    max(.zero, delay(after: failures) - max(.zero, elapsed ?? .zero))
  }

  /// The number of wrong passcodes until the vault is deleted; at least 1.
  public func attemptsLeft(after failures: Int) -> Int {
    max(1, Self.wipeThreshold - max(0, failures))
  }

  /// True if the last of `failures` was the one after which the vault is deleted.
  public func isLast(_ failures: Int) -> Bool {
    failures >= Self.wipeThreshold
  }
}
