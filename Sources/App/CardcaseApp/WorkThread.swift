import AppSupport
import Dispatch
import Secrets
import Synchronization

/// A thread for slow work that runs one job after another. It is started with the first job, as most
/// programs end without one for each of their threads, and lives as long as the program, as the
/// stack of a thread that ended stays in memory for the next. The stack left by a job is
/// overwritten before its result is posted.
final class WorkThread: Sendable {
  /// A job, which returns its result as mail; nil for none.
  typealias Job = @Sendable () -> Mailbox.Mail?

  private struct State {
    var jobs: [Job] = []
    var isStarted = false
  }

  private let mailbox: Mailbox
  private let state = Mutex(State())
  /// The number of waiting jobs.
  private let waiting = DispatchSemaphore(value: 0)
  /// The jobs that are not finished.
  private let unfinished = DispatchGroup()

  /// A thread whose jobs post their results into a mailbox.
  init(mailbox: Mailbox) {
    self.mailbox = mailbox
  }

  /// Adds a job behind those added before.
  func add(_ job: @escaping Job) {
    unfinished.enter()
    let isFirst = state.withLock { state in
      state.jobs.append(job)
      defer { state.isStarted = true }
      return !state.isStarted
    }
    waiting.signal()
    guard isFirst else { return }
    DetachedThread.start { [self] in
      while true { work() }
    }
  }

  /// Adds work that cleans up behind jobs, if there were any.
  func addBehindOthers(_ work: @escaping @Sendable () -> Void) {
    guard state.withLock({ $0.isStarted }) else { return }
    add {
      work()
      return nil
    }
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
      if let job = state.withLock({ $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }) { return job }
    }
  }
}
