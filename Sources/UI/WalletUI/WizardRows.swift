import DomainWords
import PaymentCards
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
      drawSign(of: stop, at: point, into: &canvas)
      canvas.write(name, at: point.moved(x: 2), limit: rect.width - 2, ellipsis: theme.ellipsis)
      let room = rect.width - column
      let value = point.moved(x: column)
      let caret = room > 0 ? drawValue(of: stop, at: value, columns: room, into: &canvas) : nil
      if stop == wizard.stop {
        canvas.focus(
          Rect(x: rect.minX, y: point.y, width: rect.width, height: 1),
          theme: theme,
          cursor: caret.map { value.moved(x: $0) }
        )
      }
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
    let column = valueColumn(WizardStep.typed.map { name(of: $0) }, WizardStep.typed)
    return line.width + 2 + displayWidth(of: brand) <= width - column
  }

  private func name(of stop: WizardStep) -> String {
    switch stop {
    case .field(let field): wording(field.shortName)
    case .keepCode: wording(.keepCodeRow)
    case .fixNumber: wording(.fixNumberRow)
    case .save: wording(wizard.saveRow)
    }
  }

  private func drawSign(of stop: WizardStep, at point: Point, into canvas: inout Canvas) {
    guard !stop.isReview else { return }
    let sign = remarks.remark(at: stop).standing.sign(theme)
    canvas.put(sign.scalar, at: point, style: sign.style)
  }

  /// Draws the value of a step.
  ///
  /// - Returns: The column of the caret in it; nil for none.
  private func drawValue(
    of stop: WizardStep,
    at point: Point,
    columns: Int,
    into canvas: inout Canvas
  ) -> Int? {
    func write(_ text: String?, else other: String) {
      canvas.write(
        text ?? other,
        at: point,
        style: text == nil ? theme.placeholder : theme.typed,
        limit: columns,
        ellipsis: theme.ellipsis
      )
    }
    var caret: Int?
    switch stop {
    case .field(let field):
      switch field.slot {
      case .digits, .month:
        guard let line = wizard.line(of: field) else { return nil }
        caret = line.draw(at: point, columns: columns, into: &canvas, theme: theme)
        if field == .number { drawBrand(after: line.width, at: point, columns, &canvas) }
      case .text where field.isLine:
        caret = wizard.line(of: field, wording)
          .draw(at: point, columns: columns, into: &canvas, theme: theme)
      case .text:
        let first = wizard[field].text.split(separator: "\n").first
        write(first.map(String.init), else: wording(.changeNone))
      case .customFields:
        let labels = wizard.customFields.map(\.label)
        write(labels.isEmpty ? nil : wording.all(labels), else: wording(.changeNone))
      case .brand:
        let words = wizard.brandWords(wording)
        write(wizard.ownBrand.map { _ in words }, else: words)
      case .flag: break
      }
    case .keepCode:
      canvas.write(wording(wizard.codeAnswer), at: point, style: theme.typed, limit: columns)
    case .fixNumber, .save: break
    }
    return caret
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
    isDoubtful ? .saveAnywayRow : purpose == .alone ? .standaloneSaveRow : .keySave
  }

  /// The answer about keeping the security code, in a word.
  var codeAnswer: Phrase {
    !isCodeDecided && oldCodeCount == 0 ? .settingsCodesAsk : keepsCode ? .answerYes : .answerNo
  }

  /// A field of digits, ready to draw; nil for one of another kind.
  func line(of field: PaymentCardField) -> DigitLine? {
    guard let (digits, template) = draft.digits(of: field) else { return nil }
    return DigitLine(
      digits: digits.digits,
      template: template,
      mask: field == .securityCode && !showsCode ? .all : .none,
      caret: stop.field == field ? digits.caret : nil
    )
  }

  /// A text of one line, ready to draw over what stands for an empty one.
  func line(of field: PaymentCardField, _ wording: Wording) -> TextLine {
    let usual =
      switch field {
      case .holder: wording(.placeholderHolder)
      case .title: usualTitle(wording)
      default: wording(.changeNone)
      }
    return TextLine(
      text: self[field].text,
      placeholder: usual,
      caret: stop.field == field ? self[field].caret : nil
    )
  }
}
