/// The policy by which attempts are counted and delayed. The counter applies it.
public protocol AttemptRule: Sendable {
  /// The number of failures assumed if the record can't be read.
  var assumedFailures: Int { get }
  /// The delay before each attempt while attempts can't be recorded.
  var unrecordedDelay: Duration { get }
  /// The number of failures after one more. Must be bounded.
  func count(after failures: Int) -> Int
  /// The remaining delay after this many failures, the last of them `elapsed` ago; nil for
  /// `elapsed` if that is unknown.
  func wait(after failures: Int, elapsed: Duration?) -> Duration
  /// True if the last of this many failures is the one after which a vault may be wiped.
  func isLast(_ failures: Int) -> Bool
}
