import Flashcards
import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

/// Typing of names and texts.
extension NoteTypeEditor {
  /// The most characters of a name.
  static let longestName = 100
  /// The most characters of a template or of the styling.
  private static let longestText = 100_000

  /// True if a row is a text of several lines, and not a name.
  static func isText(_ row: Row) -> Bool {
    switch row {
    case .place(.front), .place(.back), .styling: true
    case .place(.name), .place(.field), .place(.template): false
    }
  }

  /// The text of a row.
  func text(of row: Row) -> String {
    switch row {
    case .place(.name): draft.name
    case .place(.field(let index)):
      draft.fields.indices.contains(index) ? draft.fields[index].name : ""
    case .place(.template(let index)):
      draft.templates.indices.contains(index) ? draft.templates[index].name : ""
    case .place(.front(let index)):
      draft.templates.indices.contains(index) ? draft.templates[index].front : ""
    case .place(.back(let index)):
      draft.templates.indices.contains(index) ? draft.templates[index].back : ""
    case .styling: draft.css
    }
  }

  /// Begins to type in a row: a name at its end, a text at its beginning.
  mutating func beginEntry(_ row: Row) {
    let text = text(of: row)
    let limit = Self.isText(row) ? Self.longestText : Self.longestName
    var field = TextField(text, limit: max(limit, text.count))
    if Self.isText(row) {
      field.place(0)
      previous = draft
    }
    entry = Entry(row: row, field: field)
  }

  mutating func type(_ scalar: Unicode.Scalar, _ context: StudyContext) -> [Request] {
    change { $0.type(scalar) }
    return []
  }

  mutating func paste(_ part: PastePart, _ context: StudyContext) -> [Request]? {
    guard case .text(let buffer) = part, let entry, takesText else { return [] }
    let isOneLine = !Self.isText(entry.row)
    change { field in
      _ = field.insertLines(
        buffer.scalars.map { isOneLine && $0.properties.isWhitespace ? " " : $0 }
      )
    }
    return []
  }

  mutating func edit(_ action: Action, _ context: StudyContext) {
    guard let entry else { return }
    let area = NoteTypeEditorView.text(in: context.size)
    switch action {
    case .take: takeName(context)
    case .leaveEntry: leaveEntry(context)
    case .newline: change { _ = $0.insert("\n") }
    case .line(let step): change { _ = $0.moveRows(step, width: area.width) }
    case .page(let step):
      change { $0.movePage(step * max(1, area.height - 1), width: area.width) }
    case .field(let action) where Self.isText(entry.row):
      change { $0.perform(action, width: area.width) }
    case .field(let action): change { $0.perform(action) }
    case .walk(let step):
      let texts = rows.filter(Self.isText)
      let index = texts.firstIndex(of: entry.row) ?? 0
      beginEntry(texts[(index + step + texts.count) % texts.count])
    default: break
    }
  }

  /// Changes what is typed. The draft follows a text as it is typed, and a name once it is taken.
  private mutating func change(_ body: (inout TextField) -> Void) {
    guard var entry else { return }
    let old = entry.field.text
    body(&entry.field)
    entry.problem = nil
    self.entry = entry
    let text = entry.field.text
    guard Self.isText(entry.row), !text.utf8.elementsEqual(old.utf8) else { return }
    switch entry.row {
    case .place(.front(let index)): draft.setFront(text, at: index)
    case .place(.back(let index)): draft.setBack(text, at: index)
    case .styling: draft.css = text
    case .place(.name), .place(.field), .place(.template): break
    }
  }

  /// Takes the name that was typed, unless it can't be one.
  private mutating func takeName(_ context: StudyContext) {
    guard let entry else { return }
    let name = entry.field.text.trimmedOfSpace
    var changed = draft
    do throws(NoteTypeProblem) {
      switch entry.row {
      case .place(.name):
        if let reason = NoteTypeDraft.problem(ofName: name, besides: others) {
          throw NoteTypeProblem(.name, reason)
        }
        changed.name = name
      case .place(.field) where entry.isNew: try changed.addField(named: name)
      case .place(.field(let index)): try changed.renameField(at: index, to: name)
      case .place(.template(let index)):
        if let reason = draft.problem(ofTemplateName: name, at: index) {
          throw NoteTypeProblem(.template(index), reason)
        }
        changed.renameTemplate(at: index, to: name)
      case .place(.front), .place(.back), .styling: return
      }
    } catch {
      self.entry?.problem = error.reason
      return
    }
    if changed != draft { (previous, draft) = (draft, changed) }
    leaveEntry(context)
  }

  /// Goes back to the list, to the row that was typed in.
  private mutating func leaveEntry(_ context: StudyContext) {
    guard let row = entry?.row else { return }
    entry = nil
    if rows.contains(row) { focus(row, context) }
  }
}
