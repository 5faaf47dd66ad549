import Flashcards
import ReaderClient
import ReaderProtocol
import Secrets
import StudyUI
import Widgets
import WindowLevels
import Wording

/// Pictures of the vault, for its screens.
extension WorkContext {
  /// Decodes a picture; for one that is not shown it says why.
  func picture(_ wanted: WantedPicture) throws -> LoadedPicture {
    let generation = pictures?.generation
    do {
      guard let file = try mediaFile(named: wanted.file, atMost: MediaLimits.pictureFile) else {
        return .missing
      }
      guard let pictures else { throw ReaderFailure.stopped }
      let size = PixelSize(width: wanted.size.width, height: wanted.size.height)
      let picture = try file.withUnsafeBytes {
        try pictures.picture(of: $0, fitting: size, in: generation)
      }
      return LoadedPicture(picture)
    } catch let failure as MediaFailure {
      return .refused(failure.phrase)
    } catch let absent as AbsentMedium {
      return .refused(absent.phrase)
    }
  }
}

extension LoadedPicture {
  /// What the reader decoded.
  fileprivate init(_ picture: Picture) {
    let pixels = Pixels(size: Size(picture.facts.size), hasAlpha: true, memory: picture.pixels)
    // A size that does not belong to its bytes was refused before.
    self = pixels.map { .pixels($0, ownSize: Size(picture.facts.ownSize)) } ?? .failed(.damaged)
  }
}

extension Size {
  fileprivate init(_ size: PixelSize) { self.init(width: size.width, height: size.height) }
}
