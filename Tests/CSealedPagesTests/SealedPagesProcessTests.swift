import CSQLite
import CSealedPages
import Foundation
import Synchronization
import TestSupport
import Testing

/// A database that a process of its own writes to.
@Suite("Sealed pages of another process", .timeLimit(.minutes(10)))
struct SealedPagesProcessTests {
  /// The process, and what it said of its transactions.
  private final class Writer {
    private let process = Process()
    private let output = Pipe()
    private var rest = Data()
    /// The transaction that was committed last, and the one after it if that was about to be.
    private(set) var allowed: Set<Int> = []

    init(_ path: String, seed: Int) throws {
      process.executableURL = try Tool.url("pages-writer")
      process.arguments = [path, String(seed)]
      process.standardOutput = output
      try process.run()
    }

    /// Waits until it has said so many lines more.
    func read(lines: Int) {
      var left = lines
      while left > 0, take(output.fileHandleForReading.availableData, &left) {}
    }

    /// Kills it, and reads what it had said by then. True if that was what ended it.
    func kill() -> Bool {
      Glibc.kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      var left = 0
      while take(output.fileHandleForReading.availableData, &left) {}
      return process.terminationReason == .uncaughtSignal
    }

    /// False at the end.
    private func take(_ data: Data, _ left: inout Int) -> Bool {
      guard !data.isEmpty else { return false }
      rest += data
      while let end = rest.firstIndex(of: 0x0A) {
        let words = String(decoding: rest[rest.startIndex..<end], as: UTF8.self).split(
          separator: " "
        )
        rest = Data(rest[(end + 1)...])
        left -= 1
        guard words.count == 2, let count = Int(words[1]) else { continue }
        allowed = words[0] == "done" ? [count] : [count - 1, count]
      }
      return true
    }
  }

  private func make(_ files: SealedFiles) throws {
    try SealedDatabase(files.database, creating: true).add("0")
  }

  private func count(_ database: SealedDatabase) throws -> Int? {
    #expect(try database.fault() == nil)
    return try database.texts("SELECT text FROM word WHERE id = 1").first.flatMap { Int($0) }
  }

  @Test("have all that was committed, wherever it was killed")
  func killed() throws {
    let files = try SealedFiles()
    try make(files)
    var generator = SeededGenerator(seed: 7)
    for round in 0..<(Thoroughness.isThorough ? 300 : 40) {
      let writer = try Writer(files.database, seed: round)
      writer.read(lines: .random(in: 1...12, using: &generator))
      #expect(writer.kill())
      let found = try count(SealedDatabase(files.database))
      #expect(
        found.map(writer.allowed.contains) == true,
        "round \(round): \(String(describing: found))"
      )
    }
  }

  @Test("are copied whole without a key while it writes")
  func copied() throws {
    let files = try SealedFiles()
    try make(files)
    let writer = try Writer(files.database, seed: 3)
    writer.read(lines: 1)
    for round in 0..<60 {
      let copy = try SealedFiles()
      try copyAside(files, to: copy)
      let least = writer.allowed.min() ?? 0
      let found = try count(SealedDatabase(copy.database))
      #expect((found ?? -1) >= least, "round \(round)")
      writer.read(lines: 2)
    }
    #expect(writer.kill())
  }

  private func copyAside(_ files: SealedFiles, to copy: SealedFiles) throws {
    let targets = [copy.database, copy.log].map { (path: String) in
      open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    }
    defer { for target in targets { close(target) } }
    #expect(sealed_pages_copy(files.database, targets[0], targets[1]) == 0)
  }

  @Test(
    "are busy while another process has them open, never damaged, and as that left them afterwards"
  )
  func busy() throws {
    let files = try SealedFiles()
    try make(files)
    let writer = try Writer(files.database, seed: 5)
    writer.read(lines: 1)
    // Open before that writes, but nothing was read yet.
    let early = try SealedDatabase(unread: files.database)
    let busy = SealedDatabase.Failure(code: SQLITE_BUSY, damage: SEALED_PAGES_WHOLE, number: 0)
    for _ in 0..<200 {
      #expect(throws: busy) { try early.texts("SELECT text FROM word WHERE id = 1") }
      writer.read(lines: 1)
    }
    #expect(writer.kill())
    #expect(try count(early).map(writer.allowed.contains) == true)
    try early.run("UPDATE word SET text = '7' WHERE id = 1")
    try early.checkpoint()
    #expect(try count(early) == 7)
  }

  @Test("are copied by the process itself between two transactions")
  func copiedByItself() throws {
    let files = try SealedFiles()
    let copy = try SealedFiles()
    let database = try SealedDatabase(files.database, creating: true)
    try database.add("orchid")
    try database.checkpoint()
    try database.add("teapot")
    try copyAside(files, to: copy)
    try database.add("walrus")
    #expect(try SealedDatabase(copy.database).texts() == ["orchid", "teapot"])
    #expect(try database.texts() == ["orchid", "teapot", "walrus"])
  }

  @Test("hold a checkpoint up while this process copies them, by another thread")
  func copiedBesideACheckpoint() throws {
    let files = try SealedFiles()
    let database = try SealedDatabase(files.database, creating: true)
    try database.run(
      """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
      INSERT INTO word (text) SELECT hex(randomblob(900)) FROM n
      """
    )
    try database.checkpoint()
    try database.run("UPDATE word SET text = text || 'x'")
    let copy = try SealedFiles()
    // A pipe takes 64 KiB, and then the copy waits for its reader.
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let (path, source, target) = (files.database, ends[0], ends[1])
    defer { close(source) }
    let log = open(copy.log, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    Thread.detachNewThread {
      #expect(sealed_pages_copy(path, target, log) == 0)
      close(log)
      close(target)
    }
    let first = try #require(try FileHandle(fileDescriptor: source).read(upToCount: 1000))
    let rest = Mutex(Data())
    let hasEnded = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      usleep(300_000)
      let data = FileHandle(fileDescriptor: source).readDataToEndOfFile()
      rest.withLock { $0 = data }
      hasEnded.signal()
    }
    let waiting = try ContinuousClock().measure { try database.checkpoint() }
    #expect(waiting > .milliseconds(200))
    try database.run("UPDATE word SET text = text || 'y'")
    hasEnded.wait()
    try (first + rest.withLock { $0 }).write(to: URL(fileURLWithPath: copy.database))
    let copied = try SealedDatabase(copy.database)
    #expect(try copied.fault() == nil)
    #expect(try copied.texts("SELECT DISTINCT substr(text, 1801) FROM word") == ["x"])
  }
}
