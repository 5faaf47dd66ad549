import CardcaseUI
import Foundation
import Glibc
import ReaderProtocol
import Secrets
import StudyUI
import TerminalHarness
import TestSupport
import Testing
import WindowTerminal
import Wording

@testable import CardcaseApp
@testable import ReaderClient

@Suite("Playing sounds of cards")
struct SoundControllerTests {
  private static let effectID = EffectID(epoch: 1)
  private static let fixtures = Repository.root.path + "/Tests/MediaDecodingTests/Fixtures/Sounds"
  /// A sound behind the others, which tells that they were played.
  private static let last = SoundProblem.missing(name: "last")

  private let mailbox: Mailbox

  init() throws {
    mailbox = try Mailbox()
  }

  private func controller(patience: Duration = .seconds(60)) throws -> SoundController {
    SoundController(
      ReaderProgram(path: try BuiltProduct.path("cardcase-reader")),
      mailbox: mailbox,
      isTraceable: true,
      patience: patience
    )
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(fileURLWithPath: "\(Self.fixtures)/\(name)")))
  }

  private func sound(_ bytes: [UInt8]) -> FoundSound {
    let file = WipedBytes(count: bytes.count)
    file.withUnsafeMutableBytes { $0.copyBytes(from: bytes) }
    return .success(file)
  }

  /// A sound that takes minutes to play, and more room than any pipe has.
  private func longSound() -> FoundSound {
    let count = 20_000_000
    func word(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(number >> (8 * $0) & 0xFF) } }
    let head =
      Array("RIFF".utf8) + word(36 + count) + Array("WAVEfmt ".utf8) + word(16) + [1, 0, 2, 0]
      + word(44_100) + word(176_400) + [4, 0, 16, 0] + Array("data".utf8) + word(count)
    return sound(head + [UInt8](repeating: 1, count: count))
  }

  /// The next problem that is told.
  private func problem() throws -> SoundProblem {
    while true {
      var waited = pollfd(fd: mailbox.wakeUp.descriptor, events: Int16(POLLIN), revents: 0)
      try #require(poll(&waited, 1, 60_000) == 1)
      mailbox.wakeUp.acknowledge()
      for case .message(.reply(.study(.notPlayed(let problem)), to: Self.effectID))
        in mailbox.collect()
      {
        return problem
      }
    }
  }

  /// Waits until a player has started, and gives the number of its process.
  private func process(of player: RecordingPlayer) throws -> Int32 {
    let deadline = ContinuousClock.now + .seconds(60)
    while true {
      if let process = player.process { return process }
      try #require(.now < deadline)
      sched_yield()
    }
  }

  @Test(
    "gives a player what the reader decodes, for every format",
    arguments: [
      "mono.wav", "pcm-8.wav", "pcm-16.wav", "pcm-24.wav", "float.wav", "flac.flac", "vorbis.ogg",
      "opus.opus", "mp3.mp3", "bare.mp3",
    ]
  )
  func formats(_ name: String) throws {
    let reader = KeptReader(
      ReaderProgram(path: try BuiltProduct.path("cardcase-reader")),
      .sounds,
      isTraceable: true
    )
    let file = try bytes(name)
    var expected: [UInt8] = []
    try file.withUnsafeBytes {
      try reader.sound(of: $0, begin: { _ in }) { expected += $0 }
    }
    let controller = try controller()
    defer { controller.stop() }
    let player = try RecordingPlayer(RecordingPlayer.keeps)
    controller.play(
      [sound(file), .failure(Self.last)],
      by: player.program,
      isAsked: true,
      for: Self.effectID
    )
    #expect(try problem() == Self.last)
    #expect(!expected.isEmpty && player.bytes("samples") == expected)
  }

  @Test("plays sounds one after the other, and goes on behind one that can't be played")
  func order() throws {
    let controller = try controller()
    defer { controller.stop() }
    let player = try RecordingPlayer("/bin/cat >> samples")
    let tone = try bytes("mono.wav")
    controller.play(
      [sound(tone), sound(Array("no sound".utf8)), sound(try bytes("pcm-16.wav"))],
      by: player.program,
      isAsked: true,
      for: Self.effectID
    )
    guard case .refused(let phrase) = try problem() else {
      Issue.record("it is not refused")
      return
    }
    #expect(Wording()(phrase) == "The file is not a sound.")
    let expected = try bytes("mono.wav.s16").count + bytes("pcm-16.wav.s16").count
    #expect(player.bytes("samples").count == expected)
  }

  @Test("ends at once where it is stopped: player and reader are gone, and nothing is told")
  func stops() throws {
    var fastest = Duration.seconds(60)
    for _ in 0..<5 {
      let controller = try controller()
      let player = try RecordingPlayer(RecordingPlayer.stalls)
      controller.play([longSound()], by: player.program, isAsked: true, for: Self.effectID)
      let number = try process(of: player)
      let begin = ContinuousClock.now
      controller.stop()
      controller.settle()
      fastest = min(fastest, begin.duration(to: .now))
      #expect(kill(number, 0) != 0)
      #expect(mailbox.collect().isEmpty)
    }
    #expect(fastest < .milliseconds(50))
  }

  @Test("ends what is played for the next sounds")
  func next() throws {
    let controller = try controller()
    defer { controller.stop() }
    let stalled = try RecordingPlayer(RecordingPlayer.stalls)
    controller.play([longSound()], by: stalled.program, isAsked: true, for: Self.effectID)
    let number = try process(of: stalled)
    let player = try RecordingPlayer(RecordingPlayer.keeps)
    controller.play(
      [sound(try bytes("mono.wav")), .failure(Self.last)],
      by: player.program,
      isAsked: true,
      for: Self.effectID
    )
    #expect(kill(number, 0) != 0)
    #expect(try problem() == Self.last)
    #expect(player.bytes("samples").count == (try bytes("mono.wav.s16").count))
  }

  @Test("says of a player that does not read that it was stopped, and that once")
  func stalled() throws {
    let controller = try controller(patience: .milliseconds(200))
    defer { controller.stop() }
    let player = try RecordingPlayer(RecordingPlayer.stalls)
    controller.play([longSound()], by: player.program, isAsked: false, for: Self.effectID)
    #expect(try problem() == .playerStalled("aplay"))
    controller.tell(.playerStalled("aplay"), isAsked: false, for: Self.effectID)
    #expect(mailbox.collect().isEmpty)
    controller.tell(.playerStalled("aplay"), isAsked: true, for: Self.effectID)
    #expect(try problem() == .playerStalled("aplay"))
  }

  @Test("says of what nobody asked for only what is about the machine or the vault")
  func silent() throws {
    let controller = try controller()
    for problem in [SoundProblem.overSSH, .missing(name: "a.mp3"), .refused(.mediaNoSound)] {
      controller.tell(problem, isAsked: false, for: Self.effectID)
      #expect(mailbox.collect().isEmpty)
      controller.tell(problem, isAsked: true, for: Self.effectID)
      #expect(try self.problem() == problem)
    }
    controller.tell(.notInstalled, isAsked: false, for: Self.effectID)
    #expect(try problem() == .notInstalled)
    controller.tell(.notInstalled, isAsked: false, for: Self.effectID)
    #expect(mailbox.collect().isEmpty)
    controller.tell(.failed(.damaged), isAsked: false, for: Self.effectID)
    #expect(try problem() == .failed(.damaged))
  }
}
