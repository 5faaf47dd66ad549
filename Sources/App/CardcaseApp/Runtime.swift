import CardcaseUI
import Flashcards
import Locking
import PaymentCards
import Secrets
import Store
import Vault
import WindowLevels
import WindowTerminal
public import Wording

/// The program at work: it gives the interface what happens, draws what comes of it, and does what
/// the interface asks for. Only here is the vault key held.
public final class Runtime {
  let launch: LaunchMode
  let wording: Wording
  let time: any TimeSource
  let moment: @Sendable () -> LocalMoment
  let secondsSince1970: @Sendable () -> Int64
  let random: any RandomSource
  let samples: @Sendable () -> Samples
  let mailbox: Mailbox
  let frontend: any Frontend
  let worker: Worker
  let sessionSeal: SessionSeal<Session>
  let clipboard: ClipboardController
  let counting: AttemptCounting
  /// The card that was deleted last, sealed, and its place; gone with the key.
  var deletedCard: (card: Sealed<PaymentCard<SecretDigits>>, place: Int64)?
  /// The key as the errand has it that is under way, and has the vault for itself.
  var lease: KeyLease?
  /// What has to wait for its end.
  var waiting: [Effect] = []
  /// The key as what is done once a day has it.
  var dailyLease: KeyLease?
  /// Stops the fitting of parameters that is under way.
  var fitting: Fitting.Stop?
  var model: Model
  private let watchdog: Watchdog?
  private var needsFrame = true
  /// The moment that the last frame shows. What moves is due by it: time goes on while it is drawn.
  private var drawnAt = Instant(nanoseconds: 0)
  /// Whether something was locked or left since the stack was overwritten.
  var mustForget = false
  /// Whether the program is to stop. It does so from `run`, as in the frames of what runs beneath it
  /// lies what was on the screen.
  var mustSuspend = false
  var exit: Exit?

  /// What was read to be imported; gone with the lock.
  var cardImporter: CardImporter?

  var vault: Vault?
  /// Counts the attempts at the vault; there whenever the vault is.
  var attempts: AttemptCounter?
  /// The failed attempts that the user was not told of yet.
  var untold: [FailedAttempts] = []
  /// Whether the tenth wrong passcode deletes the vault.
  var wipesAfterTen: Bool
  var key: VaultKey?
  var sealed: Sealed<Session>?
  /// When the session is to be kept on disk; nil while nothing has changed since.
  var sessionDue: Instant?
  /// The model's revision that was last seen to that.
  var keptRevision = 0
  /// Whether the session is on disk as it was at that revision.
  var isSessionKept = false
  /// What is to be told after the first unlocking.
  var warnings: [Notice]
  /// The damage that was told since the vault was unlocked.
  var toldDamage: Set<Damage> = []
  /// The passcode that was typed before the demo's vault was made.
  var earlyUnlock: (passcode: SecretBytes, epoch: Int)?
  /// Whether the demo's vault is still being made.
  var isMakingDemo = false

  /// Takes the terminal and opens the vault's file, still locked.
  ///
  /// - Throws: why that can't be done; the terminal is as it was.
  public init(_ launch: LaunchMode, in dependencies: Dependencies, wording: Wording)
    throws(LaunchFailure)
  {
    self.launch = launch
    self.wording = wording
    time = dependencies.time
    moment = dependencies.moment
    secondsSince1970 = dependencies.secondsSince1970
    random = dependencies.random
    samples = dependencies.samples
    mailbox = dependencies.mailbox
    ProcessFileDefaults.adopt()
    warnings =
      ProcessHardening.apply(traceable: dependencies.isTraceable)
        .contains { if case .memoryLock = $0 { true } else { false } } ? [.memoryNotLocked] : []
    counting = AttemptCounting(dependencies)
    let stored = try StoredVault(launch, counting: counting, random: random)
    vault = stored?.vault
    attempts = stored?.attempts
    if let open = DirectoryTrust.openDirectory(above: launch.location) {
      warnings.append(.directoryOpen(open))
    }
    wipesAfterTen = stored?.preferences.wipesAfterTen ?? false
    do throws(TerminalError) {
      frontend =
        dependencies.isPlain
        ? try LineFrontend(dependencies, wording) : try ScreenFrontend(dependencies, wording)
    } catch {
      throw .terminal(error)
    }
    do throws(TerminalError) {
      watchdog = dependencies.hasWatchdog ? try Watchdog() : nil
    } catch {
      throw .terminal(error)
    }
    worker = Worker(TaskDependencies(dependencies), mailbox: mailbox)
    sessionSeal = SessionSeal(version: Session.version, random: random)
    clipboard = ClipboardController(mailbox: mailbox, terminal: frontend)
    model = Model(
      kind: launch == .demo ? .digits4 : stored?.kind,
      preferences: stored?.preferences ?? Preferences(),
      attempts: stored.map { PasscodeAttempts($0.attempts.standing, at: dependencies.time.now) }
        ?? PasscodeAttempts(),
      size: frontend.size,
      traits: frontend.traits,
      today: CalendarDay(of: moment()),
      seed: dependencies.random.bytes(8).reduce(0) { $0 << 8 | UInt64($1) },
      wording: wording,
      isDemo: launch == .demo,
      keepsStill: dependencies.keepsStill || dependencies.isPlain
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
      let now = time.now
      keepSession(at: now)
      watchdog?.watch(model.lockDeadline)
      time.arm([model.nextDeadline(after: drawnAt), sessionDue].compactMap(\.self).min())
      frontend.turn {
        exit == nil && !mustSuspend ? model : nil
      } _: { event in
        // What was typed behind the key that stops the program was typed before the lock was seen.
        guard exit == nil, !mustSuspend || !event.isInput else { return }
        event == .woken ? collectMail() : handle(.event(event))
      }
      if mustSuspend {
        suspend()
      }
      if needsFrame, frontend.covers || exit == nil {
        present()
      }
      forget()
    }
    clipboard.settle()
    if case .signal(let number) = exit {
      frontend.end(bySignal: number)
    }
    frontend.close()
  }

  // MARK: A turn

  /// Lets the interface take a message in. What it asks for is done once the change is on the
  /// screen: a lock is painted before the key goes, and before the program stops.
  func handle(_ message: Message) {
    let now = time.now
    // What was typed before a lock that comes by itself can be seen is not meant for it.
    if model.isLockDue(at: now) { frontend.discardInput() }
    _ = model.update(.moment(moment()), at: now)
    var effects = model.update(message, at: now)
    needsFrame = true
    guard !effects.isEmpty else { return }
    if frontend.covers { present() }
    // Each is gone once it is done: one holds all that was open, and in a later one the program
    // stops.
    while !effects.isEmpty {
      perform(effects.removeFirst())
    }
  }

  /// Takes note that the key is gone.
  func callOffWatchdog() {
    watchdog?.watch(nil)
  }

  /// Overwrites what is left on the stack of what was locked or left.
  func forget() {
    guard mustForget else { return }
    mustForget = false
    wipeUnusedStack()
  }

  private func present() {
    let now = time.now
    // Where nothing can be shown, what moves goes on all the same: its next step is not due for ever.
    drawnAt = now
    guard let isSomethingGone = frontend.present(model, at: now) else { return }
    needsFrame = false
    if isSomethingGone { mustForget = true }
  }

  private func collectMail() {
    for mail in mailbox.collect() {
      switch mail {
      case .message(let message): handle(message)
      case .derived(let derived): receive(derived)
      case .clipboard(let news): handle(.outcome(news.outcome))
      }
    }
  }
}
