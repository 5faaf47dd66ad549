import Testing
import WindowLevels

@testable import Widgets

@Suite("The columns of a table")
struct TableLayoutTests {
  private static let columns = [
    Table.Column("Prompt", width: 10, share: 1),
    Table.Column("Answer", width: 10, share: 1, givesWay: 2),
    Table.Column("Due", alignment: .right),
    Table.Column("Learning", short: "Lrn", alignment: .right, givesWay: 1),
  ]

  private func layout(_ contents: [Int], in width: Int) -> TableLayout {
    TableLayout(
      Self.columns,
      holding: contents,
      in: Rect(x: 0, y: 0, width: width, height: 10)
    )
  }

  private func widths(_ contents: [Int], in width: Int) -> [Int?] {
    layout(contents, in: width).spans.map { $0?.count }
  }

  @Test("are as wide as what they hold and their heads, and those with shares have the rest")
  func contents() {
    #expect(widths([5, 5, 8, 2], in: 60) == [18, 18, 8, 8])
    #expect(widths([5, 5, 12, 9], in: 60) == [15, 16, 12, 9])
  }

  @Test("lend what they do not fill to those that would be cut")
  func lending() {
    #expect(widths([6, 30, 8, 2], in: 60) == [10, 26, 8, 8])
    #expect(widths([20, 6, 8, 2], in: 60) == [20, 16, 8, 8])
    #expect(widths([30, 30, 8, 2], in: 60) == [18, 18, 8, 8])
  }

  @Test("have short heads before they give way in their order, and what they hold is never cut")
  func narrow() {
    #expect(layout([5, 5, 3, 2], in: 40).heads.last == "Learning")
    #expect(layout([5, 5, 3, 2], in: 38).heads.last == "Lrn")
    #expect(widths([5, 5, 3, 2], in: 38) == [12, 12, 3, 3])
    #expect(widths([5, 5, 3, 2], in: 33) == [12, 12, 3, nil])
    #expect(widths([5, 5, 9, 2], in: 28) == [15, nil, 9, nil])
    #expect(widths([5, 5, 9, 2], in: 18) == [5, nil, 9, nil])
  }

  @Test("that are empty and may give way do so where something would be cut, and only there")
  func empty() {
    #expect(widths([20, 10, 3, 0], in: 44) == [20, 15, 3, nil])
    #expect(widths([10, 10, 3, 0], in: 39) == [10, 10, 3, 8])
    #expect(widths([30, 10, 3, 2], in: 44) == [15, 10, 3, 8])
    #expect(widths([30, 0, 3, 2], in: 44) == [27, nil, 3, 8])
    // Of two, the first alone, if it makes enough room.
    #expect(widths([23, 0, 3, 0], in: 44) == [23, 12, 3, nil])
    #expect(widths([30, 0, 3, 0], in: 44) == [37, nil, 3, nil])
  }

  @Test("grow no wider than they are told, but for their heads")
  func most() {
    let columns = [
      Table.Column("Name", width: 4, share: 1), Table.Column("Tags", most: 6),
      Table.Column("Interval", most: 3),
    ]
    let rect = Rect(x: 0, y: 0, width: 40, height: 10)
    let layout = TableLayout(columns, holding: [4, 20, 2], in: rect)
    #expect(layout.spans.map { $0?.count } == [20, 6, 8])
  }

  @Test("the focus goes past headings, and shows the one above it")
  func headings() {
    let headings: Set = [0, 3, 4]
    var list = ListState()
    func move(_ move: ListState.Move) -> Int {
      list.move(move, count: 7, height: 3, past: { headings.contains($0) })
      return list.selected
    }
    #expect([.first, .down, .down, .down].map(move) == [1, 2, 5, 6])
    #expect(move(.up) == 5 && list.top == 4)
    #expect(move(.up) == 2)
    #expect([.up, .up, .pageDown, .last].map(move) == [1, 1, 5, 6])
    #expect(move(.first) == 1 && list.top == 0)
  }
}
