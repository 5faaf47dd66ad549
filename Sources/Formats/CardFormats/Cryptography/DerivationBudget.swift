import Glibc
import ReaderProtocol
import Secrets

/// The most that deriving a key may cost: what a file asks for is written by whoever made it.
struct DerivationBudget: Sendable {
  /// The most working memory in bytes: 1 GiB.
  static let memory: UInt64 = 1 << 30
  /// The longest time: ten seconds of one of this machine's processors.
  static let time: Duration = .seconds(10)
  /// The number of samples that are timed. The fastest counts: others were held up.
  private static let samples = 3

  private let now: @Sendable () -> Duration

  /// A budget by a clock.
  ///
  /// - Parameter now: the time since some fixed moment, as spent by the calling thread.
  init(now: @escaping @Sendable () -> Duration = DerivationBudget.processorTime) {
    self.now = now
  }

  /// Throws where a derivation would cost more, by what a small one of its kind takes.
  ///
  /// - Throws: `tooCostly`.
  func check(_ derivation: some KeyDerivation) throws(CardFileFailure) {
    guard derivation.memory <= Self.memory else { throw .tooCostly(.memory) }
    let sample = derivation.sample
    // What is small itself needs no measuring.
    guard derivation.work > sample.work else { return }
    let password = try Cryptography.secret(count: 8)
    var fastest = Self.time
    for _ in 0..<Self.samples {
      let start = now()
      _ = try sample.derive(from: password)
      fastest = min(fastest, now() - start)
    }
    guard derivation.work <= sample.work * (Self.time / fastest) else { throw .tooCostly(.time) }
  }

  /// The processor time of the calling thread: what others do on a busy machine is not the file's cost.
  static let processorTime: @Sendable () -> Duration = {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
