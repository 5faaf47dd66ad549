import ReaderClient
import ReaderProtocol
import TestSupport
import Wording

/// Has pictures and sounds that were changed at random decoded by readers that are kept.
struct MediaThrow {
  private let pictures: KeptReader
  private let sounds: KeptReader
  private let seeds: MediaMutation.Seeds

  init(reader: String, seeds: MediaMutation.Seeds) {
    pictures = KeptReader(ReaderProgram(path: reader), .pictures)
    sounds = KeptReader(ReaderProgram(path: reader), .sounds)
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
      try file.withUnsafeBytes { try sounds.sound(of: $0, begin: { _ in }) { _ in } }
      return "a sound"
    } catch let failure as MediaFailure {
      return Wording()(failure.phrase)
    } catch {
      return Wording()(FailureReason(error))
    }
  }
}
