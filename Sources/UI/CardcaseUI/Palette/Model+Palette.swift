import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

/// The palette, over whatever screen has the keys.
extension Model {
  /// Shows the palette, or closes it if it is shown.
  mutating func togglePalette() -> [EffectRequest] {
    guard case .open(let vault) = phase, let window = stack.keyWindow else { return [] }
    guard vault.session.value[window]?.palette != nil else { return show(Hosted(PaletteScreen())) }
    close(window)
    return []
  }

  /// Goes to what a line of line mode names, does it, or lists what it may mean. A palette that is
  /// shown already gives way.
  mutating func go(to text: String) -> [EffectRequest] {
    if let window = stack.keyWindow, case .open(let vault) = phase,
      vault.session.value[window]?.palette != nil
    {
      close(window)
    }
    guard case .open(let vault) = phase, let window = stack.keyWindow else { return [] }
    let palette = PaletteScreen(text, keys: keys(of: window, vault))
    let host = host(vault, size: size)
    guard let requests = palette.onlyChoice(ShellContext(host.snapshot, host.environment)) else {
      return show(Hosted(palette))
    }
    return requests.flatMap { carryOut(ShellRequest($0), from: window) }
  }

  /// Tells an open palette the keys of the window beneath it: it keeps none of them in the session.
  mutating func tellPalette() {
    guard case .open(let vault) = phase else { return }
    let entries = vault.session.value.entries
    guard
      let index = entries.firstIndex(where: { $0.screen.palette.map { $0.keys == nil } ?? false })
    else { return }
    let order = stack.windows.map(\.id)
    guard let place = order.firstIndex(of: entries[index].window) else { return }
    let beneath = order[..<place].last { vault.session.value[$0] != nil }
    let keys = keys(of: beneath, vault)
    let host = host(vault, size: size)
    let context = ShellContext(host.snapshot, host.environment)
    changeOpen { vault in
      guard var palette = vault.session.value.entries[index].screen.palette else { return }
      palette.tell(keys, context)
      vault.session.value.entries[index].screen = Hosted(palette)
    }
  }

  /// The keys of a window's actions, and the reserved ones.
  private func keys(of window: WindowID?, _ vault: OpenModel) -> [KeyHint] {
    let hints = window.flatMap { vault.session.value[$0] }?.hints(host(vault, size: size)) ?? []
    return hints.filter { [.screen, .undoing].contains($0.group) } + ReservedKey.hints
  }

  /// Brings the screen of this kind to the front, or opens this one.
  mutating func bring(_ screen: any HostedScreen) -> [EffectRequest] {
    // A kind without a name is in no registry, and no screen of it can be open.
    guard let name = try? screen.kind.name else { return show(screen) }
    return bring(screen) { (try? $0.kind.name) == name }
  }

  /// Brings the last screen that is meant to the front, or opens this one. What is above the former
  /// stays open beneath it, as it may have unsaved words.
  mutating func bring(
    _ screen: any HostedScreen,
    where isMeant: (any HostedScreen) -> Bool
  ) -> [EffectRequest] {
    guard case .open(let vault) = phase,
      var entry = vault.session.value.entries.last(where: { isMeant($0.screen) })
    else { return show(screen) }
    // Settings go to another row; they have nothing to lose.
    if (screen as? Hosted<VaultSnapshot>)?.screen is SettingsScreen { entry.screen = screen }
    let brought = entry
    changeOpen { vault in
      vault.session.value.entries.removeAll { $0.window == brought.window }
      vault.session.value.entries.append(brought)
    }
    stack.raise(entry.window)
    return []
  }
}

extension HostedScreen {
  /// The palette, if it is one.
  var palette: PaletteScreen? { (self as? Hosted<VaultSnapshot>)?.screen as? PaletteScreen }
}
