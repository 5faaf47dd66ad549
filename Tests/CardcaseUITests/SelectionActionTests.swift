import Testing

@testable import Widgets

@Suite("Actions on marks")
struct SelectionActionTests {
  @Test("act on the rows that are listed, and leave the marks of others")
  func listed() {
    var marks = RowMarks([99])
    let rows: [Int64] = [10, 11, 12]
    marks.perform(.toggle, rows, focused: 1)
    #expect(marks.ids == [11, 99])
    marks.perform(.toggle, rows, focused: 3)
    #expect(marks.ids == [11, 99])
    marks.perform(.invert, rows, focused: 0)
    #expect(marks.ids == [10, 12, 99])
    marks.perform(.all, rows, focused: 0)
    #expect(marks.ids == [10, 11, 12, 99])
    marks.perform(.rows([0..<2, 7..<9], false), rows, focused: 0)
    #expect(marks.ids == [12, 99])
    marks.perform(.all, rows, focused: 0)
    marks.perform(.all, rows, focused: 0)
    #expect(marks.ids == [99])
    marks.perform(.clear, rows, focused: 0)
    #expect(marks.isEmpty)
  }
}
