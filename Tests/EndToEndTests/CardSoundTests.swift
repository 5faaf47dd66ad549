import Foundation
import Glibc
import TerminalHarness
import TestSupport
import Testing

/// A vault with a package of Anki's whose one card has a sound on each side, and a script in the place of
/// aplay.
private struct SoundedVault {
  private static let tests = Repository.root.path + "/Tests"

  private let commands: CommandDriver
  /// The directory of the player, which is the first in `PATH`.
  private let directory: TemporaryDirectory

  /// - Parameter player: the script that plays.
  init(player: String) throws {
    commands = try CommandDriver()
    directory = try TemporaryDirectory()
    let path = directory.path + "/aplay"
    let script = "#!/bin/sh\ncd \(directory.path)\n\(player)\n"
    try Data(script.utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    try FileManager.default.copyItem(
      atPath: Self.tests + "/AnkiPackagesTests/Fixtures/sounds.apkg",
      toPath: commands.home.path + "/sounds.apkg"
    )
    let shell = try commands.run(
      script: """
        printf '7777\\n' | cardcase deck import sounds.apkg --vault "$VAULT" --passcode-fd 0
        echo finished
        """,
      shows: "finished"
    )
    try shell.waitUntilExited()
  }

  /// The variables by which the script is found, and no sound server.
  var environment: [String: String?] {
    [
      "PATH": directory.path + ":/usr/bin:/bin", "XDG_RUNTIME_DIR": nil, "PULSE_SERVER": nil,
      "SSH_CONNECTION": nil, "SSH_TTY": nil,
    ]
  }

  func bytes(_ name: String) -> [UInt8] {
    let file = URL(fileURLWithPath: "\(directory.path)/\(name)")
    // What is not there yet is waited for.
    return (try? Data(contentsOf: file)).map { Array($0) } ?? []
  }

  func samples(of name: String) throws -> [UInt8] {
    let path = "\(Self.tests)/MediaDecodingTests/Fixtures/Sounds/\(name).s16"
    return try Array(Data(contentsOf: URL(fileURLWithPath: path)))
  }

  func review(_ environment: [String: String?]) throws -> TerminalSession {
    let driver = try CardcaseDriver(.cardcase, .file(commands.path), environment: environment)
    try driver.app.press("7777")
    try driver.app.waitUntil(shows: "› Recovery key")
    try driver.app.press(.escape)
    try driver.app.waitUntil(hides: "Write this down")
    try driver.app.press("f")
    try driver.app.waitUntil(shows: "Tones")
    try driver.app.press(.enter)
    try driver.app.waitUntil(shows: "Which tone is this?")
    return driver.app
  }
}

@Suite("Sounds of cards on a terminal")
struct CardSoundTests {
  @Test("are given to the player as they are decoded, as a side comes up and by a key")
  func played() throws {
    let test = try SoundedVault(player: "/bin/cat >> samples; echo end >> ended")
    let (question, answer) = (try test.samples(of: "mono.wav"), try test.samples(of: "flac.flac"))
    let app = try test.review(test.environment)
    func wait(for expected: [UInt8], _ count: Int) throws {
      try app.waitUntil("\(count) sounds are played") { _ in
        test.bytes("ended").count == 4 * count
      }
      #expect(test.bytes("samples") == expected)
    }
    try wait(for: question, 1)
    try app.press(" ")
    try app.waitUntil(shows: "A second one")
    try wait(for: question + answer, 2)
    try app.press("~")
    try app.waitUntil(shows: "Sound: playing.")
    try wait(for: question + answer + question + answer, 4)
    try app.press(.controlC)
    #expect(try app.waitUntilExited() == .exited(status: 0))
  }

  @Test("end with the lock, whatever the player does")
  func locked() throws {
    let test = try SoundedVault(player: "echo $$ > process; exec /bin/sleep 1000")
    let app = try test.review(test.environment)
    func process() -> Int32? {
      String(decoding: test.bytes("process"), as: UTF8.self).split(separator: "\n").first
        .flatMap { Int32($0) }
    }
    try app.waitUntil("the player runs") { _ in process() != nil }
    let number = try #require(process())
    try app.press(.control("l"))
    try app.waitUntil(shows: "is locked")
    try app.waitUntil("the player is gone") { _ in kill(number, 0) != 0 }
    try app.press("7777")
    try app.waitUntil(shows: "› Recovery key")
    try app.press(.escape)
    try app.waitUntil(shows: "Which tone is this?")
    // The key plays anew what the lock has ended; nothing did before it.
    #expect(process() == number)
    try app.press("~")
    try app.waitUntil("another player runs") { _ in process() != number }
    try app.press(.controlC)
    #expect(try app.waitUntilExited() == .exited(status: 0))
  }

  @Test("are named where there is no player, which is said once")
  func noPlayer() throws {
    let test = try SoundedVault(player: "exit 0")
    let app = try test.review(test.environment.merging(["PATH": "/nowhere"]) { $1 })
    try app.waitUntil(shows: "install alsa-utils or pulseaudio-utils")
    #expect(app.screen.shows("mono.wav"))
    try app.press(" ")
    try app.waitUntil(shows: "A second one")
    #expect(!app.screen.shows("install alsa-utils"))
    try app.press("~")
    try app.waitUntil(shows: "install alsa-utils or pulseaudio-utils")
    try app.press(.controlC)
    #expect(try app.waitUntilExited() == .exited(status: 0))
  }

  @Test("are not played over ssh, and the key says so")
  func overSSH() throws {
    let test = try SoundedVault(player: "/bin/cat > samples")
    let remote = ["SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"]
    let app = try test.review(test.environment.merging(remote) { $1 })
    try app.press("~")
    try app.waitUntil(shows: "Sound: off over ssh.")
    #expect(test.bytes("samples").isEmpty)
    try app.press(.controlC)
    #expect(try app.waitUntilExited() == .exited(status: 0))
  }
}
