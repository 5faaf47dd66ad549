import CSealedPages
import Foundation
import TestSupport
import Testing

/// The traces of a database in the memory of a process.
@Suite("The memory of sealed pages", .timeLimit(.minutes(2)))
struct SealedPagesWipingTests {
  /// The numbers that `pages-memory` prints, by name.
  private func look(at path: String) throws -> [String: Double] {
    let process = Process()
    let output = Pipe()
    process.executableURL = try Tool.url("pages-memory")
    process.arguments = [path]
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(),
      as: UTF8.self
    )
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let pairs = text.split(separator: "\n").map { $0.split(separator: " ") }
    return Dictionary(uniqueKeysWithValues: pairs.map { (String($0[0]), Double($0[1]) ?? .nan) })
  }

  @Test(
    "is wiped by closing, in the middle of a query or a transaction, and its pages are never a child's"
  )
  func wiped() throws {
    let files = try SealedFiles()
    let said = try look(at: files.database)
    for name in ["filled", "open", "open-again"] {
      #expect(try #require(said[name]) > 1000, "\(name)")
    }
    for name in [
      "locked", "locked-again", "locked-at-work", "keys-locked", "keys-at-work", "closed",
      "closed-again",
    ] {
      #expect(said[name] == 0, "\(name)")
    }
    for name in ["left", "left-again"] { #expect(try #require(said[name]) < 1000, "\(name)") }
    #expect(said["keys-open"] == 3)
    // Of what is no page a child may have some.
    #expect(try #require(said["child"]) < 10)
    #expect(said["mappings"] == 1)
    // Registering touches no page of 32 MB, and what was used is given back.
    let sizes = try ["before", "registered", "open", "locked"].map {
      try #require(said["size-\($0)"])
    }
    #expect(sizes[1] - sizes[0] < 4000)
    #expect(sizes[3] < sizes[2] - 4000)
  }
}
