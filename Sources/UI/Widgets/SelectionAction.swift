/// An action on the marks of a list.
public enum SelectionAction: Hashable, Sendable {
  /// Marks the focused row, or removes its mark.
  case toggle
  /// Marks all rows; if all of them are marked, removes the marks.
  case all
  /// Marks the rows that are not marked, and removes the marks of the others.
  case invert
  /// Marks rows by their numbers, counted from 0, or removes their marks.
  case rows([Range<Int>], Bool)
  /// Removes all marks, also those of rows that a filter hides.
  case clear
}

/// The rows that something is done to.
package enum MarkTarget: Hashable, Sendable {
  /// The marked rows; the focused one if none is marked.
  case marked
  /// The focused row.
  case focused
}

extension RowMarks {
  /// Performs an action in a list.
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - rows: the ids of the rows that are listed.
  ///   - focused: the number of the focused row.
  public mutating func perform(
    _ action: SelectionAction,
    _ rows: some RandomAccessCollection<Int64>,
    focused: Int
  ) {
    func id(_ row: Int) -> Int64? {
      row < 0 || row >= rows.count ? nil : rows[rows.index(rows.startIndex, offsetBy: row)]
    }
    switch action {
    case .toggle: if let id = id(focused) { toggle(id) }
    case .all: toggleAll(rows)
    case .invert: invert(rows)
    case .rows(let ranges, let isMarked): set(ranges.joined().compactMap { id($0) }, isMarked)
    case .clear: clear()
    }
  }
}
