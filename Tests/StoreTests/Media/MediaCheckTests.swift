import Flashcards
import Foundation
import Secrets
import TestSupport
import Testing

@testable import Store
@testable import Vault

@Suite("A check of pictures and sounds")
struct MediaCheckTests {
  private let now = StudyFixture.now.time

  /// Adds contents that are their names.
  private func add(_ names: [String], to fixture: StudyFixture) throws {
    let arriving = names.map { ArrivingMedia($0, Array($0.utf8)) }
    _ = try MediaStore(fixture.vault).add(arriving, at: now, under: fixture.key)
  }

  /// Writes notes whose prompts are these, from id 10 on.
  private func write(_ prompts: [String], to fixture: StudyFixture) throws {
    var change = ChangeSet()
    change.decks = [try fixture.deck(1, "A")]
    for (index, prompt) in prompts.enumerated() {
      let id = Int64(10 + index)
      change.notes.append(try fixture.note(id, prompt))
      change.cards.append(fixture.card(id * 10, of: id, in: 1))
    }
    try fixture.store.apply(change, under: fixture.key)
  }

  @Test("names what notes refer to and nothing has, with the notes, and what no note refers to")
  func counts() throws {
    let fixture = try StudyFixture()
    try add(
      ["used.png", "u\u{308}.mp3", "_static.css", "latex-1.png", "unused.gif", "also.gif"],
      to: fixture
    )
    try write(
      [
        "<img src=\"used.png\"> <img src=\"gone.png\">", "[sound:\u{FC}.mp3] ![](gone.png)",
        "<img src='https://example.org/far.png'> [sound:away.mp3] _static.css unused.gif",
      ],
      to: fixture
    )
    let check = try MediaStore(fixture.vault).check(under: fixture.key)
    #expect(check.use.missing.map(\.name) == ["away.mp3", "gone.png"])
    #expect(check.use.missing.map { $0.notes.map(\.rawValue) } == [[12], [10, 11]])
    #expect(check.use.unused.map(\.name.text) == ["also.gif", "unused.gif"])
    #expect(check.use.unusedBytes == 18)
    #expect(check.damage == [] && check.use.unreadableNotes == 0)
  }

  @Test("says that a note can't be read, whose pictures seem to be unused")
  func unreadable() throws {
    let fixture = try StudyFixture()
    try add(["a.png", "b.png"], to: fixture)
    try write(["<img src=\"a.png\">", "<img src=\"b.png\">"], to: fixture)
    try fixture.vault.spoil("note WHERE id = 11", .unknownMark, under: fixture.key)
    let check = try MediaStore(fixture.vault).check(under: fixture.key)
    #expect(check.use.unreadableNotes == 1)
    #expect(check.use.unused.map(\.name.text) == ["b.png"])
  }

  @Test("tells the damage that was found by then")
  func damage() throws {
    let folder = try TemporaryDirectory(inMemory: true)
    let path = folder.path + "/vault"
    let fixture = try StudyFixture(at: .file(path))
    try add(["a.png"], to: fixture)
    let packs = path + ".media"
    for name in try FileManager.default.contentsOfDirectory(atPath: packs) {
      let url = URL(fileURLWithPath: packs + "/" + name)
      let size = try Data(contentsOf: url).count
      let handle = try FileHandle(forWritingTo: url)
      try handle.write(contentsOf: Data(repeating: 0x55, count: size))
      try handle.close()
    }
    let media = MediaStore(fixture.vault)
    #expect(try media.check(under: fixture.key).damage == [])
    _ = try fixture.vault.checkMediaInTurn(under: fixture.key)
    #expect(
      try media.check(under: fixture.key).damage == [.medium(name: "a.png", .altered)]
    )
  }
}
