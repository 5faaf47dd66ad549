import TestSupport
import Testing

@testable import PaymentCards

/// Digits and a caret as a text with a bar in it: the simplest model.
private struct PlainModel {
  var before = ""
  var after = ""
  var last: (String, String)?

  var all: String { before + after }

  mutating func apply(_ edit: TextEdit, in template: DigitTemplate) {
    let old = (before, after)
    switch edit {
    case .type(let scalar):
      guard ("0"..."9").contains(scalar) else { return }
      if all.count >= template.capacity {
        if after.isEmpty { return }
        after.removeFirst()
      }
      before.unicodeScalars.append(scalar)
      last = old
      return
    case .backspace: if !before.isEmpty { before.removeLast() }
    case .delete: if !after.isEmpty { after.removeFirst() }
    case .deleteToStart: before = ""
    case .deleteToEnd: after = ""
    case .deleteGroup:
      let start = template.gaps.filter { $0 < before.count }.max() ?? 0
      before = String(before.prefix(start))
    case .left: if let digit = before.popLast() { after.insert(digit, at: after.startIndex) }
    case .right: if !after.isEmpty { before.append(after.removeFirst()) }
    case .home: (before, after) = ("", all)
    case .end: (before, after) = (all, "")
    case .undo:
      if let back = last { (before, after) = back; last = old }
      return
    }
    if before + after != old.0 + old.1 { last = old }
  }
}

@Suite("Generated edit scripts")
struct EditScriptTests {
  static let templates: [DigitTemplate] = [
    .number(brand: nil, count: 0), .number(brand: .mastercard, count: 0),
    .number(brand: .americanExpress, count: 0), .number(brand: .dinersClub, count: 0),
    .securityCode(size: 3, capacity: 4),
  ]

  @Test("10,000 scripts leave the field as a plain model of digits and caret leaves it")
  func scriptsAgree() {
    var random = SeededGenerator(seed: 20_260_701)
    for script in 0..<10_000 {
      let template = Self.templates[script % Self.templates.count]
      var field = DigitField<PlainDigits>()
      var model = PlainModel()
      for edit in Self.script(using: &random) {
        model.apply(edit, in: template)
        _ = field.apply(edit, in: template)
        guard field.digits.text == model.all, field.caret == model.before.count,
          Self.caretIsInPlace(of: field, in: template)
        else {
          Issue.record("script \(script), \(edit): \(field) is not \(model)")
          return
        }
      }
    }
  }

  @Test("The same holds while the brand, and with it the grouping and the room, changes")
  func scriptsAgreeInForm() {
    var random = SeededGenerator(seed: 3)
    for script in 0..<100 {
      var form = Typing(.number)
      var model = PlainModel()
      for edit in Self.script(using: &random) {
        model.apply(edit, in: form.template)
        form.press(edit)
        guard form.digits.digits.text == model.all, form.digits.caret == model.before.count,
          Self.caretIsInPlace(of: form.digits, in: form.template)
        else {
          Issue.record("script \(script), \(edit): \(form.seen) is not \(model)")
          return
        }
      }
    }
  }

  /// True if the caret is on a digit or where the next one would go: right behind the last if no
  /// more fit.
  private static func caretIsInPlace(
    of field: DigitField<PlainDigits>,
    in template: DigitTemplate
  ) -> Bool {
    let column = template.caretColumn(caret: field.caret, count: field.count)
    if let index = template.digitIndex(atColumn: column) { return index == field.caret }
    return field.caret == field.count && field.count >= template.capacity
  }

  private static let beginnings = ["", "4", "37828224", "3782822463100", "3056930902590", "62"]

  /// A beginning typed out, and 5 to 40 edits of all kinds after it.
  private static func script(using random: inout SeededGenerator) -> [TextEdit] {
    let beginning = beginnings.randomElement(using: &random) ?? ""
    return beginning.unicodeScalars.map { .type($0) }
      + (0..<Int.random(in: 5...40, using: &random)).map { _ in edit(using: &random) }
  }

  private static func edit(using random: inout SeededGenerator) -> TextEdit {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<46: .type(Unicode.Scalar(UInt8(0x30 + Int.random(in: 0...9, using: &random))))
    case 46..<51: .type([" ", "-", "/", "x"].randomElement(using: &random) ?? " ")
    case 51..<62: .backspace
    case 62..<69: .delete
    case 69..<79: .left
    case 79..<86: .right
    case 86..<89: .home
    case 89..<92: .end
    case 92..<94: .deleteGroup
    case 94..<95: .deleteToStart
    case 95..<96: .deleteToEnd
    default: .undo
    }
  }
}
