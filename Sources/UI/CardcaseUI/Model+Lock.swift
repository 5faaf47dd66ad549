import LockUI
import Locking
import Preferences
import Screens
import Secrets
import WindowLevels

extension Model {
  /// What the lock needs to know to act.
  var lockContext: LockScreen.Context {
    LockScreen.Context(
      now: now,
      motion: !preferences.reducedMotion && !keepsStill,
      attempts: attempts,
      wording: wording
    )
  }

  /// Brings the lock up, or sets it back to its beginning where it is up already: a new epoch in any
  /// case, and nothing typed stays.
  ///
  /// - Returns: the sealing of what was open.
  mutating func lock() -> [EffectRequest] {
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
      return [request(.seal(vault.session.value))]
    case .locked(let screen):
      phase = .locked(LockScreen(kind: screen.kind, attempts: attempts))
      return screen.holdsRecoveredKey
        ? [EffectRequest(.lock(.dropKey), for: Ticket(epoch: epoch))] : []
    }
  }

  /// Takes the lock away: what was there is there.
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
    var vault = OpenVault(session: session, snapshot: snapshot, openedAt: now, usedAt: now)
    vault.snapshot.lock.attempts = attempts
    if !knowsSession {
      reassignWindows(&vault)
    }
    knowsSession = true
    for (window, notice) in queue {
      stack.raise(window)
      vault.session.value[window] = Hosted(NoticeScreen(notice: notice))
    }
    queue = []
    let entries = vault.session.value.entries
    phase = .open(vault)
    if !entries.contains(where: { $0.screen.is(HomeScreen.self) }) {
      openScreen(Hosted(HomeScreen()))
    }
    if snapshot.lock.recoveryKey != nil, !entries.contains(where: \.isRecoveryKey) {
      openScreen(Hosted(LockScreens.recoveryKey(group: snapshot.lock.recoveryGroup)))
    }
    let effects = tellPasscode()
    layOut()
    return effects
  }

  /// Tells that the passcode was changed while the lock came.
  private mutating func tellPasscode() -> [EffectRequest] {
    guard hasUntoldPasscode, case .open(let vault) = phase else { return [] }
    hasUntoldPasscode = false
    let reply = Reply.lock(.passcodeChanged(vault.snapshot.lock.passcodeKind))
    return handle(reply, Ticket(epoch: epoch))
  }

  /// Gives the screens of a session that was kept by another process windows of this one's stack. The
  /// recovery key's screen is left to whether there still is one.
  private mutating func reassignWindows(_ vault: inout OpenVault) {
    let entries = vault.session.value.entries.filter { !$0.isRecoveryKey }
    vault.session.value.entries = entries.map { entry in
      let window = stack.insert(
        level: entry.screen.level,
        frame: entry.screen.frame(in: size, host(vault, size: size)),
        isCover: true
      )
      return Session.Entry(window: window, screen: entry.screen)
    }
  }

  /// Forgets every window but the lock and the status bar, after the vault was deleted.
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
  }
}

extension HostedScreen {
  /// True if it is a screen of the shell of that type.
  fileprivate func `is`<Content: Screen<VaultSnapshot>>(_ type: Content.Type) -> Bool {
    (self as? Hosted<VaultSnapshot>)?.screen is Content
  }
}

extension Session.Entry {
  fileprivate var isRecoveryKey: Bool {
    (screen as? Hosted<LockData>).map { LockScreens.isRecoveryKey($0.screen) } ?? false
  }
}
