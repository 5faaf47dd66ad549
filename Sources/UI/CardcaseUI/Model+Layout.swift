import Screens
import Secrets
import WindowLevels

/// Layout of the windows.
extension Model {
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
