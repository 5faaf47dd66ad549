import CSQLite
import CSealedPages
import Foundation
import Synchronization
import TestSupport
import Testing

/// The effect of a lock on a connection that is at work on another thread.
@Suite("Sealed pages at a lock", .timeLimit(.minutes(3)))
struct SealedPagesLockTests {
  /// The work of the connection when the lock comes.
  enum Work: CaseIterable {
    case reading, committing, spilling, writingBack, vacuuming, mixed

    /// One turn, of which `count` becomes the word with the id 1 if it commits.
    func turn(_ database: SealedDatabase, _ count: Int) throws {
      switch self {
      case .reading:
        _ = try database.texts("SELECT max(text) FROM word WHERE text LIKE '%ffff%'")
      case .committing: break
      case .spilling:
        try database.run("BEGIN; UPDATE word SET text = text || 'x' WHERE id > 1")
      case .writingBack: try database.checkpoint()
      case .vacuuming: try database.run("VACUUM")
      case .mixed:
        return try Work.allCases[count % (Work.allCases.count - 1)].turn(database, count)
      }
      if self == .spilling {
        return try database.run("UPDATE word SET text = '\(count)' WHERE id = 1; COMMIT")
      }
      try database.run("UPDATE word SET text = '\(count)' WHERE id = 1")
    }
  }

  /// Forgets the key after a while, on a thread of its own, and says how long it took.
  private final class Lock: Sendable {
    private let duration = Mutex(Duration.zero)
    private let hasEnded = DispatchSemaphore(value: 0)

    init(_ path: String, after delay: Duration) {
      Thread.detachNewThread {
        usleep(UInt32(delay / .microseconds(1)))
        let duration = ContinuousClock().measure { sealed_pages_forget(path) }
        self.duration.withLock { $0 = duration }
        self.hasEnded.signal()
      }
    }

    func wait() -> Duration {
      hasEnded.wait()
      return duration.withLock { $0 }
    }
  }

  /// Works until the lock ends it. Gives back what was committed last.
  private func work(_ files: SealedFiles, _ work: Work, from first: Int, until delay: Duration)
    throws
    -> (last: Int, forgetting: Duration, ending: Duration)
  {
    let database = try SealedDatabase(files.database, cachedPages: 10)
    var last = first
    let lock = Lock(files.database, after: delay)
    do {
      while true {
        try work.turn(database, last + 1)
        last += 1
      }
    } catch let failure as SealedDatabase.Failure {
      #expect(failure.damage == SEALED_PAGES_WHOLE)
      // An error of a statement in the middle comes as it is or as the lack of the key.
      #expect(
        [SQLITE_IOERR | 28 << 8, SQLITE_BUSY, SQLITE_ERROR].contains(failure.code),
        "\(failure)"
      )
    }
    let forgetting = lock.wait()
    return (last, forgetting, ContinuousClock().measure { database.close() })
  }

  @Test(
    "lose nothing that was committed, and are whole again under the key",
    arguments: Work.allCases
  )
  func nothingLost(_ work: Work) throws {
    let files = try SealedFiles()
    do {
      let database = try SealedDatabase(files.database, creating: true)
      try database.add("0")
      try database.run(
        """
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 150)
        INSERT INTO word (text) SELECT hex(randomblob(900)) FROM n
        """
      )
    }
    var generator = SeededGenerator(seed: 11)
    var last = 0
    var longest = Duration.zero
    for round in 0..<25 {
      let delay = Duration.microseconds(Int.random(in: 0...8000, using: &generator))
      let (reached, forgetting, closing) = try self.work(files, work, from: last, until: delay)
      longest = max(longest, forgetting, closing)
      let database = try SealedDatabase(files.database)
      #expect(try database.fault() == nil, "round \(round)")
      let found = try database.texts("SELECT text FROM word WHERE id = 1").first.flatMap { Int($0) }
      // What was about to be committed may have been.
      #expect([reached, reached + 1].contains(found), "round \(round)")
      last = found ?? reached
    }
    // A page takes 5 microseconds; the rest is the machine, which runs other tests.
    #expect(longest < .milliseconds(200))
  }

  @Test("do not wait for a copy that holds a checkpoint up")
  func whileCopying() throws {
    let files = try SealedFiles()
    let database = try SealedDatabase(files.database, creating: true)
    try database.add("orchid")
    // Somebody else's copy, which does not end.
    let file = open(files.database, O_RDWR)
    // Never closed before the connection: that would end the connection's locks.
    defer { close(file) }
    var range = flock()
    range.l_type = Int16(F_RDLCK)
    range.l_start = 0x4000_0000 + 1024
    range.l_len = 1
    // F_OFD_SETLK, which Glibc's module does not have.
    #expect(fcntl(file, 37, &range) == 0)
    let lock = Lock(files.database, after: .milliseconds(20))
    let waiting = ContinuousClock().measure {
      #expect(throws: SealedDatabase.Failure.self) { try database.checkpoint() }
    }
    _ = lock.wait()
    #expect(waiting < .seconds(2))
    database.close()
  }
}
