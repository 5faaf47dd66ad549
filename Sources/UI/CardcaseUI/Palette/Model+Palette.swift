import Screens
import Secrets
import WindowLevels

/// The palette, over whatever screen has the keys.
extension Model {
  /// Shows the palette, or closes it if it is shown.
  mutating func togglePalette() -> [EffectRequest] {
    guard isOpen, let window = stack.keyWindow else { return [] }
    guard session?[window] is PaletteScreen else { return show(PaletteScreen()) }
    close(window)
    return []
  }

  /// Goes to what a line of line mode names, does it, or lists what it may mean. A palette that is
  /// shown already gives way.
  mutating func go(to text: String) -> [EffectRequest] {
    if let window = stack.keyWindow, session?[window] is PaletteScreen { close(window) }
    guard let window = stack.keyWindow else { return [] }
    let palette = PaletteScreen(text, keys: keys(of: window))
    guard let context = context(of: palette, size: size) else { return [] }
    guard let requests = palette.onlyChoice(context) else { return show(palette) }
    return requests.flatMap { carryOut($0, of: .shell, from: window) }
  }

  /// Tells an open palette the keys of the window beneath it, which it does not keep in the session, and
  /// that the data have changed.
  mutating func tellPalette() {
    guard case .open(let vault) = phase else { return }
    let entries = vault.session.value.entries
    guard let index = entries.firstIndex(where: { $0.screen is PaletteScreen }),
      var palette = entries[index].screen as? PaletteScreen,
      let context = context(of: palette, size: size), !palette.isCurrent(context)
    else { return }
    let order = stack.windows.map(\.id)
    guard let place = order.firstIndex(of: entries[index].window) else { return }
    let beneath = order[..<place].last { vault.session.value[$0] != nil }
    palette.tell(keys(of: beneath), context)
    changeOpen { $0.session.value.entries[index].screen = palette }
  }

  /// Makes an open palette as tall as it has rows.
  mutating func fitPalette() {
    guard case .open(let vault) = phase else { return }
    for entry in vault.session.value.entries where entry.screen is PaletteScreen {
      stack.setFrame(frame(of: entry.screen), of: entry.window)
    }
  }

  /// The keys of a window's actions, and the reserved ones.
  private func keys(of window: WindowID?) -> [KeyHint] {
    let own = window.flatMap { session?[$0] }.map { hints(of: $0, size: size) } ?? []
    return own.filter { [.screen, .undoing].contains($0.group) } + ReservedKey.hints
  }
}
