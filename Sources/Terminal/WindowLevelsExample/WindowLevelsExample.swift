@preconcurrency import Glibc
import WindowLevels
import WindowTerminal

/// Window levels on a real terminal: a list, a status bar, a dialog, and a lock above it all.
@main
enum WindowLevelsExample {
  static func main() {
    do {
      try run()
    } catch {
      fputs("window-levels-example can't use this terminal: \(error)\n", stderr)
      exit(1)
    }
  }

  private static func run() throws(TerminalError) {
    let time = try BootClock()
    let wakeUp = try WakeUp()
    let session = try TerminalSession.open()
    let loop = EventLoop(session: session, time: time, wakeUp: wakeUp)
    var demo = Demo(size: session.size)

    func show() {
      session.present(demo.stack) { demo.draw($0, traits: session.traits) }
    }

    while !demo.isDone {
      show()
      time.arm(demo.deadline)
      loop.turn { event in
        switch event {
        case .stopRequested, .key(.control("z")):
          // The lock is on the screen before the program stops.
          demo.lock()
          show()
          session.suspend()
          demo.resize(to: session.size)
        case .terminated(let signal):
          session.end(bySignal: signal)
        default:
          demo.handle(event, now: time.now)
        }
      }
    }
    session.close()
  }
}
