import ReaderProtocol
import Testing

@testable import MediaDecoding

@Suite("Formats of media")
struct MediaFormatTests {
  private func format(_ bytes: [UInt8]) -> MediaFormat? {
    bytes.withUnsafeBytes { MediaFormat(of: $0) }
  }

  @Test("are known by the first bytes of a file, not by its name")
  func named() throws {
    let names = try MediaFixtures.names(in: "Named")
    #expect(names.count >= 15)
    for name in names {
      let bytes = try MediaFixtures.bytes("Named/\(name)")
      let found = try #require(format(bytes), "\(name)")
      #expect("\(found)" == name.prefix { $0 != "." })
      #expect(!found.isDecoded)
      let expected = MediaFailure.otherFormat(found)
      if found.medium == .picture {
        #expect(throws: expected) { try bytes.withUnsafeBytes { try picture($0) } }
        #expect(throws: MediaFailure.noSound) { try bytes.withUnsafeBytes { try sound($0) } }
      } else {
        #expect(throws: expected) { try bytes.withUnsafeBytes { try sound($0) } }
        #expect(throws: MediaFailure.noPicture) { try bytes.withUnsafeBytes { try picture($0) } }
      }
    }
  }

  private func picture(_ bytes: UnsafeRawBufferPointer) throws {
    _ = try DecodedPicture(bytes, fitting: PixelSize(width: 9, height: 9))
  }

  private func sound(_ bytes: UnsafeRawBufferPointer) throws { _ = try SoundDecoder(bytes) }

  @Test("that are decoded are told from what begins in the same way")
  func decoded() throws {
    for picture in try MediaFixtures.pictures() {
      let found = try #require(format(picture.bytes))
      #expect(picture.file.hasSuffix(found == .jpeg ? "jpg" : "\(found)"))
    }
    let sounds = Dictionary(
      uniqueKeysWithValues: try MediaFixtures.sounds().map { ($0.file, try format($0.bytes)) }
    )
    #expect(sounds["mono.wav"] == .wav && sounds["mp3.mp3"] == .mp3 && sounds["opus.opus"] == .opus)
    #expect(sounds["vorbis.ogg"] == .vorbis && sounds["flac.flac"] == .flac)
    #expect(format([0xFF, 0xFB, 0x90, 0x44]) == .mp3 && format([0xFF, 0xF1, 0x50, 0x80]) == .aac)
    #expect(format(Array("\0\0\0\u{1C}ftypheic".utf8)) == .heic)
    #expect(format(Array("\0\0\0\u{1C}ftypavif".utf8)) == .avif)
    #expect(format(Array("\u{FEFF}\n <svg>".utf8)) == .svg)
    for text in ["", "R", "RIFF", "OggS", "<html><p>", "Dear diary", "svg <svg", "FORM1234ILBM"] {
      #expect(format(Array(text.utf8)) == nil, "\(text)")
    }
  }
}
