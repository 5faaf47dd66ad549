import ByteCoding
import Flashcards
import Secrets
import Testing
import Vault

@testable import Store

@Suite("Pictures and sounds of other devices that are not here")
struct AbsentMediaTests {
  private let pair: SyncPair
  private let now = StudyFixture.now.time

  init() throws {
    pair = try SyncPair()
    let hashKey = try SecretBytes([UInt8](repeating: 7, count: 32))
    for device in [pair.one, pair.other] {
      try device.vault.setMediaHashKey(hashKey, under: device.key)
    }
  }

  @discardableResult
  private func add(
    _ files: KeyValuePairs<String, [UInt8]>,
    to device: StudyFixture
  ) throws -> [String] {
    let arriving = files.map { ArrivingMedia($0, $1) }
    return try MediaStore(device.vault).add(arriving, at: now, under: device.key)
      .compactMap(\.name?.text)
  }

  private func delete(_ name: String, from device: StudyFixture) throws {
    let media = MediaStore(device.vault)
    let entry = try #require(try media.entry(named: name, under: device.key))
    try media.delete([entry.name], at: now, under: device.key)
  }

  private func undo(on device: StudyFixture) throws {
    let undo = UndoStore(device.vault)
    let entry = try #require(try undo.next(.undo, in: .everything, under: device.key))
    guard case .done = try undo.step(.undo, entry.id, under: device.key) else {
      Issue.record("not undone")
      return
    }
  }

  private func names(_ device: StudyFixture) throws -> [String] {
    try MediaStore(device.vault).entries(under: device.key).map(\.name.text)
  }

  private func operations(_ device: StudyFixture) throws -> [UndoableOperation.Kind] {
    try UndoStore(device.vault).entries(under: device.key).entries.map(\.operation.kind)
  }

  @Test("are there once they are added here too, and undoing that leaves them to the others")
  func same() throws {
    try add(["a.png": [1, 2, 3]], to: pair.one)
    try pair.meet()
    #expect(try add(["a.png": [1, 2, 3]], to: pair.other) == ["a.png"])
    #expect(try names(pair.other) == ["a.png"])
    // Nothing was done that could be undone.
    #expect(try !operations(pair.other).contains(.mediaAddition))
    try pair.meet()
    #expect(try names(pair.one) == ["a.png"])
    #expect(
      try SyncStore(pair.other.vault).mediaNames(under: pair.other.key).map(\.isNamed) == [true]
    )
  }

  @Test("keep their names where another content is added under one of them")
  func other() throws {
    try add(["a.png": [1]], to: pair.one)
    try pair.meet()
    let apart = "a-\(SHA1.digest(of: [2]).hexadecimal).png"
    #expect(try add(["a.png": [2]], to: pair.other) == [apart])
    try pair.meet()
    #expect(try names(pair.other) == [apart] && names(pair.one) == ["a.png"])
    try undo(on: pair.other)
    try pair.meet()
    #expect(try names(pair.other) == [] && names(pair.one) == ["a.png"])
  }

  @Test("keep their names where the deletion of what had one before is undone")
  func deleted() throws {
    try add(["a.png": [1]], to: pair.other)
    try pair.meet()
    try delete("a.png", from: pair.other)
    try pair.meet()
    try add(["a.png": [2]], to: pair.one)
    try pair.meet()
    try undo(on: pair.other)
    try pair.meet()
    #expect(try names(pair.other) == [] && names(pair.one) == ["a.png"])
    let known = try SyncStore(pair.other.vault).mediaNames(under: pair.other.key)
    #expect(known.map(\.text) == ["a.png"] && known.allSatisfy(\.isAbsent))
  }

  @Test("are no others where one is deleted and added anew before other devices hear of it")
  func replaced() throws {
    try add(["a.png": [1]], to: pair.other)
    try pair.meet()
    try delete("a.png", from: pair.other)
    #expect(try add(["a.png": [2]], to: pair.other) == ["a.png"])
    try pair.meet()
    let known = try SyncStore(pair.one.vault).mediaNames(under: pair.one.key)
    let own = try SyncStore(pair.other.vault).mediaNames(under: pair.other.key)
    #expect(known.map(\.content) == own.map(\.content) && known.allSatisfy(\.isAbsent))
    let media = MediaStore(pair.other.vault)
    let entry = try #require(try media.entries(under: pair.other.key).first)
    #expect(entry.name.text == "a.png")
    #expect(try media.bytes(of: entry.name.file, atMost: 9, under: pair.other.key) == [2])
  }

  @Test("are not missing to the check, and not unused")
  func check() throws {
    try add(["a.png": [1], "b.png": [2]], to: pair.one)
    try pair.meet()
    var change = ChangeSet()
    change.decks = [try pair.other.deck(9, "Pictures")]
    change.notes = [try pair.other.note(1_000, "<img src=\"a.png\"><img src=\"lost.png\">")]
    change.cards = [pair.other.card(1_001, of: 1_000, in: 9)]
    try pair.other.store.apply(change, under: pair.other.key)
    let use = try MediaStore(pair.other.vault).check(under: pair.other.key).use
    #expect(use.missing.map(\.name) == ["lost.png"] && use.unused.isEmpty)
  }
}
