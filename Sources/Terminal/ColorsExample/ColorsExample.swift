@preconcurrency import Glibc
import WindowLevels
import WindowTerminal

/// Colours of 24 bits on a real terminal, or the nearest that it has: any key turns them, `q` ends.
@main
enum ColorsExample {
  static func main() {
    do {
      try run()
    } catch {
      fputs("colors-example can't use this terminal: \(error)\n", stderr)
      exit(1)
    }
  }

  private static func run() throws(TerminalError) {
    let time = try BootClock()
    let wakeUp = try WakeUp()
    let session = try TerminalSession.open()
    let loop = EventLoop(session: session, time: time, wakeUp: wakeUp)
    var field = ColorField()
    var stack = WindowStack()
    let window = stack.insert(frame: Rect(size: session.size))
    var isDone = false
    while !isDone {
      session.present(stack) { _ in field.draw(session.size) }
      loop.turn { event in
        switch event {
        case .key(.character("q")): isDone = true
        case .key: field.turn += 1
        case .resized(let size): stack.setFrame(Rect(size: size), of: window)
        case .stopRequested: session.suspend()
        case .terminated(let signal): session.end(bySignal: signal)
        default: break
        }
      }
    }
    session.close()
  }
}
