import Foundation
import Testing

@testable import Widgets

@Suite("Marks of rows")
struct RowMarksTests {
  @Test("mark one, all, the others and none")
  func marking() {
    var marks = RowMarks()
    marks.toggle(3)
    marks.set([5, 7], true)
    #expect(marks.count == 3 && marks.contains(5))
    marks.toggleAll([3, 5])
    #expect(marks.ids == [7])
    marks.toggleAll([3, 7])
    #expect(marks.ids == [3, 7])
    marks.invert([3, 4])
    #expect(marks.ids == [4, 7])
    marks.keep { $0 != 7 }
    #expect(marks.ids == [4])
    marks.clear()
    #expect(marks.isEmpty)
  }

  @Test(
    "come back as they were sealed",
    arguments: [
      [], [5], [1, 2, 3], [-4, 9], [1, 3, 5, 100, 101, 7_000], [.min, 0, .max],
    ] as [[Int64]]
  )
  func coding(ids: [Int64]) throws { try expectCoding(of: ids) }

  @Test("come back as they were sealed where they are all cards of a large deck")
  func codingMany() throws { try expectCoding(of: Array(1_700_000_000_000..<1_700_000_100_000)) }

  private func expectCoding(of ids: [Int64]) throws {
    let marks = RowMarks(ids)
    let sealed = try JSONEncoder().encode(marks)
    #expect(try JSONDecoder().decode(RowMarks.self, from: sealed) == marks)
    #expect(sealed.count < 200)
  }
}
