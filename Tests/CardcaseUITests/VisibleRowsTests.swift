import Testing
import Widgets
import WindowLevels

@Suite("Visible rows")
struct VisibleRowsTests {
  @Test(
    "They begin where they are to, and end with the last row",
    arguments: [
      (0, 10, 4, 0..<4), (3, 10, 4, 3..<7), (6, 10, 4, 6..<10), (9, 10, 4, 6..<10),
      (-5, 10, 4, 0..<4), (2, 3, 4, 0..<3), (0, 0, 4, 0..<0), (1_000_000, 5, 2, 3..<5),
      (2, 5, 0, 2..<2), (2, 5, -1, 2..<2),
    ]
  )
  func from(_ first: Int, _ count: Int, _ height: Int, _ expected: Range<Int>) {
    #expect(VisibleRows(from: first, of: count, height: height).range == expected)
  }

  @Test("A row that they are around is one of them, in the middle where it can be")
  func around() {
    for count in 1...9 {
      for height in 1...10 {
        for row in 0..<count {
          let range = VisibleRows(around: row, of: count, height: height).range
          #expect(range.contains(row) && range.count == min(count, height))
          let isAtEnd = range.lowerBound == 0 || range.upperBound == count
          #expect(isAtEnd || row - range.lowerBound == height / 2)
        }
      }
    }
  }

  @Test(
    "Arrows stand where there are more",
    arguments: [(0, 3, "  "), (0, 9, " v"), (2, 9, "^v"), (9, 9, "^ ")]
  )
  func arrows(_ first: Int, _ count: Int, _ expected: String) {
    let theme = Theme(TerminalTraits(colors: .none, unicode: true))
    var canvas = Canvas(size: Size(width: 4, height: 5))
    VisibleRows(from: first, of: count, height: 3)
      .drawArrows(beside: Rect(x: 0, y: 1, width: 3, height: 3), into: &canvas, theme: theme)
    let signs = canvas.lines.map { $0.replacing("↑", with: "^").replacing("↓", with: "v") }
    let column = expected.map(String.init)
    #expect(signs == ["    ", "   \(column[0])", "    ", "   \(column[1])", "    "])
  }
}
