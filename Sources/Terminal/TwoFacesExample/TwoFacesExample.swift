@preconcurrency import Glibc
import WindowLevels
import WindowTerminal

/// One small program with two faces: a full screen, and lines for a screen reader or a terminal that
/// can't do more. `--lines`, or ACCESSIBLE=1 in the environment, asks for lines.
@main
enum TwoFacesExample {
  static func main() {
    do {
      let time = try BootClock()
      let wakeUp = try WakeUp()
      let wantsLines =
        CommandLine.arguments.contains("--lines")
        || getenv("ACCESSIBLE").map { $0[0] != 0 } ?? false
      if wantsLines { return try runInLines(time, wakeUp) }
      do throws(TerminalError) {
        try runOnScreen(time, wakeUp)
      } catch {
        switch error {
        case .unknownTerminal, .cannotAddressCursor: try runInLines(time, wakeUp)
        case .noTerminal, .refused: throw error
        }
      }
    } catch {
      fputs("two-faces-example can't use this terminal: \(error)\n", stderr)
      exit(1)
    }
  }

  private static func runOnScreen(_ time: BootClock, _ wakeUp: WakeUp) throws(TerminalError) {
    let session = try TerminalSession.open()
    let loop = EventLoop(session: session, time: time, wakeUp: wakeUp)
    var rivers = Rivers()
    var stack = WindowStack()
    let screen = stack.insert(frame: Rect(size: session.size))
    while !rivers.isDone {
      session.present(stack) { _ in ScreenFace.draw(rivers, size: session.size) }
      loop.turn { event in
        switch event {
        case .resized(let size): stack.setFrame(Rect(size: size), of: screen)
        case .stopRequested, .key(.control("z")): session.suspend()
        case .terminated(let signal): session.end(bySignal: signal)
        case .key(let key):
          if let action = ScreenFace.action(for: key, rivers) { rivers.perform(action) }
        default: break
        }
      }
    }
    session.close()
  }

  private static func runInLines(_ time: BootClock, _ wakeUp: WakeUp) throws(TerminalError) {
    let session = try LineSession()
    let loop = EventLoop(session: session, time: time, wakeUp: wakeUp)
    var rivers = Rivers()
    var face = LineFace()
    var line = ""
    LineFace.greeting.forEach { session.write($0) }
    session.prompt(LineFace.prompt, isHidden: false)
    while !rivers.isDone {
      loop.turn { event in
        switch event {
        case .key(.enter):
          face.answer(line, &rivers).forEach { session.write($0) }
          line = ""
          if !rivers.isDone { session.prompt(LineFace.prompt, isHidden: false) }
        // The end of the input.
        case .key(.control("d")): rivers.perform(.quit)
        case .key(let key): if let scalar = key.typed { line.unicodeScalars.append(scalar) }
        case .stopRequested:
          session.suspend()
          session.prompt(LineFace.prompt, isHidden: false)
        case .continued: session.prompt(LineFace.prompt, isHidden: false)
        case .terminated(let signal): session.end(bySignal: signal)
        default: break
        }
      }
    }
    session.close()
  }
}
