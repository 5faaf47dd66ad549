import Foundation
import Glibc
import ReaderProtocol
import Testing

@testable import ReaderClient

@Suite("The player of sounds")
struct SoundPlayerTests {
  private static let facts = SoundFacts(rate: 44_100, channels: 2, format: .mp3)
  /// More than a pipe holds.
  private static let samples = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 * 7 ^ $0 >> 8) }

  private func play(
    _ samples: [UInt8] = Self.samples,
    by player: RecordingPlayer,
    patience: Duration = .seconds(60)
  ) throws {
    let running = try SoundPlayer(player.program, Self.facts, patience: patience)
    for start in stride(from: 0, to: samples.count, by: 10_000) {
      try running.play(Array(samples[start..<min(start + 10_000, samples.count)]))
    }
    try running.finish()
  }

  private func isAlive(_ process: Int32?) -> Bool { process.map { kill($0, 0) == 0 } ?? false }

  @Test("gets each sample once, and is waited for until it has played them")
  func samples() throws {
    let player = try RecordingPlayer(RecordingPlayer.keeps)
    try play(by: player)
    #expect(player.bytes("samples") == Self.samples)
    #expect(player.lines("ended") == ["end"])
  }

  @Test("gets the form of the samples, no descriptor but three, and no variable but those of sound")
  func surroundings() throws {
    let environment = [
      "HOME": "/home/x", "XDG_RUNTIME_DIR": "/run/x", "PULSE_SERVER": "tcp:elsewhere",
      "LD_PRELOAD": "/evil.so", "SECRET": "1",
    ]
    let player = try RecordingPlayer(
      RecordingPlayer.notes + "\n" + RecordingPlayer.keeps,
      in: environment
    )
    try play([], by: player)
    #expect(
      player.lines("arguments") == [
        "--quiet", "--file-type=raw", "--format=S16_LE", "--rate=44100", "--channels=2",
      ]
    )
    // 3 is the directory that is listed.
    #expect(player.lines("descriptors").sorted() == ["0", "1", "2", "3"])
    let variables = player.lines("environment").filter { line in
      // The shell's own.
      !["PWD=", "OLDPWD=", "_=", "SHLVL="].contains { line.hasPrefix($0) }
    }
    #expect(variables.sorted() == ["HOME=/home/x", "XDG_RUNTIME_DIR=/run/x"])
  }

  @Test("is stopped where it does not take the samples, or does not end")
  func stalls() throws {
    let player = try RecordingPlayer(RecordingPlayer.stalls)
    #expect(throws: SoundPlayerFailure.stalled) {
      try play(by: player, patience: .milliseconds(300))
    }
    #expect(!isAlive(player.process))
  }

  @Test("is told where it ends too early, or with an error")
  func ends() throws {
    let early = try RecordingPlayer("exit 0")
    #expect(throws: SoundPlayerFailure.ended) { try play(by: early) }
    let failing = try RecordingPlayer("/bin/cat > /dev/null; exit 1")
    #expect(throws: SoundPlayerFailure.ended) { try play(by: failing) }
    let missing = SoundPlayerProgram(.aplay, path: early.path + "/none")
    #expect(throws: SoundPlayerFailure.ended) { _ = try SoundPlayer(missing, Self.facts) }
  }

  @Test("is not run where others could have put it there")
  func unguarded() throws {
    let player = try RecordingPlayer(RecordingPlayer.keeps)
    try #require(chmod(player.program.path, 0o722) == 0)
    #expect(throws: SoundPlayerFailure.unguarded(path: player.program.path)) {
      _ = try SoundPlayer(player.program, Self.facts)
    }
    #expect(player.process == nil)
  }

  @Test("is killed at once by its handle, whatever it does, and the thread that plays goes on")
  func killed() throws {
    let player = try RecordingPlayer(RecordingPlayer.stalls)
    let running = try SoundPlayer(player.program, Self.facts, patience: .seconds(60))
    let number = try #require(running.handle.number)
    let handle = running.handle
    let thread = Thread { handle.kill() }
    let begin = ContinuousClock.now
    thread.start()
    #expect(throws: SoundPlayerFailure.stopped) {
      while true { try running.play(Self.samples) }
    }
    #expect(begin.duration(to: .now) < .seconds(30))
    #expect(kill(number, 0) != 0)
  }

  @Test("is pacat where a sound server of this machine listens, else aplay, else pacat")
  func choice() {
    func found(
      _ environment: [String: String],
      _ programs: Set<String> = ["aplay", "pacat"],
      socket: Bool = false
    ) -> SoundPlayerProgram? {
      SoundPlayerProgram.installed(in: environment) { name in
        programs.contains(name) ? "/usr/bin/\(name)" : nil
      } exists: { path in
        socket && path == "/run/user/1/pulse/native"
      }
    }
    let session = ["XDG_RUNTIME_DIR": "/run/user/1"]
    #expect(found(session, socket: true)?.kind == .pacat)
    #expect(found(session, socket: true)?.path == "/usr/bin/pacat")
    #expect(found(session)?.kind == .aplay)
    #expect(found([:])?.kind == .aplay)
    #expect(found(["PULSE_SERVER": "unix:/mnt/wslg/PulseServer"])?.kind == .pacat)
    #expect(found(["PULSE_SERVER": "tcp:10.0.0.1"])?.kind == .aplay)
    #expect(found(session, ["aplay"], socket: true)?.kind == .aplay)
    #expect(found([:], ["pacat"])?.kind == .pacat)
    #expect(found(session, []) == nil)
  }

  @Test("of PulseAudio gets no name of a card")
  func pacat() {
    let command = SoundPlayerProgram(.pacat, path: "/usr/bin/pacat").command(for: Self.facts)
    #expect(
      command == [
        "pacat", "--playback", "--raw", "--format=s16le", "--rate=44100", "--channels=2",
        "--client-name=Cardcase", "--stream-name=Cardcase",
      ]
    )
  }

  private static let aplay = "/usr/bin/aplay"

  @Test(
    "takes the samples as aplay of ALSA, which drops them",
    .enabled(if: access(aplay, X_OK) == 0, "aplay is not installed")
  )
  func alsa() throws {
    let surroundings = try RecordingPlayer("")
    let configuration = surroundings.path + "/asound.conf"
    try Data("pcm.!default { type null }\n".utf8).write(
      to: URL(fileURLWithPath: configuration)
    )
    for facts in [Self.facts, SoundFacts(rate: 8_000, channels: 1, format: .wav)] {
      let running = try SoundPlayer(
        SoundPlayerProgram(.aplay, path: Self.aplay, in: ["ALSA_CONFIG_PATH": configuration]),
        facts,
        patience: .seconds(60)
      )
      try running.play(Self.samples)
      try running.finish()
    }
  }
}
