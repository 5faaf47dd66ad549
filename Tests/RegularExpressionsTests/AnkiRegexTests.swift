import Foundation
import RegularExpressions
import Testing

/// What Anki's own engine finds and replaces, from Tests/Scripts/regex_fixtures.py.
struct AnkiRegexTests {
  private struct Case: Decodable {
    let re: String?
    let w: String?
    let matches: [Int]?
    let replace: String?
    let with: String?
    let texts: [Change]?
  }

  private struct Change: Decodable, Equatable {
    let number: Int
    let text: String

    init(number: Int, text: String) {
      self.number = number
      self.text = text
    }

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      number = try row.decode(Int.self)
      text = try row.decode(String.self)
    }

    /// Two texts are the same if their scalars are.
    static func == (one: Change, other: Change) -> Bool {
      one.number == other.number && one.text.unicodeScalars.elementsEqual(other.text.unicodeScalars)
    }
  }

  private struct Texts: Decodable {
    let texts: [String]
  }

  private let texts: [String]
  private let cases: [Case]

  init() throws {
    let url = try #require(
      Bundle.module.url(
        forResource: "anki-regex-26.9.3",
        withExtension: "jsonl",
        subdirectory: "Fixtures"
      )
    )
    let lines = try Data(contentsOf: url).split(separator: UInt8(ascii: "\n"))
    let decoder = JSONDecoder()
    texts = try decoder.decode(Texts.self, from: #require(lines.first)).texts
    cases = try lines.dropFirst().map { try decoder.decode(Case.self, from: $0) }
  }

  /// The patterns that Anki takes and this engine says it does not support.
  private static let notSupported: Set<String> = ["\\<", "\\>"]

  @Test func `Searches find what Anki finds`() {
    for row in cases where row.replace == nil {
      let pattern = row.re ?? "\\b\(row.w ?? "")\\b"
      guard !Self.notSupported.contains(pattern) else {
        #expect(throws: RegularExpressionError(.notSupported, at: 0..<2)) {
          try RegularExpression(pattern, ignoringCase: true)
        }
        continue
      }
      let expression = try? RegularExpression(pattern, ignoringCase: true)
      let found = expression.map { expression in
        texts.indices.filter { expression.matches(texts[$0]) }
      }
      #expect(found == row.matches, "\(pattern)")
    }
  }

  @Test func `Replacing changes what Anki changes`() {
    for row in cases {
      guard let pattern = row.replace, let template = row.with else { continue }
      let expression = try? RegularExpression(pattern, ignoringCase: false)
      let changed = expression.map { expression in
        texts.indices.compactMap { number -> Change? in
          let change = Change(
            number: number,
            text: expression.replacing(in: texts[number], with: template).text
          )
          return change == Change(number: number, text: texts[number]) ? nil : change
        }
      }
      #expect(changed == row.texts, "\(pattern) by \(template)")
    }
  }
}
