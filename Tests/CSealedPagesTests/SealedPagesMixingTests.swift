import CSealedPages
import Foundation
import TestSupport
import Testing

/// Files of two moments, put together in all ways.
@Suite("Sealed pages of two moments", .timeLimit(.minutes(5)))
struct SealedPagesMixingTests {
  /// The files' contents at a moment, and the words to be read then.
  private struct Moment {
    let content: SealedFiles.Content
    let words: [String]
  }

  private let files: SealedFiles

  init() throws { files = try SealedFiles() }

  /// A log that grows, is written back, begins anew, and is written back again.
  private func moments() throws -> [Moment] {
    var moments: [Moment] = []
    func keep(_ words: [String]) throws {
      moments.append(Moment(content: try files.content(), words: words))
    }
    let database = try SealedDatabase(files.database, creating: true)
    try database.add("orchid")
    try keep(["orchid"])
    try database.add("teapot")
    try keep(["orchid", "teapot"])
    try database.checkpoint()
    try keep(["orchid", "teapot"])
    try database.run("UPDATE word SET text = 'walrus' WHERE id = 1")
    try keep(["walrus", "teapot"])
    try database.run("CREATE INDEX by_text ON word (text)")
    try keep(["walrus", "teapot"])
    try database.checkpoint()
    try keep(["walrus", "teapot"])
    try database.run("DELETE FROM word WHERE id = 2")
    try keep(["walrus"])
    return moments
  }

  /// The words that are read, or nil if damage is told. Everything is looked at.
  private func read(_ content: SealedFiles.Content, _ what: String) throws -> [String]? {
    try files.put(content)
    do {
      let database = try SealedDatabase(files.database)
      let words = try database.texts()
      guard try database.fault() == nil else { return nil }
      return words
    } catch let failure as SealedDatabase.Failure {
      #expect(failure.code == sealedIOError, "\(what): \(failure)")
      #expect(failure.damage != SEALED_PAGES_WHOLE, "\(what)")
      return nil
    }
  }

  @Test("are damage as a whole, or a whole earlier moment where nothing was written back since")
  func wholeFiles() throws {
    let moments = try moments()
    // Between these the database itself was not written, so that its log may be that of either.
    let unwritten = [[0, 1], [2], [3, 4], [5], [6]]
    var told = 0
    for (i, database) in moments.enumerated() {
      for (j, log) in moments.enumerated() where i != j {
        let what = "database \(i), log \(j)"
        let mixed = SealedFiles.Content(database: database.content.database, log: log.content.log)
        let words = try read(mixed, what)
        if words == nil { told += 1 }
        let isUnwritten = unwritten.contains { $0.contains(i) && $0.contains(j) }
        let isSame = database.content.log == log.content.log
        // The log of right before a checkpoint, and of right after it, hold the same.
        if isUnwritten || isSame { #expect(words == log.words, "\(what)") }
        if let words { #expect([database.words, log.words].contains(words), "\(what)") }
      }
    }
    #expect(told > 20)
  }

  @Test("are damage block by block, or what they were")
  func blocks() throws {
    let moments = try moments()
    var told = 0
    for (i, one) in moments.enumerated() {
      for (j, other) in moments.enumerated() where i != j {
        let pages = stride(from: SealedFiles.roots, to: one.content.database.count, by: 4096)
        for start in pages {
          let range = start..<start + SealedFiles.page
          guard range.upperBound <= other.content.database.count,
            one.content.database[range] != other.content.database[range]
          else { continue }
          var mixed = one.content
          mixed.database.replaceSubrange(range, with: other.content.database[range])
          let what = "block at \(start) of \(j) in \(i)"
          let words = try read(mixed, what)
          if words == nil { told += 1 }
          #expect(words == nil || words == one.words, "\(what)")
        }
        let count = (one.content.log.count - SealedFiles.frames) / SealedFiles.frame
        let frames = (0..<max(count, 0)).map { index in
          let start = SealedFiles.frames + index * SealedFiles.frame
          return start..<start + SealedFiles.frame
        }
        for range in [0..<SealedFiles.page, SealedFiles.page..<SealedFiles.frames] + frames {
          guard range.upperBound <= other.content.log.count,
            one.content.log[range] != other.content.log[range]
          else { continue }
          var mixed = one.content
          mixed.log.replaceSubrange(range, with: other.content.log[range])
          let what = "log at \(range.lowerBound) of \(j) in \(i)"
          let words = try read(mixed, what)
          if words == nil { told += 1 }
          // The record of before, with what was committed behind it.
          #expect(words == nil || words == one.words, "\(what)")
        }
      }
    }
    #expect(told > 50)
  }
}
