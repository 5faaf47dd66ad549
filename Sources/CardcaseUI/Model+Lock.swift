import Locking
import Secrets
import Windowing

extension Model {
  /// Brings the lock up, or sets it back to its beginning where it is up already: a new epoch in any
  /// case, and nothing typed stays.
  ///
  /// - Returns: the sealing of what was open.
  mutating func lock() -> [Effect] {
    epoch += 1
    pasted.clear()
    raiseLock()
    switch phase {
    case .open(let vault):
      message = nil
      phase = .locked(LockScreen(kind: vault.contents.passcodeKind))
      return [.seal(vault.session.value)]
    case .locked(let screen):
      phase = .locked(LockScreen(kind: screen.kind))
      return screen.holdsRecoveredKey ? [.dropKey] : []
    }
  }

  /// Takes the lock away: what was there is there.
  mutating func open(_ session: Unsealed<Session>, _ contents: Contents, at now: Instant) {
    var session = session
    let known = Set(session.value.entries.map(\.window))
    let kept = known.union(queue.map(\.window)).union([statusWindow])
    for window in stack.windows where !kept.contains(window.id) {
      stack.remove(window.id)
    }
    session.value.entries.removeAll { stack[$0.window] == nil }
    lockWindow = nil
    sizeCover = nil
    for (window, notice) in queue {
      session.value[window] = .notice(NoticeScreen(notice: notice))
    }
    queue = []
    phase = .open(OpenVault(session: session, contents: contents, usedAt: now))
    if session.value.entries.isEmpty || !session.value.entries.contains(where: \.isHome) {
      openScreen(.home(HomeScreen()))
    }
    if contents.recoveryKey != nil, !session.value.entries.contains(where: \.isRecoveryKey) {
      openScreen(.recoveryKey(RecoveryKeyScreen(group: contents.recoveryGroup)))
    }
    layOut()
  }

  /// Forgets every window but the lock and the status bar, after the vault was deleted.
  mutating func reset() {
    epoch += 1
    for window in stack.windows where window.id != lockWindow && window.id != statusWindow {
      stack.remove(window.id)
    }
    queue = []
    sizeCover = nil
    preferences = Preferences()
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
