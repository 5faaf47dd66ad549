import LockUI
import Preferences
import Screens
import Secrets
import Widgets
package import WindowLevels
import Wording

extension Model {
  /// Draws one window into a canvas of its size. While locked, only the lock is drawn.
  package func draw(_ window: WindowID, into canvas: inout Canvas, at now: Instant) {
    canvas.ellipsis = theme.ellipsis
    drawContents(of: window, into: &canvas, at: now)
    canvas.color(theme)
  }

  private func drawContents(of window: WindowID, into canvas: inout Canvas, at now: Instant) {
    switch phase {
    case .locked(let screen):
      guard window == lockWindow else { return }
      LockView(
        screen: screen,
        attempts: attempts,
        wipes: preferences.wipesAfterTen,
        theme: theme,
        wording: wording,
        isDemo: isDemo,
        isNewPasscode: hasUntoldPasscode,
        now: now
      ).draw(into: &canvas)
    case .open(let vault):
      if window == statusWindow {
        StatusBar.draw(
          message,
          hints: hints(vault, at: now),
          into: &canvas,
          theme: theme,
          wording: wording
        )
      } else if window == sizeCover {
        drawSizeCover(into: &canvas)
      } else if let screen = vault.session.value[window] {
        draw(screen, into: &canvas, at: now)
        if isBehindDialog(window) { canvas.restyle(canvas.bounds, theme.dimmed) }
      }
    }
  }

  /// True if the window with the keys lies above it without covering it.
  private func isBehindDialog(_ window: WindowID) -> Bool {
    guard let key = stack.keyWindow, key != window, let front = stack[key]?.frame,
      let frame = stack[window]?.frame
    else { return false }
    return !front.contains(frame)
  }

  /// The active keys of the key window.
  private func hints(_ vault: OpenModel, at now: Instant) -> [KeyHint] {
    guard let window = stack.keyWindow, let screen = vault.session.value[window],
      let frame = stack[window]?.frame
    else { return [] }
    return hints(of: screen, size: frame.size, at: now)
  }

  private func draw(_ screen: some Screen, into canvas: inout Canvas, at now: Instant) {
    guard let context = context(of: screen, size: canvas.size, at: now) else { return }
    screen.draw(into: &canvas, context)
  }

  private func drawSizeCover(into canvas: inout Canvas) {
    canvas.write(
      wrapped: wording(
        .tooSmall(width: String(Self.smallestSize.width), height: String(Self.smallestSize.height))
      ),
      in: canvas.bounds
    )
    canvas.cursor = .zero
  }
}

extension Canvas {
  /// Gives all text without a colour of its own that of the theme.
  fileprivate mutating func color(_ theme: Theme) {
    let color = theme.text.foreground
    guard color != .standard else { return }
    restyle(bounds) { style in
      guard style.foreground == .standard else { return style }
      var style = style
      style.foreground = color
      return style
    }
  }
}
