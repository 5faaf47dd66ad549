import Synchronization

/// Reports progress once per percent at most.
package final class ProgressThrottle: Sendable {
  private let tell: @Sendable (_ done: Int, _ total: Int) -> Void
  private let told = Atomic(-1)

  package init(_ tell: @escaping @Sendable (_ done: Int, _ total: Int) -> Void) {
    self.tell = tell
  }

  /// Registers that `done` of `total` is done.
  package func advance(_ done: Int, _ total: Int) {
    guard total > 0, done * 100 / total != told.load(ordering: .relaxed) else { return }
    told.store(done * 100 / total, ordering: .relaxed)
    tell(done, total)
  }
}
