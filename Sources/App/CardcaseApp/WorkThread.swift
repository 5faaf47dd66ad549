import Foundation
import Secrets
import Synchronization

/// A thread for slow work that lives as long as the program and does one job after another. What a job
/// left on its stack is overwritten before anybody learns what came of it.
final class WorkThread: Sendable {
  /// Something to do, and what came of it.
  typealias Job = @Sendable () -> Mailbox.Mail

  private let mailbox: Mailbox
  private let condition = NSCondition()
  private let state = Mutex(State())

  private struct State: Sendable {
    var jobs: [Job] = []
    var isBusy = false
  }

  /// A thread that has nothing to do yet.
  init(mailbox: Mailbox) {
    self.mailbox = mailbox
    Thread.detachNewThread { [self] in
      while true { work() }
    }
  }

  /// Has something done, after all that was added before.
  func add(_ job: @escaping Job) {
    change { $0.jobs.append(job) }
  }

  /// Waits until nothing is left to do.
  func wait(atMost patience: Duration) {
    let seconds = Double(patience.components.seconds)
    let fraction = Double(patience.components.attoseconds) / 1e18
    let deadline = Date(timeIntervalSinceNow: seconds + fraction)
    condition.lock()
    defer { condition.unlock() }
    while state.withLock({ $0.isBusy || !$0.jobs.isEmpty }), condition.wait(until: deadline) {}
  }

  /// What came of a job is only a reference here, so that nothing of it is left in this frame.
  private func work() {
    let mail = doNext()
    wipeUnusedStack()
    mailbox.post(mail)
    change { $0.isBusy = false }
  }

  /// A frame of its own, which is gone when the stack is overwritten: so is the job, and all it held.
  @inline(never)
  private func doNext() -> Mailbox.Mail {
    next()()
  }

  private func next() -> Job {
    condition.lock()
    defer { condition.unlock() }
    while true {
      let job = state.withLock { state -> Job? in
        guard !state.jobs.isEmpty else { return nil }
        state.isBusy = true
        return state.jobs.removeFirst()
      }
      if let job { return job }
      condition.wait()
    }
  }

  private func change(_ body: (inout State) -> Void) {
    condition.lock()
    defer { condition.unlock() }
    state.withLock { body(&$0) }
    condition.broadcast()
  }
}
