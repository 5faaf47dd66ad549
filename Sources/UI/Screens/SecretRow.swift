package import Secrets
package import WindowLevels

/// A row of a text in guarded memory, which is drawn scalar by scalar, so that it never becomes a
/// string.
package struct SecretRow {
  package let text: SecretText
  /// The scalars of the row.
  let scalars: Range<Int>
  /// The columns that they take.
  package let width: Int

  /// The rows of a text: its lines, broken where they are wider than so many columns.
  package static func rows(of text: SecretText, columns: Int) -> [SecretRow] {
    var rows: [SecretRow] = []
    var (start, width, end) = (0, 0, 0)
    func row() -> SecretRow { SecretRow(text: text, scalars: start..<end, width: width) }
    for scalar in text.scalars {
      let isBreak = scalar == "\n" || scalar == "\r"
      let columnsOfScalar = displayWidth(of: scalar) ?? 0
      if isBreak || width + columnsOfScalar > max(2, columns) {
        rows.append(row())
        start = isBreak ? end + 1 : end
        width = 0
      }
      end += 1
      if !isBreak { width += columnsOfScalar }
    }
    return rows + [row()]
  }

  /// Draws as much of the row as fits into `columns`.
  package func draw(at point: Point, columns: Int, into canvas: inout Canvas, style: Style) {
    var place = point
    for scalar in text.scalars.dropFirst(scalars.lowerBound).prefix(scalars.count) {
      let width = displayWidth(of: scalar) ?? 0
      guard place.x + width <= point.x + columns else { return }
      canvas.put(scalar, at: place, style: style)
      place = place.moved(x: width)
    }
  }
}
