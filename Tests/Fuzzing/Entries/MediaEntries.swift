import MediaDecoding
import ReaderProtocol
import TestSupport

/// Pictures and sounds, whose checksums are put right: decoders look at nothing behind one that is wrong.
enum MediaEntries {
  /// A picture behind the size that it is to fit into.
  static func picture(_ input: [UInt8]) throws {
    let size = PixelSize(width: 1 + Int(input.choice) % 60, height: 1 + Int(input.choice) / 6)
    let file = RepairedMedia.file(input.rest)
    let picture = try file.withUnsafeBytes { try DecodedPicture($0, fitting: size) }
    expect(picture.facts.size.fits(size))
    // Reads each byte of the pixels.
    _ = picture.pixels.reduce(0) { $0 &+ Int($1) }
    expect(try PictureFacts(picture.facts.frame) == picture.facts)
  }

  /// A sound.
  static func sound(_ input: [UInt8]) throws {
    try RepairedMedia.file(input).withUnsafeBytes { bytes in
      let sound = try SoundDecoder(bytes)
      expect(try SoundFacts(sound.facts.frame) == sound.facts)
      var left = mostSamples
      while left > 0, case let samples = try sound.next(), !samples.isEmpty {
        left -= samples.count
      }
    }
  }

  /// The samples that are decoded of one sound: a header can have a decoder make silence for long.
  private static let mostSamples = 1 << 20
}
