package import WindowLevels

/// The five shades of a calendar where there are 256 colours, the faintest first.
///
/// From one to the next the contrast with the background rises.
package enum ShadeRamp {
  /// The colours by background; none for an unknown one, on which signs say more.
  package static let colors: [TerminalBackground: [Color]] = [
    .dark: [Color(236), Color(22), Color(28), Color(34), Color(83)],
    .light: [Color(254), Color(114), Color(71), Color(28), Color(22)],
  ]
}
