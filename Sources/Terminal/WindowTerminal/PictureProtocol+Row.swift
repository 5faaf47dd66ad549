import Glibc
import WindowLevels

extension PictureProtocol {
  /// What is known of a protocol: the terminals that have it, and how pictures are placed and deleted.
  struct Row: Sendable {
    /// The beginnings of the names, in small letters, of the terminals that are given pictures; nil for all but
    /// `others`.
    let brands: [String]?
    /// The beginnings of the names of those that are not.
    var others: [String] = []
    /// The beginnings of values of variables that say so where a terminal does not say what it is called.
    var variables: [String: [String]] = [:]
    /// The question that is asked besides that for the terminal's name and attributes.
    var question: [UInt8] = []
    /// True if the answers show that the terminal has the protocol.
    let isMet: @Sendable (PixelProbe) -> Bool
    /// Makes what places and deletes pictures.
    let layer: @Sendable () -> PixelLayer
  }

  /// What is known of a protocol; nil for none.
  ///
  /// Which brand has which protocol is as yazi has it (yazi-emulator, yazi-adapter), but for brands that have none
  /// of them in full: placeholders (Rio), and cells that take a picture away when they are written (Warp).
  var row: Row? {
    switch self {
    case .off: nil
    // Several terminals have the protocol, and say so; few show a picture in the place of characters, of which
    // none can be asked.
    case .kitty:
      Row(
        brands: ["kitty", "ghostty"],
        variables: ["TERM": ["kitty", "xterm-kitty", "ghostty", "xterm-ghostty"]],
        question: KittyGraphics.query,
        isMet: { $0.hasGraphics },
        layer: { PlaceholderLayer(seed: UInt32(getpid())) }
      )
    // There is no question for it.
    case .iterm2:
      Row(
        brands: ["iterm2", "wezterm", "mintty", "xterm.js"],
        variables: [
          "TERM_PROGRAM": ["iTerm.app", "WezTerm", "mintty", "vscode", "Tabby", "Hyper"],
          "LC_TERMINAL": ["iTerm2"],
        ],
        isMet: { _ in true },
        layer: { OverlayLayer(InlineImage.self) }
      )
    case .sixel:
      Row(
        brands: nil,
        // Its sixels are not used by yazi either.
        others: ["konsole"],
        question: Sixel.question,
        isMet: {
          $0.attributes.contains(Sixel.attribute) && $0.registers.map { $0 >= 256 } != false
            && $0.cell != nil
        },
        layer: { OverlayLayer(Sixel.self) }
      )
    }
  }
}
