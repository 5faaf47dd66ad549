package import Secrets
package import Widgets
package import WindowLevels
package import Wording

/// A picture of the vault that a screen wants.
package struct WantedPicture: Sendable, Hashable {
  /// The name of its file.
  package let file: String
  /// The greatest size of its pixels; a larger picture is scaled down.
  package let size: Size

  /// Creates a wish.
  package init(_ file: String, fitting size: Size) {
    self.file = file
    self.size = size
  }
}

/// The result of decoding a picture of the vault.
package enum LoadedPicture: Sendable {
  /// Its pixels, and the size that it has itself.
  case pixels(Pixels, ownSize: Size)
  /// The vault has no such file.
  case missing
  /// It is none that is shown, for a reason.
  case refused(Phrase)
  /// It could not be read or decoded.
  case failed(FailureReason)
}

extension WipedBytes: PixelMemory {}

extension Size {
  /// The greatest size of pixels of which all are seen in so many cells.
  var halfCells: Size { Size(width: width, height: 2 * height) }
}
