import Dispatch
import Secrets
import Synchronization

/// A thread for slow work that lives as long as the program and does one job after another: the stack
/// of a thread that ends stays in memory for the next. What a job left on its stack is overwritten
/// before anybody learns what came of it.
final class WorkThread: Sendable {
  /// Something to do, and what came of it.
  typealias Job = @Sendable () -> Mailbox.Mail

  private let mailbox: Mailbox
  private let jobs = Mutex<[Job]>([])
  /// Counts the jobs that wait.
  private let waiting = DispatchSemaphore(value: 0)
  /// Holds the jobs that are not over.
  private let unfinished = DispatchGroup()

  /// A thread that has nothing to do yet.
  init(mailbox: Mailbox) {
    self.mailbox = mailbox
    DetachedThread.start { [self] in
      while true { work() }
    }
  }

  /// Has something done, after all that was added before.
  func add(_ job: @escaping Job) {
    unfinished.enter()
    jobs.withLock { $0.append(job) }
    waiting.signal()
  }

  /// Waits until nothing is left to do.
  func wait(atMost patience: Duration) {
    let (seconds, attoseconds) = patience.components
    let nanoseconds = Int(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    _ = unfinished.wait(timeout: .now() + .nanoseconds(nanoseconds))
  }

  /// What came of a job is only a reference here, so that nothing of it is left in this frame.
  private func work() {
    let mail = doNext()
    wipeUnusedStack()
    mailbox.post(mail)
    unfinished.leave()
  }

  /// A frame of its own, which is gone when the stack is overwritten: so is the job, and all it held.
  @inline(never)
  private func doNext() -> Mailbox.Mail {
    next()()
  }

  private func next() -> Job {
    while true {
      waiting.wait()
      if let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { return job }
    }
  }
}
