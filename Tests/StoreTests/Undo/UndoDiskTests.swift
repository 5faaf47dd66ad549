import Faults
import Flashcards
import Foundation
import Secrets
import Store
import TestSupport
import Testing

@testable import Vault

/// A closed vault with an import of many notes, to be copied for each trial.
private struct UndoTemplate {
  static let notes = Int64(1_000)..<1_150

  let files: StoredFiles
  let key: VaultKey
  /// The contents before the import and after it.
  let before: StudyFixture.VaultSnapshot
  let after: StudyFixture.VaultSnapshot

  init() throws {
    Fault.install()
    files = try StoredFiles()
    let fixture = try StudyFixture(at: files.location)
    key = fixture.key
    try fixture.fill()
    before = try fixture.contents()
    var change = ChangeSet()
    change.decks = [try fixture.deck(9, "Birds")]
    change.notes = try Self.notes.map { try fixture.note($0, "owl \($0)") }
    change.cards = Self.notes.map { fixture.card($0 * 10, of: $0, in: 9) }
    // Words that it replaces, so that its undo record is long.
    change.notes.append(try fixture.note(10, String(repeating: "long ", count: 1_000)))
    let time = Timestamp(milliseconds: StudyFixture.start)
    try fixture.store.apply(change, as: .init(.importing, "birds"), at: time, under: key)
    after = try fixture.contents()
    try fixture.vault.close()
  }
}

@Suite("The undo log on disk")
struct UndoDiskTests {
  @Test("a process that is killed in the middle of undoing or redoing leaves all or nothing of it")
  func killed() throws {
    let template = try UndoTemplate()
    let undone = try template.files.copy()
    let calls = try #require(VictimProcess("undo", on: undone.path).calls)
    #expect(calls > 15)
    for (work, source) in [("undo", template.files), ("redo", undone)] {
      var ends: Set<Int> = []
      for call in VictimProcess.spread(over: calls, count: 8) {
        let copy = try source.copy()
        guard try VictimProcess(work, on: copy.path, dyingAt: call).wasKilled else { continue }
        let fixture = StudyFixture(vault: try Vault.open(copy.location), key: template.key)
        #expect(try fixture.vault.verify(under: template.key).damage == [], "\(work) \(call)")
        let found = try fixture.contents()
        #expect([template.before, template.after].contains(found), "\(work) \(call)")
        ends.insert(found == template.before ? 0 : 1)
        // It goes on from there in both directions.
        try fixture.undoLast(found == template.before ? .redo : .undo)
        #expect(try [template.before, template.after].contains(fixture.contents()))
        #expect(try fixture.contents() != found, "\(work) \(call)")
        try fixture.vault.close()
      }
      #expect(ends.contains(work == "undo" ? 1 : 0))
    }
  }

  @Test(
    "a disk that is full or fails while undoing is told, and leaves all or nothing",
    arguments: [Fault.Action.full, .short, .error]
  )
  func failing(action: Fault.Action) throws {
    let template = try UndoTemplate()
    let undone = try template.files.copy()
    let calls = try #require(VictimProcess("undo", on: undone.path).calls)
    for call in VictimProcess.spread(over: calls, count: 5) {
      let copy = try template.files.copy()
      let fixture = StudyFixture(vault: try Vault.open(copy.location), key: template.key)
      let isDone = Self.undo(fixture, failing: action, at: call, under: copy.path)
      let found = try fixture.contents()
      #expect(found == (isDone ? template.before : template.after), "call \(call)")
      #expect(try fixture.vault.verify(under: template.key).damage == [])
      // Once there is room, it goes on.
      if !isDone { try fixture.undoLast() }
      try fixture.undoLast(.redo)
      #expect(try fixture.contents() == template.after, "call \(call)")
      try fixture.vault.close()
    }
  }

  /// True if the latest operation was undone in spite of a failure.
  private static func undo(
    _ fixture: StudyFixture,
    failing action: Fault.Action,
    at call: Int,
    under path: String
  ) -> Bool {
    let fault = Fault(action, at: call, under: path)
    return withExtendedLifetime(fault) { (try? fixture.undoLast()) != nil }
  }

  @Test("a second process may read it while the first undoes, and change nothing")
  func twoProcesses() throws {
    let template = try UndoTemplate()
    let fixture = StudyFixture(vault: try Vault.open(template.files.location), key: template.key)
    #expect(throws: VaultFailure.inUse(by: getpid())) {
      try Vault.open(template.files.location)
    }
    let other = try Vault.open(template.files.location, for: .readOnly)
    let log = UndoStore(other)
    let entry = try #require(try log.entries(under: template.key).entries.first)
    #expect(throws: VaultFailure.readOnly) { try log.step(.undo, entry.id, under: template.key) }
    #expect(throws: VaultFailure.readOnly) { try log.forget(entry.id, under: template.key) }
    try other.readRecords(under: template.key) { records in
      #expect(try records.count(of: RecordTable("note")) == 153)
      try fixture.undoLast()
      // It sees what it began to read, to the end.
      #expect(try records.count(of: RecordTable("note")) == 153)
    }
    // What it reads is of one moment until it locks.
    #expect(try log.next(.redo, in: .everything, under: template.key) == nil)
    other.lock()
    #expect(try log.next(.undo, in: .everything, under: template.key) == nil)
    #expect(try log.next(.redo, in: .everything, under: template.key)?.id == entry.id)
    #expect(try fixture.contents() == template.before)
    try fixture.undoLast(.redo)
    other.lock()
    #expect(try log.entries(under: template.key).entries.map(\.isUndone) == [false])
  }
}
