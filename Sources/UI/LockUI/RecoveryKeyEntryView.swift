import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

/// Draws the field for the recovery key: the typed symbols, and places for the missing ones.
struct RecoveryKeyEntryView {
  let entry: RecoveryKeyEntry
  let theme: Theme
  let wording: Wording

  func draw(in body: Rect, into canvas: inout Canvas) {
    var area = body.centered(Size(width: min(60, body.width - 2), height: min(12, body.height)))
    canvas.write(
      wording(.recoveryEntryTitle),
      at: area.origin,
      style: theme.title,
      limit: area.width
    )
    area = area.dropping(rows: 2)
    area = area.dropping(rows: 1 + canvas.write(wrapped: wording(.recoveryEntryText), in: area))
    guard area.height > 0, area.width > 4 else { return }
    let used = drawSymbols(in: area, into: &canvas)
    area = area.dropping(rows: used + 1)
    if entry.isAtWork {
      canvas.write(wording(.lockChecking), at: area.origin, style: theme.muted)
    } else if let problem = entry.problem {
      canvas.write(
        wrapped: "\(theme.cross) \(wording(problem.phrase(wording)))",
        in: area,
        style: theme.bad
      )
    }
  }

  /// Draws the typed symbols in groups, without separators, and a place for each missing one.
  ///
  /// - Returns: The number of rows used.
  private func drawSymbols(in area: Rect, into canvas: inout Canvas) -> Int {
    let length = RecoveryKey.groupLength
    let perRow = max(1, min(4, area.width / (length + 1)))
    func place(_ index: Int) -> Point {
      let group = index / length
      return area.origin.moved(
        x: group % perRow * (length + 1) + index % length,
        y: group / perRow
      )
    }
    let total = RecoveryKey.groupCount * length
    for index in 0..<total {
      canvas.put("_", at: place(index), style: theme.muted)
    }
    var count = 0
    for scalar in entry.buffer.scalars where scalar != " " && scalar != "-" {
      if count < total {
        canvas.put(scalar, at: place(count), style: theme.accent)
      }
      count += 1
    }
    canvas.cursor = place(min(count, total - 1))
    return (RecoveryKey.groupCount + perRow - 1) / perRow
  }
}
