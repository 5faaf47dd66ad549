import Glibc
import Testing

@testable import Commands

@Suite("The wait of a command for its clipboard")
struct ClipboardWaitTests {
  @Test("is over after the time")
  func time() {
    let wait = ClipboardWait()
    #expect(wait.end(after: .milliseconds(1)) == nil)
    #expect(wait.end(after: .zero) == nil)
    wait.finish()
  }

  @Test(
    "is over at a signal, and says by which the process has to end",
    arguments: [(SIGINT, nil), (SIGTSTP, nil), (SIGTERM, SIGTERM), (SIGHUP, SIGHUP)]
      as [(
        Int32, Int32?
      )]
  )
  func signal(_ number: Int32, _ ending: Int32?) {
    let wait = ClipboardWait()
    pthread_kill(pthread_self(), number)
    #expect(wait.end(after: nil) == ending)
    // One more of them while the clipboard is cleared ends nothing.
    pthread_kill(pthread_self(), number)
    wait.finish()
  }
}
