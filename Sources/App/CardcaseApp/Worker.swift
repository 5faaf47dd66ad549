import CardcaseUI
import ReaderClient

/// The worker for slow tasks: runs one at a time, in the order of their requests.
final class Worker {
  let dependencies: TaskDependencies
  private let thread: WorkThread
  private let mailbox: Mailbox
  private var isBusy = false
  /// The tasks that wait. What they are about may be secret.
  private var waiting: [(task: BackgroundTask, effectID: EffectID)] = []

  init(_ dependencies: TaskDependencies, mailbox: Mailbox) {
    self.dependencies = dependencies
    self.mailbox = mailbox
    thread = WorkThread(mailbox: mailbox)
  }

  /// Begins a task, or queues it. A task that opens the vault replaces waiting ones of its kind, as
  /// a newer lock has come since.
  func begin(_ task: BackgroundTask, for effectID: EffectID) {
    guard !isBusy else {
      if task.opensVault { waiting = waiting.filter { !$0.task.opensVault } }
      waiting.append((task, effectID))
      return
    }
    isBusy = true
    mailbox.awaitsTask(true)
    let dependencies = dependencies
    thread.add {
      let result = task.carryOut(dependencies)
      return .finished(FinishedTask(result: result, effectID: effectID))
    }
  }

  /// Kills the reader of pictures, and drops what is held of it once the work that used it has ended.
  func stopReader() {
    let pictures = dependencies.pictures
    pictures.stop()
    thread.add {
      pictures.drop()
      return nil
    }
  }

  /// Registers that the result was handled, and begins the next task.
  func finish() {
    isBusy = false
    guard !waiting.isEmpty else { return mailbox.awaitsTask(false) }
    let next = waiting[0]
    // In an array of its own: the memory of one that an element is removed from keeps its bytes.
    waiting = Array(waiting.dropFirst())
    begin(next.task, for: next.effectID)
  }
}

extension BackgroundTask {
  /// True if the task concerns a way into the vault. Other tasks end by themselves once cancelled.
  fileprivate var opensVault: Bool {
    switch self {
    case .work: false
    case .create, .unlock, .recover, .setPasscode, .verify, .changePasscode: true
    }
  }
}
