public import AppSupport
import Flashcards
import Glibc
public import PaymentCards
import Screens
import Secrets
import WalletUI
import WindowLevels
import WindowTerminal
public import Wording

/// Asks for a card on the controlling terminal, whatever standard input and output are, and stores
/// nothing.
public final class CardPrompt {
  private let time: any TimeSource
  private let moment: @Sendable () -> LocalMoment
  private let session: TerminalSession
  private let loop: EventLoop
  private var form: StandaloneCardForm
  private var painter = FrameRenderer()
  private var ending: StandaloneCardForm.Ending?

  /// Takes over the terminal.
  ///
  /// - Throws: the reason why that is impossible; the terminal is left as it was.
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
          asksBackground: true,
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

  /// Runs until a card is entered or the user leaves, then restores the terminal. A signal ends the
  /// process here, with the exit status that a shell expects.
  ///
  /// - Returns: the card; nil if the user left.
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

  /// Passes an event to the form, and carries out its requests once the change is on the screen:
  /// the cover must be painted before the program stops.
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
