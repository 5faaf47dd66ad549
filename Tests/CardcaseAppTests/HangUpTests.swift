import AppSupport
import Foundation
import Glibc
import Synchronization
import Testing

@Suite("A terminal that is gone")
struct HangUpTests {
  /// A thread that interrupts another one again and again.
  private final class Interrupter: Sendable {
    private let isOver = Atomic(false)
    private let end = DispatchSemaphore(value: 0)

    init(of thread: pthread_t) {
      // A handler that does nothing, as an ignored signal interrupts nothing.
      signal(SIGURG) { _ in }
      Thread.detachNewThread { [self] in
        while !isOver.load(ordering: .relaxed) { pthread_kill(thread, SIGURG) }
        end.signal()
      }
    }

    func stop() {
      isOver.store(true, ordering: .relaxed)
      end.wait()
      signal(SIGURG, SIG_DFL)
    }
  }

  @Test("is told from one at which signals arrive")
  func signals() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    let interrupter = Interrupter(of: pthread_self())
    let isGone = (1...100_000).contains { _ in hasHungUp(descriptor) }
    interrupter.stop()
    #expect(!isGone)
    try pipe.fileHandleForWriting.close()
    #expect(hasHungUp(descriptor))
  }
}
