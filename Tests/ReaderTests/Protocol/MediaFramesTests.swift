import ByteCoding
import Testing

@testable import ReaderProtocol

@Suite("Frames of pictures and sounds")
struct MediaFramesTests {
  private static let picture = PictureFacts(
    size: PixelSize(width: 240, height: 160),
    ownSize: PixelSize(width: 65_535, height: 1_080),
    format: .webp,
    frames: 12,
    isPartial: true
  )
  private static let sound = SoundFacts(rate: 44_100, channels: 2, format: .opus)

  @Test("carry what is wanted, and what came of it")
  func exchange() throws {
    let request = PictureRequest(fitting: PixelSize(width: 240, height: 160))
    #expect(try PictureRequest(request.frame) == request)
    #expect(try PictureFacts(Self.picture.frame) == Self.picture)
    #expect(try SoundFacts(Self.sound.frame) == Self.sound)
    for reason in MediaFailure.reasons { #expect(try MediaFailure(reason.frame) == reason) }
    for format in MediaFormat.allCases {
      let failure = MediaFailure.otherFormat(format)
      #expect(try MediaFailure(failure.frame) == failure)
    }
  }

  @Test("ask for a size that there can be")
  func limited() {
    #expect(
      PictureRequest(fitting: PixelSize(width: 0, height: 99_999)).size
        == PixelSize(width: 1, height: MediaLimits.mostWanted)
    )
  }

  @Test("that are cut anywhere, or have more behind them, are refused")
  func truncated() {
    for frame in [Self.picture.frame, Self.sound.frame] {
      for payload in frame.payload.indices.map({ Array(frame.payload[..<$0]) }) + [
        frame.payload + [0]
      ] {
        #expect(throws: UnreadableBytes.self) { try PictureFacts(Frame(.picture, payload)) }
        #expect(throws: UnreadableBytes.self) { try SoundFacts(Frame(.sound, payload)) }
      }
    }
  }

  @Test("with numbers out of their range are refused")
  func ranges() {
    func facts(_ size: (Int, Int), _ own: (Int, Int), _ format: MediaFormat = .png, frames: Int = 1)
      -> Frame
    {
      PictureFacts(
        size: PixelSize(width: size.0, height: size.1),
        ownSize: PixelSize(width: own.0, height: own.1),
        format: format,
        frames: frames
      ).frame
    }
    for frame in [
      facts((0, 1), (1, 1)), facts((1, 4_097), (1, 5_000)), facts((2, 1), (1, 1)),
      facts((1, 1), (65_536, 1)), facts((1, 1), (1, 1), .svg), facts((1, 1), (1, 1), .wav),
      facts((1, 1), (1, 1), frames: 0),
    ] {
      #expect(throws: UnreadableBytes.invalid) { try PictureFacts(frame) }
    }
    for sound in [
      SoundFacts(rate: 999, channels: 1, format: .wav),
      .init(rate: 192_001, channels: 1, format: .wav),
      .init(rate: 8_000, channels: 0, format: .wav), .init(rate: 8_000, channels: 9, format: .wav),
      .init(rate: 8_000, channels: 1, format: .aac), .init(rate: 8_000, channels: 1, format: .png),
    ] {
      #expect(throws: UnreadableBytes.invalid) { try SoundFacts(sound.frame) }
    }
    #expect(throws: UnreadableBytes.invalid) {
      try PictureRequest(Frame(.pictureRequest, [0, 0, 0, 0, 1, 0, 0, 0]))
    }
    #expect(throws: UnreadableBytes.invalid) {
      try MediaFailure(Frame(.failed, [2, 200] + [0, 0, 0, 0, 0, 0, 0]))
    }
  }
}
