import CSealedPages
import Faults
import Foundation
import TestSupport
import Testing

/// The files after a failing disk, or an end of the process at any write.
@Suite("Sealed pages after a crash", .serialized)
struct SealedPagesCrashTests {
  /// Commits that spill, checkpoints, and a log that begins anew. Gives out what each commit left.
  private func work(
    _ database: SealedDatabase,
    shrinking: Bool,
    _ committed: (Int) -> Void
  ) throws {
    for round in 1...5 {
      try database.run("BEGIN")
      try database.run("UPDATE word SET text = 'round \(round)' WHERE id = 1")
      try database.run(
        """
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30)
        INSERT INTO word (text) SELECT hex(randomblob(900)) FROM n
        """
      )
      // Written again in place, where it was written before the end of the transaction.
      try database.run("UPDATE word SET text = text || 'x' WHERE id > 1")
      if round == 4 { try database.run("DELETE FROM word WHERE id > 40") }
      try database.run("COMMIT")
      committed(round)
      if round == 4, shrinking { try database.run("VACUUM") }
      if round.isMultiple(of: 2) { try database.checkpoint() }
      if round == 3 { try database.run("PRAGMA wal_checkpoint(TRUNCATE)") }
    }
  }

  /// Works until a fault ends it, and counts the calls that change files.
  private func work(
    in files: SealedFiles,
    isLarge: Bool,
    until action: Fault.Action?,
    at call: Int
  ) -> (calls: Int, last: Int) {
    var last = 0
    let fault = Fault(action, at: call, under: files.directory.path)
    return withExtendedLifetime(fault) {
      // The failure is the fault's: what is left counts.
      try? {
        let database = try SealedDatabase(files.database, cachedPages: 10)
        try work(database, shrinking: !isLarge) { last = $0 }
      }()
      return (fault.calls, last)
    }
  }

  /// A database, of two groups of tags if it is large.
  private func makeBeginning(isLarge: Bool) throws -> SealedFiles.Content {
    let files = try SealedFiles()
    do {
      let database = try SealedDatabase(files.database, creating: true)
      try database.add("round 0")
      if isLarge {
        try database.run("CREATE TABLE large (id INTEGER PRIMARY KEY, bytes BLOB)")
        try database.run("INSERT INTO large (bytes) VALUES (zeroblob(1050000))")
      }
      try database.checkpoint()
    }
    return try files.content()
  }

  private func run(
    _ action: Fault.Action?,
    at call: Int,
    from beginning: SealedFiles.Content,
    isLarge: Bool
  ) throws -> Int {
    let files = try SealedFiles()
    try files.put(beginning)
    let (calls, last) = work(in: files, isLarge: isLarge, until: action, at: call)
    let what = "\(String(describing: action)) at \(call)"
    do {
      try expectWhole(files, last: last, what)
    } catch {
      Issue.record(error, "\(what)")
    }
    return calls
  }

  private func expectWhole(_ files: SealedFiles, last: Int, _ what: String) throws {
    let database = try SealedDatabase(files.database)
    #expect(try database.fault() == nil, "\(what)")
    let found = try database.texts("SELECT text FROM word WHERE id = 1")
    // What was about to be committed may have been.
    #expect([["round \(last)"], ["round \(last + 1)"]].contains(found), "\(what)")
    #expect(try database.faults() == [], "\(what)")
    try database.add("goes on")
    try database.checkpoint()
    #expect(try database.fault() == nil, "\(what)")
    database.close()
    // Tags of groups that were not changed are those of before.
    let again = try SealedDatabase(files.database)
    #expect(try again.texts("SELECT text FROM word WHERE id = 1") == found, "\(what)")
    #expect(try again.fault() == nil, "\(what)")
  }

  /// The faults, whether the database is large, and which third of the writes fails: the thirds run
  /// beside one another.
  private static let everyFault = (0..<3).flatMap { third in
    (Fault.Action.survivable + [.power]).map { ($0, false, third) }
      + [(.cut, true, third), (.power, true, third)]
  }

  @Test(
    "have all that was committed, at whichever write it was",
    arguments: everyFault
  )
  func everyWrite(_ action: Fault.Action, isLarge: Bool, third: Int) throws {
    let beginning = try makeBeginning(isLarge: isLarge)
    let calls = try run(nil, at: 0, from: beginning, isLarge: isLarge)
    #expect(calls > 100)
    let step = Thoroughness.isThorough ? 1 : action == .power && !isLarge ? 1 : 6
    let first = 1 + Int(action.rawValue) % step + third * step
    for call in stride(from: first, through: calls, by: 3 * step) {
      _ = try run(action, at: call, from: beginning, isLarge: isLarge)
    }
  }

  /// Fails one call of a commit, and goes on with the same connection. Gives back whether it failed.
  private func goOn(_ action: Fault.Action, at call: Int) throws -> Bool {
    let files = try SealedFiles()
    let database = try SealedDatabase(files.database, creating: true, cachedPages: 10)
    try database.add("orchid")
    var failed = false
    do {
      let fault = Fault(action, at: call, under: files.directory.path)
      try withExtendedLifetime(fault) {
        try database.run(
          """
          BEGIN;
          WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20)
          INSERT INTO word (text) SELECT hex(randomblob(900)) FROM n;
          COMMIT
          """
        )
      }
    } catch is SealedDatabase.Failure {
      failed = true
      // Where COMMIT failed SQLite may have rolled back already.
      try? database.run("ROLLBACK")
    }
    let expected = failed ? ["1"] : ["21"]
    #expect(try database.texts("SELECT count(*) FROM word") == expected, "\(action) at \(call)")
    // Syncs the log, of which the failed commit is not to become a part, and fails behind that.
    do {
      let fault = Fault(.error, at: 3, under: files.directory.path)
      withExtendedLifetime(fault) { _ = try? database.checkpoint() }
    }
    try database.add("teapot")
    try database.checkpoint()
    #expect(try database.fault() == nil, "\(action) at \(call)")
    #expect(try database.faults() == [], "\(action) at \(call)")
    database.close()
    let again = try SealedDatabase(files.database)
    #expect(try again.texts("SELECT count(*) FROM word") == (failed ? ["2"] : ["22"]))
    return failed
  }

  @Test(
    "go on with the same connection, where a commit failed that the disk has in part",
    arguments: [Fault.Action.full, .error, .short]
  )
  func goesOn(_ action: Fault.Action) throws {
    var call = 1
    while try goOn(action, at: call) { call += 1 }
    #expect(call > 10)
  }
}
