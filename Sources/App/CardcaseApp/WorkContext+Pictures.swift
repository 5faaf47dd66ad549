import Flashcards
import ReaderClient
import ReaderProtocol
import Secrets
import Store
import StudyUI
import Widgets
import WindowLevels
import Wording

/// Pictures of the vault, for its screens.
extension WorkContext {
  /// Decodes a picture; for one that is not shown it says why.
  func picture(_ wanted: WantedPicture) throws -> LoadedPicture {
    let generation = pictures?.generation
    let media = MediaStore(vault)
    guard let entry = try media.entry(named: wanted.file, under: key) else { return .missing }
    do {
      let file = entry.name.file
      guard let bytes = try media.bytes(of: file, atMost: MediaLimits.pictureFile, under: key)
      else { throw MediaFailure.fileTooLarge }
      guard let pictures else { throw ReaderFailure.stopped }
      let size = PixelSize(width: wanted.size.width, height: wanted.size.height)
      let picture = try bytes.withUnsafeBytes {
        try pictures.picture(of: $0, fitting: size, in: generation)
      }
      return LoadedPicture(picture)
    } catch let failure as MediaFailure {
      return .refused(failure.phrase)
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
