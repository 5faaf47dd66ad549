package import Locking
import Widgets
package import WindowLevels

/// The window at the level of the lock: every stage while the vault is closed, from the choice of
/// the first passcode to the recovery or deletion of the vault.
package struct LockScreen: Sendable {
  /// A stage of the lock.
  package enum Stage: Sendable {
    /// Without a vault: the choice of its passcode.
    case setup(NewPasscodeFlow)
    /// The entry of the passcode, or its refusal with a menu.
    case passcode(LockFlow, choice: RefusalChoice)
    /// The menu after a forgotten passcode.
    case forgotten(choice: ForgottenChoice)
    /// The entry of the recovery key.
    case recovery(RecoveryKeyEntry)
    /// The choice of a new passcode after the right recovery key.
    case newPasscode(NewPasscodeFlow)
    /// The confirmation before the vault is deleted.
    case deletion(DeletionConfirmation)
  }

  /// An entry of the menu under a refusal.
  package enum RefusalChoice: Int, CaseIterable, Sendable {
    case back, forgotten
  }

  /// An entry of the menu after a forgotten passcode.
  package enum ForgottenChoice: Int, CaseIterable, Sendable {
    case recoveryKey, delete, back

    /// The entries of the lock of a terminal, which deletes nothing, or of a vault.
    static func offered(by purpose: LockPurpose) -> [ForgottenChoice] {
      allCases.filter { $0 != .delete || purpose == .vault }
    }
  }

  /// The current stage.
  package var stage: Stage
  /// True while the help is shown instead.
  package var showsHelp = false
  /// The user's choice of a device key for a new vault; nil for the default of the kind of
  /// passcode.
  package var deviceKeyChoice: Bool?
  /// The kind of the vault's passcode; nil without a vault.
  package let kind: PasscodeKind?
  /// The thing that is locked.
  package let purpose: LockPurpose
  /// True if the vault was deleted after ten wrong passcodes.
  package let isAfterWipe: Bool

  /// The lock of a vault with a passcode of that kind, or the setup if `kind` is nil.
  ///
  /// - Parameter refusal: the reason for which no passcode can open it, told before any is tried.
  package init(
    kind: PasscodeKind?,
    attempts: PasscodeAttempts,
    refused refusal: LockFlow.Refusal? = nil,
    isAfterWipe: Bool = false,
    purpose: LockPurpose = .vault
  ) {
    self.kind = kind
    self.purpose = purpose
    self.isAfterWipe = isAfterWipe
    stage =
      kind.map { kind in
        let flow = refusal.map { LockFlow(kind: kind, refused: $0) } ?? LockFlow(kind: kind)
        return .passcode(flow, choice: refusal == nil ? .back : .forgotten)
      } ?? .setup(NewPasscodeFlow())
    wait(attempts)
  }

  /// Accepts no passcode before `attempts` allow it.
  package mutating func wait(_ attempts: PasscodeAttempts) {
    guard case .passcode(var flow, let choice) = stage else { return }
    flow.wait(until: attempts.waitsUntil?.sinceStart)
    stage = .passcode(flow, choice: choice)
  }

  /// True if a new vault with that kind of passcode needs a device key too. By default it does for
  /// digits, which alone are too weak against a copy of the file.
  package func usesDeviceKey(_ kind: PasscodeKind) -> Bool {
    deviceKeyChoice ?? (kind.digitCount != nil)
  }

  /// True while a recovered vault key awaits a new passcode.
  package var holdsRecoveredKey: Bool {
    if case .newPasscode = stage { true } else { false }
  }

  /// True while the vault processes the input.
  package var isAtWork: Bool {
    switch stage {
    case .setup(let flow), .newPasscode(let flow): flow.step == .done
    case .passcode(let flow, _): flow.stage == .verifying
    case .recovery(let entry): entry.isAtWork
    case .deletion(let confirmation): confirmation.isAtWork
    case .forgotten: false
    }
  }

  /// True if characters are text, so that `?` does not open the help.
  package var takesText: Bool {
    switch stage {
    case .passcode(let flow, _): flow.entry.kind == .passphrase && flow.stage != .waiting
    case .setup(let flow), .newPasscode(let flow): flow.takesText
    case .recovery, .deletion: true
    case .forgotten: false
    }
  }

  /// Ends animations and waits that are over at `now`.
  package mutating func advance(to now: Instant) {
    guard case .passcode(var flow, let choice) = stage else { return }
    flow.advance(to: now.sinceStart)
    stage = .passcode(flow, choice: choice)
  }

  /// The moment of the next change by time; nil if there is none.
  package func nextChange(after now: Instant) -> Instant? {
    guard case .passcode(let flow, _) = stage else { return nil }
    return flow.nextChange(after: now.sinceStart).map { Instant.zero.advanced(by: $0) }
  }
}

extension NewPasscodeFlow {
  /// True if characters are text.
  var takesText: Bool {
    kind == .passphrase && (step == .first || step == .second || step == .done)
  }
}
