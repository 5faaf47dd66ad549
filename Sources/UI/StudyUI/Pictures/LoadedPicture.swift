import Flashcards
import Preferences
import Screens
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

extension Preferences {
  /// The parts of cells that pictures are drawn with.
  var mosaic: Mosaic {
    switch self.pictures {
    case .halves: .halves
    case .quadrants: .quadrants
    case .sextants: .sextants
    }
  }
}

extension [FacePicture] {
  /// The pictures to decode for cards, where the terminal can draw some.
  func wanted(_ environment: ScreenEnvironment) -> [WantedPicture] {
    guard PictureView.isDrawn(in: environment.theme) else { return [] }
    return map { WantedPicture($0.file, fitting: environment.pixels) }
  }
}

extension ScreenEnvironment {
  /// The greatest size of pixels of which all are seen on the whole screen, within a limit.
  var pixels: Size {
    let (mosaic, most) = (preferences.mosaic, PictureScreen.longestSide)
    let cell = theme.cellPixels ?? Size(width: mosaic.columns, height: mosaic.rows)
    return Size(
      width: min(most, size.width * cell.width),
      height: min(most, size.height * cell.height)
    )
  }
}
