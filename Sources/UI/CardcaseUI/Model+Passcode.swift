import Locking
import Secrets
import WindowLevels
import Wording

extension Model {
  /// Lets the screen that changes the passcode take something in, where it is there.
  mutating func updatePasscodeChange(_ change: (inout PasscodeChangeScreen) -> Void) {
    guard case .open(var vault) = phase else { return }
    for entry in vault.session.value.entries {
      guard case .passcodeChange(var screen) = entry.screen else { continue }
      change(&screen)
      vault.session.value[entry.window] = .passcodeChange(screen)
    }
    phase = .open(vault)
  }

  /// The vault has another passcode. Where a lock came in the meantime, it asks for that one.
  mutating func passcodeChanged(to kind: PasscodeKind) {
    switch phase {
    case .open(var vault):
      vault.contents.passcodeKind = kind
      phase = .open(vault)
      endPasscodeChange()
    case .locked:
      hasUntoldPasscode = true
      phase = .locked(LockScreen(kind: kind, attempts: attempts))
    }
  }

  /// What was sealed when the lock came in the middle of a change: one that was made all the same is
  /// over; any other begins anew, asking for the passcode there is.
  mutating func resumePasscodeChange() {
    guard case .open(var vault) = phase else { return }
    for entry in vault.session.value.entries {
      guard case .passcodeChange = entry.screen else { continue }
      var screen = PasscodeChangeScreen(kind: vault.contents.passcodeKind)
      screen.wait(attempts)
      vault.session.value[entry.window] = .passcodeChange(screen)
    }
    phase = .open(vault)
    if hasUntoldPasscode {
      hasUntoldPasscode = false
      endPasscodeChange()
    }
  }

  private mutating func endPasscodeChange() {
    guard case .open(let vault) = phase else { return }
    for entry in vault.session.value.entries {
      if case .passcodeChange = entry.screen { close(entry.window) }
    }
    message = StatusMessage(tone: .success, .passcodeChanged)
    openScreen(.notice(NoticeScreen(notice: .olderCopies)))
  }

  /// There is another recovery key, to be written down.
  mutating func recoveryKeyRenewed(_ key: RecoveryKey, askingFor group: Int) {
    guard case .open(var vault) = phase else { return }
    vault.contents.recoveryKey = key
    vault.contents.recoveryGroup = group
    phase = .open(vault)
    for entry in vault.session.value.entries {
      if case .recoveryKey = entry.screen { close(entry.window) }
    }
    openScreen(.recoveryKey(RecoveryKeyScreen(group: group)))
  }
}
