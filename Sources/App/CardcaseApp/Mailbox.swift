package import CardcaseUI
import Synchronization
public import WindowTerminal

/// The mail of other threads for the thread of the event loop.
public final class Mailbox: Sendable {
  /// A piece of mail: a reference, so that passing it on leaves none of its contents on a stack.
  indirect enum Mail: Sendable {
    case message(Message)
    case finished(FinishedTask)
    case clipboard(ClipboardNews)
    case devices(DeviceTask, WorkResult)
  }

  /// Wakes the event loop.
  public let wakeUp: WakeUp
  private let mail = Mutex<[Mail]>([])
  /// True while a task of the worker is under way or its result was not handled yet.
  private let isAwaitingTask = Atomic(false)

  /// True if the worker has nothing to do and all its results were handled.
  public var isAtRest: Bool { !isAwaitingTask.load(ordering: .acquiring) }

  /// Registers that the worker begins a task, or has nothing left to do.
  func awaitsTask(_ awaits: Bool) { isAwaitingTask.store(awaits, ordering: .releasing) }

  /// An empty mailbox.
  ///
  /// - Throws: `TerminalError` if the system has no descriptor left.
  public init() throws(TerminalError) {
    wakeUp = try WakeUp()
  }

  /// Posts a message to the interface.
  package func post(_ message: Message) {
    post(.message(message))
  }

  func post(_ item: Mail) {
    mail.withLock { $0.append(item) }
    wakeUp.signal()
  }

  /// Removes and returns all mail.
  func collect() -> [Mail] {
    mail.withLock { mail in
      defer { mail = [] }
      return mail
    }
  }
}
