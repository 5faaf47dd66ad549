/// How attempts are counted and slowed down. The counter keeps to it; what it says is not the
/// vault's business.
public protocol AttemptRule: Sendable {
  /// What is assumed where nobody can tell how many failures there were.
  var assumedFailures: Int { get }
  /// The least time before each attempt where attempts can't be recorded.
  var unrecordedDelay: Duration { get }
  /// The number of failures once there is another. Must not grow without end.
  func count(after failures: Int) -> Int
  /// How long the next attempt has to wait after so many failures, the last of them `elapsed` ago;
  /// nil where that can't be told.
  func wait(after failures: Int, elapsed: Duration?) -> Duration
  /// Whether the last of so many failures is the one after which a vault may be wiped.
  func isLast(_ failures: Int) -> Bool
}
