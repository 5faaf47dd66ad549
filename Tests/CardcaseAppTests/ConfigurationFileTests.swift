import Foundation
import Glibc
import TestSupport
import Testing
import Wording

@testable import CardcaseApp
@testable import CardcaseUI
@testable import Screens

@Suite("The configuration file of this machine")
struct ConfigurationFileTests {
  private let home: TemporaryDirectory
  private var directory: String { home.path + "/cardcase" }
  private var path: String { directory + "/config.toml" }

  init() throws {
    home = try TemporaryDirectory()
    try FileManager.default.createDirectory(
      atPath: home.path + "/cardcase",
      withIntermediateDirectories: false
    )
  }

  private func write(_ text: String, mode: mode_t = 0o600) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    chmod(path, mode)
  }

  private func read() -> ConfigurationFile {
    ConfigurationFile { $0 == "XDG_CONFIG_HOME" ? home.path : nil }
  }

  @Test("need not be there")
  func missing() {
    let file = read()
    #expect(!file.isThere && file.refusal == nil && file.notice(Wording()) == nil)
    #expect(ConfigurationTool(file, wording: Wording()).check().isSound)
  }

  @Test("is where XDG_CONFIG_HOME says, else in .config of the home directory")
  func paths() {
    func path(_ variables: [String: String]) -> String? {
      ConfigurationFile { variables[$0] }.path
    }
    #expect(path(["XDG_CONFIG_HOME": "/a", "HOME": "/b"]) == "/a/cardcase/config.toml")
    #expect(path(["HOME": "/b"]) == "/b/.config/cardcase/config.toml")
    #expect(path(["XDG_CONFIG_HOME": "a", "HOME": "/b"]) == "/b/.config/cardcase/config.toml")
    #expect(path([:]) == nil)
  }

  @Test("is read where it is the user's, through a link too")
  func link() throws {
    try write("[look]\ncolors = false\n", mode: 0o644)
    #expect(read().configuration.settings.fixed.count == 1)
    try FileManager.default.moveItem(atPath: path, toPath: home.path + "/elsewhere")
    symlink(home.path + "/elsewhere", path)
    #expect(read().configuration.settings.fixed.count == 1)
  }

  @Test("is refused where others can write to it", arguments: [mode_t(0o620), 0o602, 0o666])
  func writable(mode: mode_t) throws {
    try write("[look]\ncolors = false\n", mode: mode)
    let file = read()
    #expect(file.refusal == .writable)
    #expect(file.configuration.settings.fixed.isEmpty)
    #expect(file.notice(Wording())?.contains("chmod go-w") == true)
    #expect(!ConfigurationTool(file, wording: Wording()).check().isSound)
  }

  @Test("is refused above 64 KiB, and where it is no file")
  func kinds() throws {
    try write(String(repeating: "#", count: 65_536))
    #expect(read().refusal == nil)
    try write(String(repeating: "#", count: 65_537))
    #expect(read().refusal == .tooLarge)
    try FileManager.default.removeItem(atPath: path)
    mkfifo(path, 0o600)
    #expect(read().refusal == .notRegular)
    try FileManager.default.removeItem(atPath: path)
    mkdir(path, 0o700)
    #expect(read().refusal == .notRegular)
    try FileManager.default.removeItem(atPath: path)
    symlink("/dev/zero", path)
    #expect(read().refusal == .notRegular)
  }

  @Test("is told of with the first wrong lines, and checked in full")
  func problems() throws {
    try write((1...5).map { "wrong\($0)\n" }.joined())
    let notice = try #require(read().notice(Wording()))
    #expect(notice.contains("line 1:") && notice.contains("line 3:"))
    #expect(!notice.contains("line 4:"))
    let (lines, isSound) = ConfigurationTool(read(), wording: Wording()).check()
    #expect(lines.count == 5 && !isSound)
    #expect(lines[4].hasPrefix("\(path), line 5: "))
  }

  @Test("random bytes of every length are read to the end")
  func hostile() throws {
    var random = SeededGenerator(seed: 3)
    for length in [0, 1, 100, 5_000, 65_536] {
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      chmod(path, 0o600)
      let file = read()
      #expect(file.refusal == nil)
      #expect(file.configuration.settings.keys.isEmpty)
      _ = ConfigurationTool(file, wording: Wording()).check()
    }
  }
}
