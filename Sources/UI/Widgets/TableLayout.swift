import WindowLevels

/// The heads and the places of a table's columns, by what they hold and the width there is.
struct TableLayout {
  /// The columns for the pointer in front of a row. The mark is in the margin before it.
  private static let lead = 2
  /// The columns between two others.
  private static let gap = 2
  /// The width below which no column is cut, in columns.
  private static let narrowest = 4

  /// The words above each column.
  private(set) var heads: [String]
  /// The horizontal place of each column; nil for one that has given way.
  private(set) var spans: [Range<Int>?]

  private let columns: [Table.Column]
  /// The width of what each column holds.
  private let contents: [Int]

  /// The layout of columns in a rectangle.
  init(_ columns: [Table.Column], holding contents: [Int], in rect: Rect) {
    self.columns = columns
    self.contents = contents
    heads = columns.map(\.head)
    spans = Array(repeating: nil, count: columns.count)
    var shown = Array(columns.indices)
    if needed(shown) > rect.width { heads = columns.map(\.short) }
    let order = shown.filter { columns[$0].givesWay != nil }
      .sorted { (columns[$0].givesWay ?? 0) < (columns[$1].givesWay ?? 0) }
    // What is empty takes no room from what is cut.
    for column in order where contents[column] == 0 {
      if needed(shown, by: { whole($0) }) > rect.width { shown.removeAll { $0 == column } }
    }
    for column in order where needed(shown) > rect.width { shown.removeAll { $0 == column } }
    place(shown, widths(of: shown, in: rect.width), in: rect)
  }

  private mutating func place(_ shown: [Int], _ widths: [Int], in rect: Rect) {
    var x = rect.minX + Self.lead
    for index in shown {
      let end = min(x + widths[index], rect.maxX)
      spans[index] = min(x, end)..<end
      x = end + Self.gap
    }
  }

  /// The width of a column with all that it holds.
  private func whole(_ index: Int) -> Int {
    let column = columns[index]
    let head = displayWidth(of: heads[index])
    return max(column.width, head, min(contents[index], column.most))
  }

  /// The least width of a column: all of it, unless it takes a share.
  private func least(_ index: Int) -> Int {
    columns[index].share > 0 ? columns[index].width : whole(index)
  }

  private func needed(_ shown: [Int]) -> Int { needed(shown, by: least) }

  private func needed(_ shown: [Int], by width: (Int) -> Int) -> Int {
    Self.lead + shown.reduce(0) { $0 + width($1) } + Self.gap * max(0, shown.count - 1)
  }

  /// The width of each column.
  private func widths(of shown: [Int], in width: Int) -> [Int] {
    var widths = columns.indices.map { least($0) }
    let flexible = shown.filter { columns[$0].share > 0 }
    let rest = width - needed(shown)
    guard rest >= 0 else {
      // What holds numbers is never cut: those that take shares go below their least width.
      take(-rest, from: flexible, &widths) { max(0, least($0) - Self.narrowest) }
      return widths
    }
    give(rest, to: flexible, &widths) { columns[$0].share }
    // What a column does not fill is lent to those that are cut.
    let full = widths
    func lack(_ index: Int) -> Int { max(0, whole(index) - full[index]) }
    func spare(_ index: Int) -> Int { max(0, full[index] - whole(index)) }
    let lent = min(
      flexible.reduce(0) { $0 + lack($1) },
      flexible.reduce(0) { $0 + spare($1) }
    )
    give(lent, to: flexible, &widths, by: lack)
    take(lent, from: flexible, &widths, by: spare)
    return widths
  }

  /// Gives columns an amount of width, in proportion to weights.
  private func give(
    _ amount: Int,
    to indices: [Int],
    _ widths: inout [Int],
    by weight: (Int) -> Int
  ) {
    var (left, weights) = (amount, indices.reduce(0) { $0 + weight($1) })
    for index in indices where weights > 0 {
      let own = weight(index)
      let part = left * own / weights
      widths[index] += part
      left -= part
      weights -= own
    }
  }

  /// Takes an amount of width from columns, in proportion to what each can miss, and no more than that.
  private func take(
    _ amount: Int,
    from indices: [Int],
    _ widths: inout [Int],
    by spare: (Int) -> Int
  ) {
    let all = indices.reduce(0) { $0 + spare($1) }
    give(-min(amount, all), to: indices, &widths, by: spare)
  }
}
