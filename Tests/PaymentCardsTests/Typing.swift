@testable import PaymentCards

/// A driver of a form over plain digits.
struct Typing {
  static let now = month("2026-07")

  var draft = PaymentCardDraft<PlainDigits>()
  let field: PaymentCardField

  init(_ field: PaymentCardField = .number, _ keys: String = "") {
    self.field = field
    type(keys)
  }

  mutating func type(_ keys: String) {
    for scalar in keys.unicodeScalars { press(.type(scalar)) }
  }

  @discardableResult
  mutating func press(_ edit: TextEdit, times: Int = 1) -> DigitEditOutcome {
    var last = DigitEditOutcome.unchanged
    for _ in 0..<times { last = draft.apply(edit, to: field) }
    return last
  }

  @discardableResult
  mutating func paste(_ text: String) -> PasteOutcome {
    draft.paste(reading(text), into: field)
  }

  /// The field with a bar at the caret.
  var seen: String {
    let cells = Array(rowText(row(withPlaceholders: false)))
    let column = min(caretColumn, cells.count)
    return String(cells[..<column]) + "|" + String(cells[column...])
  }

  /// The field without its caret.
  var text: String { rowText(row(withPlaceholders: false)) }

  /// The field with placeholders.
  var withPlaceholders: String { rowText(row(withPlaceholders: true)) }

  var digits: DigitField<PlainDigits> { draft.digits(of: field)?.digits ?? draft.securityCode }

  var template: DigitTemplate {
    draft.digits(of: field)?.template ?? draft.securityCodeTemplate
  }

  var caretColumn: Int { template.caretColumn(caret: digits.caret, count: digits.count) }

  private func row(withPlaceholders: Bool) -> DigitRow<PlainDigits> {
    DigitRow(digits.digits, template: template, withPlaceholders: withPlaceholders)
  }
}

func rowText(_ row: DigitRow<PlainDigits>) -> String {
  var scalars = String.UnicodeScalarView()
  for cell in row {
    switch cell {
    case .digit(let digit): scalars.append(Unicode.Scalar(0x30 + digit))
    case .masked: scalars.append("*")
    case .placeholder(let scalar), .separator(let scalar, _): scalars.append(scalar)
    }
  }
  return String(scalars)
}

func reading(_ text: String, now: YearMonth = Typing.now) -> PasteReading<PlainDigits> {
  var reader = PasteReader<PlainDigits>(now: now)
  for scalar in text.unicodeScalars { reader.read(scalar) }
  return reader.finish()
}

/// A month given as a literal.
func month(_ text: String) -> YearMonth {
  guard let month = YearMonth(text) else { preconditionFailure("no month: \(text)") }
  return month
}

func digits(_ text: String) -> PlainDigits { PlainDigits(digitsIn: text) }
