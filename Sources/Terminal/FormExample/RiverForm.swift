import Widgets
import WindowLevels

/// The form as a value: what was typed, which field has the focus, and what is wrong. It knows no
/// terminal, so a test can fill it in.
struct RiverForm {
  /// A field of the form.
  enum Field: Int, CaseIterable {
    case name, kilometres

    var question: String {
      switch self {
      case .name: "Name"
      case .kilometres: "Length in kilometres"
      }
    }

    /// The error in a text, and how to fix it; nil if there is none.
    func problem(with text: String) -> String? {
      switch self {
      case .name: text.isEmpty ? "A river needs a name." : nil
      case .kilometres:
        Int(text).map { $0 > 0 } == true ? nil : "Type a whole number above 0."
      }
    }
  }

  /// The rows that each field takes: its question, what is typed, what is wrong, and a blank one.
  private static let rowsOfField = 4
  /// The rows that the form takes.
  static let height = Field.allCases.count * rowsOfField

  private(set) var focus = Field.name
  private var texts = Dictionary(
    uniqueKeysWithValues: Field.allCases.map { ($0, TextField(limit: 40)) }
  )
  /// The fields whose problems are told: those that were left, or that one wanted to save.
  private var told: Set<Field> = []

  /// True if nothing is typed anywhere.
  var isEmpty: Bool { texts.values.allSatisfy { $0.text.isEmpty } }

  /// The river, if nothing is wrong; nil otherwise, with the focus on the first problem.
  mutating func take() -> River? {
    told = Set(Field.allCases)
    if let first = Field.allCases.first(where: { problem(of: $0) != nil }) {
      focus = first
      return nil
    }
    return Int(text(of: .kilometres)).map { River(name: text(of: .name), kilometres: $0) }
  }

  /// Moves the focus by a number of fields, as far as there are any.
  ///
  /// - Returns: False if there is no such field.
  @discardableResult
  mutating func move(_ step: Int) -> Bool {
    guard let field = Field(rawValue: focus.rawValue + step) else { return false }
    told.insert(focus)
    focus = field
    return true
  }

  /// Types a key into the field with the focus, or edits it.
  mutating func press(_ key: Key) {
    if let scalar = key.typed { texts[focus]?.type(scalar) }
    if let action = FieldAction(key) { texts[focus]?.perform(action) }
  }

  /// Pastes a character into the field with the focus.
  mutating func paste(_ scalar: Unicode.Scalar) {
    texts[focus]?.type(scalar)
  }

  private func text(of field: Field) -> String { texts[field]?.text ?? "" }

  private func problem(of field: Field) -> String? {
    told.contains(field) ? field.problem(with: text(of: field)) : nil
  }

  /// Draws the fields from the top of `area` down, with the cursor in the one with the focus.
  func draw(in area: Rect, into canvas: inout Canvas, theme: Theme) {
    for field in Field.allCases {
      let at = area.origin.moved(y: field.rawValue * Self.rowsOfField)
      let hasFocus = field == focus
      canvas.write(field.question, at: at, style: hasFocus ? theme.accent : theme.muted)
      let line = TextLine(text: text(of: field), caret: hasFocus ? texts[field]?.caret : nil)
      let start = at.moved(x: 2, y: 1)
      let caret = line.draw(at: start, columns: area.width - 2, into: &canvas, theme: theme)
      if hasFocus {
        canvas.put(theme.pointer, at: at.moved(y: 1), style: theme.accent)
        canvas.cursor = start.moved(x: caret ?? 0)
      }
      if let problem = problem(of: field) {
        canvas.write(
          "\(Character(theme.cross)) \(problem)",
          at: at.moved(y: 2),
          style: theme.bad,
          limit: area.width,
          ellipsis: theme.ellipsis
        )
      }
    }
  }
}
