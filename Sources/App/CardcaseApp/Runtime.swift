import CardcaseUI
import Flashcards
import LockUI
import Locking
import PaymentCards
import Preferences
import Screens
import Secrets
import Store
import Vault
import WalletUI
import WindowLevels
import WindowTerminal
public import Wording

/// The program at work: it gives the interface what happens, draws what comes of it, and does what
/// the interface asks for. Only here is the vault key held.
public final class Runtime {
  let launch: LaunchMode
  let wording: Wording
  let dependencies: Dependencies
  let frontend: any Frontend
  let worker: Worker
  let sessionSeal: SessionSeal<Session>
  let clipboard: ClipboardController
  let counting: AttemptCounting
  private let watchdog: Watchdog?
  var model: Model
  /// The vault, and its key while that is here.
  var custody: VaultCustody
  /// What is to be told after the first unlocking.
  var warnings: [Notice]
  private var loop = LoopState()

  /// What the event loop has to see to.
  private struct LoopState {
    var needsFrame = true
    /// The moment that the last frame shows. What moves is due by it: time goes on while it is drawn.
    var drawnAt = Instant(nanoseconds: 0)
    /// True if something was locked or left since the stack was overwritten.
    var mustForget = false
    /// True if the program is to stop. It does so from `run`, as in the frames of what runs beneath it
    /// lies what was on the screen.
    var mustSuspend = false
    var exit: Exit?
  }

  /// Takes the terminal and opens the vault's file, still locked.
  ///
  /// - Throws: why that can't be done; the terminal is as it was.
  public init(_ launch: LaunchMode, in dependencies: Dependencies, wording: Wording)
    throws(LaunchFailure)
  {
    self.launch = launch
    self.wording = wording
    self.dependencies = dependencies
    ProcessFileDefaults.adopt()
    warnings =
      ProcessHardening.apply(traceable: dependencies.isTraceable)
        .contains { if case .memoryLock = $0 { true } else { false } } ? [.memoryNotLocked] : []
    counting = AttemptCounting(dependencies)
    let stored = try StoredVault(launch, counting: counting, random: dependencies.random)
    custody = stored.map { .closed(ClosedVault($0)) } ?? .none
    if let open = DirectoryTrust.openDirectory(above: launch.location) {
      warnings.append(.directoryOpen(open))
    }
    do throws(TerminalError) {
      frontend =
        dependencies.isPlain
        ? try LineFrontend(dependencies, wording) : try ScreenFrontend(dependencies, wording)
      watchdog = dependencies.hasWatchdog ? try Watchdog() : nil
    } catch {
      throw .terminal(error)
    }
    worker = Worker(TaskDependencies(dependencies), mailbox: dependencies.mailbox)
    sessionSeal = SessionSeal(version: Session.version, random: dependencies.random)
    clipboard = ClipboardController(mailbox: dependencies.mailbox, terminal: frontend)
    model = Model(
      kind: launch == .demo ? .digits4 : stored?.kind,
      preferences: stored?.preferences ?? Preferences(),
      attempts: stored.map { PasscodeAttempts($0.attempts.status, at: dependencies.time.now) }
        ?? PasscodeAttempts(),
      size: frontend.size,
      traits: frontend.traits,
      time: TimeReading(instant: dependencies.time.now, wall: dependencies.moment()),
      seed: dependencies.random.bytes(8).reduce(0) { $0 << 8 | UInt64($1) },
      wording: wording,
      isDemo: launch == .demo,
      keepsStill: dependencies.keepsStill || dependencies.isPlain
    )
    if launch == .demo {
      work(on: makeDemo(for: nil))
    }
  }

  /// Runs until the user or a signal ends it, and gives the terminal back. A signal ends the process
  /// here, with the status that a shell expects of it.
  public func run() {
    present()
    while loop.exit == nil {
      let now = time.now
      keepSession(at: now)
      watchdog?.watch(model.lockDeadline)
      let sessionDue = custody.open?.session.due
      time.arm([model.nextDeadline(after: loop.drawnAt), sessionDue].compactMap(\.self).min())
      frontend.turn {
        loop.exit == nil && !loop.mustSuspend ? model : nil
      } _: { event in
        // What was typed behind the key that stops the program was typed before the lock was seen.
        guard loop.exit == nil, !loop.mustSuspend || !event.isInput else { return }
        event == .woken ? collectMail() : work(on: [.message(.event(event))])
      }
      if loop.mustSuspend {
        suspend()
      }
      if loop.needsFrame, frontend.covers || loop.exit == nil {
        present()
      }
      overwriteStack()
    }
    clipboard.settle()
    if case .signal(let number) = loop.exit {
      frontend.end(bySignal: number)
    }
    frontend.close()
  }

  var time: any TimeSource { dependencies.time }

  // MARK: A turn

  /// Does some steps in their order, each followed by those it brings about.
  private func work(on steps: [RuntimeStep]) {
    // The next one is the last of them. Each is gone once it is done: one holds all that was open, and
    // after a later one the program stops.
    var steps: [RuntimeStep] = steps.reversed()
    while let step = steps.popLast() {
      steps.append(contentsOf: take(step).reversed())
    }
  }

  /// Does one step.
  ///
  /// - Returns: the steps it brings about.
  private func take(_ step: RuntimeStep) -> [RuntimeStep] {
    switch step {
    case .message(let message): return take(message)
    case .effect(let request): return perform(request)
    case .task(let task, let ticket): return begin(task, for: ticket)
    case .finished(let task): return receive(task)
    case .result(let task): return takeIn(task)
    case .waitingEffects: return waitingEffects()
    case .nextTask:
      worker.finish()
      return []
    }
  }

  /// Lets the interface take a message in. What it asks for is done once the change is on the
  /// screen: a lock is painted before the key goes, and before the program stops.
  private func take(_ message: Message) -> [RuntimeStep] {
    let now = time.now
    // What was typed before a lock that comes by itself can be seen is not meant for it.
    if model.isLockDue(at: now) { frontend.discardInput() }
    let time = TimeReading(instant: now, wall: dependencies.moment())
    let effects = model.update(message, at: time)
    loop.needsFrame = true
    if !effects.isEmpty, frontend.covers { present() }
    return effects.map { .effect($0) }
  }

  private func collectMail() {
    for mail in dependencies.mailbox.collect() {
      switch mail {
      case .message(let message): work(on: [.message(message)])
      case .finished(let task): work(on: [.finished(task), .nextTask])
      case .clipboard(let news):
        work(on: [.reply(.wallet(news.reply), to: Ticket(epoch: model.epoch))])
      }
    }
  }

  private func present() {
    let now = time.now
    // Where nothing can be shown, what moves goes on all the same: its next step is not due for ever.
    loop.drawnAt = now
    guard let isSomethingGone = frontend.present(model, at: now) else { return }
    loop.needsFrame = false
    if isSomethingGone { loop.mustForget = true }
  }

  // MARK: What the loop is to do

  /// Ends the program after this turn.
  func end(_ exit: Exit) { loop.exit = exit }

  /// Stops the program after this turn.
  func stopAfterTurn() { loop.mustSuspend = true }

  /// Overwrites what is left on the stack after this turn: something was locked or left.
  func forgetAfterTurn() { loop.mustForget = true }

  /// Destroys the key, wherever it came from.
  func dropKey() {
    custody.dropKey()
    watchdog?.watch(nil)
    forgetAfterTurn()
  }

  /// Stops the program, once what was open is out of its memory.
  private func suspend() {
    loop.mustSuspend = false
    overwriteStack()
    clipboard.settle()
    frontend.suspend()
    work(on: [.message(.event(.resized(frontend.size)))])
  }

  private func overwriteStack() {
    guard loop.mustForget else { return }
    loop.mustForget = false
    wipeUnusedStack()
  }
}
