import Flashcards
import Locking
import Secrets
import WindowLevels

extension Model {
  /// Brings the lock up, or sets it back to its beginning where it is up already: a new epoch in any
  /// case, and nothing typed stays.
  ///
  /// - Returns: the sealing of what was open.
  mutating func lock() -> [Effect] {
    epoch += 1
    verdictAskedAt = nil
    pasted.clear()
    pauseRounds(.locked)
    keeping = [:]
    studyWindow = nil
    transferWindow = nil
    raiseLock()
    switch phase {
    case .open(let vault):
      message = nil
      phase = .locked(LockScreen(kind: vault.contents.passcodeKind, attempts: attempts))
      return [.seal(vault.session.value)]
    case .locked(let screen):
      phase = .locked(LockScreen(kind: screen.kind, attempts: attempts))
      return screen.holdsRecoveredKey ? [.dropKey] : []
    }
  }

  /// Takes the lock away: what was there is there.
  mutating func open(_ session: Unsealed<Session>, _ contents: VaultSnapshot, at now: Instant) {
    let known = knowsSession ? Set(session.value.entries.map(\.window)) : []
    let kept = known.union(queue.map(\.window)).union([statusWindow])
    for window in stack.windows where !kept.contains(window.id) {
      stack.remove(window.id)
    }
    lockWindow = nil
    sizeCover = nil
    pasteEpoch = nil
    var vault = OpenVault(session: session, contents: contents, openedAt: now, usedAt: now)
    if !knowsSession {
      reassignWindows(&vault)
    }
    knowsSession = true
    for (window, notice) in queue {
      stack.raise(window)
      vault.session.value[window] = .notice(NoticeScreen(notice: notice))
    }
    queue = []
    phase = .open(vault)
    if !vault.session.value.entries.contains(where: \.isHome) {
      openScreen(.home(HomeScreen()))
    }
    if contents.recoveryKey != nil, !vault.session.value.entries.contains(where: \.isRecoveryKey) {
      openScreen(.recoveryKey(RecoveryKeyScreen(group: contents.recoveryGroup)))
    }
    resumePasscodeChange()
    layOut()
  }

  /// Gives the screens of a session that was kept by another process windows of this one's stack. The
  /// recovery key's screen is left to whether there still is one.
  private mutating func reassignWindows(_ vault: inout OpenVault) {
    let entries = vault.session.value.entries.filter { !$0.isRecoveryKey }
    vault.session.value.entries = entries.map { entry in
      let content = entry.screen.content
      let window = stack.insert(
        level: content.level,
        frame: content.frame(in: size, context(vault, size: size)),
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

extension Session.Entry {
  fileprivate var isHome: Bool {
    if case .home = screen { true } else { false }
  }

  fileprivate var isRecoveryKey: Bool {
    if case .recoveryKey = screen { true } else { false }
  }
}
