import ByteCoding
import Foundation
import Glibc
import ReaderProtocol
import TerminalHarness
import TestSupport
import Testing

@testable import ReaderClient

@Suite("The reader of packages")
struct PackageReaderTests {
  private static let fixtures = Repository.root.path + "/Tests/AnkiPackagesTests/Fixtures"
  private static let packages = [
    "latest.apkg", "legacy.apkg", "collection.colpkg", "collection-legacy.colpkg",
    "words-only.apkg",
  ]

  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func reader(_ mode: ReaderModeName) throws -> PackageReader {
    try PackageReader(
      ReaderProgram(path: try BuiltProduct.path("cardcase-reader")),
      mode,
      scratchDirectory: directory.path,
      isTraceable: true
    )
  }

  private func records(of path: String) throws -> [PackageRecord] {
    let descriptor = open(path, O_RDONLY)
    defer { close(descriptor) }
    var records: [PackageRecord] = []
    try reader(.packageIn).read(descriptor) { records.append($0) }
    return records
  }

  private func write(_ records: [PackageRecord]) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try reader(.packageOut).write({ try records.forEach($0) }, { bytes += $0 })
    return bytes
  }

  private func file(_ bytes: [UInt8]) throws -> String {
    let path = "\(directory.path)/package"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test("reads and writes those of every version, shut in as it is", arguments: packages)
  func exchange(_ name: String) throws {
    let records = try records(of: "\(Self.fixtures)/\(name)")
    guard case .end(let counts) = records.last else {
      Issue.record("no end")
      return
    }
    #expect(counts.notes > 10)
    let again = try self.records(of: file(write(records)))
    let kinds: (PackageRecord) -> Bool = {
      switch $0 {
      case .note, .card, .answer: true
      default: false
      }
    }
    #expect(again.filter(kinds) == records.filter(kinds))
  }

  @Test("leaves nothing in the directory in which it works")
  func scratch() throws {
    _ = try records(of: "\(Self.fixtures)/latest.apkg")
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).isEmpty)
  }

  @Test("says what is wrong with one that can't be read")
  func damaged() throws {
    let whole = Array(try Data(contentsOf: URL(fileURLWithPath: "\(Self.fixtures)/latest.apkg")))
    for bytes in [[], Array("no package".utf8), Array(whole.prefix(whole.count / 2))] {
      #expect(throws: PackageTransferFailure.self) { try records(of: file(bytes)) }
    }
  }

  @Test("refuses to work where it can't have files without a name")
  func noScratch() throws {
    #expect(
      throws: ReaderFailure.refused(ReaderRefusal(.scratchFiles, code: ENOENT))
    ) {
      try PackageReader(
        ReaderProgram(path: try BuiltProduct.path("cardcase-reader")),
        .packageIn,
        scratchDirectory: "/nowhere"
      )
    }
  }

  private func hostile(_ reader: HostileReader, _ mode: ReaderModeName) throws -> PackageReader {
    try PackageReader(reader.program, mode, scratchDirectory: "", isTraceable: true)
  }

  @Test("takes no more records of a package than can come of it")
  func flood() throws {
    var writer = ByteWriter()
    writer.write(.media(PackageMedia(name: String(repeating: "x", count: 10_000))))
    let descriptor = open(try file(writer.bytes), O_RDONLY)
    defer { close(descriptor) }
    let program = try HostileReader("floods")
    let reading = try hostile(program, .packageIn)
    reading.leastAllowance = 1 << 20
    var count = 0
    #expect(throws: ReaderFailure.tooMuch) { try reading.read(descriptor) { _ in count += 1 } }
    // A megabyte, and 400 times the package.
    #expect((300..<510).contains(count))
    let writing = try hostile(program, .packageOut)
    writing.leastAllowance = 1 << 20
    var size = 0
    #expect(throws: ReaderFailure.tooMuch) {
      try writing.write({ try $0(.end(PackageCounts())) }, { size += $0.count })
    }
    #expect(size < 2 << 20)
  }

  @Test("is given up where it says nothing more")
  func silence() throws {
    let descriptor = open("/dev/null", O_RDONLY)
    defer { close(descriptor) }
    let program = try HostileReader("is-silent")
    let reader = try hostile(program, .packageIn)
    reader.patience = .milliseconds(20)
    #expect(throws: ReaderFailure.tooSlow) { try reader.read(descriptor) { _ in } }
  }

  @Test("has failed where it gives a package without bytes")
  func nothing() throws {
    let program = try HostileReader("gives-nothing")
    #expect(throws: ReaderFailure.broken) {
      try hostile(program, .packageOut).write({ try $0(.end(PackageCounts())) }) { _ in }
    }
  }

  @Test("ends a reading at once when it is killed")
  func killed() throws {
    let reader = try reader(.packageIn)
    let handle = reader.handle
    let file = try file(Array(repeating: 0, count: 1 << 20))
    let descriptor = open(file, O_RDONLY)
    defer { close(descriptor) }
    #expect(throws: ReaderFailure.broken) {
      try reader.read(descriptor, progress: { _ in handle.kill() }) { _ in }
    }
  }
}
