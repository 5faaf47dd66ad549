import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// Steps of the card form as rows of a list, each with its name and its value: the review, and the
/// whole form where there is no room for the drawn card.
struct WizardRows {
  let wizard: CardWizard
  let remarks: ValidationMessages
  let theme: Theme

  private var wording: Wording { remarks.wording }

  /// Draws as many rows as fit, always with the focused one.
  func draw(_ stops: [WizardStep], in rect: Rect, into canvas: inout Canvas) {
    guard !rect.isEmpty else { return }
    var list = ListState()
    // Scrolls to the end first: where not all rows fit, those with actions are visible.
    list.select(stops.count - 1, count: stops.count, height: rect.height)
    list.select(
      stops.firstIndex(of: wizard.stop) ?? 0,
      count: stops.count,
      height: rect.height
    )
    let names = stops.map { name(of: $0) }
    let column = valueColumn(names, stops)
    let shown = zip(stops, names).dropFirst(list.top).prefix(rect.height)
    for (offset, (stop, name)) in shown.enumerated() {
      let point = Point(x: rect.minX, y: rect.minY + offset)
      let isFocused = stop == wizard.stop
      drawSign(of: stop, isFocused, at: point, into: &canvas)
      canvas.write(
        name,
        at: point.moved(x: 2),
        style: isFocused ? theme.selection : .plain,
        limit: rect.width - 2,
        ellipsis: theme.ellipsis
      )
      let room = rect.width - column
      guard room > 0 else { continue }
      drawValue(of: stop, at: point.moved(x: column), columns: room, into: &canvas)
    }
  }

  private func valueColumn(_ names: [String], _ stops: [WizardStep]) -> Int {
    let withValues = zip(stops, names).filter { $0.0 != .save && $0.0 != .fixNumber }
    return (withValues.map { displayWidth(of: $0.1) }.max() ?? 0) + 3
  }

  /// True if the row of the number, or that of the brand in the review, has room for the brand.
  func showsBrand(in width: Int) -> Bool {
    guard !wizard.stop.isReview, let brand = wizard.brandName,
      let line = wizard.line(of: .number)
    else { return true }
    let stops = CardField.allCases.map { WizardStep($0) }
    let column = valueColumn(stops.map { name(of: $0) }, stops)
    return line.width + 2 + displayWidth(of: brand) <= width - column
  }

  private func name(of stop: WizardStep) -> String {
    switch stop {
    case .title: wording(.fieldTitle)
    case .notes: wording(.fieldNotes)
    case .fields: wording(.cardFieldsRow)
    case .brand: wording(.cardBrand)
    case .keepCode: wording(.keepCodeRow)
    case .fixNumber: wording(.fixNumberRow)
    case .save: wording(wizard.saveRow)
    case .number, .holder, .expiry, .securityCode: stop.field.map { wording($0.shortPhrase) } ?? ""
    }
  }

  private func drawSign(
    of stop: WizardStep,
    _ isFocused: Bool,
    at point: Point,
    into canvas: inout Canvas
  ) {
    if isFocused {
      canvas.put(theme.pointer, at: point, style: theme.selection)
      canvas.cursor = point
    } else if stop.field != nil {
      let sign = remarks.remark(at: stop).standing.sign(theme)
      canvas.put(sign.scalar, at: point, style: sign.style)
    }
  }

  private func drawValue(
    of stop: WizardStep,
    at point: Point,
    columns: Int,
    into canvas: inout Canvas
  ) {
    switch stop {
    case .number, .expiry, .securityCode:
      guard let line = stop.field.flatMap(wizard.line) else { return }
      if let caret = line.draw(at: point, columns: columns, into: &canvas, theme: theme) {
        canvas.cursor = point.moved(x: caret)
      }
      if stop == .number { drawBrand(after: line.width, at: point, columns, &canvas) }
    case .holder:
      draw(wizard.holderLine(wording), at: point, columns, &canvas)
    case .title: draw(wizard.titleLine(wording), at: point, columns, &canvas)
    case .notes:
      let line = wizard.notes.text.split(separator: "\n").first.map(String.init) ?? ""
      canvas.write(
        line.isEmpty ? wording(.notesNone) : line,
        at: point,
        style: line.isEmpty ? theme.placeholder : theme.typed,
        limit: columns,
        ellipsis: theme.ellipsis
      )
    case .fields:
      let labels = wizard.customFields.map(\.label)
      canvas.write(
        labels.isEmpty ? wording(.notesNone) : wording.all(labels),
        at: point,
        style: labels.isEmpty ? theme.placeholder : theme.typed,
        limit: columns,
        ellipsis: theme.ellipsis
      )
    case .brand:
      canvas.write(
        wizard.brandWords(wording),
        at: point,
        style: wizard.ownBrand == nil ? theme.placeholder : theme.typed,
        limit: columns,
        ellipsis: theme.ellipsis
      )
    case .keepCode:
      canvas.write(wording(wizard.codeAnswer), at: point, style: theme.typed, limit: columns)
    case .fixNumber, .save: break
    }
  }

  private func draw(
    _ line: TextLine,
    at point: Point,
    _ columns: Int,
    _ canvas: inout Canvas
  ) {
    if let caret = line.draw(at: point, columns: columns, into: &canvas, theme: theme) {
      canvas.cursor = point.moved(x: caret)
    }
  }

  /// Draws the brand at the right end of the number's row, if there is room.
  private func drawBrand(
    after used: Int,
    at point: Point,
    _ columns: Int,
    _ canvas: inout Canvas
  ) {
    let match = wizard.draft.numberCheck.match
    guard let brand = wizard.brandName ?? remarks.brands(match) else { return }
    let width = displayWidth(of: brand)
    guard used + 2 + width <= columns else { return }
    let style = wizard.brandName == nil ? theme.muted : theme.title
    canvas.write(brand, at: point.moved(x: min(used + 3, columns - width)), style: style)
  }
}

extension CardWizard {
  /// The words of the row that saves the card.
  fileprivate var saveRow: Phrase {
    isDoubtful ? .saveAnywayRow : purpose == .alone ? .standaloneSaveRow : .saveRow
  }

  /// The answer about keeping the security code, in a word.
  var codeAnswer: Phrase {
    !isCodeDecided && oldCodeCount == 0 ? .settingsCodesAsk : keepsCode ? .answerYes : .answerNo
  }

  /// A field of digits, ready to draw; nil for the holder.
  func line(of field: CardField) -> DigitLine? {
    let (digits, template): (DigitField<SecretDigits>, DigitTemplate)
    switch field {
    case .number: (digits, template) = (draft.number, draft.numberTemplate)
    case .expiry: (digits, template) = (draft.expiry, draft.expiryTemplate)
    case .securityCode: (digits, template) = (draft.securityCode, draft.securityCodeTemplate)
    case .holder: return nil
    }
    return DigitLine(
      digits: digits.digits,
      template: template,
      mask: field == .securityCode && !showsCode ? .all : .none,
      caret: stop.field == field ? digits.caret : nil
    )
  }

  /// The holder's name, ready to draw.
  func holderLine(_ wording: Wording) -> TextLine {
    TextLine(
      text: holder.text,
      placeholder: wording(.placeholderHolder),
      caret: stop == .holder ? holder.caret : nil
    )
  }

  /// The card's title, ready to draw over its default.
  func titleLine(_ wording: Wording) -> TextLine {
    TextLine(
      text: title.text,
      placeholder: usualTitle(wording),
      caret: stop == .title ? title.caret : nil
    )
  }
}
