import CSealedPages
import Foundation
import TestSupport
import Testing

/// The view of somebody who has copies of the files and no key.
@Suite("Copies of sealed pages", .timeLimit(.minutes(2)))
struct SealedPagesCopyTests {
  /// The files' contents after each of many commits and checkpoints, over several groups of tags that come
  /// and go.
  private static let versions = Result { try makeVersions() }

  private static func makeVersions() throws -> [SealedFiles.Content] {
    let files = try SealedFiles()
    let database = try SealedDatabase(files.database, creating: true, cachedPages: 10)
    // The log is in its first transaction.
    try database.run("BEGIN; INSERT INTO word (text) VALUES (hex(zeroblob(60000)))")
    var versions = [try files.content()]
    try database.run("COMMIT")
    for round in 1...24 {
      try database.add("orchid")
      if round.isMultiple(of: 8) {
        try database.run(
          """
          WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
          INSERT INTO word (text) SELECT hex(zeroblob(1900)) FROM n
          """
        )
      }
      if round.isMultiple(of: 13) {
        try database.run("DELETE FROM word WHERE id % 20 > 0")
        try database.run("VACUUM")
      }
      versions.append(try files.content())
      if round.isMultiple(of: 2) { try database.checkpoint() }
      if round.isMultiple(of: 5) { try database.run("PRAGMA wal_checkpoint(TRUNCATE)") }
      versions.append(try files.content())
    }
    return versions
  }

  /// All that is not the caller's, in words of eight bytes: tags begin at a multiple of these, in pages and
  /// in frames alike.
  private func words(_ content: SealedFiles.Content) -> [UInt64] {
    [content.database.dropFirst(SealedFiles.roots), content.log].flatMap { bytes in
      bytes.withUnsafeBytes { bytes in
        (0..<bytes.count / 8).map {
          bytes.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self)
        }
      }
    }
  }

  @Test("have nothing twice: no place that was not written, no tag of a page beside it")
  func nothingTwice() throws {
    for (index, version) in try Self.versions.get().enumerated() where index % 5 == 0 {
      let words = words(version)
      #expect(Set(words).count == words.count, "version \(index)")
    }
  }

  @Test("have all values of bytes alike")
  func histogram() throws {
    for (index, version) in try Self.versions.get().enumerated() where index % 5 == 0 {
      for bytes in [version.database.dropFirst(SealedFiles.roots), version.log] {
        var counts = [Double](repeating: 0, count: 256)
        for byte in bytes { counts[Int(byte)] += 1 }
        let expected = Double(bytes.count) / 256
        let chi = counts.reduce(0) { $0 + ($1 - expected) * ($1 - expected) / expected }
        // 255 degrees of freedom: eight deviations of 22.6 from the mean.
        #expect(chi < 440, "version \(index)")
      }
    }
  }

  @Test("of two days have each record as it was, or nothing of it")
  func changes() throws {
    let versions = try Self.versions.get()
    var changed = 0
    for (index, version) in versions.enumerated() {
      for later in versions[(index + 1)...].prefix(8) {
        let records = SealedFiles.records(of: version)
        for (bytes, other, places) in [
          (version.database, later.database, records.database),
          (version.log, later.log, records.log),
        ] {
          for place in places where place.upperBound <= min(bytes.count, other.count) {
            guard bytes[place] != other[place] else { continue }
            changed += 1
            // By chance 16 of 4096 bytes are the same, and no six of them in a row.
            let same = zip(bytes[place], other[place]).map(==)
            #expect(same.count { $0 } < 64, "version \(index) at \(place)")
            let longest = same.split(separator: false).map(\.count).max() ?? 0
            #expect(longest < 6, "version \(index) at \(place)")
          }
        }
      }
    }
    #expect(changed > 1000)
  }

  @Test("of many databases under one key with the same words have no byte in common")
  func manyDatabases() throws {
    let contents = try (0..<50).map { _ in
      let files = try SealedFiles()
      let database = try SealedDatabase(files.database, creating: true)
      try database.add("orchid")
      try database.checkpoint()
      try database.add("teapot")
      return try files.content()
    }
    for (bytes, first) in [
      (contents.map(\.database), SealedFiles.roots), (contents.map(\.log), 0),
    ] {
      #expect(Set(bytes.map(\.count)).count == 1)
      // Some 45 of 50 random bytes are different; 25 or fewer never are.
      let telling = (first..<bytes[0].count).filter { place in
        Set(bytes.map { $0[place] }).count <= 25
      }
      #expect(telling == [])
    }
  }
}
