import CardcaseDriver
import Foundation
import TerminalHarness
import TestSupport
import Testing

/// Case 47 of what a lock must survive, for the user who unlocks: the manipulation of the file is
/// told, with its meaning and the way out.
@Suite("What was done to the vault's file", .timeLimit(.minutes(3)))
struct DamageTests {
  private let home: TemporaryDirectory
  private let vault: FilledVault

  init() throws {
    home = try TemporaryDirectory()
    vault = try FilledVault(at: home.path + "/vault")
  }

  private static let damaged = "The vault's file was damaged or changed."

  /// Unlocks without any message, and quits.
  private func visit() throws {
    let driver = try CardcaseDriver(.lab, .file(vault.path))
    try driver.unlock("7777")
    #expect(!driver.app.screen.shows("Please note"))
    try driver.app.press(.controlC)
    try driver.app.waitUntilExited()
  }

  /// Unlocks, and waits for these words.
  private func open(until words: String) throws -> CardcaseDriver {
    let driver = try CardcaseDriver(.lab, .file(vault.path))
    try driver.unlock("7777")
    try driver.app.waitUntil(shows: words)
    return driver
  }

  /// The text of the dialog in front, as one line.
  private func dialog(_ driver: CardcaseDriver) -> String {
    let rows = driver.app.screen.lines.filter { $0.contains("│") }
      .map { $0.split(separator: "│").dropFirst().first.map(String.init) ?? "" }
    return rows.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  @Test(
    "is told at unlocking, for a row of every table: deleted, added or put back",
    arguments: FilledVault.Manipulation.allCases
  )
  func everyTable(manipulation: FilledVault.Manipulation) throws {
    var vault = vault
    for _ in 0..<2 {
      try vault.rememberSession()
      try visit()
    }
    try vault.commit(manipulation)
    // An added record of the wallet can't be read either, which is told in front.
    let driver = try open(until: manipulation == .added ? "Wallet: 1 card" : Self.damaged)
    if manipulation == .added { try driver.app.press(.enter) }
    try driver.app.waitUntil(shows: Self.damaged)
    // The numbers of records are told first: of the log of an older program none was left. What
    // the sums of all tables tell comes in front of it.
    try driver.app.waitUntil("payment cards are told of") { _ in
      dialog(driver).contains("payment cards")
    }
    let text = dialog(driver)
    for (_, name) in FilledVault.tables { #expect(text.contains(name), "\(name): \(text)") }
    #expect(text.contains("No backups are made"))
    #expect(text.contains("cardcase vault restore"))
  }

  @Test(
    "is told by a command too, before it hands out anything, for a row of every table",
    arguments: FilledVault.Manipulation.allCases
  )
  func everyTableByCommand(manipulation: FilledVault.Manipulation) throws {
    var vault = vault
    for _ in 0..<2 {
      try vault.rememberSession()
      try visit()
    }
    try vault.commit(manipulation)
    let program = try BuiltProduct.path("cardcase")
    let command = try TerminalSession(
      start: "/bin/sh",
      ["-c", "echo 7777 | \(program) card list --passcode-fd 0 --vault \(vault.path)"],
      environment: ["XDG_STATE_HOME": vault.path + ".state"],
      size: TerminalSession.Size(columns: 900, rows: 24)
    )
    _ = try command.waitUntilExited()
    // The screen breaks words at its edge.
    let text = command.writtenText()
    #expect(text.contains("damaged"))
    for (_, name) in FilledVault.tables { #expect(text.contains(name), "\(name): \(text)") }
    let fill = try TerminalSession(
      start: "/bin/sh",
      [
        "-c",
        "echo 7777 | \(program) card fill x --passcode-fd 0 --vault \(vault.path) -- echo ran",
      ],
      environment: ["XDG_STATE_HOME": vault.path + ".state"],
      size: TerminalSession.Size(columns: 200, rows: 24)
    )
    #expect(try fill.waitUntilExited() == .exited(status: 8))
    #expect(fill.screen.shows("Nothing was handed out"))
  }

  @Test("is not told where nothing was done")
  func nothing() throws {
    let driver = try CardcaseDriver(.lab, .file(vault.path))
    try driver.unlock("7777")
    #expect(!dialog(driver).contains("damaged or changed"))
  }

  @Test(
    "is told of the rows that are no records too",
    arguments: [
      ("DELETE FROM slot WHERE kind = 'recovery'", "way in by the recovery key"),
      ("INSERT INTO setting VALUES ('idle', '0')", "not those that were saved"),
      ("DELETE FROM setting", "not those that were saved"),
      ("UPDATE setting SET value = '0'", "not those that were saved"),
      ("DELETE FROM manifest", "nothing is saved"),
      ("UPDATE manifest SET generation = generation - 1", "nothing is saved"),
    ]
  )
  func others(sql: String, words: String) throws {
    try vault.change(sql)
    let driver = try CardcaseDriver(.lab, .file(vault.path))
    try driver.unlock("7777")
    for _ in 0..<6 where !dialog(driver).contains(words) {
      try driver.app.press(.enter)
      try driver.settle()
    }
    #expect(dialog(driver).contains(words))
  }

  @Test("leaves a vault without its manifest to be read, and no save blames the disk")
  func manifest() throws {
    try vault.change("UPDATE manifest SET box = zeroblob(length(box))")
    let driver = try open(until: "vault restore")
    for _ in 0..<4 where driver.app.screen.shows("Please note") {
      try driver.app.press(.enter)
      try driver.settle()
    }
    try driver.app.press("s")
    try driver.app.waitUntil(shows: Place.settings.secret)
    try driver.app.press(.right)
    try driver.app.waitUntil(shows: "Not saved: the vault is damaged and read-only")
    #expect(!driver.app.screen.shows("Check the disk"))
  }

  @Test("an older copy of the whole file is told, once, and going on is allowed")
  func olderFile() throws {
    let older = try Data(contentsOf: URL(fileURLWithPath: vault.path))
    try visit()
    try visit()
    try vault.putBack(older)
    let driver = try open(until: "This file is older than")
    try driver.app.press(.enter)
    try driver.app.waitUntil(hides: "This file is older than")
    try driver.app.press(.controlC)
    try driver.app.waitUntilExited()
    let again = try CardcaseDriver(.lab, .file(vault.path))
    try again.unlock("7777")
    #expect(!again.app.screen.shows("is older than the one"))
  }

  @Test("a backup that was restored on purpose is not told as an older file")
  func restored() throws {
    let backup = vault.path + ".backup-1-20260901T123000Z"
    try FileManager.default.copyItem(atPath: vault.path, toPath: backup)
    try visit()
    let restore = try TerminalSession(
      start: BuiltProduct.path("cardcase"),
      ["vault", "restore", "1", "--yes", "--vault", vault.path],
      environment: ["XDG_STATE_HOME": vault.path + ".state"]
    )
    #expect(try restore.waitUntilExited() == .exited(status: 0))
    let driver = try CardcaseDriver(.lab, .file(vault.path))
    try driver.unlock("7777")
    #expect(!driver.app.screen.shows("is older than"))
  }

  @Test("a directory that others can write to is told")
  func openDirectory() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: home.path)
    _ = try open(until: "Others than you can write to")
  }
}
