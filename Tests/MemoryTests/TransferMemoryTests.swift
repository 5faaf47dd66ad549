import Foundation
import TerminalHarness
import TestSupport
import Testing

// Data of other threads remain in their stacks, which are kept when they end.
@Suite("Memory behind imports, exports and copies")
struct TransferMemoryTests {
  /// The stage of an import when the lock comes.
  enum Stage: String, CaseIterable {
    case previewed, left, held, written
  }

  /// The PIN of each card in a file.
  private static let pin = "70418265"

  private let home: TemporaryDirectory
  /// The contents of the files.
  private let foreign: Canaries
  /// The contents of the vault.
  private let own: Canaries
  private let driver: CardcaseDriver
  /// The finds of all that before the vault was unlocked: constants like it by chance.
  private let chance: [ProcessMemory.Find]
  private var app: TerminalSession { driver.app }

  /// Starts at Home, in a program whose clipboard is a file.
  init() throws {
    home = try TemporaryDirectory()
    foreign = Canaries(seed: UInt64.random(in: 0..<1 << 32), count: 6)
    let seed = UInt64.random(in: 0..<1 << 32)
    own = Canaries(seed: seed)
    let script = """
      #!/bin/sh
      case "$*" in
        *-out*) cat "$HOME/clip" ;;
        */dev/null*) : > "$HOME/clip" ;;
        *) cat > "$HOME/clip" ;;
      esac
      """
    try Data(script.utf8).write(to: URL(fileURLWithPath: "\(home.path)/xclip"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: "\(home.path)/xclip"
    )
    driver = try CardcaseDriver(
      .lab,
      .canaries(seed: seed),
      environment: [
        "HOME": home.path, "DISPLAY": ":99", "PATH": "\(home.path):/usr/bin:/bin",
      ]
    )
    chance = try driver.finds(foreign.needles + own.needles)
    try driver.unlock()
  }

  private func file(_ name: String, _ text: String) throws -> String {
    let path = "\(home.path)/\(name)"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// Types a file's name and runs the import up to a stage.
  private func bring(_ path: String, _ preview: String, to stage: Stage, done: String = "")
    throws
  {
    try app.press(path)
    try app.waitUntil(shows: String(path.suffix(9)))
    try app.press(.enter)
    try app.waitUntil(shows: preview)
    switch stage {
    case .previewed: break
    case .left:
      try app.press(.escape)
      try app.waitUntil(hides: preview)
      try app.press(.escape)
      try driver.settle()
    case .held:
      try driver.lab?.ask(.closeGate)
      try app.press(.enter)
      try app.waitUntil(shows: "Writing")
      try driver.lab?.ask(.letOneThrough)
      try app.waitUntil(shows: "%")
    case .written:
      try app.press(.enter)
      try app.waitUntil(shows: done)
      try driver.settle()
    }
  }

  /// Locks, and expects that nothing is left once held work has ended.
  private func expectGoneBehindLock() throws {
    try driver.lock()
    try driver.lab?.ask(.openGate)
    try driver.expectGone(foreign.needles + own.needles, butFor: chance)
  }

  @Test("nothing of a file of cards is left, wherever its import stands", arguments: Stage.allCases)
  func cardImport(_ stage: Stage) throws {
    let items = foreign.cards.map { card in
      """
      {"type":3,"name":"\(card.name)","notes":"\(card.notes)","card":{"cardholderName":\
      "\(card.holder)","number":"\(Visit.grouped(card.number))","expMonth":"4","expYear":"2031",\
      "code":"987"},"fields":[{"name":"PIN","value":"\(Self.pin)","type":1}]}
      """
    }
    let path = try file("cards.json", "{\"items\":[\(items.joined(separator: ","))]}")
    try app.press("wi")
    try app.waitUntil(shows: "File from another program")
    try bring(path, foreign.cards[0].name, to: stage, done: "Cards imported")
    try expectGoneBehindLock()
    try driver.expectGone([Needle.typed("a PIN", Self.pin)])
  }

  @Test("nor is it without a lock, once the preview of it was left")
  func leftPreview() throws {
    let items = foreign.cards.map { card in
      """
      {"type":3,"name":"x","card":{"number":"\(Visit.grouped(card.number))"},"fields":[{"name":\
      "PIN","value":"\(Self.pin)","type":1}]}
      """
    }
    let path = try file("cards.json", "{\"items\":[\(items.joined(separator: ","))]}")
    try app.press("wi")
    try app.waitUntil(shows: "File from another program")
    try bring(path, "marked", to: .left)
    try driver.expectGone(foreign.numbers + [Needle.typed("a PIN", Self.pin)], butFor: chance)
  }

  @Test("nothing is left of a file's password, wrong or half typed")
  func password() throws {
    let sealed = "Tests/CardFormatsTests/Fixtures/Formats/BitwardenSealed.json"
    let content = try String(contentsOf: Repository.root.appending(path: sealed), encoding: .utf8)
    let path = try file("sealed.json", content)
    let (wrong, half) = ("quokkazebralynx", "wombatgibbonyak")
    try app.press("wi")
    try app.waitUntil(shows: "File from another program")
    try app.press(path)
    try app.waitUntil(shows: "aled.json")
    try app.press(.enter)
    try app.waitUntil(shows: "Password for")
    try app.press(wrong)
    try app.press(.enter)
    try app.waitUntil(shows: "✗")
    try driver.expectGone([.typed("the wrong password", wrong)])
    try app.press(half)
    try app.waitUntil(shows: "●●●")
    #expect(try !driver.finds([.typed("the half password", half)]).isEmpty)
    try driver.lock()
    try driver.expectGone([.typed("the wrong password", wrong), .typed("the half one", half)])
  }

  @Test("nothing of a file of notes is left, wherever its import stands", arguments: Stage.allCases)
  func deckImport(_ stage: Stage) throws {
    let rows = foreign.flashcards.map { "\($0.prompt)\t\($0.answer)\n" }
    let path = try file("\(foreign.deckName).tsv", rows.joined())
    try app.press("fi")
    try app.waitUntil(shows: "Path of the file: Anki package")
    try bring(path, "As they were", to: stage, done: "u undoes it")
    try expectGoneBehindLock()
  }

  @Test("nothing of the wallet is left when it was exported")
  func cardExport() throws {
    try app.press("wx")
    try app.waitUntil(shows: "Encrypted with a password")
    try app.press(.right)
    try app.press("G")
    try app.press(.control("u"))
    try app.press("\(home.path)/out.json")
    try app.press(.enter)
    try app.waitUntil(shows: "To export, type export:")
    try app.press("export")
    try app.press(.enter)
    try app.waitUntil(shows: "12 cards exported")
    try expectGoneBehindLock()
  }

  @Test("nothing of a deck is left when it was exported")
  func deckExport() throws {
    try app.press("fx")
    try app.waitUntil(shows: ".apkg")
    try app.press("G")
    try app.press(.control("u"))
    try app.press("\(home.path)/out.tsv")
    try app.press(.enter)
    try app.waitUntil(shows: "notes.")
    try expectGoneBehindLock()
  }

  @Test("nothing is left of a number that was copied, and cleared by the lock or before it")
  func copied() throws {
    try app.press("w")
    try app.waitUntil(shows: own.cards[0].name)
    try app.press(.enter)
    try app.press("c")
    try app.waitUntil(shows: "Card number: copied. Cleared in 15 seconds.")
    try driver.lab?.ask(.advance(.seconds(15)))
    try app.waitUntil(shows: "Clipboard: cleared.")
    try app.press("c")
    try app.waitUntil(shows: "Cleared in 15 seconds.")
    try expectGoneBehindLock()
    try app.waitUntil("the clipboard is clear") { _ in
      FileManager.default.contents(atPath: "\(home.path)/clip") == Data()
    }
  }
}
