import Flashcards
import Glibc
public import PaymentCards
import Screens
import Secrets
import WalletUI
import WindowLevels
import WindowTerminal
public import Wording

/// Asks for a card on the terminal that controls the process, whatever standard input and output are,
/// and keeps nothing.
public final class CardPrompt {
  private let time: any TimeSource
  private let moment: @Sendable () -> LocalMoment
  private let session: TerminalSession
  private let loop: EventLoop
  private var form: StandaloneCardForm
  private var painter = FrameRenderer()
  private var ending: StandaloneCardForm.Ending?

  /// Takes the terminal.
  ///
  /// - Throws: why that can't be done; the terminal is as it was.
  public init(in dependencies: Dependencies, wording: Wording) throws(LaunchFailure) {
    time = dependencies.time
    moment = dependencies.moment
    let isMemoryLocked = !ProcessHardening.apply(traceable: dependencies.isTraceable)
      .contains { if case .memoryLock = $0 { true } else { false } }
    do throws(TerminalError) {
      session = try TerminalSession.open(
        TerminalOptions(
          device: .controlling,
          synchronizedOutput: getenv("CARDCASE_NO_SYNC") == nil,
          crashMessage: wording(.crashed)
        )
      )
    } catch {
      throw .terminal(error)
    }
    loop = EventLoop(session: session, time: time, wakeUp: dependencies.mailbox.wakeUp)
    form = StandaloneCardForm(
      size: session.size,
      traits: session.traits,
      wording: wording,
      isMemoryLocked: isMemoryLocked,
      keepsStill: dependencies.keepsStill,
      at: TimeReading(instant: time.now, wall: moment())
    )
  }

  /// Runs until there is a card or the user leaves, and gives the terminal back. A signal ends the
  /// process here, with the status that a shell expects of it.
  ///
  /// - Returns: the card; nil where the user left.
  public func ask() -> PaymentCard<SecretDigits>? {
    present()
    while ending == nil {
      time.arm(form.nextDeadline(after: time.now))
      loop.turn { event in
        guard ending == nil else { return }
        handle(event)
      }
      present()
    }
    guard case .signal(let number) = ending else {
      session.close()
      wipeUnusedStack()
      if case .card(let card) = ending { return card }
      return nil
    }
    session.end(bySignal: number)
  }

  /// What the form wants done is done once the change is on the screen: the cover is painted before the
  /// program stops.
  private func handle(_ event: Event) {
    let steps = form.update(event, at: reading)
    guard !steps.isEmpty else { return }
    present()
    for step in steps {
      switch step {
      case .suspend:
        wipeUnusedStack()
        session.suspend()
        form.resume(at: reading)
        handle(.resized(session.size))
      case .repaint: handle(.resized(session.repaint()))
      case .end(let ending): self.ending = ending
      }
    }
  }

  private var reading: TimeReading { TimeReading(instant: time.now, wall: moment()) }

  private func present() {
    let now = time.now
    painter.present(form.stack, on: session) { form.draw($0, into: &$1, at: now) }
  }
}
