import LockUI
import Locking
import Preferences
import Screens
import Secrets
import StudyUI
import WindowLevels
import Wording

/// The replies that the shell itself follows.
extension Model {
  mutating func handle(_ event: WorkEvent, _ effectID: EffectID) -> [EffectRequest] {
    guard effectID.epoch == epoch, let window = effectID.window else { return [] }
    changeOpen { $0.session.value.change(window) { $0.receive(event) } }
    return []
  }

  mutating func handle(_ reply: UndoReply, _ effectID: EffectID) -> [EffectRequest] {
    let effects = receive(reply, \.self, effectID)
    guard case .asks(let question) = reply, effectID.epoch == epoch, isOpen else { return effects }
    openScreen(UndoQuestionScreen(question))
    return effects
  }

  // MARK: The program

  mutating func handle(_ reply: SystemReply, _ effectID: EffectID) -> [EffectRequest] {
    switch reply {
    case .opened(let session, let snapshot, let preferences, let notices):
      guard effectID.epoch == epoch, !isOpen else {
        return [EffectRequest(.lock(.dropKey), for: effectID)]
      }
      self.preferences = preferences
      let askedAt = verdictAskedAt
      let effects = open(session, snapshot) + beginStudy()
      tell(notices)
      // The machine slept while the passcode was checked: the user may have left.
      if let askedAt, let limit = limits.idle, now >= askedAt.advanced(by: limit) {
        return lock()
      }
      return effects + dispatchToAll(.advance)
    case .saved(let preferences):
      self.preferences = preferences
      message = StatusMessage(tone: .success, .settingsSaved)
    case .notSaved(let reason):
      message = environment(size: size).notSaved(because: reason) { .changeNotSaved(reason: $0) }
    case .listed(let listing):
      guard effectID.epoch == epoch, let window = effectID.window else { return [] }
      return dispatch(.listing(listing), to: window) ?? []
    case .tookIn(let report): return handle(report)
    case .backupFailed(let reason):
      message = environment(size: size).failed(because: reason) { .backupFailed(reason: $0) }
    }
    return []
  }

  /// Begins the study that was asked for, once: after the recovery key, where that is shown.
  mutating func beginStudy() -> [EffectRequest] {
    guard let opening, case .open(let vault) = phase,
      !vault.session.value.entries.contains(where: \.isRecoveryKey)
    else { return [] }
    self.opening = nil
    return show(StudyScreens.opening(opening))
  }

  /// Shows the notices of an unlocking. The user's own mistakes before it go to the status line.
  private mutating func tell(_ notices: [Notice]) {
    for notice in notices {
      if case .failedAttempts(let count) = notice, ownFailures.explain(count) {
        message = StatusMessage(.ownFailures(count))
      } else {
        openScreen(NoticeScreen(notice: notice))
      }
    }
    ownFailures.clear()
  }

  mutating func handle(_ notice: Notice) -> [EffectRequest] {
    if isOpen {
      openBehind(notice)
    } else {
      let window = stack.insert(level: .alert, frame: StatusBar.rectAbove(in: size))
      queue.append((window, notice))
    }
    return []
  }

  // MARK: Passcodes

  mutating func handle(_ reply: LockReply, _ effectID: EffectID) -> [EffectRequest] {
    if case .attempts(let attempts) = reply { self.attempts = attempts.at(now) }
    if case .refused(.wrong) = reply { ownFailures.refuse() }
    // The key is gone already, and there is no vault to seal a session for.
    if case .wiped = reply, isOpen { _ = lock() }
    if case .locked(var screen) = phase {
      let effects = receive(reply, effectID, &screen)
      phase = .locked(screen)
      return effects
    }
    let effects = receive(reply, \.lock, effectID)
    switch reply {
    case .passcodeChanged: openScreen(NoticeScreen(notice: .olderCopies))
    case .recoveryKeyRenewed(_, let group):
      openScreen(LockScreens.recoveryKey(group: group))
    case .refused, .postponed, .attempts, .wiped, .recovered, .passcodeFailed, .passphraseDrawn,
      .deleted,
      .deletionFailed, .passcodeVerified, .recoveryKeyErased, .recoveryKeyNotErased,
      .recoveryKeyNotRenewed:
      break
    }
    return effects
  }

  /// Handles a reply while the lock is up.
  private mutating func receive(
    _ reply: LockReply,
    _ effectID: EffectID,
    _ screen: inout LockScreen
  ) -> [EffectRequest] {
    let isCurrent = effectID.epoch == epoch
    switch reply {
    case .refused(let refusal): if isCurrent { screen.refuse(refusal, lockContext) }
    case .postponed: if isCurrent { screen.postpone() }
    case .passcodeFailed(let problem): if isCurrent { screen.passcodeFailed(problem) }
    case .passphraseDrawn(let passphrase): if isCurrent { screen.offer(passphrase) }
    case .attempts: screen.wait(attempts)
    case .recovered:
      guard isCurrent, screen.acceptRecoveryKey() else {
        return [EffectRequest(.lock(.dropKey), for: effectID)]
      }
      lockUsedAt = now
    case .deleted:
      reset()
      screen = LockScreen(kind: nil, attempts: attempts)
    case .wiped:
      reset()
      screen = LockScreen(kind: nil, attempts: attempts, isAfterWipe: true)
    case .deletionFailed(let reason): screen.deletionFailed(because: reason)
    case .passcodeChanged(let kind):
      // The lock came up meanwhile, and asks for the new passcode from now on.
      hasUntoldPasscode = true
      screen = LockScreen(kind: kind, attempts: attempts)
    case .passcodeVerified, .recoveryKeyErased, .recoveryKeyNotErased, .recoveryKeyRenewed,
      .recoveryKeyNotRenewed:
      break
    }
    return []
  }
}
