import DomainWords
import Flashcards
import Wording

@testable import StudyUI

/// What edits of many cards need to know, played in memory.
extension StudyVault {
  /// The answer to an effect of a screen for such an edit; nil for another.
  func plan(_ effect: StudyEffect) -> StudyReply? {
    switch effect {
    case .previewReplacing(let request, let targets, let last):
      guard request.search != "(" || !request.isExpression else {
        let problem = SearchProblem(.searchUnclosedGroup, at: 0..<1)
        return .response(.replaced(.failure(problem), by: request, after: last))
      }
      let fields = notes(of: targets).flatMap { Self.replaced(in: $0, by: request) }
      return .response(.replaced(.success(ReplacedPage(fields)), by: request, after: last))
    case .loadNoteTypes(let targets):
      let own = Set(notes(of: targets).map(\.content.type.id))
      let all = types
      return .response(.noteTypes(all.filter { own.contains($0.id) }, all: all))
    case .countEdit(let edit, let targets, _):
      let change = change(by: edit, of: targets)
      var outlook = EditOutlook(notes: change.notes.count)
      for note in change.notes {
        guard let old = notes[note.id] else { continue }
        outlook.add(old.content, note.content)
      }
      return .response(.counted(outlook, by: edit))
    case .findDuplicates(let field, _):
      let byText = Dictionary(grouping: notes.values) { Self.text(of: $0, in: field) }
      let groups = byText.compactMap { text, notes in
        text.flatMap { text in
          notes.count > 1 ? DuplicateGroup(text: text, notes: notes.map(\.id).sorted()) : nil
        }
      }.sorted { $0.id < $1.id }
      return .response(.duplicates(groups, in: field, damaged: 0))
    default: return nil
    }
  }

  /// What an edit needs besides cards and notes.
  func context(of edit: BulkEdit, _ now: LocalMoment) -> EditContext {
    var context = EditContext(now: now)
    switch edit {
    case .replace(let request): context.replace = { Self.replace(in: &$0, by: request) }
    case .changeType(let id, _): context.type = types.first { $0.id == id }
    case .join(let field): context.comparedText = { Self.text(of: $0, in: field) }
    default: break
    }
    return context
  }

  private func notes(of targets: CardTargets) -> [Note] {
    Set(self.targets(targets).map(\.note)).sorted().compactMap { notes[$0] }
  }

  private static func text(of note: Note, in field: String) -> String? {
    zip(note.content.type.fields, note.content.fields)
      .first { $0.0.name == field && !$0.1.isBlank }?.1.text
  }

  /// Replaces plain text in the same case, which is all that tests of screens need.
  private static func replace(in note: inout Note, by request: FindReplaceRequest) {
    for (index, field) in note.content.fields.enumerated() {
      let text = field.text.replacing(request.search, with: request.replacement)
      note.content.set(FieldText(text, field.format), at: index)
    }
  }

  private static func replaced(in note: Note, by request: FindReplaceRequest) -> [ReplacedField] {
    zip(note.content.type.fields, note.content.fields).compactMap { type, field in
      guard request.field.map({ $0 == type.name }) ?? !request.isOfTags else { return nil }
      let parts = field.text.split(separator: request.search, omittingEmptySubsequences: false)
      guard parts.count > 1, request.search != request.replacement else { return nil }
      let match = ReplacedField.Part.replaced(request.search, by: request.replacement)
      let texts = parts.map { $0.isEmpty ? [] : [ReplacedField.Part.kept(String($0))] }
      return ReplacedField(
        note: note.id,
        field: type.name,
        parts: Array(texts.joined(separator: [match]))
      )
    }
  }
}
