import ReaderClient
import ReaderProtocol
import TestSupport
import Wording

/// Has pictures and sounds that were changed at random decoded by readers that are kept.
struct MediaThrow {
  private let pictures: PictureReader
  private let sounds: SoundReader
  private let seeds: MediaMutation.Seeds

  init(reader: String, seeds: MediaMutation.Seeds) {
    pictures = PictureReader(ReaderProgram(path: reader))
    sounds = SoundReader(ReaderProgram(path: reader))
    self.seeds = seeds
  }

  /// The outcome of a sound or a picture, in words for a table; a refusal in those of the program.
  func outcome(ofSound isSound: Bool, _ seed: UInt64) -> String {
    var mutation = MediaMutation(seed: seed)
    do {
      guard isSound else {
        let file = mutation.file(from: seeds.pictures)
        let (width, height) = mutation.size()
        let size = PixelSize(width: width, height: height)
        let picture = try file.withUnsafeBytes { try pictures.picture(of: $0, fitting: size) }
        return picture.facts.isPartial ? "a part of a picture" : "a picture"
      }
      let file = mutation.file(from: seeds.sounds)
      try file.withUnsafeBytes { try sounds.read($0, begin: { _ in }) { _ in } }
      return "a sound"
    } catch let failure as MediaFailure {
      return Wording()(failure.phrase)
    } catch {
      return Wording()(FailureReason(error))
    }
  }
}
