import Foundation
import SearchLanguage
import TestSupport
import Testing

/// The tables in docs/searching.md against the program's own lists.
@Suite("The tables of searches")
struct SearchTableTests {
  /// A row of a table: the code in each of its cells, by the head of the column.
  private typealias TableRow = [String: [String]]

  private let rows: [TableRow]

  init() throws {
    let document = Repository.root.appending(path: "docs/searching.md")
    let lines = try String(contentsOf: document, encoding: .utf8).split(separator: "\n")
    var heads: [String] = []
    var rows: [TableRow] = []
    for (index, line) in lines.enumerated() {
      guard line.hasPrefix("|") else {
        heads = []
        continue
      }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      if heads.isEmpty {
        heads = cells
      } else if !lines[index].hasPrefix("|---") {
        let code = cells.map { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }
        rows.append(TableRow(zip(heads, code)) { first, _ in first })
      }
    }
    self.rows = rows
  }

  /// The code in a column of all tables that have it.
  private func code(_ head: String) -> [String] { rows.flatMap { $0[head] ?? [] } }

  @Test("have each key once, and nothing else as a key")
  func keys() {
    #expect(code("key").sorted() == SearchKey.allCases.map(\.written).sorted())
  }

  @Test("have the examples of each key in its row", arguments: SearchKey.allCases)
  func examples(key: SearchKey) throws {
    let row = try #require(rows.first { $0["key"]?.contains(key.written) == true })
    for example in key.examples { #expect(row["search"]?.contains(example) == true, "\(example)") }
  }

  @Test("have each state once, and each property once with a search for it")
  func statesAndProperties() {
    let states = rows.filter { $0["finds cards that"] != nil }.flatMap { $0["search"] ?? [] }
    #expect(states.sorted() == SearchState.allCases.map { "is:" + $0.rawValue }.sorted())
    let properties = SearchPropertyName.allCases.map(\.rawValue)
    #expect(code("property").sorted() == properties.sorted())
    for property in properties {
      let row = rows.first { $0["property"]?.contains(property) == true }
      #expect(row?["search"]?.contains { $0.hasPrefix("prop:" + property) } == true, "\(property)")
    }
  }

  @Test("show searches that are understood, with keys or fields that are meant")
  func searches() throws {
    let searches = code("search")
    #expect(searches.count > 70)
    for search in searches {
      let hints = try SearchParser.parse(search).unknownKeyHints
      #expect(hints.isEmpty, "\(search)")
    }
  }
}
