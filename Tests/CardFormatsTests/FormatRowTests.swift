import Foundation
import PaymentCards
import ReaderProtocol
import Testing

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

  @Test("is read with at least one card, asks for a password, or is explained", arguments: samples)
  func use(sample: Sample) throws {
    let name = sample.row.format.name
    switch sample.row {
    case .readable:
      let read = try ParsedCards(sample.bytes)
      #expect(read.format == name)
      #expect(!read.cards.isEmpty)
    case .encrypted:
      #expect(throws: CardFileFailure.needsPassword(name)) { try ParsedCards(sample.bytes) }
    case .explained:
      #expect(throws: CardFileFailure.explained(name)) { try ParsedCards(sample.bytes) }
    }
  }

  @Test("is read as the format that is chosen, and as no other", arguments: samples)
  func choice(sample: Sample) throws {
    let name = sample.row.format.name
    for chosen in CardFormatName.allCases where chosen != name {
      #expect(throws: CardFileFailure.otherFormat(chosen)) {
        try ParsedCards(sample.bytes, as: chosen)
      }
    }
    switch sample.row {
    case .readable: #expect(try !ParsedCards(sample.bytes, as: name).cards.isEmpty)
    case .encrypted:
      #expect(throws: CardFileFailure.needsPassword(name)) {
        try ParsedCards(sample.bytes, as: name)
      }
    case .explained:
      #expect(throws: CardFileFailure.explained(name)) { try ParsedCards(sample.bytes, as: name) }
    }
  }

  @Test("has a name of its own, and can be chosen unless it is explained")
  func names() {
    let names = CardFormatRegistry.rows.map(\.format.name)
    #expect(Set(names).count == names.count)
    let explained = CardFormatRegistry.rows.filter {
      if case .explained = $0 { true } else { false }
    }
    #expect(
      Set(CardFormatName.readable) == Set(names).subtracting(explained.map(\.format.name))
    )
  }

  @Test("bears any change of its file", arguments: samples)
  func hostile(sample: Sample) {
    var random = SystemRandomNumberGenerator()
    for length in stride(from: 0, to: sample.bytes.count, by: max(11, sample.bytes.count / 150)) {
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
    for format in CardFormatRegistry.exports {
      #expect(CardFormatRegistry.rows.contains { $0.format.name == format.name })
    }
  }
}
