import PaymentCards
import Widgets
import WindowLevels

/// A row of digits on a drawn card or in a form: a placeholder, and the typed digits that cover it
/// cell by cell. The digits go from guarded memory into cells one at a time.
struct DigitLine {
  let digits: SecretDigits
  let template: DigitTemplate
  var mask = DigitMask.none
  /// True to draw the placeholder.
  var hasLayer = true
  /// The digit before which the caret stands; nil if the field is not focused.
  var caret: Int?

  /// The width in columns.
  var width: Int {
    max(
      DigitRow(digits, template: template, withPlaceholders: hasLayer).width,
      caretColumn.map { $0 + 1 } ?? 0
    )
  }

  /// The caret's column, counted from the first column of the row.
  var caretColumn: Int? {
    caret.map { template.caretColumn(caret: $0, count: digits.count) }
  }

  /// Draws as much as fits into `columns`, always with the caret.
  ///
  /// - Returns: The column of the caret, counted from `point`; nil without a caret.
  @discardableResult
  func draw(
    at point: Point,
    columns: Int = .max,
    into canvas: inout Canvas,
    theme: Theme
  ) -> Int? {
    let hidden = max(0, (caretColumn ?? 0) - columns + 1)
    let shown = hidden..<(columns == .max ? .max : hidden + columns)
    if hasLayer {
      let row = DigitRow(SecretDigits(), template: template)
      draw(row, shown, at: point, &canvas, theme, theme.placeholder)
    }
    let typed = DigitRow(digits, template: template, mask: mask, withPlaceholders: false)
    // What is shown of a kept card stands out from what is hidden, and every cell of it is new: a
    // screen reader says the cells that change.
    var style = theme.typed
    if !hasLayer, mask != .none { style.attributes.remove(.bold) }
    draw(typed, shown, at: point, &canvas, theme, style)
    return caretColumn.map { $0 - hidden }
  }

  private func draw(
    _ row: DigitRow<SecretDigits>,
    _ shown: Range<Int>,
    at point: Point,
    _ canvas: inout Canvas,
    _ theme: Theme,
    _ style: Style
  ) {
    for (column, cell) in row.enumerated() where shown.contains(column) {
      let scalar =
        switch cell {
        case .digit(let digit): Unicode.Scalar(0x30 + digit)
        case .masked: theme.mask
        case .placeholder(let scalar), .separator(let scalar, _): scalar
        }
      canvas.put(scalar, at: point.moved(x: column - shown.lowerBound), style: style)
    }
  }
}
