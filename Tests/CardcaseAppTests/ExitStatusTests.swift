import Foundation
import TestSupport
import Testing

@testable import Commands

@Suite("Exit statuses")
struct ExitStatusTests {
  @Test("are all in the table of docs/shell.md, and it has no other")
  func documented() throws {
    let root = Repository.root
    let text = try String(contentsOf: root.appending(path: "docs/shell.md"), encoding: .utf8)
    let rows = text.split(separator: "\n").compactMap { line -> [Int32]? in
      let cell = line.split(separator: "|").first.map { $0.split(separator: ",") } ?? []
      let numbers = cell.compactMap { Int32($0.trimmingCharacters(in: .whitespaces)) }
      return line.hasPrefix("|") && !numbers.isEmpty ? numbers : nil
    }
    #expect(rows.flatMap(\.self) == ExitStatus.allCases.map(\.rawValue).sorted())
  }
}
