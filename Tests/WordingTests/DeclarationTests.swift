import Foundation
import Testing

@testable import Wording

/// Phrases against the files they are declared in and the code that says them.
@Suite("Declarations of phrases")
struct DeclarationTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// What the script that makes the words says.
  ///
  /// - Returns: its output without the last line feed, and its exit status.
  private func makeWords(_ option: String) throws -> (output: String, status: Int32) {
    let python = Process()
    python.executableURL = URL(filePath: "/usr/bin/env")
    python.arguments = ["python3", "Tests/Scripts/make_words.py", option]
    python.currentDirectoryURL = Self.root
    let pipe = Pipe()
    python.standardOutput = pipe
    try python.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    python.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self)
    return (text.trimmingCharacters(in: .newlines), python.terminationStatus)
  }

  @Test("what is generated is what the script makes of the PO files")
  func isUpToDate() throws {
    #expect(try makeWords("--check").status == 0, "make words")
  }

  @Test("every language has words for everything")
  func isComplete() throws {
    let (missing, status) = try makeWords("--complete")
    #expect(missing == "", "translate these in po")
    #expect(status == 0)
  }

  @Test("every phrase is said somewhere, and everything that can be counted is counted")
  func areUsed() throws {
    // The manual pages are made by tests, in all languages.
    let folders = ["Sources", "Tests/ManualTests"].map { Self.root.appending(path: $0) }
    let files = folders.flatMap { folder in
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        .map { $0.compactMap { $0 as? URL } } ?? []
    }
    #expect(!files.isEmpty)
    var names: Set<Substring> = []
    for file in files
    where file.pathExtension == "swift"
      && file.deletingLastPathComponent().lastPathComponent != "Generated"
    {
      let text = try String(contentsOf: file, encoding: .utf8)
      for part in text.split(separator: ".").dropFirst() {
        names.insert(part.prefix { $0.isLetter || $0.isNumber })
      }
    }
    for phrase in Phrase.ID.allCases {
      #expect(names.contains("\(phrase)"), "\(phrase)")
    }
    for countable in Countable.allCases {
      #expect(names.contains("\(countable)"), "\(countable)")
    }
  }
}
