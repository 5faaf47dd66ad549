import CSQLite
import CSealedPages
import Foundation
import TestSupport
import Testing

/// Changes to the files by somebody who can write them and has no key.
@Suite("Sealed pages that were changed")
struct SealedPagesDamageTests {
  private let files: SealedFiles

  init() throws { files = try SealedFiles() }

  /// Reads everything. Throws what was found wrong.
  private func read() throws -> [String] {
    let database = try SealedDatabase(files.database)
    #expect(try database.fault() == nil)
    return try database.texts()
  }

  private func expectDamage(
    _ damage: sealed_pages_damage,
    _ number: UInt32 = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      throws: SealedDatabase.Failure(code: sealedIOError, damage: damage, number: number),
      sourceLocation: sourceLocation
    ) { try read() }
  }

  /// Words in pages, and more of them in a log behind a checkpoint.
  private func fill() throws -> [String] {
    let database = try SealedDatabase(files.database, creating: true)
    try database.add("orchid", "teapot")
    try database.checkpoint()
    try database.add("walrus")
    try database.run("CREATE INDEX by_text ON word (text)")
    return try database.texts()
  }

  @Test("are told, or nothing of what they hold is lost, whichever byte it was")
  func flippedBytes() throws {
    let words = try fill()
    let whole = try files.content()
    var told = 0
    let step = Thoroughness.isThorough ? 1 : 23
    // What is between the two places of a root or of tags and the next is never read.
    for place in stride(from: SealedFiles.roots, to: whole.database.count, by: step) {
      var changed = whole
      changed.database[place] ^= 0x20
      try files.put(changed)
      if try isTold(words, "byte \(place) of the database") { told += 1 }
    }
    for place in stride(from: 0, to: whole.log.count, by: step) {
      var changed = whole
      changed.log[place] ^= 0x20
      try files.put(changed)
      if try isTold(words, "byte \(place) of the log") { told += 1 }
    }
    #expect(told > 100)
    try files.put(whole)
    #expect(try read() == words)
  }

  private func isTold(_ words: [String], _ what: String) throws -> Bool {
    do {
      #expect(try read() == words, "\(what)")
      return false
    } catch let failure as SealedDatabase.Failure {
      #expect(failure.code == sealedIOError, "\(what)")
      #expect(failure.damage != SEALED_PAGES_WHOLE, "\(what)")
      return true
    }
  }

  @Test("name a page and a frame that was changed")
  func named() throws {
    _ = try fill()
    let whole = try files.content()
    var changed = whole
    changed.log[SealedFiles.frames + SealedFiles.frame + 100] ^= 1
    try files.put(changed)
    expectDamage(SEALED_PAGES_BAD_FRAME, 1)
    do {
      try files.put(whole)
      let database = try SealedDatabase(files.database)
      try database.checkpoint()
    }
    changed = try files.content()
    changed.database[SealedFiles.firstPage + SealedFiles.page + 100] ^= 1
    // Frames that were written back still hide it.
    try files.put(changed)
    #expect(try read() == ["orchid", "teapot", "walrus"])
    changed.log.removeAll()
    try files.put(changed)
    expectDamage(SEALED_PAGES_NO_LOG)
  }

  @Test("tell a page of an earlier day, alone or with its tags")
  func earlierPage() throws {
    do { try SealedDatabase(files.database, creating: true).add("orchid") }
    do { try SealedDatabase(files.database).checkpoint() }
    let earlier = try files.content()
    do {
      let database = try SealedDatabase(files.database)
      try database.run("UPDATE word SET text = 'teapot'")
      try database.checkpoint()
      // A log that begins anew, so that no frame hides the pages.
      try database.run("CREATE TABLE other (id INTEGER PRIMARY KEY)")
      try database.checkpoint()
      try database.run("INSERT INTO other VALUES (1)")
    }
    let today = try files.content()
    let second = SealedFiles.firstPage + SealedFiles.page
    var changed = today
    changed.database.replaceSubrange(
      second..<second + SealedFiles.page,
      with: earlier.database[second..<second + SealedFiles.page]
    )
    try files.put(changed)
    expectDamage(SEALED_PAGES_BAD_PAGE, 2)

    changed.database.replaceSubrange(
      SealedFiles.groups..<SealedFiles.firstPage,
      with: earlier.database[SealedFiles.groups..<SealedFiles.firstPage]
    )
    try files.put(changed)
    expectDamage(SEALED_PAGES_BAD_ROOT)

    changed.database = earlier.database
    try files.put(changed)
    expectDamage(SEALED_PAGES_BAD_LOG)
  }

  @Test("tell pages that changed places")
  func exchangedPages() throws {
    do { try SealedDatabase(files.database, creating: true).add("orchid") }
    do {
      let database = try SealedDatabase(files.database)
      try database.checkpoint()
      try database.run("CREATE TABLE other (id INTEGER PRIMARY KEY)")
      try database.checkpoint()
    }
    var content = try files.content()
    let first = SealedFiles.firstPage
    let pages = (0..<3).map { first + $0 * SealedFiles.page }
    let second = content.database[pages[1]..<pages[1] + SealedFiles.page]
    let third = content.database[pages[2]..<pages[2] + SealedFiles.page]
    content.database.replaceSubrange(pages[1]..<pages[1] + SealedFiles.page, with: third)
    content.database.replaceSubrange(pages[2]..<pages[2] + SealedFiles.page, with: second)
    // Frames of pages that were written back hide them; without the log it is missing.
    try FileManager.default.removeItem(atPath: files.log)
    try content.database.write(to: URL(fileURLWithPath: files.database))
    expectDamage(SEALED_PAGES_NO_LOG)
  }

  @Test("tell a log that is missing, cut, or of an earlier day")
  func otherLogs() throws {
    do { try SealedDatabase(files.database, creating: true).add("orchid") }
    let early = try files.content()
    do { try SealedDatabase(files.database).add("teapot") }
    let later = try files.content()
    let last = try committedFrames() - 1

    try FileManager.default.removeItem(atPath: files.log)
    expectDamage(SEALED_PAGES_NO_LOG)

    try files.put(.init(database: later.database, log: Data()))
    expectDamage(SEALED_PAGES_NO_LOG)

    try files.put(.init(database: later.database, log: Data(count: later.log.count)))
    expectDamage(SEALED_PAGES_BAD_LOG)

    let cut = later.log.prefix(SealedFiles.frames + last * SealedFiles.frame)
    try files.put(.init(database: later.database, log: cut))
    expectDamage(SEALED_PAGES_BAD_FRAME, UInt32(last))

    // A whole log of before, with its own record, is the file of an earlier day: nothing within it can
    // tell that.
    try files.put(.init(database: later.database, log: early.log))
    #expect(try read() == ["orchid"])

    // Not so once the log was written back, or began anew.
    try files.put(later)
    do { try SealedDatabase(files.database).checkpoint() }
    let written = try files.content()
    try files.put(.init(database: written.database, log: early.log))
    expectDamage(SEALED_PAGES_BAD_LOG)
    try files.put(written)
    do {
      let database = try SealedDatabase(files.database)
      try database.checkpoint()
      try database.add("walrus")
    }
    let anew = try files.content()
    try files.put(.init(database: anew.database, log: written.log))
    expectDamage(SEALED_PAGES_BAD_LOG)
    try files.put(anew)
    #expect(try read() == ["orchid", "teapot", "walrus"])
  }

  @Test("need no log once it was emptied, and one that is left beside a copy does not count")
  func emptiedLog() throws {
    do {
      let database = try SealedDatabase(files.database, creating: true)
      try database.add("orchid")
      try database.emptyLog()
    }
    let emptied = try files.content()
    try FileManager.default.removeItem(atPath: files.log)
    #expect(try read() == ["orchid"])
    do { try SealedDatabase(files.database).add("teapot") }
    #expect(try read() == ["orchid", "teapot"])
    let later = try files.content()

    // The latest commit is in a log: from then on it is needed again, by whichever root is there.
    for root in [nil, 0, 1] {
      try files.put(later)
      var database = later.database
      if let root { database[SealedFiles.roots + root * SealedFiles.page + 100] ^= 1 }
      try database.write(to: URL(fileURLWithPath: files.database))
      #expect(try read() == ["orchid", "teapot"])
      try FileManager.default.removeItem(atPath: files.log)
      expectDamage(SEALED_PAGES_NO_LOG)
    }

    // A log that began upon another root is none of the database that was put in its place.
    try files.put(.init(database: emptied.database, log: later.log))
    #expect(try read() == ["orchid", "teapot"])
    do {
      let database = try SealedDatabase(files.database)
      try database.emptyLog()
      try database.add("walrus")
    }
    try files.put(.init(database: emptied.database, log: files.content().log))
    #expect(try read() == ["orchid"])
  }

  private func committedFrames() throws -> Int {
    let database = try SealedDatabase(files.database)
    _ = try database.texts()
    return Int(try database.extent().frames)
  }

  @Test("tell records that changed places")
  func exchangedRecords() throws {
    _ = try fill()
    let whole = try files.content()
    let records = SealedFiles.records(of: whole)
    let damages = [SEALED_PAGES_BAD_ROOT, SEALED_PAGES_BAD_TAGS]
    for (places, damage) in zip([records.database[0..<2], records.database[2..<4]], damages) {
      var changed = whole
      exchange(places.first!, places.last!, in: &changed.database)
      try files.put(changed)
      expectDamage(damage)
    }
    var changed = whole
    exchange(records.log[0], records.log[1], in: &changed.log)
    try files.put(changed)
    expectDamage(SEALED_PAGES_BAD_LOG)
  }

  private func exchange(_ one: Range<Int>, _ other: Range<Int>, in bytes: inout Data) {
    let moved = bytes[one]
    bytes.replaceSubrange(one, with: bytes[other])
    bytes.replaceSubrange(other, with: moved)
  }

  @Test("tell frames that changed places")
  func exchangedFrames() throws {
    do { try SealedDatabase(files.database, creating: true).add("orchid", "teapot") }
    var content = try files.content()
    let count = try committedFrames()
    #expect(count >= 2)
    let last = SealedFiles.frames + (count - 1) * SealedFiles.frame
    let earlier = last - SealedFiles.frame
    let moved = content.log[last..<last + SealedFiles.frame]
    content.log.replaceSubrange(last..<last + SealedFiles.frame, with: content.log[earlier..<last])
    content.log.replaceSubrange(earlier..<last, with: moved)
    try files.put(content)
    expectDamage(SEALED_PAGES_BAD_FRAME, UInt32(count - 2))
  }
}
