import Foundation
import Glibc
import Secrets
import TestSupport
import Testing

@testable import SealedFiles

@Suite("Putting things into a letterbox")
struct DepositTests {
  private let fixture: LetterboxFixture

  init() throws {
    fixture = try LetterboxFixture()
  }

  @Test("gives them back with the vault's key, whole and in files of the user's own")
  func roundTrip() throws {
    try fixture.inspect()
    #expect(try fixture.mode(fixture.box.path) == 0o700)
    let item = try fixture.item("bore da\tgood morning", time: 1_788_265_800_000)
    let deposit = try fixture.box.deposit(item)
    #expect(deposit.waiting == 1 && !deposit.isFirst)
    let file = fixture.box.path + "/" + fixture.box.file(of: item.id)
    #expect(try fixture.mode(file) == 0o600)
    let inspection = try fixture.inspect()
    #expect(inspection.files == [fixture.box.file(of: item.id)])
    #expect(inspection.exchangedSince == nil)
    guard case .item(let opened) = try fixture.box.open(inspection.files[0], with: fixture.pair)
    else { throw LetterboxFailure.missing }
    #expect(opened.id == item.id && opened.time == item.time && opened.kind == .note)
    #expect(opened.content == item.content)
  }

  @Test("leaves nothing of their words on the disk, nor of how long they are")
  func sealed() throws {
    try fixture.inspect()
    for words in ["canary-of-letterbox", "x"] {
      try fixture.box.deposit(fixture.item(words))
    }
    var sizes: Set<Int> = []
    for name in fixture.names {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: fixture.box.path + "/" + name))
      #expect(bytes.range(of: Data("canary-of".utf8)) == nil)
      if name.hasSuffix(".item") { sizes.insert(bytes.count) }
    }
    #expect(sizes.count == 1)
  }

  @Test("needs a letterbox with a key, which the unlocking makes")
  func missing() throws {
    let item = try fixture.item("a")
    #expect(throws: LetterboxFailure.missing) { try fixture.box.deposit(item) }
    #expect(throws: LetterboxFailure.missing) { try fixture.box.check() }
    try fixture.inspect()
    try FileManager.default.removeItem(atPath: fixture.box.path + "/key")
    #expect(throws: LetterboxFailure.missing) { try fixture.box.deposit(item) }
    try Data("nonsense".utf8).write(to: URL(fileURLWithPath: fixture.box.path + "/key"))
    #expect(throws: LetterboxFailure.keyDamaged) { try fixture.box.deposit(item) }
    #expect(fixture.names == ["key"])
  }

  @Test("refuses a directory that is a link, a file, or open to others")
  func place() throws {
    let item = try fixture.item("a")
    let path = fixture.box.path
    try fixture.inspect()
    #expect(chmod(path, 0o750) == 0)
    #expect(throws: LetterboxFailure.openToOthers) { try fixture.box.deposit(item) }
    #expect(throws: LetterboxFailure.openToOthers) { try fixture.inspect() }
    #expect(chmod(path, 0o700) == 0)
    try FileManager.default.moveItem(atPath: path, toPath: path + ".other")
    #expect(symlink(path + ".other", path) == 0)
    #expect(throws: LetterboxFailure.notADirectory) { try fixture.box.deposit(item) }
    #expect(throws: LetterboxFailure.notADirectory) { try fixture.inspect() }
    unlink(path)
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: LetterboxFailure.notADirectory) { try fixture.box.deposit(item) }
  }

  @Test("refuses another user's directory", .enabled(if: geteuid() == 0))
  func foreign() throws {
    try fixture.inspect()
    #expect(chown(fixture.box.path, 12_345, 12_345) == 0)
    let item = try fixture.item("a")
    #expect(throws: LetterboxFailure.foreignOwner) { try fixture.box.deposit(item) }
    #expect(throws: LetterboxFailure.foreignOwner) { try fixture.inspect() }
    #expect(chown(fixture.box.path, 0, 0) == 0)
  }

  @Test("refuses a key that is not the one known here, and trusts the first one where none is")
  func exchanged() throws {
    try fixture.inspect()
    let other = try LetterboxKeyPair(of: VaultKey(random: SeededRandom(seed: 2)))
    let forged = LetterboxKeyFile(vault: fixture.vault, publicKey: other.publicKey)
    let place = URL(fileURLWithPath: fixture.box.path + "/key")
    try Data(forged.bytes).write(to: place)
    let item = try fixture.item("a")
    #expect(throws: LetterboxFailure.keyExchanged) { try fixture.box.deposit(item) }
    // Another vault's id does not help it.
    let foreign = LetterboxKeyFile(
      vault: Array(repeating: 8, count: 16),
      publicKey: other.publicKey
    )
    try Data(foreign.bytes).write(to: place)
    #expect(throws: LetterboxFailure.keyExchanged) { try fixture.box.deposit(item) }
    #expect(fixture.names == ["key"])
    // On a machine that does not know it.
    let elsewhere = Letterbox(
      besideVault: fixture.vaultPath,
      stateDirectory: fixture.files.path + "/elsewhere"
    )
    #expect(try elsewhere.deposit(item).isFirst)
    #expect(try !elsewhere.deposit(fixture.item("b")).isFirst)
    let inspection = try fixture.inspect()
    #expect(inspection.exchangedSince != nil)
    #expect(try fixture.inspect().exchangedSince == nil)
    for file in inspection.files {
      guard case .otherKey = try fixture.box.open(file, with: fixture.pair) else {
        Issue.record("opened with the wrong key")
        continue
      }
    }
    // Which now knows the wrong one, and refuses the right one.
    #expect(throws: LetterboxFailure.keyExchanged) { try elsewhere.deposit(fixture.item("c")) }
  }

  @Test("ends with a sentence of its own where an item is too large or the letterbox full")
  func limits() throws {
    try fixture.inspect()
    let large = try fixture.item(String(repeating: "x", count: 64 << 10))
    #expect(throws: LetterboxFailure.itemTooLarge) { try fixture.box.deposit(large) }
    let most = try fixture.item(String(repeating: "x", count: 65_000))
    for _ in 0..<(Letterbox.mostBytes / (65_000 + 412)) {
      let next = LetterboxItem(
        id: LetterboxItem.ID(random: SystemRandom()),
        time: 0,
        kind: .note,
        content: most.content
      )
      try fixture.box.deposit(next)
    }
    #expect(throws: LetterboxFailure.fullOfBytes) { try fixture.box.deposit(most) }
    let bytes = try fixture.names.reduce(0) { sum, name in
      try sum + Data(contentsOf: URL(fileURLWithPath: fixture.box.path + "/" + name)).count
    }
    #expect(bytes <= Letterbox.mostBytes + LetterboxKeyFile.byteCount)
    for name in fixture.names where name.hasSuffix(".item") {
      unlink(fixture.box.path + "/" + name)
    }
    for index in 0..<Letterbox.mostItems {
      let name = fixture.box.path + "/\(index).item"
      #expect(FileManager.default.createFile(atPath: name, contents: nil))
    }
    #expect(throws: LetterboxFailure.fullOfItems) { try fixture.box.deposit(fixture.item("a")) }
    #expect(throws: LetterboxFailure.fullOfItems) { try fixture.box.check() }
  }

  @Test("loses nothing of many at once, and takes no more than there is room for")
  func concurrent() async throws {
    try fixture.inspect()
    for index in 0..<(Letterbox.mostItems - 20) {
      _ = FileManager.default.createFile(atPath: fixture.box.path + "/\(index).item", contents: nil)
    }
    let done = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<40 {
        group.addTask { [fixture] in
          (try? fixture.box.deposit(fixture.item("word \(index)"))) != nil
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(done == 20)
    #expect(fixture.names.count == Letterbox.mostItems + 1)
    let words = try fixture.all().compactMap { fixture.words($0) }
    #expect(words.count == 20 && words.allSatisfy { $0.hasPrefix("word ") })
  }

  @Test("is the same letterbox by whatever way its directory is named")
  func names() throws {
    try fixture.inspect()
    let alias = fixture.files.path + "/alias"
    #expect(symlink(fixture.files.path, alias) == 0)
    let other = Letterbox(besideVault: alias + "/my.vault", stateDirectory: fixture.state)
    #expect(try !other.deposit(fixture.item("a")).isFirst)
    #expect(other.path == fixture.box.path)
  }
}
