import Flashcards
import Foundation
import Secrets
import TestSupport
import Testing

@testable import Store
@testable import Vault

@Suite("Names of pictures and sounds")
struct MediaStoreTests {
  private let now = StudyFixture.now.time

  /// Adds contents under names, with a note, as one import.
  private func bring(
    _ contents: [(String, [UInt8])],
    to fixture: StudyFixture,
    as kind: UndoableOperation.Kind = .importing
  ) throws -> [MediaNaming] {
    let media = MediaStore(fixture.vault)
    var ids = try fixture.store.ids(under: fixture.key)
    let files = try contents.map { name, bytes in
      (name: name, file: try media.add(bytes, under: fixture.key))
    }
    let namings = try media.naming(files, at: now, &ids, under: fixture.key)
    var change = ChangeSet()
    for case .new(let name) in namings { change.mediaNames.append(name) }
    try fixture.store.apply(change, as: UndoableOperation(kind), at: now, under: fixture.key)
    return namings
  }

  private func names(_ fixture: StudyFixture) throws -> [String] {
    try MediaStore(fixture.vault).entries(under: fixture.key).map(\.name.text)
  }

  private func step(_ direction: UndoDirection, _ fixture: StudyFixture) throws {
    let log = UndoStore(fixture.vault)
    let entry = try #require(try log.next(direction, in: .everything, under: fixture.key))
    guard case .done = try log.step(direction, entry.id, under: fixture.key) else {
      Issue.record("nothing done")
      return
    }
  }

  private func bytes(_ name: String, _ fixture: StudyFixture) throws -> [UInt8]? {
    let media = MediaStore(fixture.vault)
    guard let entry = try media.entry(named: name, under: fixture.key) else { return nil }
    return try media.bytes(of: entry.name.file, atMost: 1 << 20, under: fixture.key)
  }

  @Test("are given once, in one form of Unicode, and told of where another content has them")
  func naming() throws {
    let fixture = try StudyFixture()
    let first = try bring([("cafe\u{301}.png", [1]), ("b.mp3", [2]), ("c", [1])], to: fixture)
    #expect(first.count { if case .new = $0 { true } else { false } } == 3)
    #expect(try names(fixture) == ["b.mp3", "c", "café.png"])
    #expect(try bytes("caf\u{E9}.png", fixture) == [1])
    #expect(try bytes("café.png", fixture) == [1])
    #expect(try bytes("d", fixture) == nil)
    let second = try bring(
      [("caf\u{E9}.png", [1]), ("b.mp3", [3]), ("new", [4]), ("new", [5]), ("new", [4])]
        + ["", ".", "..", "a/b", "a\u{0}b", String(repeating: "x", count: 256)].map { ($0, [6]) },
      to: fixture
    )
    func kind(_ naming: MediaNaming) -> String {
      switch naming {
      case .new(let name): "new \(name.text)"
      case .known(let name): "known \(name.text)"
      case .taken(let name): "taken \(name)"
      case .refused: "refused"
      }
    }
    #expect(
      second.map(kind) == [
        "known café.png", "taken b.mp3", "new new", "taken new", "known new",
      ] + [String](repeating: "refused", count: 6)
    )
    let totals = try MediaStore(fixture.vault).totals(under: fixture.key)
    #expect(totals.names == 4)
    // Contents that got no name are there until they are swept.
    #expect(totals.files == 6 && totals.bytes == 6)
    let entries = try MediaStore(fixture.vault).entries(under: fixture.key)
    #expect(entries.map(\.size) == [1, 1, 1, 1])
    #expect(entries.allSatisfy { $0.name.added == now })
  }

  @Test("are told apart as Anki does")
  func apart() {
    let hash = String(repeating: "a", count: 40)
    #expect(MediaName.telling(apart: "a.b.png", by: hash) == "a.b-\(hash).png")
    #expect(MediaName.telling(apart: "plain", by: hash) == "plain-\(hash).")
    let long = MediaName.telling(apart: String(repeating: "漢", count: 60) + ".png", by: hash)
    #expect(long == String(repeating: "漢", count: 25) + "-\(hash).png")
    #expect(
      MediaName.telling(apart: "x.abcdefghijklmnop", by: hash) == "x-\(hash).abcdefghij"
    )
  }

  @Test("come and go with the import that brought them")
  func undone() throws {
    let fixture = try StudyFixture()
    _ = try bring([("a", [1]), ("b", [2])], to: fixture)
    _ = try bring([("b", [2]), ("c", [3])], to: fixture)
    try step(.undo, fixture)
    #expect(try names(fixture) == ["a", "b"])
    try step(.undo, fixture)
    #expect(try names(fixture) == [])
    try step(.redo, fixture)
    try step(.redo, fixture)
    #expect(try names(fixture) == ["a", "b", "c"])
    #expect(try bytes("c", fixture) == [3])
  }

  @Test("that were deleted come back with their contents, unless another content has one by now")
  func removed() throws {
    let fixture = try StudyFixture()
    _ = try bring([("a", [1]), ("b", [2]), ("c", [3])], to: fixture)
    let media = MediaStore(fixture.vault)
    var change = ChangeSet()
    for name in ["a", "b"] {
      let entry = try #require(try media.entry(named: name, under: fixture.key))
      change.removedMediaNames.insert(entry.name.id)
    }
    let operation = UndoableOperation(.mediaRemoval)
    try fixture.store.apply(change, as: operation, at: now, under: fixture.key)
    #expect(try names(fixture) == ["c"])
    let entry = try #require(try UndoStore(fixture.vault).entries(under: fixture.key).entries.first)
    #expect(entry.count == 2)
    let day: Int64 = 86_400_000
    for days in 0...9 as ClosedRange<Int64> {
      try media.tidy(at: now.advanced(byMilliseconds: days * day), under: fixture.key)
    }
    _ = try bring([("b", [9])], to: fixture, as: .mediaAddition)
    let log = UndoStore(fixture.vault)
    guard case .done = try log.step(.undo, entry.id, under: fixture.key) else {
      Issue.record("nothing undone")
      return
    }
    #expect(try names(fixture) == ["a", "b", "c"])
    #expect(try bytes("a", fixture) == [1])
    #expect(try bytes("b", fixture) == [9])
  }

  @Test("keep contents as long as they or the undo log have them, and no longer")
  func swept() throws {
    let fixture = try StudyFixture()
    let media = MediaStore(fixture.vault)
    _ = try bring([("a", [1]), ("b", [2])], to: fixture)
    _ = try media.add([3], under: fixture.key)
    func tidy(_ days: Int64) throws -> Int {
      let time = now.advanced(byMilliseconds: days * 86_400_000)
      try UndoStore(fixture.vault).deleteEntries(
        before: time.advanced(byMilliseconds: -30 * 86_400_000),
        under: fixture.key
      )
      try media.tidy(at: time, under: fixture.key)
      return try media.totals(under: fixture.key).files
    }
    // An import that goes on after a lock finds it for a day.
    #expect(try tidy(0) == 3)
    #expect(try tidy(1) == 2)
    let entry = try #require(try media.entry(named: "b", under: fixture.key))
    var change = ChangeSet()
    change.removedMediaNames = [entry.name.id]
    let operation = UndoableOperation(.mediaRemoval)
    let later = now.advanced(byMilliseconds: 2 * 86_400_000)
    try fixture.store.apply(change, as: operation, at: later, under: fixture.key)
    for days in 2...32 { #expect(try tidy(Int64(days)) == 2) }
    #expect(try tidy(33) == 2)
    #expect(try tidy(34) == 1)
    #expect(try names(fixture) == ["a"])
    #expect(try fixture.vault.verify(under: fixture.key).damage == [])
  }

  @Test("that were deleted for good do not come back")
  func forGood() throws {
    let fixture = try StudyFixture()
    let media = MediaStore(fixture.vault)
    _ = try bring([("a", [1]), ("b", [2])], to: fixture)
    let entry = try #require(try media.entry(named: "a", under: fixture.key))
    var change = ChangeSet()
    change.removedMediaNames = [entry.name.id]
    let operation = UndoableOperation(.mediaRemoval)
    try fixture.store.apply(change, as: operation, at: now, under: fixture.key)
    let log = UndoStore(fixture.vault)
    let logged = try #require(try log.entries(under: fixture.key).entries.first)
    try log.forget(logged.id, under: fixture.key)
    try step(.undo, fixture)
    #expect(try names(fixture) == [])
    try step(.redo, fixture)
    #expect(try names(fixture) == ["b"])
  }

  @Test("are not given to a content that is not there")
  func noContent() throws {
    let fixture = try StudyFixture()
    let name = MediaName(
      id: MediaNameID(rawValue: 7),
      "a",
      of: MediaFileID(rawValue: 99),
      added: now
    )
    var change = ChangeSet()
    change.mediaNames = [try #require(name)]
    #expect(throws: VaultFailure.noRecord(table: "media_file", id: 99)) {
      try fixture.store.apply(change, under: fixture.key)
    }
  }

  @Test("and contents are in no file of the vault as they are, nor are their sizes")
  func canaries() throws {
    let folder = try TemporaryDirectory(inMemory: true)
    let path = folder.path + "/case/vault"
    let fixture = try StudyFixture(at: .file(path))
    let canary = Array("a plain picture of a canary".utf8)
    let content = Array(repeatElement(canary, count: 900).joined())
    _ = try bring([("canary in the mine.png", content), ("b", [1])], to: fixture)
    try fixture.vault.keepBackup(at: 1_788_265_800)
    try fixture.vault.backUp(to: path + "-copy")
    var files = 0
    let manager = FileManager.default
    for name in try manager.subpathsOfDirectory(atPath: folder.path) {
      let file = folder.path + "/" + name
      var isDirectory = ObjCBool(false)
      guard manager.fileExists(atPath: file, isDirectory: &isDirectory), !isDirectory.boolValue
      else { continue }
      let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
      files += 1
      for text in ["a plain picture", "canary in the mine", "canary"] {
        #expect(bytes.range(of: Data(text.utf8)) == nil, "\(name)")
        #expect(name.contains(text) == false)
      }
    }
    #expect(files >= 5)
    // Two more of other sizes change nothing of what can be seen.
    let before = try manager.contentsOfDirectory(atPath: path + ".media")
    _ = try bring([("c", Array(content.prefix(5))), ("d", content + [1])], to: fixture)
    #expect(try manager.contentsOfDirectory(atPath: path + ".media") == before)
  }
}
