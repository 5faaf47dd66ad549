import Foundation
import Glibc
import TerminalHarness
import TestSupport
import Testing

// neomutt#1634 and others: remains in unexpected places.
@Suite("What is left outside of the program")
struct ResidueTests {
  private static let number = "5105105105105100"
  private static let passphrase = "swordfish under glass"

  /// The texts that must be in no file and no variable.
  private static let secrets: [(name: String, bytes: [UInt8])] = [
    ("the number", Array(number.utf8)),
    ("the number in groups", Array("5105 1051 0510 5100".utf8)),
    ("the number as digits", number.utf8.map { $0 - 0x30 }),
    ("the holder", Array("Grace".utf8)),
    ("the holder in capitals", Array("GRACE".utf8)),
    ("the title", Array("Spare".utf8)),
    ("the passphrase", Array(passphrase.utf8)),
  ]

  private static func expectNone(in bytes: Data, _ place: String) {
    for (name, secret) in secrets {
      #expect(bytes.range(of: Data(secret)) == nil, "\(name) in \(place)")
    }
  }

  @Test("no secret is in a file, an argument, a variable, an open file or the window's title")
  func nowhere() throws {
    let home = try TemporaryDirectory()
    for name in ["tmp", "run"] {
      try FileManager.default.createDirectory(
        atPath: "\(home.path)/\(name)",
        withIntermediateDirectories: true
      )
    }
    let driver = try CardcaseDriver(
      .lab,
      .file("\(home.path)/vault"),
      environment: [
        "HOME": home.path, "TMPDIR": "\(home.path)/tmp", "XDG_RUNTIME_DIR": "\(home.path)/run",
      ],
      directory: home.path,
      shows: "Welcome to Cardcase"
    )
    let app = driver.app
    try app.press(.down, .enter)
    for prompt in ["Choose a passphrase", "Type it again"] {
      try app.waitUntil(shows: prompt)
      try app.press(Self.passphrase)
      try app.press(.enter)
    }
    try app.waitUntil(shows: "Write this down")
    try app.press(.escape)
    try app.waitUntil(shows: "Cardcase › Home")
    try app.press("wa")
    try app.waitUntil(shows: "New card")
    try save(app)
    // Another card that stays half typed, which is sealed in the session.
    try app.press("a")
    try app.waitUntil(shows: "New card")
    try app.press(String(Self.number.dropLast()))
    try app.waitUntil(shows: "5105 1051 0510 510")
    try expectNoneOutside(of: app, home)
    try driver.lock()
    try expectNoneOutside(of: app, home)
    try app.signal(SIGKILL)
    try app.waitUntilExited()
    try expectNoneInFiles(of: home)
    // Operating system commands set a title, or the clipboard. This one asks for the background.
    let output = String(decoding: app.output, as: UTF8.self)
      .replacing("\u{1B}]11;?\u{1B}\\", with: "")
    #expect(!output.contains("\u{1B}]"))
  }

  private func save(_ app: TerminalSession) throws {
    try app.press(Self.number)
    try app.press(.function(3))
    try app.press("Grace Hopper")
    try app.press(.function(4))
    try app.press("1228")
    try app.press(.function(6))
    try app.press("Spare")
    try app.press(.enter, .enter)
    try app.waitUntil(shows: "Saved: Spare.")
  }

  private func expectNoneOutside(of app: TerminalSession, _ home: TemporaryDirectory) throws {
    for name in ["cmdline", "environ", "comm"] {
      let path = "/proc/\(app.processID)/\(name)"
      Self.expectNone(in: try Data(contentsOf: URL(fileURLWithPath: path)), path)
    }
    let open = "/proc/\(app.processID)/fd"
    for name in try FileManager.default.contentsOfDirectory(atPath: open) {
      // Nil if it was closed meanwhile: background work opens the vault once more.
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(open)/\(name)")
      guard let target = link else { continue }
      // Files of its own are beside the vault, or in memory; the others are pipes, sockets and devices.
      guard target.hasPrefix("/"), !target.hasPrefix("/dev/") else { continue }
      #expect(["\(home.path)/vault", "/memfd:"].contains { target.hasPrefix($0) }, "\(target)")
      if let bytes = FileManager.default.contents(atPath: "\(open)/\(name)") {
        Self.expectNone(in: bytes, target)
      }
    }
    try expectNoneInFiles(of: home)
  }

  private func expectNoneInFiles(of home: TemporaryDirectory) throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: home.path)
    #expect(files.contains("vault"))
    for file in files {
      guard let bytes = FileManager.default.contents(atPath: "\(home.path)/\(file)") else {
        continue
      }
      Self.expectNone(in: bytes, file)
    }
    #expect(files.allSatisfy { $0.hasPrefix("vault") || ["tmp", "run"].contains($0) }, "\(files)")
  }
}
