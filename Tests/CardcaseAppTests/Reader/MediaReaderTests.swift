import AppSupport
import Foundation
import Glibc
import ReaderProtocol
import Secrets
import TerminalHarness
import TestSupport
import Testing
import Wording

@testable import ReaderClient

@Suite("The reader of pictures and sounds")
struct MediaReaderTests {
  private struct Fixture: Decodable {
    let file: String
    let width: Int?
    let tolerance: Int?
    let exact: Bool?
  }

  private static let fixtures = Repository.root.path + "/Tests/MediaDecodingTests/Fixtures"
  private static let large = PixelSize(width: 500, height: 500)

  private func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(fileURLWithPath: "\(Self.fixtures)/\(name)")))
  }

  private func fixtures(_ name: String) throws -> [Fixture] {
    try JSONDecoder().decode([Fixture].self, from: Data(bytes(name)))
  }

  private func built() throws -> ReaderProgram {
    ReaderProgram(path: try BuiltProduct.path("cardcase-reader"))
  }

  private func pictures(_ program: ReaderProgram? = nil) throws -> KeptReader {
    KeptReader(try program ?? built(), .pictures, isTraceable: true)
  }

  private func sounds(_ program: ReaderProgram? = nil) throws -> KeptReader {
    KeptReader(try program ?? built(), .sounds, isTraceable: true)
  }

  private func picture(
    _ bytes: [UInt8],
    _ reader: KeptReader,
    fitting size: PixelSize = large
  ) throws -> Picture {
    try bytes.withUnsafeBytes {
      try reader.picture(of: $0, fitting: size, within: .seconds(60))
    }
  }

  /// What a sound is, and all of its samples.
  private func sound(
    _ bytes: [UInt8],
    _ reader: KeptReader
  ) throws -> (facts: SoundFacts?, samples: [UInt8]) {
    var facts: SoundFacts?
    var samples: [UInt8] = []
    try bytes.withUnsafeBytes {
      try reader.sound(of: $0, within: .seconds(60), begin: { facts = $0 }) { samples += $0 }
    }
    return (facts, samples)
  }

  @Test("decodes every kind of picture, shut in as it is, with one process for all of them")
  func allPictures() throws {
    let reader = try pictures()
    try reader.prepare(in: reader.generation)
    let process = try #require(reader.handle?.number)
    for fixture in try fixtures("pictures.json") {
      let expected = try bytes("Pictures/\(fixture.file).rgba")
      let picture = try picture(bytes("Pictures/\(fixture.file)"), reader)
      #expect(
        picture.facts.size.width == fixture.width && picture.facts.ownSize == picture.facts.size
      )
      let difference = picture.pixels.withUnsafeBytes { pixels in
        zip(pixels, expected).map { abs(Int($0) - Int($1)) }.max()
      }
      #expect(picture.pixels.count == expected.count, "\(fixture.file)")
      #expect(difference ?? .max <= fixture.tolerance ?? 0, "\(fixture.file)")
    }
    #expect(reader.handle?.number == process)
  }

  @Test("gives back no more pixels than were asked for, and says how large the picture is")
  func fitting() throws {
    let small = try picture(
      bytes("Pictures/turned-6.jpg"),
      pictures(),
      fitting: PixelSize(width: 100, height: 10)
    )
    #expect(small.facts.size == PixelSize(width: 6, height: 10))
    #expect(small.facts.ownSize == PixelSize(width: 24, height: 40))
    #expect(small.pixels.count == 6 * 10 * 4 && small.facts.format == .jpeg)
  }

  @Test("says what is wrong with a picture or a sound, and goes on with the next")
  func refusals() throws {
    let pictures = try pictures()
    let sounds = try sounds()
    let whole = try bytes("Pictures/rgb-8.png")
    let tone = try bytes("Sounds/mono.wav")
    _ = try picture(whole, pictures)
    _ = try sound(tone, sounds)
    let processes = [pictures.handle?.number, sounds.handle?.number]
    func sentence(_ body: () throws -> Void) throws -> String {
      let failure = try #require(throws: MediaFailure.self) { try body() }
      return Wording()(failure.phrase)
    }
    func told(_ name: String) throws -> [String] {
      let bytes = try bytes(name)
      return try [
        sentence { _ = try picture(bytes, pictures) }, sentence { _ = try sound(bytes, sounds) },
      ]
    }
    #expect(
      try told("Named/svg.svg") == ["SVG pictures are not shown.", "The file is not a sound."]
    )
    #expect(
      try told("Named/m4a.m4a") == ["The file is not a picture.", "M4A sounds are not played."]
    )
    #expect(
      try told("Named/mp4.mp4") == ["The file is not a picture.", "Videos are not played (MP4)."]
    )
    #expect(
      try told("pictures.json") == ["The file is not a picture.", "The file is not a sound."]
    )
    let damaged = "The file is damaged: none of it can be shown or played."
    #expect(try sentence { _ = try picture(Array(whole.prefix(40)), pictures) } == damaged)
    #expect(try sentence { _ = try sound(Array(tone.prefix(30)), sounds) } == damaged)
    let long = [UInt8](repeating: 0, count: MediaLimits.soundFile + 1)
    let limits = "The file is over the limit: 64 MiB for a picture, 128 MiB for a sound."
    #expect(try sentence { _ = try picture(long, pictures) } == limits)
    #expect(try sentence { _ = try sound(long, sounds) } == limits)
    _ = try picture(whole, pictures)
    _ = try sound(tone, sounds)
    #expect(processes == [pictures.handle?.number, sounds.handle?.number])
  }

  @Test("decodes every kind of sound, shut in as it is")
  func allSounds() throws {
    let reader = try sounds()
    for fixture in try fixtures("sounds.json") {
      let (facts, samples) = try sound(bytes("Sounds/\(fixture.file)"), reader)
      let expected = try bytes("Sounds/\(fixture.file).s16")
      let found = try #require(facts)
      #expect(samples.count.isMultiple(of: found.momentBytes) && samples.count > expected.count / 2)
      if fixture.exact == true, fixture.file != "float.wav" {
        #expect(samples == expected, "\(fixture.file)")
      }
    }
  }

  @Test("plays on behind what is damaged, of which libraries would print something")
  func damagedSound() throws {
    var tone = try bytes("Sounds/mp3.mp3")
    tone.replaceSubrange(600..<800, with: [UInt8](repeating: 0, count: 200))
    let reader = try sounds()
    let whole = try sound(bytes("Sounds/mp3.mp3"), reader).samples.count
    #expect((whole / 2...whole * 2).contains(try sound(tone, reader).samples.count))
    #expect(reader.handle?.number != nil)
  }

  @Test("stops a sound where its taker does, and plays the next with another process")
  func takerStops() throws {
    let reader = try sounds()
    let tone = try bytes("Sounds/mp3.mp3")
    #expect(throws: CancellationError.self) {
      try tone.withUnsafeBytes {
        try reader.sound(of: $0, begin: { _ in throw CancellationError() }) { _ in }
      }
    }
    #expect(reader.handle?.number == nil)
    #expect(try !sound(tone, reader).samples.isEmpty)
  }

  @Test(
    "is killed by a stop at once, whatever it is doing, and what was asked for before it is dropped"
  )
  func stops() throws {
    let silence = try HostileReader("is-silent")
    let reader = try pictures(silence.program)
    let picture = try bytes("Pictures/rgb-8.png")
    let before = reader.generation
    DetachedThread.start {
      while reader.handle == nil { sched_yield() }
      reader.stop()
    }
    #expect(throws: ReaderFailure.stopped) { try self.picture(picture, reader) }
    #expect(throws: ReaderFailure.stopped) {
      try picture.withUnsafeBytes { try reader.picture(of: $0, fitting: Self.large, in: before) }
    }
    reader.drop()
    #expect(reader.handle == nil && reader.generation == before + 1)
  }

  @Test("is given up where it answers more than was asked for, nothing, or what has no meaning")
  func hostile() throws {
    let small = try bytes("Pictures/rgb-8.png")
    let tone = try bytes("Sounds/mono.wav")
    let flood = try HostileReader("floods")
    // It says 2 × 2 pixels, and sends more.
    #expect(throws: ReaderFailure.tooMuch) { try picture(small, pictures(flood.program)) }
    let one = PixelSize(width: 1, height: 1)
    #expect(throws: ReaderFailure.tooMuch) {
      try picture(small, pictures(flood.program), fitting: one)
    }
    #expect(throws: ReaderFailure.tooMuch) { try sound(tone, sounds(flood.program)) }
    let nothing = try HostileReader("gives-nothing")
    #expect(throws: ReaderFailure.broken) { try picture(small, pictures(nothing.program)) }
    #expect(throws: ReaderFailure.broken) { try sound(tone, sounds(nothing.program)) }
    let silence = try HostileReader("is-silent")
    let slow = try pictures(silence.program)
    #expect(throws: ReaderFailure.tooSlow) {
      try small.withUnsafeBytes {
        try slow.picture(of: $0, fitting: one, within: .milliseconds(20))
      }
    }
  }
}
