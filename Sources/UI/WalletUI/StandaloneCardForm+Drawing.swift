import Preferences
import Screens
import Widgets
package import WindowLevels
import Wording

extension StandaloneCardForm {
  /// Draws one window into a canvas of its size.
  package func draw(_ window: WindowID, into canvas: inout Canvas, at now: Instant) {
    canvas.ellipsis = theme.ellipsis
    guard coverWindow == nil else {
      guard window == coverWindow else { return }
      let text = wording(.standaloneCover)
      canvas.writeCentered(text, in: canvas.bounds, y: canvas.size.height / 2)
      canvas.cursor = .zero
      return
    }
    let context = context(size: canvas.size, at: now)
    if window == formWindow {
      wizard.draw(into: &canvas, context)
    } else if window == helpWindow {
      help?.draw(into: &canvas, context)
    } else if window == statusWindow {
      let hints = help?.hints(context) ?? wizard.hints(context)
      StatusBar.draw(
        message,
        hints: hints,
        reserved: [],
        into: &canvas,
        theme: theme,
        wording: wording
      )
    }
  }

  /// The surroundings of the form and its help.
  func context(
    size: Size? = nil,
    at now: Instant? = nil
  ) -> WalletContext {
    WalletContext(
      WalletData(),
      ScreenEnvironment(
        preferences: Preferences(),
        theme: theme,
        wording: wording,
        size: size ?? StatusBar.rectAbove(in: self.size).size,
        keepsStill: keepsStill,
        time: now.map { time.at($0) } ?? time
      )
    )
  }
}
