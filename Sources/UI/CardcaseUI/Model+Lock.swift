import LockUI
import Locking
import Preferences
import Screens
import Secrets
import WindowLevels

extension Model {
  /// The surroundings of the lock's actions.
  var lockContext: LockScreen.Context {
    LockScreen.Context(
      now: now,
      motion: !preferences.reducedMotion && !keepsStill,
      attempts: attempts,
      wording: wording
    )
  }

  /// Raises the lock, or resets it if it is up already. Either way a new epoch begins and all input
  /// on the lock is discarded. The window stack stays, as it has no content: the screens of the
  /// session find their windows again after unlocking.
  ///
  /// - Returns: The effect that seals the session, if the vault was open.
  mutating func lock(atEnd: Bool = false) -> [EffectRequest] {
    epoch += 1
    verdictAskedAt = nil
    pasted.clear()
    changeScreens { $0.pause(.locked, at: $1) }
    frontWindow = nil
    raiseLock()
    switch phase {
    case .open(let vault):
      message = nil
      phase = .locked(LockScreen(kind: vault.snapshot.lock.passcodeKind, attempts: attempts))
      return [request(.seal(vault.session.value, atEnd: atEnd))]
    case .locked(let screen):
      phase = .locked(LockScreen(kind: screen.kind, attempts: attempts, purpose: purpose))
      return screen.holdsRecoveredKey
        ? [EffectRequest(.lock(.dropKey), for: EffectID(epoch: epoch))] : []
    }
  }

  /// Takes the lock away, and restores the session.
  mutating func open(_ session: Unsealed<Session>, _ snapshot: VaultSnapshot) -> [EffectRequest] {
    let known = knowsSession ? Set(session.value.entries.map(\.window)) : []
    let kept = known.union(queue.map(\.window)).union([statusWindow])
    for window in stack.windows where !kept.contains(window.id) {
      stack.remove(window.id)
    }
    lockWindow = nil
    sizeCover = nil
    pasteEpoch = nil
    frontWindow = nil
    var vault = OpenModel(session: session, snapshot: snapshot, openedAt: now, usedAt: now)
    vault.snapshot.lock.attempts = attempts
    phase = .open(vault)
    if !knowsSession {
      reassignWindows()
    }
    knowsSession = true
    for (window, notice) in queue {
      stack.raise(window)
      changeOpen { $0.session.value[window] = NoticeScreen(notice: notice) }
    }
    queue = []
    let entries = self.session?.entries ?? []
    if !entries.contains(where: { $0.screen is HomeScreen }) {
      openScreen(HomeScreen())
    }
    if snapshot.lock.recoveryKey != nil, !entries.contains(where: \.isRecoveryKey) {
      openScreen(LockScreens.recoveryKey(group: snapshot.lock.recoveryGroup))
    }
    let effects = tellPasscode()
    layOut()
    return effects
  }

  /// Reports that the passcode was changed while the lock came up.
  private mutating func tellPasscode() -> [EffectRequest] {
    guard hasUntoldPasscode, case .open(let vault) = phase else { return [] }
    hasUntoldPasscode = false
    let reply = Reply.lock(.passcodeChanged(vault.snapshot.lock.passcodeKind))
    return handle(reply, EffectID(epoch: epoch))
  }

  /// Gives the screens of a session sealed by another process windows of this stack. Drops the
  /// screen of the recovery key, as there may be no such key any more.
  private mutating func reassignWindows() {
    let screens = (session?.entries ?? []).filter { !$0.isRecoveryKey }.map(\.screen)
    changeOpen { $0.session.value.entries = [] }
    for screen in screens { openScreen(screen) }
  }

  /// Removes every window but the lock and the status bar, after the vault was deleted.
  mutating func reset() {
    epoch += 1
    for window in stack.windows where window.id != lockWindow && window.id != statusWindow {
      stack.remove(window.id)
    }
    queue = []
    sizeCover = nil
    knowsSession = false
    hasUntoldPasscode = false
    preferences = Preferences()
    attempts = PasscodeAttempts()
    ownFailures.clear()
  }
}

extension Session.Entry {
  /// True if its screen shows the recovery key.
  var isRecoveryKey: Bool {
    LockScreens.isRecoveryKey(screen)
  }
}

/// The times after which the lock comes up by itself. They are read from the preferences when these
/// change: each key press asks for them several times.
struct LockLimits: Sendable {
  /// The time without a key; nil if there is none.
  let idle: Duration?
  /// The time since the vault was opened; nil if there is none.
  let session: Duration?

  init(_ preferences: Preferences) {
    idle = preferences.idleLimit
    session = preferences.sessionLimit
  }
}
