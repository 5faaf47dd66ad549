import Widgets
import WindowLevels

/// Labels and values in rows, in two columns where there is room.
struct FactList {
  private let facts: [(label: String, value: String)]
  private let theme: Theme
  /// True if there may be two columns.
  private let isSplit: Bool

  /// The width from which there are two columns.
  private static let wide = 72
  /// The columns between two labels and values, and between a label and its value.
  private static let (gap, inner) = (3, 2)

  init(_ facts: [(label: String, value: String)], isSplit: Bool = true, theme: Theme) {
    (self.facts, self.isSplit, self.theme) = (facts, isSplit, theme)
  }

  /// The rows that the list has in a width.
  func height(in width: Int) -> Int {
    hasTwo(in: width) ? (facts.count + 1) / 2 : facts.count
  }

  private func hasTwo(in width: Int) -> Bool { isSplit && width >= Self.wide }

  /// Draws as many rows as fit.
  func draw(in rect: Rect, into canvas: inout Canvas) {
    guard hasTwo(in: rect.width) else {
      return draw(facts[...], in: rect, into: &canvas)
    }
    let rows = height(in: rect.width)
    let (first, second) = (facts.prefix(rows), facts.dropFirst(rows))
    // The second column begins behind the first, but leaves itself a third, or what it needs.
    let needed = min(Self.width(of: second), rect.width / 3)
    let width = min(max(Self.width(of: first), rect.width / 2), rect.width - Self.gap - needed)
    let start = width + Self.gap
    draw(first, in: rect.columns(0..<width), into: &canvas)
    draw(second, in: rect.columns(start..<rect.width), into: &canvas)
  }

  /// The width of the labels of a column.
  private static func labels(of facts: ArraySlice<(label: String, value: String)>) -> Int {
    facts.map { displayWidth(of: $0.label) }.max() ?? 0
  }

  /// The width of a column where nothing is cut.
  private static func width(of facts: ArraySlice<(label: String, value: String)>) -> Int {
    labels(of: facts) + inner + (facts.map { displayWidth(of: $0.value) }.max() ?? 0)
  }

  private func draw(
    _ facts: ArraySlice<(label: String, value: String)>,
    in rect: Rect,
    into canvas: inout Canvas
  ) {
    let labels = min(Self.labels(of: facts), rect.width / 2 - Self.inner)
    for (row, fact) in facts.enumerated().prefix(rect.height) {
      let at = rect.origin.moved(y: row)
      canvas.write(
        fact.label,
        at: at,
        style: theme.muted,
        limit: labels,
        ellipsis: theme.ellipsis
      )
      canvas.write(
        fact.value,
        at: at.moved(x: labels + Self.inner),
        style: theme.text,
        limit: rect.width - labels - Self.inner,
        ellipsis: theme.ellipsis
      )
    }
  }
}

extension Rect {
  /// The part in some of its columns, counted from 0.
  fileprivate func columns(_ columns: Range<Int>) -> Rect {
    Rect(x: minX + columns.lowerBound, y: minY, width: columns.count, height: height)
  }
}
