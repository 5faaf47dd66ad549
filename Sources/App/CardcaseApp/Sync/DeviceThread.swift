/// The thread for work with devices: one piece after the other, beside the worker, as a remote may
/// take minutes to answer.
final class DeviceThread {
  private let thread: WorkThread

  init(_ mailbox: Mailbox) {
    thread = WorkThread(mailbox: mailbox)
  }

  /// Begins work, or queues it.
  func begin(_ task: DeviceTask) {
    thread.add { .devices(task, task.result()) }
  }

  /// Runs work of which nobody is told, behind that begun before.
  func run(_ work: @escaping @Sendable () -> Void) {
    thread.add {
      work()
      return nil
    }
  }

  /// Waits until all work has ended, at most `patience`.
  func wait(atMost patience: Duration) { thread.wait(atMost: patience) }
}
