public import AppSupport
import CardcaseUI
public import Flashcards
import Glibc
import LockUI
import Locking
import Preferences
import Screens
import Secrets
import Store
import Vault
import WalletUI
import WindowLevels
import WindowTerminal
public import Wording

/// The program at work: passes events to the interface, draws its state and performs its effects.
/// Only the runtime holds the vault key, and lends it to tasks.
public final class Runtime {
  let launch: LaunchMode
  let wording: Wording
  let dependencies: Dependencies
  let frontend: any Frontend
  let worker: Worker
  let sessionSeal: SessionSeal<Session>
  let clipboard: ClipboardController
  let voice: SpeechController
  let files: FileLister
  let counting: AttemptCounting
  let rendering: RenderingProcess
  let sounds: SoundController
  let devices: DeviceThread
  let sending: LockedSending
  /// The round for which the end of the program waits; nil for none.
  var lastRound: LastRound?
  let due: DueFileWriter
  let watchdog: Watchdog?
  var model: Model
  /// The vault, with its key while that is in memory.
  var custody: VaultState
  /// The notices to show after the first unlocking.
  var warnings: [Notice]
  private var loop = LoopState()

  /// The state of the event loop.
  private struct LoopState {
    var needsFrame = true
    /// The moment drawn last. Animations are due relative to it, as time goes on while drawing.
    var drawnAt = Instant(nanoseconds: 0)
    /// True if the unused stack must be overwritten, because something was locked or closed.
    var mustForget = false
    /// True if the program must stop. `run` does that, as the stack frames of the functions it
    /// calls hold contents of the screen.
    var mustSuspend = false
    var exit: Exit?
  }

  /// Takes over the terminal and opens the vault's file, still locked.
  ///
  /// - Parameter opening: the study to begin with after the first unlocking; nil for none.
  /// - Throws: the reason why that is impossible; the terminal is left as it was.
  public init(
    _ launch: LaunchMode,
    opening: StudyOpening? = nil,
    in dependencies: Dependencies,
    wording: Wording
  ) throws(LaunchFailure) {
    self.launch = launch
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
    if let text = dependencies.configuration.notice(wording) {
      warnings.append(.configuration(text))
    }
    do throws(TerminalError) {
      frontend = try openFrontend(dependencies, launch.purpose, wording)
      watchdog = dependencies.hasWatchdog ? try Watchdog() : nil
    } catch {
      throw .terminal(error)
    }
    let wording = frontend.isHeard ? wording.spoken : wording
    self.wording = wording
    if launch.purpose == .terminal {
      // In the background it could be stopped, and the terminal would be its shell's again.
      for stop in [SIGTTIN, SIGTTOU] { signal(stop, SIG_IGN) }
    }
    worker = Worker(TaskDependencies(dependencies), mailbox: dependencies.mailbox)
    sessionSeal = SessionSeal(version: Session.version, random: dependencies.random)
    clipboard = ClipboardController(mailbox: dependencies.mailbox, terminal: frontend)
    voice = SpeechController(dependencies.mailbox)
    files = FileLister(dependencies.mailbox, wording.collation)
    devices = DeviceThread(dependencies.mailbox)
    sending = LockedSending(devices)
    due = DueFileWriter(launch, dependencies)
    rendering = RenderingProcess(
      dependencies.reader,
      mailbox: dependencies.mailbox,
      isTraceable: dependencies.isTraceable
    )
    sounds = SoundController(
      dependencies.reader,
      mailbox: dependencies.mailbox,
      isTraceable: dependencies.isTraceable
    )
    model = Model(
      kind: launch == .demo ? .digits4 : stored?.kind,
      preferences: stored?.preferences ?? Preferences(),
      attempts: stored.map { PasscodeAttempts($0.attempts.status, at: dependencies.time.now) }
        ?? PasscodeAttempts(),
      refused: stored?.vault.passcodeObstacle().map { LockFlow.Refusal($0) },
      size: frontend.size,
      traits: frontend.traits,
      time: TimeReading(instant: dependencies.time.now, wall: dependencies.moment()),
      seed: dependencies.random.number(),
      wording: wording,
      machine: dependencies.configuration.configuration,
      isDemo: launch == .demo,
      purpose: launch.purpose,
      opening: opening,
      keepsStill: dependencies.keepsStill || !frontend.covers
    )
    if launch == .demo {
      work(on: makeDemo(for: nil))
    }
  }

  /// Runs until the user or a signal ends it, then restores the terminal. A signal ends the process
  /// here, with the exit status that a shell expects.
  ///
  /// - Returns: true if the right passcode ended the lock of a terminal.
  @discardableResult
  public func run() -> Bool {
    present()
    while loop.exit == nil {
      takeTurn()
      // From here, as the frame of a function lies over what the ones before it left.
      overwriteStack()
      if loop.mustSuspend {
        suspend()
      }
      if loop.needsFrame, frontend.covers || loop.exit == nil {
        present()
      }
      // While nothing is open what a task has to tell can arrive after the lock; no frame waits for this.
      overwriteStack(always: custody.open == nil)
    }
    clipboard.settle()
    voice.settle()
    due.settle()
    sounds.stop()
    rendering.stop()
    worker.stopReader()
    if case .signal(let number) = loop.exit {
      sending.cancel()
      frontend.end(bySignal: number)
    }
    frontend.close()
    sending.finish(wording)
    finishLastRound()
    return loop.exit == .unlocked
  }

  var time: any TimeSource { dependencies.time }

  // MARK: A turn

  /// Waits for what happens next, and does what follows from it.
  @inline(never)
  private func takeTurn() {
    let now = time.now
    keepSession(at: now)
    synchronize(at: now)
    watchdog?.watch(model.lockDeadline)
    let sessionDue = custody.open?.session.due
    let syncDue = custody.open?.sync.due
    time.arm(
      [model.nextDeadline(after: loop.drawnAt), sessionDue, syncDue].compactMap(\.self).min()
    )
    frontend.turn {
      loop.exit == nil && !loop.mustSuspend ? model : nil
    } _: { message in
      // Input typed after the key that stops the program was typed before the lock was visible.
      guard loop.exit == nil, !loop.mustSuspend || !message.isInput else { return }
      if case .event(.woken) = message {
        collectMail()
      } else {
        work(on: [.message(message)])
      }
    }
  }

  /// Takes steps in order, each followed at once by those it causes.
  func work(on steps: [RuntimeStep]) {
    // Reversed: the next step is the last element. A step is removed before it is taken, as one
    // holds the whole open session, and a later one may stop the program.
    var steps: [RuntimeStep] = steps.reversed()
    while let step = steps.popLast() {
      steps.append(contentsOf: take(step).reversed())
    }
  }

  /// Takes one step.
  ///
  /// - Returns: the steps that it causes.
  private func take(_ step: RuntimeStep) -> [RuntimeStep] {
    switch step {
    case .message(let message): return take(message)
    case .effect(let request): return perform(request)
    case .task(let task, let effectID): return begin(task, for: effectID)
    case .finished(let task): return receive(task)
    case .result(let task): return takeIn(task)
    case .waitingEffects: return waitingEffects()
    case .nextTask:
      worker.finish()
      return []
    }
  }

  /// Passes a message to the interface. Its effects are performed once the change is on the screen:
  /// a lock is painted before the key goes, and before the program stops.
  private func take(_ message: Message) -> [RuntimeStep] {
    let now = time.now
    // Input typed before an automatic lock is visible is not meant for it.
    if model.isLockDue(at: now) { frontend.discardInput() }
    let time = TimeReading(instant: now, wall: dependencies.moment())
    let effects = model.update(message, at: time)
    loop.needsFrame = true
    if !effects.isEmpty, frontend.covers { present() }
    return effects.map { .effect($0) }
  }

  @inline(never)
  private func present() {
    let now = time.now
    // If nothing can be drawn, animations go on, or their next step would stay due forever.
    loop.drawnAt = now
    guard let isSomethingGone = frontend.present(model, at: now) else { return }
    loop.needsFrame = false
    if isSomethingGone { loop.mustForget = true }
  }

  // MARK: Requests to the loop

  /// Ends the program after this turn.
  func end(_ exit: Exit) { loop.exit = exit }

  /// Stops the program after this turn.
  func stopAfterTurn() { loop.mustSuspend = true }

  /// Overwrites the unused stack after this turn, as something was locked or closed.
  func forgetAfterTurn() { loop.mustForget = true }

  /// Stops the program, whose stack was overwritten; returns when it is continued.
  @inline(never)
  private func suspend() {
    loop.mustSuspend = false
    clipboard.settle()
    voice.settle()
    due.settle()
    rendering.settle()
    sounds.settle()
    frontend.suspend()
    work(on: [.message(.event(.resized(frontend.size)))])
  }

  @inline(__always)
  private func overwriteStack(always: Bool = false) {
    guard loop.mustForget || always else { return }
    loop.mustForget = false
    wipeUnusedStack()
  }
}

/// A step of the runtime between two events. Steps that it causes are taken before those that
/// already wait.
enum RuntimeStep {
  /// Pass a message to the interface.
  case message(Message)
  /// Perform an effect of the interface.
  case effect(EffectRequest)
  /// Begin a task on the worker's thread.
  case task(BackgroundTask, for: EffectID)
  /// Report the attempt counter after a task, and handle the task's result.
  case finished(FinishedTask)
  /// Handle the result of a task.
  case result(FinishedTask)
  /// Let the worker begin the next task.
  case nextTask
  /// Perform the effects that waited for the end of a job.
  case waitingEffects

  /// Send the reply to an effect to the interface.
  static func reply(_ reply: Reply, to effectID: EffectID) -> RuntimeStep {
    .message(.reply(reply, to: effectID))
  }
}
