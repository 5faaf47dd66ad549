package import WindowLevels

extension TerminalBackground {
  /// Backgrounds that terminals have by themselves or by well-known themes: black, that of many
  /// editors, Solarized Dark, Nord; white, GNOME's and Solarized Light; all of them if it is not known
  /// which it is.
  package var known: [Color] {
    switch self {
    case .dark:
      [
        Color(red: 0, green: 0, blue: 0), Color(red: 0x1E, green: 0x1E, blue: 0x1E),
        Color(red: 0, green: 0x2B, blue: 0x36), Color(red: 0x2E, green: 0x34, blue: 0x40),
      ]
    case .light:
      [
        Color(red: 255, green: 255, blue: 255), Color(red: 0xEE, green: 0xEE, blue: 0xEC),
        Color(red: 0xFD, green: 0xF6, blue: 0xE3),
      ]
    case .unknown: Self.dark.known + Self.light.known
    }
  }
}

extension Color {
  /// The lowest contrast that an own colour may have with the background.
  package static let lowestContrast = 3.0

  /// True if the colour can be read on a background: it has a contrast of 3 to 1, or nothing is
  /// known of one of the two.
  package func isReadable(on background: TerminalBackground) -> Bool {
    guard background != .unknown, let contrast = contrast(with: background) else { return true }
    return contrast >= Self.lowestContrast
  }

  /// The lowest contrast with some backgrounds, from 1 to 21; 21 for the terminal's default.
  package func lowestContrast(with backgrounds: [Color]) -> Double {
    backgrounds.compactMap { contrast(with: $0) }.min() ?? 21
  }

  /// The colour, or where that will not do, the nearest to it on the way to white or black, as a
  /// terminal with some number of colours shows it; nil if none will do.
  package func nearest(_ depth: ColorDepth, where isReadable: (Color) -> Bool) -> Color? {
    if !isDirect, isReadable(self) { return self }
    let steps = 8
    for step in 0...steps {
      for end in [255, 0] {
        let mixed = mixed(
          with: Color(red: end, green: end, blue: end),
          share: Double(step) / Double(steps)
        )
        let shown = mixed.shown(with: depth)
        if isReadable(shown) { return shown }
      }
    }
    return nil
  }

  /// The colour as a terminal has it; few colours are chosen by way of the palette.
  package func shown(with depth: ColorDepth) -> Color {
    reduced(to: max(.full, depth)).reduced(to: depth)
  }
}
