import Foundation
import TerminalHarness
import TestSupport
import Testing

/// Case 47 of what a lock must survive, for the user who unlocks: the manipulation of the file is
/// told, with its meaning and the way out.
@Suite("What was done to the vault's file", .timeLimit(.minutes(5)))
struct DamageTests {
  private let home: TemporaryDirectory
  private let vault: FilledVault

  init() throws {
    home = try TemporaryDirectory()
    vault = try FilledVault(at: home.path + "/vault")
  }

  private static let damaged = "The vault is damaged"

  /// Unlocks without any message, and quits, also from the lock.
  private func visit(locking: Bool = false) throws {
    let driver = try CardcaseDriver(.lab, .file(vault.path))
    try driver.unlock("7777")
    #expect(!driver.app.screen.shows("Please note"))
    if locking { try driver.lock() }
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

  /// Unlocks, and closes all dialogs up to the one with these words, which may come beside Home: when the
  /// file was looked through.
  ///
  /// - Returns: what they said.
  private func notices(until words: String) throws -> String {
    let driver = try CardcaseDriver(.lab, .file(vault.path))
    try driver.unlock("7777")
    var said = ""
    while driver.app.screen.shows("Please note") || !said.contains(words) {
      try driver.app.waitUntil(shows: "Please note")
      try driver.settle()
      said += dialog(driver) + " "
      try driver.app.press(.enter)
      try driver.settle()
    }
    return said
  }

  /// The text of the dialog in front, which is in the middle, as one line.
  private func dialog(_ driver: CardcaseDriver) -> String {
    let rows = driver.app.screen.lines.map { line in
      let middle = line.dropFirst(40)
      guard let end = middle.firstIndex(of: "│"),
        let start = line[..<middle.startIndex].lastIndex(of: "│")
      else { return "" }
      return String(line[start..<end].dropFirst())
    }
    return rows.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  @Test(
    "is told at unlocking, with what becomes of backups, for a page that was exchanged or put back",
    arguments: [FilledVault.Manipulation.exchanged, .putBack]
  )
  func pages(manipulation: FilledVault.Manipulation) throws {
    try visit()
    try vault.commit(manipulation)
    let text = try notices(until: "of the file")
    #expect(text.contains("Wallet:"))
    #expect(text.contains("of the file"))
    #expect(text.contains(Self.damaged))
    #expect(text.contains("no backups are made"))
    #expect(text.contains("cardcase vault restore"))
  }

  @Test("is told at unlocking of a page that was edited, and the rest is there")
  func editedPage() throws {
    try vault.commit(.flipped)
    let text = try notices(until: "of the file")
    #expect(text.contains("Wallet:") && text.contains("can't be read"))
    #expect(text.contains("of the file"))
  }

  @Test(
    "is told by a command too, and it hands out nothing",
    arguments: FilledVault.Manipulation.allCases
  )
  func byCommand(manipulation: FilledVault.Manipulation) throws {
    try visit()
    try vault.commit(manipulation)
    let program = try BuiltProduct.path("cardcase")
    let command = try TerminalSession(
      start: "/bin/sh",
      ["-c", "echo 7777 | \(program) card list --passcode-fd 0 --vault \(vault.path)"],
      environment: ["XDG_STATE_HOME": vault.path + ".state"],
      size: TerminalSession.Size(columns: 900, rows: 24)
    )
    _ = try command.waitUntilExited()
    let text = command.writtenText()
    #expect(text.lowercased().contains("damaged"), "\(text)")
    let fill = try TerminalSession(
      start: "/bin/sh",
      [
        "-c",
        "echo 7777 | \(program) card fill x --passcode-fd 0 --vault \(vault.path) -- echo ran",
      ],
      environment: ["XDG_STATE_HOME": vault.path + ".state"],
      size: TerminalSession.Size(columns: 200, rows: 24)
    )
    #expect(try fill.waitUntilExited() != .exited(status: 0))
    #expect(!fill.writtenText().contains("ran"))
    if manipulation != .flipped { #expect(fill.screen.shows("none was given out")) }
  }

  @Test("names the log that was left behind, where a command can't open the vault without it")
  func missingLog() throws {
    try visit(locking: true)
    try FilledVault.Attack.missingLog.commit(on: vault)
    let program = try BuiltProduct.path("cardcase")
    for (command, words, status) in [
      ("card list", "\(vault.path)-wal is missing or was changed", 8),
      ("vault verify", "The rest can't be read.", 1),
    ] {
      let app = try TerminalSession(
        start: "/bin/sh",
        ["-c", "echo 7777 | \(program) \(command) --passcode-fd 0 --vault \(vault.path)"],
        environment: ["XDG_STATE_HOME": vault.path + ".state"],
        size: TerminalSession.Size(columns: 900, rows: 24)
      )
      #expect(try app.waitUntilExited() == .exited(status: Int32(status)))
      #expect(app.screen.shows(words), "\(app.screen)")
    }
  }

  @Test("is not told where nothing was done")
  func nothing() throws {
    let driver = try CardcaseDriver(.lab, .file(vault.path))
    try driver.unlock("7777")
    #expect(!dialog(driver).contains("damaged"))
  }

  @Test(
    "is told of what stands in the clear, and of what holds the pages together",
    arguments: FilledVault.Attack.allCases
  )
  func others(attack: FilledVault.Attack) throws {
    try visit(locking: true)
    try attack.commit(on: vault)
    let text = try notices(until: attack.words)
    #expect(text.contains(attack.words))
  }

  @Test("says of a vault that can't be read that nothing is saved, and does not blame the disk")
  func unreadable() throws {
    try FilledVault.Attack.roots.commit(on: vault)
    let driver = try CardcaseDriver(.lab, .file(vault.path))
    try driver.unlock("7777")
    try driver.settle()
    while driver.app.screen.shows("Please note") {
      try driver.app.press(.enter)
      try driver.settle()
    }
    try driver.app.press("s")
    try driver.app.waitUntil(shows: Place.settings.secret)
    try driver.app.press(.right)
    try driver.app.waitUntil(shows: "Not saved: the vault is damaged")
    #expect(!driver.app.screen.shows("Check the disk"))
  }

  @Test("an older copy of the whole file is told, once, and going on is allowed")
  func olderFile() throws {
    let older = try vault.files()
    try visit()
    try visit()
    try vault.putBack(older)
    let driver = try open(until: "This vault is older than")
    try driver.app.press(.enter)
    try driver.app.waitUntil(hides: "This vault is older than")
    try driver.app.press(.controlC)
    try driver.app.waitUntilExited()
    let again = try CardcaseDriver(.lab, .file(vault.path))
    try again.unlock("7777")
    #expect(!again.app.screen.shows("is older than the one"))
  }

  @Test("a backup that was restored on purpose is not told as an older file")
  func restored() throws {
    let backup = vault.path + ".backup-1-20260901T123000Z"
    try vault.backUp(to: backup)
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
    _ = try open(until: "Other users can write to")
  }
}
