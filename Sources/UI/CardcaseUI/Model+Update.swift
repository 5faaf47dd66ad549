import Flashcards
import Locking
import PaymentCards
import Secrets
public import WindowLevels
import Wording

extension Model {
  /// Takes in what happened at `now`.
  ///
  /// - Returns: the work to be done once the change is drawn.
  public mutating func update(_ message: Message, at now: Instant) -> [Effect] {
    if case .moment(let moment) = message {
      // Told before every other message, which is then the one that finds the lock due.
      clock = (moment, now)
      today = CalendarDay(of: moment)
      return []
    }
    return take(message, at: now) + syncStudyData()
  }

  private mutating func take(_ message: Message, at now: Instant) -> [Effect] {
    self.now = now
    attempts = attempts.at(now)
    if isLockDue(at: now) {
      // Locked before anything else is looked at: a key that comes too late does nothing.
      let effects = lock()
      guard case .event(let event) = message, event.isInput else {
        return effects + apply(message, at: now)
      }
      return effects
    }
    return apply(message, at: now)
  }

  /// When `update` has something to do without any message, or something moves.
  public func nextDeadline(after now: Instant) -> Instant? {
    switch phase {
    case .locked(let screen):
      [screen.nextChange(after: now), idleDeadline].compactMap(\.self).min()
    case .open(let vault):
      (vault.session.value.entries.map { $0.screen.content.nextFrame(after: now) }
        + [idleDeadline, vault.clipboardDue, studyDayEnd]).compactMap(\.self).min()
    }
  }

  /// When the lock is due, for want of keys or as the vault was open long enough; nil where none is. A key that the recovery key led
  /// to is not kept for ever either, whatever the preferences say.
  private var idleDeadline: Instant? {
    switch phase {
    case .open(let vault):
      [
        preferences.idleLimit.map { vault.usedAt.advanced(by: $0) },
        preferences.sessionLimit.map { vault.openedAt.advanced(by: $0) },
      ].compactMap(\.self).min()
    case .locked(let screen):
      screen.holdsRecoveredKey
        ? lockUsedAt.advanced(by: preferences.idleLimit ?? Preferences.recoveredKeyLimit) : nil
    }
  }

  /// When the key has to be gone, unless a key is pressed before; nil while there is none.
  public var lockDeadline: Instant? { idleDeadline }

  /// Whether the lock has to come up before anything else is done or shown.
  public func isLockDue(at now: Instant) -> Bool {
    idleDeadline.map { now >= $0 } ?? false
  }

  private mutating func apply(_ message: Message, at now: Instant) -> [Effect] {
    revision += message.isPassing ? 0 : 1
    if case .event = message { seed &+= 0x9E37_79B9_7F4A_7C15 }
    return switch message {
    case .event(let event): handle(event, at: now)
    case .outcome(let outcome): handle(outcome, at: now)
    case .notice(let notice): handle(notice)
    case .moment: []
    }
  }

  // MARK: Events

  private mutating func handle(_ event: Event, at now: Instant) -> [Effect] {
    switch event {
    case .key(let key):
      return press(key, at: now)
    case .pasteBegan:
      return paste(.began, at: now)
    case .pasted(let scalar):
      return paste(.scalar(scalar), at: now)
    case .pasteEnded:
      return paste(.ended, at: now)
    case .woken:
      return []
    case .resized(let size):
      self.size = size
      layOut()
      return []
    case .focused(let isFocused):
      if isFocused {
        resumeRounds(.focusLost)
        return []
      }
      pauseRounds(.focusLost)
      if preferences.locksOnFocusLoss { return lock() }
      hideSecrets()
      return []
    case .stopRequested:
      return lock() + [.suspend]
    case .continued:
      return lock() + [.repaint]
    case .terminated(let signal):
      return lock() + [.quit(.signal(signal))]
    case .deadline:
      if case .locked(var screen) = phase {
        screen.advance(to: now)
        phase = .locked(screen)
      }
      updatePasscodeChange { $0.advance(to: now) }
      advanceScreens(to: now)
      return clearClipboard(at: now) + advanceStudy()
    }
  }

  private mutating func press(_ key: Key, at now: Instant) -> [Effect] {
    if let reserved = ReservedKey.meaning(of: key, whileTyping: takesText) {
      touch(now)
      return handle(reserved)
    }
    switch phase {
    case .locked(var screen):
      touch(now)
      let effects = screen.press(key, lockContext(now))
      phase = .locked(screen)
      if !effects.isEmpty { verdictAskedAt = now }
      return effects
    case .open:
      touch(now)
      return pressOpen(key)
    }
  }

  private mutating func handle(_ key: ReservedKey) -> [Effect] {
    switch key {
    case .suspend: return lock() + [.suspend]
    case .lock:
      if case .locked(let screen) = phase, !screen.isAtWork { return [.repaint] }
      // A passcode that is being checked opens nothing then: it belongs to an older epoch.
      return lock()
    case .repaint: return [.repaint]
    case .quit: return lock() + [.quit(.asked)]
    case .help:
      if case .locked(var screen) = phase {
        screen.showsHelp.toggle()
        phase = .locked(screen)
      } else {
        openHelp()
      }
      return []
    }
  }

  private mutating func paste(_ event: PasteEvent, at now: Instant) -> [Effect] {
    if case .began = event { pasteEpoch = epoch }
    // The rest of one that a lock or an unlocking has come between is discarded.
    guard pasteEpoch == epoch else { return [] }
    guard case .locked(var screen) = phase else {
      touch(now)
      return paste(event)
    }
    guard case .scalar(let scalar) = event else { return [] }
    touch(now)
    let effects = screen.type(scalar, lockContext(now))
    phase = .locked(screen)
    if !effects.isEmpty { verdictAskedAt = now }
    return effects
  }

  /// Whether typed characters go into a field.
  var takesText: Bool {
    switch phase {
    case .locked(let screen): screen.takesText
    case .open(let vault):
      stack.keyWindow.flatMap { vault.session.value[$0]?.content.takesText } ?? false
    }
  }

  private mutating func touch(_ now: Instant) {
    guard case .open(var vault) = phase else {
      lockUsedAt = now
      return
    }
    vault.usedAt = now
    phase = .open(vault)
  }

  private func lockContext(_ now: Instant) -> LockScreen.Context {
    LockScreen.Context(
      now: now,
      epoch: epoch,
      motion: !preferences.reducedMotion && !keepsStill,
      attempts: attempts,
      wording: wording
    )
  }

  // MARK: Outcomes

  private mutating func handle(_ outcome: Outcome, at now: Instant) -> [Effect] {
    switch outcome {
    case .opened(let session, let contents, let preferences, let epoch, let notices):
      guard epoch == self.epoch, !isOpen else { return [.dropKey] }
      self.preferences = preferences
      let askedAt = verdictAskedAt
      open(session, contents, at: now)
      notices.forEach { openScreen(.notice(NoticeScreen(notice: $0))) }
      // The machine slept while the passcode was checked: whoever typed it has left.
      if let askedAt, let limit = preferences.idleLimit, now >= askedAt.advanced(by: limit) {
        return lock()
      }
      return cardsToOpen + advanceStudy()
    case .saved(let preferences):
      self.preferences = preferences
      message = StatusMessage(tone: .success, .settingsSaved)
      return []
    case .saveFailed:
      tellNotSaved(.settingsNotSaved)
      return []
    case .cardOpened, .cardNotOpened, .cardSaved, .cardNotSaved, .cardExists, .cardDeleted,
      .cardRestored, .cardMarked, .cardsPlaced, .cardNotChanged:
      return handleCard(outcome)
    case .copied, .clipboardCleared:
      handleClipboard(outcome, at: now)
      return []
    case .transferred(let result):
      return transferred(result)
    case .recoveryKeyErased:
      recoveryKeyErased()
      return []
    case .recoveryKeyNotErased:
      message = StatusMessage(tone: .problem, .recoveryNotErased)
      return []
    case .recoveryKeyRenewed(let key, let group):
      recoveryKeyRenewed(key, askingFor: group)
      return []
    case .recoveryKeyNotRenewed:
      message = StatusMessage(tone: .problem, .recoveryNotRenewed)
      return []
    case .backupFailed:
      message = StatusMessage(tone: .problem, .backupFailed)
      return []
    case .passcodeChanged(let kind):
      passcodeChanged(to: kind)
      return []
    case .attempts(let attempts):
      self.attempts = attempts.at(now)
      return handlePasscode(outcome, at: now)
    case .wiped:
      // The key is gone already, and nothing is left that a session could belong to.
      if isOpen { _ = lock() }
      return handleLocked(outcome, at: now)
    case .refused, .postponed, .passcodeVerified, .passcodeFailed:
      return handlePasscode(outcome, at: now)
    case .recovered, .deleted, .deletionFailed:
      return handleLocked(outcome, at: now)
    case .decks, .decksUnreadable, .shelf, .shelfUnreadable, .reviews, .reviewsUnreadable, .past,
      .deckCounted,
      .kept, .notKept, .takenBack, .notTakenBack, .importPreview, .importUnreadable, .exported,
      .exportFailed, .fitProgress, .fitted, .notFitted:
      return handleStudy(outcome)
    case .workStopped(let token):
      return tellWorking(.stopped, token: token)
    case .workProgress(let done, let total):
      return tellWorking(.progress(WorkProgress(done: done, total: total)), token: nil)
    }
  }

  /// What came of a passcode that was typed: at the lock, or to be changed.
  private mutating func handlePasscode(_ outcome: Outcome, at now: Instant) -> [Effect] {
    guard isOpen else { return handleLocked(outcome, at: now) }
    let (epoch, motion, attempts) = (epoch, !preferences.reducedMotion && !keepsStill, attempts)
    updatePasscodeChange { screen in
      switch outcome {
      case .refused(let refusal, epoch): screen.refuse(refusal, motion: motion, at: now)
      case .postponed(epoch): screen.postpone()
      case .passcodeVerified(epoch): screen.accept()
      case .passcodeFailed(let problem, epoch): screen.fail(problem)
      case .attempts: screen.wait(attempts)
      default: break
      }
    }
    return []
  }

  private mutating func handleLocked(_ outcome: Outcome, at now: Instant) -> [Effect] {
    guard case .locked(var screen) = phase else { return [] }
    var effects: [Effect] = []
    switch outcome {
    case .refused(let refusal, epoch):
      screen.refuse(refusal, lockContext(now))
    case .postponed(epoch):
      screen.postpone()
    case .attempts:
      screen.wait(attempts)
    case .recovered(let epoch):
      if epoch == self.epoch, case .recovery = screen.stage {
        lockUsedAt = now
        screen.stage = .newPasscode(NewPasscodeFlow(kind: screen.kind ?? .digits6))
      } else {
        effects = [.dropKey]
      }
    case .passcodeFailed(let problem, epoch):
      screen.passcodeFailed(problem)
    case .deleted:
      reset()
      screen = LockScreen(kind: nil, attempts: attempts)
    case .wiped:
      reset()
      screen = LockScreen(kind: nil, attempts: attempts, isAfterWipe: true)
    case .deletionFailed:
      screen.deletionFailed()
    default:
      break
    }
    phase = .locked(screen)
    return effects
  }

  private mutating func handle(_ notice: Notice) -> [Effect] {
    switch phase {
    case .open:
      openScreen(.notice(NoticeScreen(notice: notice)))
    case .locked:
      let window = stack.insert(level: .alert, frame: StatusBar.rectAbove(in: size))
      queue.append((window, notice))
    }
    return []
  }
}

extension Message {
  /// Whether it leaves the session as it is: time, size and focus.
  fileprivate var isPassing: Bool {
    switch self {
    case .event(let event): !event.isInput
    case .moment: true
    default: false
    }
  }
}
