import DeckFormats
import DomainWords
import Flashcards
import Foundation
import ReaderProtocol
import Screens
import Secrets
import Store
import TerminalHarness
import TestSupport
import Testing
import Vault
import Wording

@testable import AppSupport
@testable import CardcaseApp
@testable import CardcaseUI
@testable import ReaderClient
@testable import StudyUI

@Suite("Packages into a vault and out of it")
struct PackageJobTests {
  private static let fixtures = Repository.root.path + "/Tests/AnkiPackagesTests/Fixtures"

  private let bench: Bench
  private let now = LocalMoment(time: Timestamp(milliseconds: 1_800_000_000_000))
  private var store: StudyStore { StudyStore(bench.vault) }

  init() throws {
    bench = try Bench()
  }

  private func run(_ effect: StudyEffect, _ lease: KeyLease? = nil) throws -> Reply? {
    let reader = ReaderProgram(path: try BuiltProduct.path("cardcase-reader"))
    return bench.result(of: effect.work(for: nil), lease, at: now, by: reader)?.reply
  }

  private func preview(_ path: String) throws -> ImportPreview {
    let reply = try run(.readImport(path: path, as: nil, into: nil))
    guard case .study(.response(.preview(let preview))) = reply else {
      Issue.record("no preview: \(reply)")
      throw POSIXError(.EIO)
    }
    return preview
  }

  private func save(_ change: ChangeSet) throws {
    let reply = try run(.save(change, UndoableOperation(.importing, "package")))
    guard case .study(.saved) = reply else {
      Issue.record("not saved: \(reply)")
      return
    }
  }

  @Test("one comes whole, in one change, and a second time changes nothing")
  func importing() throws {
    let path = "\(Self.fixtures)/latest.apkg"
    let preview = try preview(path)
    var arrivals = ImportArrivals()
    (arrivals.cards, arrivals.answers, arrivals.media) = (73, 582, 2)
    #expect(preview.tally == ImportTally(new: 51, arrivals: arrivals))
    #expect(preview.decks.reduce(0) { $0 + $1.new } == 51)
    #expect(preview.decks.allSatisfy { $0.replaced + $0.unchanged == 0 })
    #expect(preview.decks.map(\.name) == preview.decks.map(\.name).sorted())
    #expect(
      preview.tally.arrivals.words(Wording())
        == "Besides notes: 73 cards, 582 answers and 2 pictures and sounds."
    )
    #expect(preview.change.reviews.count == 582)
    let remarks = preview.remarks.map { Wording()($0) }
    let names = preview.change.mediaNames
    #expect(names.map(\.text).sorted() == ["h.mp3", "haus.jpg"])
    #expect(!remarks.contains { $0.contains("haus.jpg") })
    let filtered = preview.change.filteredDecks.map(\.name.description)
    #expect(filtered.contains { $0.contains("Prüfung") })
    #expect(!remarks.contains { $0.contains("Prüfung") })
    #expect(remarks.last?.contains("Log loss") == true)
    try save(preview.change)
    let collection = try store.collection(under: bench.key).collection
    #expect(collection.notes.count == 51 && collection.cards.count == 73)
    #expect(try store.reviews(under: bench.key).reviews.count == 582)
    let media = MediaStore(store.vault)
    let picture = try #require(try media.entry(named: "haus.jpg", under: bench.key))
    let bytes = try media.bytes(of: picture.name.file, atMost: 100, under: bench.key)
    #expect(bytes == Array("no picture".utf8))
    let again = try self.preview(path)
    #expect(again.tally == ImportTally(new: 0, unchanged: 51))
    #expect(again.decks.map(\.name) == preview.decks.map(\.name))
    #expect(again.decks.map(\.unchanged) == preview.decks.map(\.new))
    #expect(again.change.isEmpty)
  }

  @Test("one that goes out comes into another vault as it was")
  func exporting() throws {
    try save(preview("\(Self.fixtures)/collection.colpkg").change)
    let path = bench.directory + "/out.apkg"
    guard
      case .study(.response(.exported(.notes(51), remark: _))) = try run(
        .export(.all, path: path, PackageExportOptions())
      )
    else {
      Issue.record("not exported")
      return
    }
    let here = try store.collection(under: bench.key).collection
    let other = try PackageJobTests()
    let there = try other.preview(path).change
    #expect(there.mediaNames.map(\.text).sorted() == ["h.mp3", "haus.jpg"])
    #expect(there.notes.map(\.content.fields) == here.notes.map(\.content.fields))
    #expect(there.cards.map(\.progress) == here.cards.map(\.progress))
    #expect(
      there.reviews.map(\.logged) == (try store.reviews(under: bench.key).reviews).map(\.logged)
    )
    // It is not written over.
    let second = StudyEffect.export(.all, path: path, PackageExportOptions())
    guard case .study(.response(.exportFailed(.exists))) = try run(second) else {
      Issue.record("written over")
      return
    }
  }

  @Test("one that goes out without what only other devices have says so, and asks for that")
  func absentMedia() throws {
    try bench.hear(of: ["far.png": [1], "other.png": [2]])
    let notes = bench.directory + "/notes.tsv"
    try Data("#separator:tab\n#html:true\na\t<img src=far.png><img src=lost.png>\n".utf8)
      .write(to: URL(fileURLWithPath: notes))
    try save(preview(notes).change)
    let path = bench.directory + "/out.apkg"
    let export = StudyEffect.export(.all, path: path, PackageExportOptions())
    guard case .study(.response(.exported(.notes(1), remark: let remark?))) = try run(export),
      remark == .exportMediaComes(files: "1")
    else {
      Issue.record("not exported")
      return
    }
    #expect(try bench.mediaNames.filter(\.isWanted).map(\.text) == ["far.png"])
    #expect(try PackageJobTests().preview(path).change.notes.count == 1)
  }

  @Test("one without the schedule, for older versions, has neither answers nor days")
  func exportingPart() throws {
    try save(preview("\(Self.fixtures)/collection.colpkg").change)
    let path = bench.directory + "/out.apkg"
    var options = PackageExportOptions()
    (options.withSchedule, options.withPresets, options.isForOlderAnki) = (false, false, true)
    guard
      case .study(.response(.exported(.notes(51), remark: nil))) = try run(
        .export(.all, path: path, options)
      )
    else {
      Issue.record("not exported")
      return
    }
    let there = try PackageJobTests().preview(path).change
    #expect(there.notes.count == 51 && there.reviews.isEmpty)
    #expect(there.cards.allSatisfy { $0.progress.due == nil })
  }

  @Test(
    "one of a whole collection is kept whole, can be taken back, and says whose settings go out"
  )
  func collection() throws {
    func carried() throws -> [CarriedCollection] {
      try store.collection(under: bench.key).collection.carried
    }
    let path = bench.directory + "/out.colpkg"
    func written(_ scope: ExportScope = .all) throws -> StudyResponse? {
      // None is written over.
      try? FileManager.default.removeItem(atPath: path)
      let export = StudyEffect.export(scope, path: path, PackageExportOptions())
      guard case .study(.response(let response)) = try run(export) else {
        return nil
      }
      return response
    }
    guard case .exported(.notes(0), remark: .some(let bare))? = try written() else {
      Issue.record("not exported")
      return
    }
    #expect(bare == .exportReplacesBare)
    try save(preview("\(Self.fixtures)/settings.colpkg").change)
    let kept = try carried()
    #expect(kept.map(\.name) == ["settings.colpkg"])
    #expect(try preview("\(Self.fixtures)/settings.colpkg").change.isEmpty)
    let saved = try BrowserMemoryStore(bench.vault).load(under: bench.key).saved
    #expect(saved.map(\.name) == ["Schwer", "ä"])
    let log = UndoStore(bench.vault)
    let entry = try #require(try log.next(.undo, in: .everything, under: bench.key))
    _ = try log.step(.undo, entry.id, under: bench.key)
    #expect(try carried().isEmpty)
    _ = try log.step(.redo, entry.id, under: bench.key)
    #expect(try carried() == kept)
    #expect(try bench.vault.verify(under: bench.key).damage == [])
    guard case .exported(.notes(1), remark: .some(let remark))? = try written() else {
      Issue.record("not exported")
      return
    }
    #expect(remark == .exportReplaces(name: "settings.colpkg"))
    // Brought into another vault, all of it is there again.
    let other = try PackageJobTests()
    let again = try #require(try other.preview(path).change.collections.first)
    let given = kept[0].parts.filter { part in
      switch part {
      case .setting(_), .collection(_): false
      default: true
      }
    }
    #expect(given.count > 8 && Set(again.parts).isSuperset(of: given))
    let deck = try #require(try store.collection(under: bench.key).collection.decks.first)
    guard case .exportFailed(.explained(let refusal))? = try written(.decks([deck.id])) else {
      Issue.record("a part is written as a whole")
      return
    }
    #expect(refusal == .exportPart && !FileManager.default.fileExists(atPath: path))
  }

  @Test("what is no package is told so, and nothing is written")
  func foreign() throws {
    let path = bench.directory + "/no.apkg"
    let whole = try Data(contentsOf: URL(fileURLWithPath: "\(Self.fixtures)/latest.apkg"))
    try whole.prefix(20_000).write(to: URL(fileURLWithPath: path))
    guard
      case .study(.response(.unreadable(.explained))) = try run(
        .readImport(path: path, as: nil, into: nil)
      )
    else {
      Issue.record("read")
      return
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: bench.directory).contains("no.apkg")
    )
  }

  @Test("comes to nothing where the lock comes first")
  func locked() throws {
    let lease = KeyLease(of: bench.key)
    lease.revoke()
    let path = "\(Self.fixtures)/latest.apkg"
    guard case .work(.stopped) = try run(.readImport(path: path, as: nil, into: nil), lease) else {
      Issue.record("read")
      return
    }
  }

  /// What Anki's check of media found after an import, with files that were added and removed then.
  private struct FoundMedia: Decodable {
    let package: String
    let added: [String]
    let removed: [String]
    let missing: [String]
    let unused: [String]
  }

  @Test("pictures and sounds of one are missing and unused as in Anki")
  func mediaCheck() throws {
    let path =
      Repository.root.path + "/Tests/CardcaseAppTests/Fixtures/anki-media-check-26.9.3.json"
    let rows = try JSONDecoder().decode(
      [FoundMedia].self,
      from: Data(contentsOf: URL(fileURLWithPath: path))
    )
    #expect(
      rows.contains { $0.missing.contains("haus.jpg") } && rows.contains { !$0.unused.isEmpty }
    )
    for row in rows {
      let other = try PackageJobTests()
      try other.save(other.preview("\(Self.fixtures)/\(row.package)").change)
      let media = MediaStore(other.bench.vault)
      let key = other.bench.key
      let arriving = row.added.map { ArrivingMedia(.given($0), Array($0.utf8)) }
      _ = try media.add(arriving, at: now.time, under: key)
      let removed = try row.removed.map {
        try #require(try media.entry(named: $0, under: key)).name
      }
      if !removed.isEmpty { try media.delete(removed, at: now.time, under: key) }
      let check = try media.check(under: key)
      // Anki misses the pictures that it would make of formulas.
      let missing = row.missing.filter { !$0.hasPrefix("latex-") }
      #expect(check.use.missing.map(\.name).sorted() == missing, "\(row.package)")
      #expect(check.use.unused.map(\.name.text).sorted() == row.unused, "\(row.package)")
    }
  }
}
