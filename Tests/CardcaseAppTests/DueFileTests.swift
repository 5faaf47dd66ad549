import CardcaseUI
import Flashcards
import Foundation
import Glibc
import Preferences
import Secrets
import Store
import TestSupport
import Testing

@testable import AppSupport
@testable import CardcaseApp
@testable import Commands
@testable import Vault

@Suite("The file of what is due")
struct DueFileTests {
  private let bench: Bench
  private let file: DueFile
  private var directory: String { bench.directory + "/state" }

  init() throws {
    bench = try Bench()
    file = try #require(DueFile(of: bench.vault.location, in: bench.directory + "/state"))
    var change = ChangeSet()
    let deck = Deck(id: DeckID(rawValue: 1), name: try #require(DeckName("Welsh")))
    change.decks = [deck]
    for number in Int64(2)...4 {
      change.notes.append(
        Note(
          id: NoteID(rawValue: number),
          guid: "\(number)",
          content: try NoteContent(kind: .basic, prompt: "\(number)", answer: "a"),
          tags: Tags(""),
          modified: Timestamp(milliseconds: 0)
        )
      )
      change.cards.append(
        Flashcard(
          id: FlashcardID(rawValue: number + 10),
          note: NoteID(rawValue: number),
          ordinal: 0,
          deck: deck.id,
          position: 0
        )
      )
    }
    try StudyStore(bench.vault).apply(change, under: bench.key)
  }

  private func writer() -> DueFileWriter {
    DueFileWriter(.vault(path: bench.directory + "/vault"), bench.dependencies)
  }

  private func preferences(_ isOn: Bool, names: Bool = false) -> Preferences {
    Preferences().with(\.writesDueFile, isOn).with(\.namesDueDecks, names)
  }

  private func adopt(_ writer: DueFileWriter, _ isOn: Bool, names: Bool = false) {
    writer.adopt(preferences(isOn, names: names), of: bench.vault, under: bench.key)
    writer.settle()
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test("is not written unless that is chosen, and is removed at once when it no longer is")
  func chosen() throws {
    let writer = writer()
    adopt(writer, false)
    writer.write(writer.prepare(bench.vault, under: bench.key), of: bench.vault)
    writer.settle()
    #expect(!file.isThere)
    adopt(writer, true)
    #expect(try file.read().projection?.days.first == StudyCounts(new: 3))
    #expect(try mode(file.path) == 0o600 && mode(directory) == 0o700)
    writer.adopt(preferences(false), of: bench.vault, under: bench.key)
    #expect(!file.isThere)
  }

  @Test("has names only while they are wanted")
  func names() throws {
    let writer = writer()
    adopt(writer, true)
    #expect(try file.read().decks == nil)
    adopt(writer, true, names: true)
    #expect(try file.read().decks?.map(\.name) == ["Welsh"])
    adopt(writer, true)
    let text = try String(contentsOfFile: file.path, encoding: .utf8)
    #expect(try file.read().decks == nil && !text.contains("Welsh"))
  }

  @Test("tells completions the names while they are wanted, and nothing else")
  func completions() throws {
    let writer = writer()
    func told() -> [String] {
      DeckNames.told(by: .vault(path: bench.directory + "/vault"), stateDirectory: directory)
    }
    #expect(told() == [])
    adopt(writer, true)
    #expect(told() == [])
    adopt(writer, true, names: true)
    #expect(told() == ["Welsh"])
    #expect(DeckNames.told(by: .demo, stateDirectory: directory) == [])
    try Data("{".utf8).write(to: URL(fileURLWithPath: file.path))
    #expect(told() == [])
  }

  @Test("is counted and written once the key is gone")
  func withoutKey() throws {
    let writer = writer()
    adopt(writer, true)
    unlink(file.path)
    let prepared = writer.prepare(bench.vault, under: bench.key)
    bench.key.destroy()
    writer.write(prepared, of: bench.vault)
    writer.settle()
    #expect(try file.read().projection?.days.first?.new == 3)
    #expect(writer.prepare(bench.vault, under: bench.key) == nil)
  }

  @Test("stays as it is across unlocking, and is written at once where it is missing or damaged")
  func unlocking() throws {
    adopt(writer(), true)
    let before = try Data(contentsOf: URL(fileURLWithPath: file.path))
    adopt(writer(), true)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file.path)) == before)
    try Data("{".utf8).write(to: URL(fileURLWithPath: file.path))
    adopt(writer(), true)
    #expect(try file.read().projection != nil)
    unlink(file.path)
    adopt(writer(), true)
    #expect(file.isThere)
    adopt(writer(), false)
    #expect(!file.isThere)
  }

  @Test("goes with a vault that is moved, and stays with one that is copied")
  func moved() throws {
    adopt(writer(), true)
    let record = try file.read()
    let elsewhere = bench.directory + "/elsewhere"
    let other = try #require(DueFile(of: .file(elsewhere), in: directory))
    func write() throws {
      let projection = try #require(record.projection)
      let moved = DueRecord(
        projection,
        vault: bench.vault.id,
        path: other.vault,
        at: LocalMoment(time: Timestamp(milliseconds: record.written)),
        boundary: record.boundary
      )
      try other.write(moved, random: SystemRandom())
    }
    // Both are there: a copy.
    try Data().write(to: URL(fileURLWithPath: elsewhere))
    try write()
    #expect(file.isThere && other.isThere && file.path != other.path)
    try FileManager.default.removeItem(atPath: bench.directory + "/vault")
    try write()
    #expect(!file.isThere && other.isThere)
  }

  @Test("of a vault in memory there is none, nor without a state directory")
  func none() {
    #expect(DueFile(of: .memory, in: directory) == nil)
    #expect(DueFile(of: bench.vault.location, in: nil) == nil)
  }

  @Test("is the same one through a directory that is a link")
  func links() throws {
    let link = bench.directory + "/link"
    try FileManager.default.createSymbolicLink(
      atPath: link,
      withDestinationPath: bench.directory
    )
    #expect(DueFile(of: .file(link + "/vault"), in: directory)?.path == file.path)
  }

  @Test("is not read through a link, from a pipe, or from somebody else, and replaced by a lock")
  func foreign() throws {
    let writer = writer()
    adopt(writer, true)
    let elsewhere = bench.directory + "/other"
    try FileManager.default.moveItem(atPath: file.path, toPath: elsewhere)
    func expect(_ failure: DueFailure) throws {
      #expect(throws: failure) { try file.read() }
      writer.write(writer.prepare(bench.vault, under: bench.key), of: bench.vault)
      writer.settle()
      #expect(try file.read().projection != nil)
      unlink(file.path)
    }
    symlink(elsewhere, file.path)
    try expect(.file(.symbolicLink))
    link(elsewhere, file.path)
    try expect(.file(.severalNames))
    mkfifo(file.path, 0o600)
    try expect(.file(.notARegularFile))
    try FileManager.default.copyItem(atPath: elsewhere, toPath: file.path)
    truncate(file.path, 9 << 20)
    try expect(.file(.damaged(.file)))
    if geteuid() == 0 {
      try FileManager.default.copyItem(atPath: elsewhere, toPath: file.path)
      chown(file.path, 65_534, 65_534)
      try expect(.file(.otherOwner))
    }
    // What a link led to was neither written nor removed.
    #expect(FileManager.default.fileExists(atPath: elsewhere))
    let names = try FileManager.default.contentsOfDirectory(atPath: directory)
    #expect(!names.contains { $0.contains(".new-") })
  }

  @Test("of another vault is told")
  func otherVault() throws {
    adopt(writer(), true)
    let other = try #require(DueFile(of: .file(bench.directory + "/b"), in: directory))
    try FileManager.default.copyItem(atPath: file.path, toPath: other.path)
    #expect(throws: DueFailure.otherVault) { try other.read() }
  }

  @Test("a command that changed the vault renews it, if it is chosen")
  func commands() throws {
    DueFile.renew(for: bench.vault, under: bench.key, in: directory)
    #expect(!file.isThere)
    try SettingsStore(bench.vault).save(preferences(true), under: bench.key)
    DueFile.renew(for: bench.vault, under: bench.key, in: directory)
    #expect(try file.read().projection?.days.first?.new == 3)
  }
}
