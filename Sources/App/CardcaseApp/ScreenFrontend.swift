import CardcaseUI
import Glibc
import WindowLevels
import WindowTerminal
import Wording

/// The full-screen frontend.
final class ScreenFrontend: Frontend {
  private let session: TerminalSession
  private let loop: EventLoop
  private var painter = FrameRenderer()
  private var wasOpen = false

  /// Takes over the terminal.
  init(_ dependencies: Dependencies, _ wording: Wording) throws(TerminalError) {
    var options = TerminalOptions(
      synchronizedOutput: getenv("CARDCASE_NO_SYNC") == nil,
      asksBackground: true,
      crashMessage: wording(.crashed)
    )
    options.pictures = dependencies.configuration.configuration.pictureProtocol?.value ?? .off
    session = try TerminalSession.open(options)
    loop = EventLoop(
      session: session,
      time: dependencies.time,
      wakeUp: dependencies.mailbox.wakeUp
    )
  }

  var size: Size { session.size }
  var traits: TerminalTraits { session.traits }
  let covers = true
  let isHeard = false

  func present(_ model: Model, at now: Instant) -> Bool? {
    if wasOpen, !model.isOpen { session.discardOutput() }
    wasOpen = model.isOpen
    guard !session.isBehind else { return nil }
    return painter.present(model.stack, on: session) { model.draw($0, into: &$1, at: now) }
  }

  func turn(_ model: () -> Model?, _ handle: (Message) -> Void) {
    loop.turn { handle(.event($0)) }
  }

  func discardInput() { loop.discardInput() }

  func suspend() { session.suspend() }

  func repaint() -> Size { session.repaint() }

  func send(_ sequence: UnsafeRawBufferPointer) -> Bool { session.send(sequence) }

  func close() { session.close() }

  func end(bySignal signal: Int32) -> Never { session.end(bySignal: signal) }
}
