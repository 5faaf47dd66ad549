import Foundation
import TestSupport
import Testing

/// The table in docs/testing.md of the cases that a lock must survive.
@Suite("The index of cases")
struct CaseIndexTests {
  private let root = Repository.root

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The rows of the table by the number of their case.
  private func rows() throws -> [(case: Int, references: String)] {
    try text("docs/testing.md").split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("|"), cells.count == 3, let number = Int(cells[0]) else { return nil }
      return (number, cells[2])
    }
  }

  @Test("has each of the 62 once, in order, with a test or a line on why there is none")
  func complete() throws {
    let rows = try rows()
    #expect(rows.map(\.case) == Array(1...62))
    #expect(rows.allSatisfy { $0.references.contains("\"") })
  }

  @Test("names no test that is not there")
  func named() throws {
    let tests = try TestIndex().names
    #expect(tests.count > 800)
    for row in try rows() {
      for name in TestIndex.named(in: row.references) {
        #expect(tests.contains(name), "case \(row.case)")
      }
    }
  }

  @Test("quotes docs/security.md as it stands")
  func quoted() throws {
    let security = try text("docs/security.md")
    for row in try rows() {
      for quotation in row.references.matches(of: /security\.md: "([^"]*)"/) {
        #expect(security.contains(quotation.1), "case \(row.case)")
      }
    }
  }

  @Test("has nothing in its last column but those")
  func nothingElse() throws {
    for row in try rows() {
      let rest = row.references.replacing(/`\w+\/\w+` "[^"]*"|security\.md: "[^"]*"|<br>/, with: "")
      #expect(rest.isEmpty, "case \(row.case)")
    }
  }
}
