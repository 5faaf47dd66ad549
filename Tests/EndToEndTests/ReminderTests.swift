import Foundation
import TerminalHarness
import TestSupport
import Testing

/// The service that reminds of what is due, as systemd would run it, with a program in the place of
/// `notify-send` that writes down what it is told.
@Suite("The reminder of what is due")
struct ReminderTests {
  private let vault: DueVault
  private let told: String

  init() throws {
    vault = try DueVault()
    told = vault.home.path + "/told"
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: vault.home.path + "/bin",
      withDestinationPath: vault.programs
    )
    let notifier = vault.programs + "/notify-send"
    try Data("#!/bin/sh\nfor word; do echo \"$word\"; done >> '\(told)'\n".utf8)
      .write(to: URL(fileURLWithPath: notifier))
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: notifier)
  }

  /// The words that systemd makes of the service's command, installed below the vault's home.
  private func command() throws -> [String] {
    let root = Repository.root
    let file = root.appending(path: "Sources/Packaging/systemd/cardcase-reminder.service.in")
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacing("@PREFIX@", with: vault.home.path)
    let line = try #require(text.firstMatch(of: /\nExecStart=(\S+) (-c) '([^']+)'\n/))
    #expect(!line.3.contains("%") && !line.3.contains("\\"))
    return [line.1, line.2, line.3].map { String($0).replacing("$$", with: "$") }
  }

  /// The words that a run of the service tells, line by line.
  private func tell() throws -> [String] {
    let words = try command()
    let answer = try vault.run(words[0], Array(words.dropFirst()))
    #expect(answer.status == 0 && answer.output.isEmpty && answer.errors.isEmpty)
    guard FileManager.default.fileExists(atPath: told) else { return [] }
    return try String(contentsOfFile: told, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  @Test("is silent while nothing is known, and then tells how much, but of no deck")
  func tells() throws {
    #expect(try tell().isEmpty)
    try vault.switchOn()
    let driver = try vault.open()
    try vault.toggle(driver, "Include deck names", to: "on")
    try driver.app.press(.controlC)
    try driver.app.waitUntilExited()
    #expect(try vault.due().output.contains("Secret studies"))
    let lines = try tell()
    #expect(lines.suffix(2).first == "Cardcase")
    #expect(lines.last?.hasPrefix("Due today: \(DueVault.due) (") == true)
    #expect(!lines.joined().contains("Secret"))
  }
}
