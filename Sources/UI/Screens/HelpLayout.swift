import Widgets
import WindowLevels
import Wording

/// The places of the help's rows, under the headings of their groups, in one column or two.
struct HelpLayout {
  /// A line of the help.
  enum Line {
    case heading(Phrase)
    /// The row with that number.
    case row(Int)
    case blank
  }

  /// The width from which there are two columns, and the width of the frame then.
  private static let wideWidth = 100
  /// The width of the frame with one column.
  private static let narrowWidth = 60

  private let lines: [Line]
  private let columns: Int
  /// The visible lines of a column.
  let height: Int
  /// The size of the frame around the help.
  let frame: Size

  /// The layout in a window of `size`, which may be the frame itself.
  ///
  /// - Parameters:
  ///   - headings: The heading of each row; nil for a row without a group.
  ///   - isFiltered: True for some of the rows, which go into the first column before the second.
  init(_ headings: [Phrase?], in size: Size, isFiltered: Bool = false) {
    var lines: [Line] = []
    for (row, heading) in headings.enumerated() {
      if let heading, row == 0 || headings[row - 1] != heading {
        lines += (row == 0 ? [] : [.blank]) + [.heading(heading)]
      }
      lines.append(.row(row))
    }
    self.lines = lines
    columns = size.width >= Self.wideWidth ? 2 : 1
    let whole = columns == 1 || isFiltered ? lines.count : Self.half(of: lines)
    height = max(1, min(size.height - 2, whole))
    let width = min(size.width, columns == 1 ? Self.narrowWidth : Self.wideWidth)
    frame = Size(width: width, height: height + 2)
  }

  /// The number of lines in the first of two columns: at least half of them, and no heading last.
  private static func half(of lines: [Line]) -> Int {
    var count = (lines.count + 1) / 2
    while count < lines.count, case .heading = lines[count - 1] { count += 1 }
    return count
  }

  /// The number of lines visible at once.
  private var capacity: Int { height * columns }

  /// The visible lines, with the focused row in the middle where there is more.
  func visible(focus: Int) -> VisibleRows {
    let line = lines.firstIndex { if case .row(focus) = $0 { true } else { false } } ?? 0
    return VisibleRows(around: line, of: lines.count, height: capacity)
  }

  /// Passes each visible line with its place within the frame.
  func forEachVisible(focus: Int, _ body: (Line, Rect) -> Void) {
    let gap = 2
    let inner = frame.width - 4
    let width = (inner - gap * (columns - 1)) / columns
    for (index, line) in lines[visible(focus: focus).range].enumerated() {
      let x = 2 + index / height * (width + gap)
      body(line, Rect(x: x, y: 1 + index % height, width: width, height: 1))
    }
  }
}
