@preconcurrency import Glibc
import Widgets
import WindowLevels
import WindowTerminal

/// A form with two fields that are checked, a table of what was saved, and a dialog.
@main
enum FormExample {
  static func main() {
    do {
      try run()
    } catch {
      fputs("form-example can't use this terminal: \(error)\n", stderr)
      exit(1)
    }
  }

  private static func run() throws(TerminalError) {
    let time = try BootClock()
    let wakeUp = try WakeUp()
    let session = try TerminalSession.open()
    let loop = EventLoop(session: session, time: time, wakeUp: wakeUp)
    let theme = Theme(session.traits)
    var book = RiverBook(size: session.size)
    while !book.isDone {
      session.present(book.stack) { book.draw($0, theme: theme) }
      loop.turn { event in
        switch event {
        case .stopRequested, .key(.control("z")):
          session.suspend()
          book.resize(to: session.size)
        case .terminated(let signal): session.end(bySignal: signal)
        default: book.handle(event)
        }
      }
    }
    session.close()
  }
}
