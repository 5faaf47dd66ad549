import ReaderProtocol
import Testing

@testable import MediaDecoding

@Suite("Sounds")
struct SoundTests {
  private func decoded(_ bytes: [UInt8]) throws -> (facts: SoundFacts, samples: [Int16]) {
    try bytes.withUnsafeBytes { bytes in
      let sound = try SoundDecoder(bytes)
      var samples: [Int16] = []
      while case let next = try sound.next(), !next.isEmpty { samples += next }
      return (sound.facts, samples)
    }
  }

  @Test("of every kind have the samples that ffmpeg gives them")
  func samples() throws {
    let sounds = try MediaFixtures.sounds()
    #expect(sounds.count >= 10)
    for sound in sounds {
      let decoded = try decoded(sound.bytes)
      #expect(decoded.facts.rate == sound.rate && decoded.facts.channels == sound.channels)
      let expected = try sound.samples
      #expect(!expected.isEmpty)
      if sound.exact {
        #expect(decoded.samples.count == expected.count, "\(sound.file)")
        let difference = zip(decoded.samples, expected).map { abs(Int($0) - Int($1)) }.max() ?? .max
        #expect(difference <= 1, "\(sound.file) differs by \(difference)")
      } else {
        // The ends of what is lossy are cut in other places; the middle is the same.
        let middle = expected.count / 4..<expected.count * 3 / 4
        #expect(decoded.samples.count >= middle.upperBound, "\(sound.file)")
        let loudness = energy(expected[middle].map(Int.init))
        let rest = zip(decoded.samples[middle], expected[middle]).map { Int($0) - Int($1) }
        #expect(energy(rest) < loudness / 100, "\(sound.file): \(energy(rest)) of \(loudness)")
      }
    }
  }

  private func energy(_ samples: [Int]) -> Int {
    samples.reduce(0) { $0 + $1 * $1 } / max(1, samples.count)
  }

  @Test("of MP3 begin with their first frame, wherever that is")
  func mp3() throws {
    let bare = try MediaFixtures.bytes("Sounds/bare.mp3")
    let samples = try decoded(bare).samples
    #expect(!samples.isEmpty)
    // A tag of 300 bytes, which has what a frame begins with, and a gap behind it.
    let tag = Array("ID3".utf8) + [3, 0, 0, 0, 0, 2, 44] + [UInt8](repeating: 0xFF, count: 300)
    let gap = [UInt8](repeating: 0, count: 1_000)
    #expect(try decoded(tag + gap + bare).samples == samples)
    #expect(throws: MediaFailure.damaged) { try decoded(tag + gap) }
    #expect(throws: MediaFailure.damaged) { try decoded(Array(tag.prefix(20))) }
  }

  /// A WAV of 8 bits and one channel.
  private func wave(rate: UInt32, count: Int, channels: UInt16 = 1) -> [UInt8] {
    func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
      withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }
    let format =
      bytes(UInt16(1)) + bytes(channels) + bytes(rate) + bytes(rate * UInt32(channels))
      + bytes(channels) + bytes(UInt16(8))
    return Array("RIFF".utf8) + bytes(UInt32(36 + count)) + Array("WAVEfmt ".utf8)
      + bytes(UInt32(16)) + format + Array("data".utf8) + bytes(UInt32(count))
      + [UInt8](repeating: 128, count: count)
  }

  @Test("that last longer than ten minutes are refused, others are not")
  func length() throws {
    let moments = 600 * 1_000
    #expect(try decoded(wave(rate: 1_000, count: moments)).samples.count == moments)
    #expect(throws: MediaFailure.tooLong) { try decoded(wave(rate: 1_000, count: moments + 1)) }
  }

  @Test(
    "of rates and channels that nothing plays are refused, and what is cut off plays as far as it goes"
  )
  func damage() throws {
    #expect(throws: MediaFailure.damaged) { try decoded(wave(rate: 999, count: 100)) }
    #expect(throws: MediaFailure.damaged) { try decoded(wave(rate: 200_000, count: 100)) }
    #expect(throws: MediaFailure.damaged) { try decoded(wave(rate: 8_000, count: 90, channels: 9)) }
    #expect(throws: MediaFailure.fileTooLarge) {
      try decoded([UInt8](repeating: 0, count: MediaLimits.soundFile + 1))
    }
    for sound in try MediaFixtures.sounds() {
      let bytes = try sound.bytes
      for count in stride(from: 0, to: bytes.count, by: 97) {
        do {
          let decoded = try decoded(Array(bytes[..<count]))
          #expect(try decoded.samples.count <= sound.samples.count + 2_400, "\(sound.file)")
        } catch let failure as MediaFailure {
          #expect([.damaged, .noSound].contains(failure), "\(sound.file) at \(count)")
        }
      }
    }
  }
}
