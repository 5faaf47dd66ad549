import CSQLite
import CSealedPages
import Faults
import Foundation
import Synchronization
import TestSupport
import Testing

/// Checks that find damage beside the connection.
@Suite("Sealed pages are checked")
struct SealedPagesCheckTests {
  private typealias Check = (
    UnsafePointer<CChar>?, UInt32, UInt32, UnsafeMutablePointer<sealed_pages_fault>?,
    UnsafeMutablePointer<UInt32>?
  ) -> Int32

  private let files: SealedFiles

  init() throws { files = try SealedFiles() }

  /// The findings of a check, in slices: the damage and its number.
  private func findings(of check: Check, from first: UInt32, to end: UInt32, slice: UInt32 = 100)
    throws -> [[UInt32]]
  {
    var findings: [[UInt32]] = []
    for start in stride(from: first, to: end, by: Int(slice)) {
      var faults = [sealed_pages_fault](repeating: .init(), count: Int(slice))
      var found: UInt32 = 0
      try expectOK(check(files.database, start, slice, &faults, &found))
      findings += faults.prefix(Int(found)).map { [$0.damage.rawValue, $0.number] }
    }
    return findings
  }

  private func expectOK(_ code: Int32) throws {
    guard code == SQLITE_OK else {
      throw SealedDatabase.Failure(code: code, damage: .init(0), number: 0)
    }
  }

  private func extent() throws -> (pages: UInt32, frames: UInt32) {
    var pages: UInt32 = 0
    var frames: UInt32 = 0
    try expectOK(sealed_pages_extent(files.database, &pages, &frames))
    return (pages, frames)
  }

  private func compared() throws -> [[UInt32]] {
    try findings(of: sealed_pages_compare, from: 1, to: extent().pages + 1)
  }

  private func verified() throws -> [[UInt32]] {
    try findings(of: sealed_pages_verify, from: 1, to: extent().pages + 1)
  }

  private func verifiedLog() throws -> [[UInt32]] {
    try findings(of: sealed_pages_verify_log, from: 0, to: extent().frames)
  }

  private func bad(_ pages: [UInt32]) -> [[UInt32]] {
    pages.map { [SEALED_PAGES_BAD_PAGE.rawValue, $0] }
  }

  /// Fills several groups of tags, of which the log has none.
  private func fill() throws {
    let database = try SealedDatabase(files.database, creating: true)
    try database.run(
      """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
      INSERT INTO word (text) SELECT hex(randomblob(1900)) FROM n
      """
    )
    try database.checkpoint()
    // The log begins anew, so that no frame hides a page.
    try database.run("UPDATE word SET text = 'first' WHERE id = 1")
    try database.checkpoint()
    try database.run("UPDATE word SET text = 'second' WHERE id = 1")
  }

  private func offset(_ page: Int) -> Int {
    let size = SealedFiles.groupPages
    let before = (page - 1) / size * (size + 2) + 2 + (page - 1) % size
    return SealedFiles.groups + before * SealedFiles.page
  }

  @Test("page by page, and each that was changed or put back is named")
  func named() throws {
    try fill()
    let whole = try files.content()
    var changed = whole
    // A page of another place, with its tag; a byte of one page; the tag of another.
    changed.database.replaceSubrange(
      offset(20)..<offset(21),
      with: whole.database[offset(30)..<offset(31)]
    )
    changed.database[offset(40) + 7] ^= 1
    changed.database[offset(290) + SealedFiles.page - 1] ^= 1
    try files.put(changed)
    let database = try SealedDatabase(files.database)
    _ = try database.texts("SELECT text FROM word WHERE id = 1")
    #expect(try compared() == bad([20, 290]))
    #expect(try verified() == bad([20, 40, 290]))
    #expect(try verifiedLog() == [])
  }

  @Test("frame by frame, and one that was changed while it is open is named")
  func frames() throws {
    try fill()
    let database = try SealedDatabase(files.database)
    try database.add("orchid", "teapot", "walrus")
    let frames = try extent().frames
    #expect(frames > 2)
    #expect(try verifiedLog() == [])
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: files.log))
    for index in [0, 2] {
      try file.seek(toOffset: UInt64(SealedFiles.frames + index * SealedFiles.frame + 50))
      try file.write(contentsOf: Data([0, 0, 0]))
    }
    try file.close()
    #expect(
      try verifiedLog() == [0, 2].map { [SEALED_PAGES_BAD_FRAME.rawValue, $0] }
    )
  }

  @Test(
    "but for those of which the log has a newer version, as after a checkpoint that was cut off"
  )
  func shadowed() throws {
    try fill()
    let before = try files.content()
    do {
      let database = try SealedDatabase(files.database)
      try database.run("UPDATE word SET text = hex(randomblob(1900)) WHERE id BETWEEN 50 AND 60")
    }
    let committed = try files.content()
    do { try SealedDatabase(files.database).checkpoint() }
    let written = try files.content()
    // Pages written back, but not the tree.
    var cut = written
    for group in 0..<2 {
      let tags = offset(SealedFiles.groupPages * group + 1) - 2 * SealedFiles.page
      cut.database.replaceSubrange(
        tags..<tags + 2 * SealedFiles.page,
        with: before.database[tags..<tags + 2 * SealedFiles.page]
      )
    }
    cut.database.replaceSubrange(
      SealedFiles.roots..<SealedFiles.groups,
      with: before.database[SealedFiles.roots..<SealedFiles.groups]
    )
    cut.log = committed.log
    #expect(cut.database != committed.database)
    try files.put(cut)
    let database = try SealedDatabase(files.database)
    _ = try database.texts("SELECT text FROM word WHERE id = 1")
    #expect(try compared() == [])
    #expect(try verified() == [])
    #expect(try database.fault() == nil)
  }

  @Test(
    "nor for those of which a log has one whose record was lost, and that was being written back"
  )
  func shadowedBehindTheRecord() throws {
    try fill()
    let before = try files.content().log
    do { try SealedDatabase(files.database).run("UPDATE word SET text = 'third' WHERE id = 200") }
    var content = try files.content()
    content.log.replaceSubrange(0..<SealedFiles.frames, with: before[0..<SealedFiles.frames])
    try files.put(content)
    do {
      let database = try SealedDatabase(files.database)
      #expect(try database.texts("SELECT text FROM word WHERE id = 200") == ["third"])
      // All is written back, and the tree of tags is not.
      let fault = Fault(.cut, at: 4, under: files.directory.path)
      withExtendedLifetime(fault) { _ = try? database.checkpoint() }
      #expect(fault.isCut)
    }
    #expect(try changedPages(from: content).count == 2)
    let database = try SealedDatabase(files.database)
    #expect(try database.texts("SELECT text FROM word WHERE id = 200") == ["third"])
    #expect(try verified() == [])
  }

  /// Pages that are not what they were.
  private func changedPages(from earlier: SealedFiles.Content) throws -> [Int] {
    let database = try files.content().database
    return (1...300).filter { page in
      let range = offset(page)..<offset(page) + SealedFiles.page
      return database[range] != earlier.database[range]
    }
  }

  @Test("though a transaction that is not at its end has newer ones in the log")
  func notShadowedYet() throws {
    try fill()
    let database = try SealedDatabase(files.database, cachedPages: 10)
    try database.run("BEGIN")
    let log = try files.content().log
    try database.run("UPDATE word SET text = text || 'x' WHERE id > 1")
    // All but ten pages are in the log by now, in the place of earlier frames.
    let spilled = try files.content().log
    let places = (0..<280).map { SealedFiles.frames + $0 * SealedFiles.frame }
    #expect(places.allSatisfy { log[$0..<$0 + 16] != spilled[$0..<$0 + 16] || $0 == places[0] })
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: files.database))
    try file.seek(toOffset: UInt64(offset(60) + SealedFiles.page - 3))
    try file.write(contentsOf: Data([0, 0, 0]))
    try file.close()
    #expect(try compared() == bad([60]))
  }

  @Test("only while they are open and have been read, with the key")
  func whenItCan() throws {
    try fill()
    var pages: UInt32 = 0
    var frames: UInt32 = 0
    var found: UInt32 = 0
    var fault = sealed_pages_fault()
    #expect(sealed_pages_extent(files.database, &pages, &frames) == SQLITE_MISUSE)
    #expect(sealed_pages_compare(files.database, 1, 1, &fault, &found) == SQLITE_MISUSE)
    let database = try SealedDatabase(files.database)
    _ = try database.texts("SELECT text FROM word WHERE id = 1")
    #expect(sealed_pages_compare(files.database, 1, 1, &fault, &found) == SQLITE_OK)
    sealed_pages_forget(files.database)
    let noKey = SQLITE_IOERR | 28 << 8
    #expect(sealed_pages_extent(files.database, &pages, &frames) == noKey)
    #expect(sealed_pages_verify_log(files.database, 0, 1, &fault, &found) == noKey)
  }

  /// A thread that checks everything again and again, until it is told to end.
  private final class Checker: Sendable {
    private let path: String
    private let state = Mutex((rounds: 0, isEnding: false))
    private let hasEnded = DispatchSemaphore(value: 0)

    init(_ path: String) {
      self.path = path
      Thread.detachNewThread { self.run() }
    }

    var rounds: Int { state.withLock { $0.rounds } }

    func end() {
      state.withLock { $0.isEnding = true }
      hasEnded.wait()
    }

    private func run() {
      while !state.withLock({ $0.isEnding }) {
        for check in [sealed_pages_compare, sealed_pages_verify, sealed_pages_verify_log] {
          var faults = [sealed_pages_fault](repeating: .init(), count: 600)
          var found: UInt32 = 0
          #expect(check(path, 1, 600, &faults, &found) == SQLITE_OK)
          #expect(found == 0, "\(faults[0])")
        }
        state.withLock { $0.rounds += 1 }
      }
      hasEnded.signal()
    }
  }

  @Test("by another thread while the connection writes, spills, writes back and shrinks")
  func besideTheConnection() throws {
    try fill()
    let database = try SealedDatabase(files.database, cachedPages: 10)
    _ = try database.texts("SELECT text FROM word WHERE id = 1")
    let checker = Checker(files.database)
    defer { checker.end() }
    for round in 0... {
      guard round < 60 || checker.rounds < 10 else { break }
      try database.run("BEGIN")
      try database.run(
        """
        INSERT INTO word (text) SELECT hex(randomblob(900)) FROM word LIMIT 60;
        UPDATE word SET text = text || 'x' WHERE id % 7 = \(round % 7);
        DELETE FROM word WHERE id > 1 AND id % 5 = \(round % 5)
        """
      )
      try database.run(round.isMultiple(of: 4) ? "ROLLBACK" : "COMMIT")
      if round.isMultiple(of: 3) { try database.checkpoint() }
      if round.isMultiple(of: 10) { try database.run("VACUUM") }
    }
    #expect(try database.fault() == nil)
  }
}
