import DeckFormats
import Flashcards
import Foundation
import ReaderClient
import ReaderProtocol
import Secrets
import Store
import Vault

/// Measures import and export of text, and the undo of an import.
enum TextBench {
  struct Incomplete: Error {}

  /// Imports the text into an empty vault, and again into the one that has it all.
  static func run(
    _ path: String,
    _ notes: Int,
    _ vault: Vault,
    _ key: VaultKey,
    _ findings: inout Findings
  ) throws {
    let store = StudyStore(vault)
    func take() throws {
      guard let name = DeckName("Imported") else { return }
      let taken = DeckImportPlan(
        // Not kept any longer, as in the program.
        try deck(in: path),
        into: try store.collection(under: key).collection,
        ids: try store.ids(under: key),
        deck: name,
        at: Collection.now.time,
        random: { 0 }
      )
      try store.apply(
        taken.change,
        as: UndoableOperation(.importing, "notes.txt"),
        at: Collection.now.time,
        under: key
      )
      guard taken.new + taken.same == notes else { throw Incomplete() }
    }
    findings.note(.importText, try Stopwatch.time(take))
    findings.note(.undoImport, try Stopwatch.time { try step(.undo, notes, vault, key) })
    findings.note(.redoImport, try Stopwatch.time { try step(.redo, notes, vault, key) })
    findings.note(.importAgain, try Stopwatch.time(take))
    var count = 0
    guard let format = DeckExport(path: "notes.txt") else { throw Incomplete() }
    let time = try Stopwatch.time {
      var writer = format.writer()
      _ = try store.eachNote(under: key, in: { $0 }) { writer.add($0, in: $1.name) }
      try Data().write(to: URL(fileURLWithPath: path + ".out"))
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path + ".out"))
      for piece in writer.finish() { try file.write(contentsOf: piece) }
      count = writer.count
    }
    guard count == notes else { throw Incomplete() }
    findings.note(.exportText, time)
  }

  /// The notes in a file, read by the reader beside this program.
  private static func deck(in path: String) throws -> ParsedDeck {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    guard case .notes(let deck) = try PackageReaderTool.read(bytes, with: .installed) else {
      throw Incomplete()
    }
    return deck
  }

  /// Undoes or redoes the import.
  private static func step(
    _ direction: UndoDirection,
    _ notes: Int,
    _ vault: Vault,
    _ key: VaultKey
  ) throws {
    let log = UndoStore(vault)
    guard let entry = try log.next(direction, in: .everything, under: key),
      case .done(_, let changes) = try log.step(direction, entry.id, under: key),
      max(changes.study.notes.count, changes.study.removedNotes.count) == notes
    else { throw Incomplete() }
  }
}
