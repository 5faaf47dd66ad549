/// The protocol by which a terminal is given the pixels of pictures. No vault has a setting for it: what a terminal
/// keeps is the affair of the machine.
package enum PictureProtocol: String, Hashable, Sendable, CaseIterable {
  /// None: pictures are drawn with characters.
  case off
  /// That of kitty, with characters in the place of pictures.
  case kitty
  /// The inline images of iTerm2, which lie on the cells.
  case iterm2
  /// Sixels, which lie on the cells.
  case sixel
}
