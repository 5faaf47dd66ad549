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

  /// The tests there are, each as the index names it.
  private func tests() throws -> Set<String> {
    let folder = root.appending(path: "Tests").path
    let files = try #require(FileManager.default.enumerator(atPath: folder)).compactMap {
      $0 as? String
    }
    let declaration = /^(?:final )?(?:struct|class) (\w+)|@Test\(\s*"((?:[^"\\]|\\.)*)"/
      .anchorsMatchLineEndings()
    var tests: Set<String> = []
    for file in files where file.hasSuffix(".swift") {
      let target = file.prefix { $0 != "/" }
      guard target.hasSuffix("Tests") else { continue }
      var suite: Substring = ""
      for match in try text("Tests/\(file)").matches(of: declaration) {
        suite = match.1 ?? suite
        if let name = match.2 { tests.insert("`\(target)/\(suite)` \"\(name)\"") }
      }
    }
    return tests
  }

  @Test("has each of the 62 once, in order, with a test or a line on why there is none")
  func complete() throws {
    let rows = try rows()
    #expect(rows.map(\.case) == Array(1...62))
    #expect(rows.allSatisfy { $0.references.contains("\"") })
  }

  @Test("names no test that is not there")
  func named() throws {
    let tests = try tests()
    #expect(tests.count > 800)
    for row in try rows() {
      for reference in row.references.matches(of: /`\w+\/\w+` "[^"]*"/) {
        #expect(tests.contains(String(reference.output)), "case \(row.case)")
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
