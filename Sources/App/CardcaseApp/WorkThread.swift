import AppSupport
import Dispatch
import Secrets
import Synchronization

/// A thread for slow work that lives as long as the program and runs one job after another, as the
/// stack of a thread that ended stays in memory for the next. The stack left by a job is
/// overwritten before its result is posted.
final class WorkThread: Sendable {
  /// A job, which returns its result as mail; nil for none.
  typealias Job = @Sendable () -> Mailbox.Mail?

  private let mailbox: Mailbox
  private let jobs = Mutex<[Job]>([])
  /// The number of waiting jobs.
  private let waiting = DispatchSemaphore(value: 0)
  /// The jobs that are not finished.
  private let unfinished = DispatchGroup()

  /// Starts an idle thread.
  init(mailbox: Mailbox) {
    self.mailbox = mailbox
    DetachedThread.start { [self] in
      while true { work() }
    }
  }

  /// Adds a job behind those added before.
  func add(_ job: @escaping Job) {
    unfinished.enter()
    jobs.withLock { $0.append(job) }
    waiting.signal()
  }

  /// Waits until all jobs are finished, at most `patience`.
  func wait(atMost patience: Duration) {
    let (seconds, attoseconds) = patience.components
    let nanoseconds = Int(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    _ = unfinished.wait(timeout: .now() + .nanoseconds(nanoseconds))
  }

  /// Runs the next job. Its result is only a reference here, so that none of it is left in this
  /// frame.
  private func work() {
    let mail = doNext()
    wipeUnusedStack()
    if let mail { mailbox.post(mail) }
    unfinished.leave()
  }

  /// A stack frame of its own, which is gone when the stack is overwritten, with the job and its
  /// captures.
  @inline(never)
  private func doNext() -> Mailbox.Mail? {
    next()()
  }

  private func next() -> Job {
    while true {
      waiting.wait()
      if let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { return job }
    }
  }
}
