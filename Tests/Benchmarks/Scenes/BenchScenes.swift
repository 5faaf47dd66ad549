import WindowLevels
import WindowTerminal

/// The scenes of `bench-reference` through WindowLevels and WindowTerminal, with the same keys: `c`
/// counts, `f` changes every cell, `q` ends, and no other key writes anything.
@main
enum BenchScenes {
  static func main() throws(TerminalError) {
    let time = try BootClock()
    let wakeUp = try WakeUp()
    let session = try TerminalSession.open()
    let loop = EventLoop(session: session, time: time, wakeUp: wakeUp)
    var scene = Scene(size: session.size)
    var isDone = false
    while !isDone {
      session.present(scene.stack, canvas: scene.draw)
      loop.turn { event in
        switch event {
        case .key(.character("c")): scene.count()
        case .key(.character("f")): scene.change()
        case .key(.character("q")): isDone = true
        case .resized(let size): scene.resize(to: size)
        case .terminated(let signal): session.end(bySignal: signal)
        default: break
        }
      }
    }
    session.close()
  }
}
