import Locking
import PaymentCards
import Secrets
import WindowLevels
import Wording

extension Model {
  /// What a screen in a window of that size may know, at the moment of the last update or another.
  func context(_ vault: OpenVault, size: Size, at now: Instant? = nil) -> ScreenContext {
    ScreenContext(
      contents: vault.contents,
      preferences: preferences,
      theme: theme,
      wording: wording,
      size: size,
      isDemo: isDemo,
      keepsStill: keepsStill,
      now: now ?? self.now,
      today: today,
      moment: moment(at: now ?? self.now),
      random: seed
    )
  }

  /// Gives `key` to the screen of the key window.
  mutating func pressOpen(_ key: Key) -> [Effect] {
    guard case .open(var vault) = phase, let window = stack.keyWindow,
      var screen = vault.session.value[window], let frame = stack[window]?.frame
    else { return [] }
    message = nil
    guard let requests = screen.press(key, context(vault, size: frame.size)) else {
      let keyName = KeyName(theme: theme, wording: wording)
      message = StatusMessage(.keyUnknown(key: keyName(key)))
      return []
    }
    vault.session.value[window] = screen
    phase = .open(vault)
    return requests.flatMap { carryOut($0, from: window) }
  }

  /// Does what a screen asked for, or has it done.
  mutating func carryOut(_ request: Request, from window: WindowID) -> [Effect] {
    switch request {
    case .open(let screen):
      let opened = openScreen(screen)
      let attempts = attempts
      updatePasscodeChange { $0.wait(attempts) }
      return opened.map { tell($0) { $0.advance($1) } } ?? []
    case .close: close(window)
    case .lock: return lock()
    case .quit: return lock() + [.quit(.asked)]
    case .tell(let message): self.message = message
    case .save(let preferences): return [.save(preferences)]
    case .openCard(let id, let use): return [.openCard(id, for: use)]
    case .saveCard(let card, let saving): return [.saveCard(card, saving)]
    case .deleteCard(let id): return [.deleteCard(id)]
    case .transfer(let transfer):
      transferWindow = window
      return [.transfer(transfer)]
    case .restoreCard: return [.restoreCard]
    case .markCard(let id, let isFavourite): return [.markCard(id, isFavourite: isFavourite)]
    case .placeCards(let places): return [.placeCards(places)]
    case .copyCard(let id, let field): return [.copyCard(id, field)]
    case .eraseRecoveryKey: return [.eraseRecoveryKey]
    case .renewRecoveryKey: return [.renewRecoveryKey]
    case .verifyPasscode(let passcode): return [.verifyPasscode(passcode, epoch: epoch)]
    case .changePasscode(let passcode, let kind):
      return [.changePasscode(passcode, kind: kind, epoch: epoch)]
    case .stopWork: return [.stopWork]
    case .keep, .keepStep, .takeBack, .reload, .loadReviews, .loadPast, .countDeck, .readImport,
      .exportDeck, .fitParameters, .stopFitting:
      return carryOutStudy(request, from: window)
    }
    return []
  }

  /// Shows a screen in a window of its own.
  @discardableResult
  mutating func openScreen(_ screen: Screen) -> WindowID? {
    guard case .open(var vault) = phase else { return nil }
    let content = screen.content
    let window = stack.insert(
      level: content.level,
      frame: content.frame(in: size, context(vault, size: size)),
      isCover: true
    )
    vault.session.value[window] = screen
    phase = .open(vault)
    return window
  }

  /// Shows the keys of the key window; where they are shown already, hides them.
  mutating func openHelp() {
    guard case .open(let vault) = phase, let window = stack.keyWindow,
      let screen = vault.session.value[window]
    else { return }
    if case .help = screen {
      close(window)
    } else {
      openScreen(
        .help(
          HelpScreen(
            hints: screen.content.hints(context(vault, size: size)),
            context: context(vault, size: size)
          )
        )
      )
    }
  }

  mutating func close(_ window: WindowID) {
    guard case .open(var vault) = phase else { return }
    vault.session.value[window] = nil
    stack.remove(window)
    phase = .open(vault)
  }

  /// The recovery key is gone from the vault, and with it the screen that showed it.
  mutating func recoveryKeyErased() {
    guard case .open(var vault) = phase else { return }
    vault.contents.recoveryKey = nil
    phase = .open(vault)
    for entry in vault.session.value.entries {
      if case .recoveryKey = entry.screen { close(entry.window) }
    }
    message = StatusMessage(tone: .success, .recoveryErased)
  }

  /// Puts every window where it belongs on a screen of the size there is now.
  mutating func layOut() {
    stack.setFrame(StatusBar.rect(in: size), of: statusWindow)
    if let lockWindow {
      stack.setFrame(Rect(size: size), of: lockWindow)
    }
    if case .open(let vault) = phase {
      let context = context(vault, size: size)
      for entry in vault.session.value.entries {
        stack.setFrame(entry.screen.content.frame(in: size, context), of: entry.window)
      }
    }
    coverWhereTooSmall()
  }

  private mutating func coverWhereTooSmall() {
    let isTooSmall =
      size.width < Self.smallestSize.width || size.height < Self.smallestSize.height
    if let sizeCover {
      stack.setFrame(Rect(size: size), of: sizeCover)
      if !isTooSmall {
        stack.remove(sizeCover)
        self.sizeCover = nil
      }
    } else if isTooSmall, isOpen {
      sizeCover = WindowLevel(rawValue: WindowLevel.lock.rawValue - 1).map {
        stack.insert(level: $0, frame: Rect(size: size), isCover: true)
      }
    }
  }
}
