import Flashcards
import Foundation
import Store
import Testing

/// What Anki's own engine makes of notes, from Tests/Scripts/find_replace_fixtures.py.
struct AnkiFindReplaceTests {
  private struct Case: Decodable {
    let search: String
    let replacement: String
    let regex: Bool
    let `case`: Bool
    let field: String?
    let found: [Int]?
    let changed: [Changed]?

    var request: FindReplaceRequest {
      FindReplaceRequest(
        search,
        by: replacement,
        isExpression: regex,
        matchesCase: self.case,
        field: field
      )
    }
  }

  private struct Changed: Decodable {
    let note: Int
    let fields: [String]

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      note = try row.decode(Int.self)
      fields = try row.decode([String].self)
    }
  }

  private struct Notes: Decodable {
    let notes: [[[String]]]
  }

  private let notes: [(names: [String], fields: [String])]
  private let cases: [Case]

  init() throws {
    let url = try #require(
      Bundle.module.url(
        forResource: "anki-find-replace-26.9.3",
        withExtension: "jsonl",
        subdirectory: "Fixtures"
      )
    )
    let lines = try Data(contentsOf: url).split(separator: UInt8(ascii: "\n"))
    let decoder = JSONDecoder()
    notes = try decoder.decode(Notes.self, from: #require(lines.first)).notes.map {
      ($0[0], $0[1])
    }
    cases = try lines.dropFirst().map { try decoder.decode(Case.self, from: $0) }
  }

  /// Two texts are the same if their scalars are.
  private static func key(_ note: Int, _ fields: [String]) -> String {
    "\(note) "
      + fields.map { $0.unicodeScalars.map { String($0.value) }.joined(separator: ",") }
      .joined(separator: "|")
  }

  @Test func `The same notes change to the same texts, and the same searches are refused`() throws {
    #expect(cases.count >= 700)
    for row in cases {
      guard let replace = try? FindReplace(row.request) else {
        #expect(row.found == nil, "refused: \(row.request)")
        continue
      }
      let wanted = try #require(row.found, "not refused: \(row.request)")
      var found: [Int] = []
      var changed: [String] = []
      for (number, note) in notes.enumerated() {
        let changes = replace.changes(of: note.fields, named: note.names)
        if !changes.isEmpty { found.append(number) }
        guard changes.contains(where: \.isDifferent) else { continue }
        var fields = note.fields
        for change in changes { fields[change.field] = change.new }
        changed.append(Self.key(number, fields))
      }
      #expect(found == wanted, "\(row.request)")
      let texts = (row.changed ?? []).map { Self.key($0.note, $0.fields) }
      #expect(changed == texts, "\(row.request)")
    }
  }
}
