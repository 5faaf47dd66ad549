import CardcaseUI

/// The slow work: one task at a time, in the order in which they were asked for.
final class Worker {
  private let dependencies: TaskDependencies
  private let thread: WorkThread
  private var isBusy = false
  private var waiting: [(task: BackgroundTask, ticket: Ticket)] = []

  init(_ dependencies: TaskDependencies, mailbox: Mailbox) {
    var dependencies = dependencies
    dependencies.report = { mailbox.post(.reply($0, to: $1)) }
    self.dependencies = dependencies
    thread = WorkThread(mailbox: mailbox)
  }

  /// Begins a task, or has it wait for those before it. Where one that has to do with a way into
  /// the vault waits already, that is given up for another of its kind: a newer lock has come since.
  func begin(_ task: BackgroundTask, for ticket: Ticket) {
    guard !isBusy else {
      if task.opensVault { waiting.removeAll(where: \.task.opensVault) }
      waiting.append((task, ticket))
      return
    }
    isBusy = true
    let dependencies = dependencies
    thread.add {
      let result = task.carryOut(dependencies, for: ticket)
      return .finished(FinishedTask(result: result, ticket: ticket))
    }
  }

  /// Takes note that the result has been dealt with.
  func finish() {
    isBusy = false
    guard !waiting.isEmpty else { return }
    let next = waiting.removeFirst()
    begin(next.task, for: next.ticket)
  }
}

extension BackgroundTask {
  /// Whether it has to do with a way into the vault. What has not ends by itself once it is called off.
  fileprivate var opensVault: Bool {
    switch self {
    case .dailyWork, .job, .fit: false
    case .create, .unlock, .recover, .setPasscode, .verify, .changePasscode: true
    }
  }
}
