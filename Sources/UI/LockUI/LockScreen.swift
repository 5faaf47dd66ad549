package import Locking
import Screens
import Secrets
import Widgets
package import WindowLevels

/// What the window at the level of the lock shows: everything that happens while the vault is not
/// open, from choosing the first passcode to the ways out for who forgot it.
package struct LockScreen: Sendable {
  /// What it is about at the moment.
  package enum Stage: Sendable {
    /// There is no vault yet: its passcode is chosen.
    case setup(NewPasscodeFlow)
    /// The passcode is asked for. Under a refusal, one of the ways out has the focus.
    case passcode(LockFlow, choice: RefusalChoice)
    /// The passcode is forgotten: one of the ways out has the focus.
    case forgotten(choice: ForgottenChoice)
    /// The recovery key is typed.
    case recovery(RecoveryKeyEntry)
    /// The recovery key was right: a new passcode is chosen.
    case newPasscode(NewPasscodeFlow)
    /// The vault is to be deleted, once a word is typed.
    case deletion(DeletionConfirmation)
  }

  /// The ways out of a refused passcode.
  package enum RefusalChoice: Int, CaseIterable, Sendable {
    case back, forgotten
  }

  /// The ways out for who forgot the passcode.
  package enum ForgottenChoice: Int, CaseIterable, Sendable {
    case recoveryKey, delete, back
  }

  /// What it is about at the moment.
  package var stage: Stage
  /// Whether the keys are shown instead.
  package var showsHelp = false
  /// Whether the passcode of a new vault is to need a device key besides, as far as the user has said
  /// so; nil for what is best for the kind of passcode.
  package var deviceKeyChoice: Bool?
  /// What kind of passcode the vault has; nil where there is no vault yet.
  package let kind: PasscodeKind?
  /// Whether there is no vault because ten wrong passcodes had it deleted.
  package let isAfterWipe: Bool

  /// The lock over a vault with a passcode of that kind, or the first start where there is none.
  package init(kind: PasscodeKind?, attempts: PasscodeAttempts, isAfterWipe: Bool = false) {
    self.kind = kind
    self.isAfterWipe = isAfterWipe
    stage = kind.map { .passcode(LockFlow(kind: $0), choice: .back) } ?? .setup(NewPasscodeFlow())
    wait(attempts)
  }

  /// Takes no passcode before those attempts allow it.
  package mutating func wait(_ attempts: PasscodeAttempts) {
    guard case .passcode(var flow, let choice) = stage else { return }
    flow.wait(until: attempts.waitsUntil?.sinceStart)
    stage = .passcode(flow, choice: choice)
  }

  /// Whether a new vault with that kind of passcode is to need a device key besides. Digits alone are
  /// too few against someone who has copied the file.
  package func usesDeviceKey(_ kind: PasscodeKind) -> Bool {
    deviceKeyChoice ?? (kind.digitCount != nil)
  }

  /// Whether a key to the vault is waiting for a new passcode.
  package var holdsRecoveredKey: Bool {
    if case .newPasscode = stage { true } else { false }
  }

  /// Whether the vault is at work on what was typed.
  package var isAtWork: Bool {
    switch stage {
    case .setup(let flow), .newPasscode(let flow): flow.step == .done
    case .passcode(let flow, _): flow.stage == .verifying
    case .recovery(let entry): entry.isAtWork
    case .deletion(let confirmation): confirmation.isAtWork
    case .forgotten: false
    }
  }

  /// Whether typed characters mean themselves, so that `?` does not ask for help.
  package var takesText: Bool {
    switch stage {
    case .passcode(let flow, _): flow.entry.kind == .passphrase && flow.stage != .waiting
    case .setup(let flow), .newPasscode(let flow): flow.step != .kind && flow.kind == .passphrase
    case .recovery, .deletion: true
    case .forgotten: false
    }
  }

  /// Time has passed.
  package mutating func advance(to now: Instant) {
    guard case .passcode(var flow, let choice) = stage else { return }
    flow.advance(to: now.sinceStart)
    stage = .passcode(flow, choice: choice)
  }

  /// When time has something to change.
  package func nextChange(after now: Instant) -> Instant? {
    guard case .passcode(let flow, _) = stage else { return nil }
    return flow.nextChange(after: now.sinceStart).map { Instant.zero.advanced(by: $0) }
  }
}
