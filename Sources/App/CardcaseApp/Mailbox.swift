package import CardcaseUI
import Synchronization
public import WindowTerminal

/// What other threads have for the one that draws.
public final class Mailbox: Sendable {
  /// A piece of mail. It is a reference, so that passing it on leaves nothing of it on a stack.
  indirect enum Mail: Sendable {
    case message(Message)
    case finished(FinishedTask)
    case clipboard(ClipboardNews)
  }

  /// Wakes the event loop.
  public let wakeUp: WakeUp
  private let mail = Mutex<[Mail]>([])

  /// An empty mailbox.
  ///
  /// - Throws: where the system has no descriptor left.
  public init() throws(TerminalError) {
    wakeUp = try WakeUp()
  }

  /// Leaves a message for the interface.
  package func post(_ message: Message) {
    post(.message(message))
  }

  func post(_ item: Mail) {
    mail.withLock { $0.append(item) }
    wakeUp.signal()
  }

  /// Takes everything out.
  func collect() -> [Mail] {
    mail.withLock { mail in
      defer { mail = [] }
      return mail
    }
  }
}
