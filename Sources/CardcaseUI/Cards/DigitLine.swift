import PaymentCards
import Windowing

/// A row of digits on a drawn card or in a form: the layer beneath, and the typed digits over it,
/// which cover it cell by cell. The digits go from guarded memory into cells one at a time.
struct DigitLine {
  let digits: SecretDigits
  let template: DigitTemplate
  var mask = DigitMask.none
  /// Whether there is a layer beneath.
  var hasLayer = true
  /// The digit before which the caret stands; nil where the field has not the focus.
  var caret: Int?

  /// The columns it takes.
  var width: Int {
    max(
      DigitRow(digits, template: template, withLayer: hasLayer).width,
      caretColumn.map { $0 + 1 } ?? 0
    )
  }

  /// The caret's column, counted from the row's first.
  var caretColumn: Int? {
    caret.map { template.caretColumn(caret: $0, count: digits.count) }
  }

  func draw(at point: Point, into canvas: inout Canvas, theme: Theme) {
    if hasLayer {
      draw(DigitRow(SecretDigits(), template: template), at: point, &canvas, theme, theme.layer)
    }
    let typed = DigitRow(digits, template: template, mask: mask, withLayer: false)
    draw(typed, at: point, &canvas, theme, theme.typed)
  }

  private func draw(
    _ row: DigitRow<SecretDigits>,
    at point: Point,
    _ canvas: inout Canvas,
    _ theme: Theme,
    _ style: Style
  ) {
    for (column, cell) in row.enumerated() {
      let scalar =
        switch cell {
        case .digit(let digit): Unicode.Scalar(0x30 + digit)
        case .masked: theme.mask
        case .placeholder(let scalar), .separator(let scalar, _): scalar
        }
      canvas.put(scalar, at: point.moved(x: column), style: style)
    }
  }
}
