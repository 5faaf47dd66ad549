import Secrets
package import Widgets
package import WindowLevels

/// The numbered groups of a recovery key in boxes, centred; without boxes where rows are scarce.
///
/// Symbols are drawn one by one, so that the key never becomes a string.
package struct RecoveryKeyBoxes {
  /// The groups that are drawn, counted from 0.
  let groups: Range<Int>
  /// The groups in one row.
  private let perRow: Int
  private let hasBoxes: Bool

  /// The groups of a key in an area of that size.
  package init(_ groups: Range<Int> = 0..<RecoveryKey.groupCount, in size: Size) {
    self.groups = groups
    // All in one row, or in two that are nearly as long.
    let rows = [groups.count, (groups.count + 1) / 2, 2]
    let boxed = rows.first {
      let lines = (groups.count + $0 - 1) / $0
      return $0 * Self.boxed.width <= size.width + Self.gap
        && lines * Self.boxed.height <= size.height
    }
    hasBoxes = boxed != nil
    perRow = boxed ?? max(1, min(groups.count, 4, (size.width + Self.gap) / Self.bare.width))
  }

  /// The columns between two groups.
  private static let gap = 2
  /// The size of a group with its box, and the gap behind it.
  private static let boxed = Size(width: RecoveryKey.groupLength + 4 + gap, height: 3)
  /// The size of a group behind its number, and the gap behind it.
  private static let bare = Size(width: RecoveryKey.groupLength + 2 + gap, height: 1)

  private var cell: Size { hasBoxes ? Self.boxed : Self.bare }

  /// The size of all groups.
  package var size: Size {
    Size(
      width: perRow * cell.width - Self.gap,
      height: (groups.count + perRow - 1) / perRow * cell.height
    )
  }

  /// The place of a symbol on a canvas on which the groups begin at `origin`.
  package func place(_ group: Int, _ position: Int, from origin: Point) -> Point {
    let index = group - groups.lowerBound
    let start = start(index, origin)
    return start.moved(x: 2 + position, y: hasBoxes ? 1 : 0)
  }

  /// The corner of a group. The groups of the last row are centred.
  private func start(_ index: Int, _ origin: Point) -> Point {
    let row = index / perRow
    let missing = max(0, (row + 1) * perRow - groups.count)
    let indent = hasBoxes ? missing * cell.width / 2 : 0
    return origin.moved(x: indent + index % perRow * cell.width, y: row * cell.height)
  }

  /// Draws the groups.
  ///
  /// - Parameters:
  ///   - focused: The group whose box has the focus; nil for none.
  ///   - symbol: The symbol at a position of a group; nil for an empty place.
  package func draw(
    from origin: Point,
    focused: Int? = nil,
    into canvas: inout Canvas,
    theme: Theme,
    symbol: (_ group: Int, _ position: Int) -> Unicode.Scalar?
  ) {
    for group in groups {
      let start = start(group - groups.lowerBound, origin)
      let isFocused = group == focused
      if hasBoxes {
        let box = Rect(origin: start, size: Size(width: cell.width - Self.gap, height: 3))
        canvas.frame(
          box,
          isFocused ? theme.focusLines : theme.borderLines,
          style: isFocused ? theme.accent : theme.border
        )
        canvas.write(
          " \(group + 1) ",
          at: start.moved(x: 1),
          style: isFocused ? theme.accent : theme.muted
        )
      } else {
        canvas.write(
          String(group + 1),
          at: start,
          style: isFocused ? theme.accent : theme.muted
        )
      }
      for position in 0..<RecoveryKey.groupLength {
        let point = place(group, position, from: origin)
        if let symbol = symbol(group, position) {
          canvas.put(symbol, at: point, style: theme.title)
        } else {
          canvas.put("_", at: point, style: theme.muted)
        }
      }
    }
  }
}
