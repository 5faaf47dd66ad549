import CardcaseUI
import Glibc
import Locking
import Secrets
import Store
import Terminal
import Vault
import Windowing
public import Wording

/// The program at work: it gives the interface what happens, draws what comes of it, and does what
/// the interface asks for. Only here is the vault key held.
public final class Runtime {
  let launch: Launch
  private let time: any TimeSource
  let random: any RandomSource
  let samples: @Sendable () -> Samples
  private let mailbox: Mailbox
  let session: TerminalSession
  private let loop: EventLoop
  let worker: Worker
  let sessionSeal: SessionSeal<Session>
  var model: Model
  private var canvases: [WindowID: Canvas] = [:]
  private var needsFrame = true
  var exit: Exit?

  var vault: Vault?
  var key: VaultKey?
  var sealed: Sealed<Session>?
  /// What is to be told after the first unlocking.
  var warnings: [Notice]
  /// The passcode that was typed before the demo's vault was made.
  var earlyUnlock: (passcode: SecretBytes, epoch: Int)?
  /// Whether the demo's vault is still being made.
  var isMakingDemo = false

  /// Takes the terminal and opens the vault's file, still locked.
  ///
  /// - Throws: why that can't be done; the terminal is as it was.
  public init(_ launch: Launch, in surroundings: Surroundings, wording: Wording)
    throws(LaunchFailure)
  {
    self.launch = launch
    time = surroundings.time
    random = surroundings.random
    samples = surroundings.samples
    mailbox = surroundings.mailbox
    umask(0o077)
    warnings =
      ProcessHardening.apply(traceable: surroundings.isTraceable)
        .contains { if case .memoryLock = $0 { true } else { false } } ? [.memoryNotLocked] : []
    let stored = try StoredVault(launch, random: random)
    vault = stored?.vault
    do throws(TerminalError) {
      session = try TerminalSession.open(
        TerminalOptions(
          synchronizedOutput: getenv("CARDCASE_NO_SYNC") == nil,
          crashMessage: wording(.crashed)
        )
      )
    } catch {
      throw .terminal(error)
    }
    loop = EventLoop(session: session, time: time, wakeUp: mailbox.wakeUp)
    worker = Worker(DerivationSurroundings(surroundings), mailbox: mailbox)
    sessionSeal = SessionSeal(version: Session.version, random: random)
    model = Model(
      kind: launch == .demo ? .digits4 : stored?.kind,
      preferences: stored?.preferences ?? Preferences(),
      size: session.size,
      traits: session.traits,
      wording: wording,
      isDemo: launch == .demo
    )
    if launch == .demo {
      beginDemo()
    }
  }

  /// Runs until the user or a signal ends it, and gives the terminal back. A signal ends the process
  /// here, with the status that a shell expects of it.
  public func run() {
    present()
    while exit == nil {
      time.arm(model.nextDeadline(after: time.now))
      loop.turn { event in
        guard exit == nil else { return }
        event == .woken ? collectMail() : handle(.event(event))
      }
      if needsFrame {
        present()
      }
    }
    if case .signal(let number) = exit {
      session.end(bySignal: number)
    }
    session.close()
  }

  // MARK: A turn

  /// Lets the interface take a message in. What it asks for is done once the change is on the
  /// screen: a lock is painted before the key goes, and before the program stops.
  func handle(_ message: Message) {
    let effects = model.update(message, at: time.now)
    needsFrame = true
    guard !effects.isEmpty else { return }
    present()
    effects.forEach(perform)
  }

  /// Draws every window that is to be seen. What a window showed that is not any more is wiped.
  private func present() {
    needsFrame = false
    let now = time.now
    let drawn = Set(model.stack.drawn.map(\.id))
    for id in canvases.keys where !drawn.contains(id) {
      canvases[id]?.wipe()
      canvases[id] = nil
    }
    session.present(model.stack) { id in
      let size = model.stack[id]?.frame.size ?? .zero
      var canvas = canvases.removeValue(forKey: id) ?? Canvas(size: size)
      canvas.wipe()
      if canvas.size != size {
        canvas = Canvas(size: size)
      }
      model.draw(id, into: &canvas, at: now)
      canvases[id] = canvas
      return canvas
    }
  }

  private func collectMail() {
    for mail in mailbox.collect() {
      switch mail {
      case .message(let message): handle(message)
      case .derived(let derived): receive(derived)
      }
    }
  }
}
