import DomainWords
import Flashcards
import Screens
import WindowLevels
import Wording

/// The places of the panels of statistics: all in one grid where they fit, else on several pages.
/// Those without data share the last place, a row each.
struct StatisticsLayout {
  /// The contents of a place in the grid.
  enum Content: Hashable {
    case panel(StatisticsPanel)
    case empty([StatisticsPanel])

    /// The panel with data; nil for those without.
    var panel: StatisticsPanel? {
      switch self {
      case .panel(let panel): panel
      case .empty: nil
      }
    }

    /// The number of columns of the grid that it takes where there are several.
    fileprivate var span: Int { panel?.span ?? 1 }

    /// The title.
    var title: Phrase { panel?.title ?? .statisticsNoData }
  }

  /// A place on a page.
  struct Place {
    let content: Content
    let rect: Rect
  }

  /// The least size of a panel.
  private static let least = Size(width: 36, height: 9)
  /// The columns between two panels.
  private static let gap = 2
  /// The numbers of columns that fill their rows.
  private static let columns = [6, 4, 3, 2, 1]

  /// The pages, each with the places of its panels.
  let pages: [[Place]]
  /// True if there is one panel on a page, whose title the heading has then.
  let isSingle: Bool

  /// The layout in a window of this size; before the numbers are known, with all panels.
  init(of numbers: StudyStatistics?, in size: Size) {
    let shown = StatisticsPanel.allCases.filter { panel in numbers.map { panel.isShown($0) } ?? true
    }
    let full = shown.filter { panel in numbers.map { panel.hasData($0) } ?? true }
    let empty = shown.filter { !full.contains($0) }
    let contents = full.map { Content.panel($0) } + (empty.isEmpty ? [] : [.empty(empty)])
    let area = Rect(
      x: 2,
      y: Heading.height,
      width: max(1, size.width - 4),
      height: max(1, size.height - Heading.height)
    )
    let slots = contents.reduce(0) { $0 + $1.span }
    let most = (area.width + Self.gap) / (Self.least.width + Self.gap)
    let highest = max(1, area.height / Self.least.height)
    let fitting = Self.columns.filter { $0 <= max(1, min(most, slots)) }
    let columns =
      fitting.first { (slots + $0 - 1) / $0 <= highest } ?? fitting.first ?? 1
    let grid = Self.grid(contents, columns)
    let all = (grid.map(\.row).max() ?? 0) + 1
    // Several pages share the rows, so that the last one is not nearly empty.
    let pagesNeeded = (all + highest - 1) / highest
    let rows = (all + pagesNeeded - 1) / pagesNeeded
    isSingle = columns == 1 && rows == 1
    pages = Self.pages(grid, rows: rows).map { page in
      page.map { cell in
        let x = Self.edge(cell.column, of: columns, in: area.width + Self.gap)
        let end = Self.edge(cell.column + cell.span, of: columns, in: area.width + Self.gap)
        let y = Self.edge(cell.row % rows, of: rows, in: area.height)
        let bottom = Self.edge(cell.row % rows + 1, of: rows, in: area.height)
        // A blank row beneath, where there are rows to spare.
        let isCalendar = cell.content == .panel(.calendar)
        let least = isCalendar ? HeatMap.height + 2 : Self.least.height
        let spare = bottom - y > least && rows > 1 ? 1 : 0
        return Place(
          content: cell.content,
          rect: Rect(
            x: area.minX + x,
            y: area.minY + y,
            width: end - x - Self.gap,
            height: bottom - y - spare
          )
        )
      }
    }
  }

  private struct Cell {
    let content: Content
    let row: Int
    let column: Int
    let span: Int
  }

  /// Puts each content into the first row of an endless grid that has room for it.
  private static func grid(_ contents: [Content], _ columns: Int) -> [Cell] {
    var used: [Int] = []
    return contents.map { content in
      let span = min(content.span, columns)
      let row = used.firstIndex { $0 + span <= columns } ?? used.count
      if row == used.count { used.append(0) }
      defer { used[row] += span }
      return Cell(content: content, row: row, column: used[row], span: span)
    }
  }

  /// The days of the plots on a page, counted from the current one; nil without a plot over days.
  ///
  /// - Parameter ahead: the number of days of the forecast.
  func days(on page: Int, ahead: Int) -> ClosedRange<Int>? {
    let days = pages[min(page, pages.count - 1)].compactMap {
      $0.content.panel?.days(ahead: ahead)
    }
    guard let first = days.map(\.lowerBound).min(), let last = days.map(\.upperBound).max() else {
      return nil
    }
    return first...last
  }

  /// True if a page has a panel.
  func has(_ panel: StatisticsPanel, on page: Int) -> Bool {
    pages[min(page, pages.count - 1)].contains { $0.content == .panel(panel) }
  }

  private static func pages(_ cells: [Cell], rows: Int) -> [[Cell]] {
    let count = (cells.map(\.row).max() ?? 0) / rows + 1
    return (0..<count).map { page in cells.filter { $0.row / rows == page } }
  }

  /// The place of an edge of the grid, with the rest spread over all columns or rows.
  private static func edge(_ index: Int, of count: Int, in length: Int) -> Int {
    length * index / count
  }
}
