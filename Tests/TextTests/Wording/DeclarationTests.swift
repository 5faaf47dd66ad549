import Foundation
import TestSupport
import Testing

@testable import Wording

/// Phrases against the files they are declared in and the code that says them.
@Suite("Declarations of phrases")
struct DeclarationTests {
  private static let root = Repository.root

  @Test("every language has words for everything", arguments: Language.all.map(\.code))
  func isComplete(code: String) throws {
    let language = try #require(Language.all.first { $0.code == code })
    let missing =
      Phrase.ID.allCases.filter { language.sentence($0, 1) == nil }.map { "\($0)" }
    #expect(missing == [], "translate these in po")
  }

  @Test("every phrase is said somewhere")
  func areUsed() throws {
    // The manual pages are made by tests, in all languages.
    let folders = ["Sources", "Tests/DocumentationTests/Manual"].map {
      Self.root.appending(path: $0)
    }
    let files = folders.flatMap { folder in
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        .map { $0.compactMap { $0 as? URL } } ?? []
    }
    #expect(!files.isEmpty)
    var names: Set<Substring> = []
    for file in files
    where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for part in text.split(separator: ".").dropFirst() {
        names.insert(part.prefix { $0.isLetter || $0.isNumber })
      }
    }
    for phrase in Phrase.ID.allCases {
      #expect(names.contains("\(phrase)"), "\(phrase)")
    }
  }
}
