import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// The box in which the custom fields of a card are listed and changed.
struct CustomFieldsBox {
  let wizard: CardWizard

  /// The rows of the list in a window of `size`.
  static func rows(in size: Size) -> Int { max(1, NotesBox.rect(in: size).height - 2) }

  /// Draws the box, and the caret in it.
  func draw(into canvas: inout Canvas, _ context: WalletContext) {
    let area = NotesBox.drawFrame(.cardFieldsRow, into: &canvas, context)
    if let edit = wizard.fieldEdit {
      draw(edit, in: area, into: &canvas, context)
    } else {
      drawList(in: area, into: &canvas, context)
    }
  }

  private func drawList(in area: Rect, into canvas: inout Canvas, _ context: WalletContext) {
    let theme = context.theme
    let rows = wizard.fieldRows
    var state = wizard.fieldList
    state.fit(count: rows.count, height: area.height)
    let labels = wizard.customFields.map { displayWidth(of: $0.label) }.max() ?? 0
    let column = 2 + min(labels, area.width / 3) + 2
    for (offset, row) in rows.dropFirst(state.top).prefix(area.height).enumerated() {
      let point = Point(x: area.minX, y: area.minY + offset)
      let isField = if case .field = row { true } else { false }
      canvas.write(
        words(row, context.wording),
        at: point.moved(x: 2),
        style: isField ? .plain : theme.muted,
        limit: isField ? column - 4 : area.width - 2,
        ellipsis: theme.ellipsis
      )
      if case .field(let index) = row {
        let field = wizard.customFields[index]
        canvas.write(
          value(of: field, theme),
          at: point.moved(x: column),
          style: field.isHidden ? theme.muted : theme.typed,
          limit: max(0, area.width - column),
          ellipsis: theme.ellipsis
        )
      }
      if state.top + offset == state.selected {
        canvas.focus(Rect(x: point.x, y: point.y, width: area.width, height: 1), theme: theme)
      }
    }
  }

  private func words(_ row: CardWizard.FieldRow, _ wording: Wording) -> String {
    switch row {
    case .field(let index): wizard.customFields[index].label
    case .suggestion(let label): "+ \(label)"
    case .other: wording(.fieldAddOther)
    }
  }

  /// The value of a field on one line, as far as that may be seen.
  private func value(of field: CustomField, _ theme: Theme) -> String {
    switch field.value {
    case .text(let text): text.firstLine
    case .hidden: String(String.UnicodeScalarView(repeatElement(theme.mask, count: 6)))
    }
  }

  // MARK: One field

  private static let names: [CustomFieldEdit.Row: Phrase] = [
    .label: .fieldLabel, .value: .fieldValue, .isHidden: .fieldHidden,
  ]

  private func draw(
    _ edit: CustomFieldEdit,
    in area: Rect,
    into canvas: inout Canvas,
    _ context: WalletContext
  ) {
    let (theme, wording) = (context.theme, context.wording)
    let widest = Self.names.values.map { displayWidth(of: wording($0)) }.max() ?? 0
    let column = 2 + widest + 2
    let columns = max(2, area.width - column)
    var y = area.minY
    for row in CustomFieldEdit.Row.allCases {
      let point = Point(x: area.minX, y: y)
      let isFocused = row == edit.row
      canvas.write(Self.names[row].map { wording($0) } ?? "", at: point.moved(x: 2))
      let value = point.moved(x: column)
      var height = 1
      var caret: Point?
      switch row {
      case .label:
        caret = TextLine(text: edit.label.text, caret: isFocused ? edit.label.caret : nil)
          .draw(at: value, columns: columns, into: &canvas, theme: theme).map { value.moved(x: $0) }
      case .value where edit.isHidden:
        let place = edit.secret.draw(
          at: value,
          columns: columns,
          isShown: edit.isShown,
          into: &canvas,
          theme: theme
        )
        caret = value.moved(x: place)
      case .value:
        let rows = TextRows(edit.text.text, width: columns)
        // The row below and the hint have room always.
        height = max(1, min(rows.rows.count, area.maxY - y - 2))
        caret = rows.draw(
          caret: isFocused ? edit.text.caret : nil,
          in: Rect(x: value.x, y: value.y, width: columns, height: height),
          into: &canvas,
          theme: theme
        )
      case .isHidden:
        canvas.write(
          wording(edit.isHidden ? .answerYes : .answerNo),
          at: value,
          style: theme.typed,
          limit: columns
        )
        caret = point
      }
      if isFocused {
        let rect = Rect(x: area.minX, y: y, width: area.width, height: height)
        canvas.focus(rect, theme: theme, cursor: caret)
      }
      y += height
    }
    canvas.write(
      wrapped: wording(.fieldHiddenHint),
      in: area.dropping(rows: y + 1 - area.minY),
      style: theme.muted
    )
  }
}
