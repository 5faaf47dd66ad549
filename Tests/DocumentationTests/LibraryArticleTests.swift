import Foundation
import TestSupport
import Testing

/// The articles of the library against the programs and tests that they quote.
@Suite("The articles of the library")
struct LibraryArticleTests {
  private static let root = Repository.root
  private static let catalogue = "Sources/Terminal/WindowLevels/WindowLevels.docc"

  /// The sources that are compiled and run, and may be quoted.
  private static let quoted = [
    "Sources/Terminal/FormExample", "Sources/Terminal/HundredLinesExample",
    "Sources/Terminal/TwoFacesExample", "Sources/Terminal/WindowLevelsExample",
    "Tests/WindowLevelsTests",
  ]

  static let articles: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: catalogue).path
    )
    // A folder that is gone is noticed by the number of articles.
    return (names ?? []).filter { $0.hasSuffix(".md") }.sorted()
  }()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test("are there")
  func count() {
    #expect(Self.articles.count >= 8)
  }

  @Test("quote code as it is compiled and run, line by line", arguments: articles)
  func quotations(article: String) throws {
    let sources = try Self.quoted.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: folder).path)
        .filter { $0.hasSuffix(".swift") }.map { try Self.text("\(folder)/\($0)") }
    }
    for block in try Self.text("\(Self.catalogue)/\(article)").matches(of: /```swift\n([^`]*)```/) {
      // OutsidePackageTests builds a package by this one.
      guard !block.1.hasPrefix("let package") else { continue }
      #expect(sources.contains { $0.contains(block.1) }, "\(block.1)")
    }
  }

  @Test("the program of a hundred lines has no more")
  func hundredLines() throws {
    let program = "Sources/Terminal/HundredLinesExample/HundredLines.swift"
    #expect(
      try Self.text(program).split(separator: "\n", omittingEmptySubsequences: false).count <= 101
    )
  }
}
