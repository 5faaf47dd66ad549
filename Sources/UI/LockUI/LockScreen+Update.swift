package import Locking
package import Screens
import Widgets
package import WindowLevels
package import Wording

extension LockScreen {
  /// The surroundings of the lock's actions: time, motion, attempts and words.
  package struct Context: Sendable {
    package let now: Instant
    package let motion: Bool
    package let attempts: PasscodeAttempts
    package let wording: Wording

    package init(
      now: Instant,
      motion: Bool,
      attempts: PasscodeAttempts,
      wording: Wording
    ) {
      self.now = now
      self.motion = motion
      self.attempts = attempts
      self.wording = wording
    }
  }

  /// Handles a key; any key closes the help.
  package mutating func press(_ key: Key, _ context: Context) -> [LockEffect] {
    if showsHelp {
      showsHelp = false
      return []
    }
    if let binding = bindings.first(where: { $0.keys.contains(key) }) {
      return perform(binding.action, context)
    }
    if let scalar = key.typed {
      return type(scalar, context)
    }
    return []
  }

  /// Carries out an input of line mode; one that was made for another kind of screen does nothing.
  package mutating func handle(
    _ input: ScreenInput<AnyScreenAction>,
    _ context: Context
  ) -> [LockEffect] {
    switch input {
    case .action(let erased):
      (erased.action as? LockAction).map { perform($0, context) } ?? []
    case .character(let scalar): type(scalar, context)
    }
  }

  /// Handles a typed or pasted character.
  package mutating func type(_ scalar: Unicode.Scalar, _ context: Context) -> [LockEffect] {
    switch stage {
    case .setup(var flow):
      let outcome = flow.type(scalar)
      return follow(outcome, flow, context, as: Stage.setup)
    case .newPasscode(var flow):
      let outcome = flow.type(scalar)
      return follow(outcome, flow, context, as: Stage.newPasscode)
    case .passcode(var flow, _):
      let outcome = flow.type(scalar, at: context.now.sinceStart)
      return follow(outcome, flow, context)
    case .recovery(var entry):
      guard !entry.isAtWork else { return [] }
      entry.type(scalar)
      stage = .recovery(entry)
    case .deletion(var confirmation):
      guard !confirmation.isAtWork else { return [] }
      confirmation.type(scalar)
      stage = .deletion(confirmation)
    case .forgotten:
      break
    }
    return []
  }

  /// Performs an action.
  package mutating func perform(_ action: LockAction, _ context: Context) -> [LockEffect] {
    switch stage {
    case .setup(let flow):
      if action == .toggleDeviceKey { deviceKeyChoice = !usesDeviceKey(flow.kind) }
      return perform(action, flow, context, as: Stage.setup)
    case .newPasscode(let flow):
      return perform(action, flow, context, as: Stage.newPasscode)
    case .passcode(let flow, let choice):
      return perform(action, flow, choice, context)
    case .forgotten(let choice):
      return perform(action, choice, context)
    case .recovery(let entry):
      return perform(action, entry, context)
    case .deletion(let confirmation):
      return perform(action, confirmation, context)
    }
  }

  // MARK: The passcode

  private mutating func perform(
    _ action: LockAction,
    _ flow: LockFlow,
    _ choice: RefusalChoice,
    _ context: Context
  ) -> [LockEffect] {
    var flow = flow
    var choice = choice
    var outcome = LockFlow.Outcome.ignored
    switch action {
    case .walk, .press, .submit, .delete, .clear:
      outcome = flow.perform(action, at: context.now.sinceStart)
    case .back:
      outcome = flow.stage == .entering ? flow.clear() : flow.dismiss()
      choice = .back
    case .choose(let step): choice = choice.advanced(by: step)
    case .forgotten:
      guard flow.stage != .verifying else { return [] }
      stage = .forgotten(choice: .recoveryKey)
      return []
    case .confirm:
      guard choice == .back else {
        stage = .forgotten(choice: .recoveryKey)
        return []
      }
      _ = flow.dismiss()
    case .toggleDeviceKey, .drawWords:
      break
    }
    stage = .passcode(flow, choice: choice)
    return follow(outcome, flow, context, choice: choice)
  }

  /// The view follows the state by itself; only the passcode needs an effect.
  private mutating func follow(
    _ outcome: LockFlow.Outcome,
    _ flow: LockFlow,
    _ context: Context,
    choice: RefusalChoice = .back
  ) -> [LockEffect] {
    stage = .passcode(flow, choice: choice)
    guard outcome == .verify else { return [] }
    // It fails for one reason only, which the refusal names.
    guard let passcode = try? flow.entry.passcode() else {
      refuse(.notEnoughMemory, context)
      return []
    }
    return [.unlock(passcode: passcode)]
  }

  /// Shows a refusal: of the passcode or the recovery key, or to open a vault just created or given
  /// a passcode.
  package mutating func refuse(_ refusal: LockFlow.Refusal, _ context: Context) {
    switch stage {
    case .passcode(var flow, _):
      flow.refuse(refusal, motion: context.motion, at: context.now.sinceStart)
      stage = .passcode(flow, choice: .back)
    case .recovery(var entry):
      entry.isAtWork = false
      entry.problem = RecoveryKeyEntry.Problem(refusal)
      stage = .recovery(entry)
    case .setup(let flow), .newPasscode(let flow):
      guard flow.step == .done else { break }
      self = LockScreen(kind: flow.kind, attempts: context.attempts)
      stage = .passcode(LockFlow(kind: flow.kind, refused: refusal), choice: .back)
    case .forgotten, .deletion:
      break
    }
  }

  /// Asks for a new passcode after the right recovery key.
  ///
  /// - Returns: False if no recovery key is awaited any more.
  package mutating func acceptRecoveryKey() -> Bool {
    guard case .recovery = stage else { return false }
    stage = .newPasscode(NewPasscodeFlow(kind: kind ?? .digits6))
    return true
  }

  /// Returns to the entry, as the passcode came before an attempt was allowed.
  package mutating func postpone() {
    guard case .passcode(var flow, let choice) = stage else { return }
    flow.postpone()
    stage = .passcode(flow, choice: choice)
  }

  // MARK: A new passcode

  private mutating func perform(
    _ action: LockAction,
    _ flow: NewPasscodeFlow,
    _ context: Context,
    as wrap: (NewPasscodeFlow) -> Stage
  ) -> [LockEffect] {
    if action == .drawWords { return flow.canOffer ? [.drawPassphrase] : [] }
    var flow = flow
    let outcome = flow.perform(action)
    if outcome == nil, holdsRecoveredKey {
      self = begun(with: context.attempts)
      return [.dropKey]
    }
    return follow(outcome ?? .ignored, flow, context, as: wrap)
  }

  private mutating func follow(
    _ outcome: LockFlow.Outcome,
    _ flow: NewPasscodeFlow,
    _ context: Context,
    as wrap: (NewPasscodeFlow) -> Stage
  ) -> [LockEffect] {
    let isRecovery = holdsRecoveredKey
    stage = wrap(flow)
    guard outcome == .verify else { return [] }
    // It fails for one reason only, which the refusal names.
    guard let passcode = try? flow.entry.passcode() else {
      passcodeFailed(.notEnoughMemory)
      return []
    }
    return isRecovery
      ? [.setPasscode(passcode, kind: flow.kind)]
      : [
        .createVault(
          passcode: passcode,
          kind: flow.kind,
          usesDeviceKey: usesDeviceKey(flow.kind)
        )
      ]
  }

  /// Shows a passphrase that was drawn.
  package mutating func offer(_ passphrase: PasscodeEntry) {
    switch stage {
    case .setup(var flow):
      flow.offer(passphrase)
      stage = .setup(flow)
    case .newPasscode(var flow):
      flow.offer(passphrase)
      stage = .newPasscode(flow)
    case .passcode, .forgotten, .recovery, .deletion: break
    }
  }

  /// Shows that the vault could not be created, or that the passcode could not be set.
  package mutating func passcodeFailed(_ problem: NewPasscodeFlow.Problem) {
    switch stage {
    case .setup(var flow):
      flow.fail(problem)
      stage = .setup(flow)
    case .newPasscode(var flow):
      flow.fail(problem)
      stage = .newPasscode(flow)
    default:
      break
    }
  }
}
