import Screens
import Secrets
import WindowLevels

/// The windows: opening and closing them, and their layout.
extension Model {
  mutating func show(_ screen: any Screen) -> [EffectRequest] {
    openScreen(screen).flatMap { dispatch(.advance, to: $0) } ?? []
  }

  /// Opens a screen in a new window.
  ///
  /// - Returns: The window; nil if the vault is locked.
  @discardableResult
  mutating func openScreen(_ screen: any Screen) -> WindowID? {
    guard isOpen else { return nil }
    let window = stack.insert(level: screen.level, frame: frame(of: screen), isCover: true)
    changeOpen { $0.session.value[window] = screen }
    return window
  }

  /// Opens a message that comes unasked, behind those that are shown: a key meant for one of them must
  /// not close what nobody has read.
  mutating func openBehind(_ notice: Notice) {
    let earlier = stack.windows.map(\.id).filter { session?[$0] is NoticeScreen }
    openScreen(NoticeScreen(notice: notice))
    for window in earlier { raise(window) }
  }

  /// Shows the keys of the key window, or hides them if they are shown.
  mutating func openHelp() {
    guard let window = stack.keyWindow, let screen = session?[window] else { return }
    if screen is HelpScreen<VaultSnapshot> {
      close(window)
    } else {
      let hints = hints(of: screen, size: size)
      openScreen(HelpScreen<VaultSnapshot>(hints: hints, environment(size: size)))
    }
  }

  mutating func close(_ window: WindowID) {
    guard isOpen else { return }
    changeOpen { $0.session.value[window] = nil }
    stack.remove(window)
  }

  /// Brings the last screen that is meant to the front, or opens this one. What is above the former
  /// stays open beneath it, as it may have unsaved words.
  mutating func bring(
    _ screen: any Screen,
    where isMeant: (any Screen) -> Bool
  ) -> [EffectRequest] {
    guard let entry = session?.entries.last(where: { isMeant($0.screen) }) else {
      return show(screen)
    }
    // Settings go to another row; they have nothing to lose.
    if screen is SettingsScreen { changeOpen { $0.session.value[entry.window] = screen } }
    raise(entry.window)
    return []
  }

  /// Brings a window to the front of its level.
  private mutating func raise(_ window: WindowID) {
    changeOpen { vault in
      let screen = vault.session.value[window]
      // Removed, as one that is added stands last.
      vault.session.value[window] = nil
      vault.session.value[window] = screen
    }
    stack.raise(window)
  }

  /// The frame of a screen's window.
  func frame(of screen: some Screen) -> Rect {
    context(of: screen, size: size).map { screen.frame(in: size, $0) }
      ?? StatusBar.rectAbove(in: size)
  }

  /// Sets the frame of every window for the current size.
  mutating func layOut() {
    stack.setFrame(StatusBar.rect(in: size), of: statusWindow)
    if let lockWindow {
      stack.setFrame(Rect(size: size), of: lockWindow)
    }
    if case .open(let vault) = phase {
      for entry in vault.session.value.entries {
        stack.setFrame(frame(of: entry.screen), of: entry.window)
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
