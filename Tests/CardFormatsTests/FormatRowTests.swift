import Foundation
import Testing
import Wording

@testable import CardFormats

/// Every row of the registry, by the file in `Fixtures/Formats` that is named after its type.
@Suite("Every card format")
struct FormatRowTests {
  /// A row and its fixture.
  struct Sample: CustomTestStringConvertible {
    let row: CardFormatRegistry.Row
    let bytes: [UInt8]

    var testDescription: String { FormatRowTests.name(of: row.format) }
  }

  private static let folder = Bundle.module.bundleURL.appendingPathComponent("Fixtures/Formats")

  private static func name(of format: any CardFormat) -> String { "\(type(of: format))" }

  /// The fixtures there are, by their names without the ending.
  private static func fixtures() throws -> [String: URL] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return Dictionary(
      files.map { ($0.deletingPathExtension().lastPathComponent, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  static let samples: [Sample] = CardFormatRegistry.rows.compactMap { row in
    // A row without one fails the test of fixtures.
    guard let file = try? fixtures()[name(of: row.format)], let data = try? Data(contentsOf: file)
    else { return nil }
    return Sample(row: row, bytes: Array(data))
  }

  @Test("has one row and a fixture, and each fixture has a row")
  func fixtures() throws {
    let names = CardFormatRegistry.rows.map { Self.name(of: $0.format) }
    #expect(Set(names).count == names.count)
    #expect(try Set(Self.fixtures().keys) == Set(names))
  }

  @Test("recognises its file, which no other recognises", arguments: samples)
  func recognition(sample: Sample) throws {
    let found = try sample.bytes.withUnsafeBytes { bytes in
      let content = try CardFileContent(bytes)
      return try CardFormatRegistry.rows.filter { try $0.format.recognizes(content) }
    }
    #expect(found.map { Self.name(of: $0.format) } == [sample.testDescription])
  }

  @Test(
    "is read with at least one card, or explained in a sentence with the path",
    arguments: samples
  )
  func use(sample: Sample) throws {
    switch sample.row {
    case .readable(let format):
      let read = try ParsedCards(sample.bytes)
      #expect(try Self.name(of: #require(read.format)) == Self.name(of: format))
      #expect(!read.cards.isEmpty)
    case .explained(let format):
      #expect(throws: CardFileFailure.explained(ExplainedCardFile(format))) {
        try ParsedCards(sample.bytes)
      }
    }
  }

  @Test("has words of its own")
  func words() {
    let wording = Wording()
    let words = CardFormatRegistry.rows.map { row in
      switch row {
      case .readable(let format): wording(format.name)
      case .explained(let format): wording(format.explanation(path: "/a/file"))
      }
    }
    #expect(Set(words).count == words.count)
    for (row, text) in zip(CardFormatRegistry.rows, words) {
      if case .explained = row { #expect(text.contains("/a/file")) }
      #expect(text.contains(" ") && !text.contains("{"))
    }
  }

  @Test("bears any change of its file", arguments: samples)
  func hostile(sample: Sample) {
    var random = SystemRandomNumberGenerator()
    for length in stride(from: 0, to: sample.bytes.count, by: 11) {
      _ = try? ParsedCards(Array(sample.bytes.prefix(length)))
    }
    for _ in 0..<300 {
      var bytes = sample.bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      _ = try? ParsedCards(bytes)
    }
  }

  @Test("that cards are exported in is read, too")
  func export() {
    let name = Self.name(of: CardFormatRegistry.exportFormat)
    #expect(CardFormatRegistry.rows.contains { Self.name(of: $0.format) == name })
  }
}
