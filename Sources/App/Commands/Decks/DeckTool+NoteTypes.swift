import DomainWords
import Flashcards
import Store
import Vault
import Wording

/// The commands that tell about note types. Nothing is written.
extension DeckTool {
  /// Lists the note types with the numbers of their notes and cards. Asks for the passcode.
  ///
  /// - Parameter asJSON: true for an array of objects in one line.
  package func noteTypes(asJSON: Bool) throws(ToolFailure) -> CommandReport {
    var (report, types) = try listedTypes()
    report.lines =
      asJSON
      ? [try json(of: types.map { NoteTypeJSON($0, wording) })] : types.map { line(of: $0.summary) }
    return report
  }

  /// Tells about one note type: its fields, its card types with both sides, and its styling. Asks for the
  /// passcode.
  ///
  /// - Throws: `noMatch` or `several` if the query does not fit one type.
  package func noteType(_ query: String, asJSON: Bool) throws(ToolFailure) -> CommandReport {
    var (report, types) = try listedTypes()
    let found = DeckQuery(query).matches(among: types) { DeckName(nearest: $0.deckName) }
    let type = try only(query, of: found)
    report.lines =
      asJSON
      ? [try json(of: NoteTypeJSON(type, wording, withSides: true))] : lines(of: type.summary)
    return report
  }

  private func listedTypes() throws(ToolFailure) -> (CommandReport, [NamedNoteType]) {
    var types: [NamedNoteType] = []
    let report = try inVault(for: .readOnly) { store, key, _ throws(VaultFailure) in
      types = try store.noteTypeSummaries(under: key).map {
        NamedNoteType(summary: $0, deckName: $0.type.name(wording))
      }
    }
    return (report, types)
  }

  private func line(of summary: NoteTypeSummary) -> String {
    [
      summary.type.name(wording), wording(.notes(summary.notes)), wording(.cards(summary.cards)),
    ].joined(separator: wording(.listComma))
  }

  private func lines(of summary: NoteTypeSummary) -> [String] {
    let type = summary.type
    func item(_ label: Phrase, _ value: String) -> String {
      wording(.lineModeItem(label: wording(label), value: value))
    }
    /// A text under its label, line by line, further in.
    func text(_ label: Phrase, _ text: String) -> [String] {
      text.isEmpty
        ? [] : [item(label, "")] + text.split(whereSeparator: \.isNewline).map { "  \($0)" }
    }
    let names = type.fieldNames(wording).joined(separator: wording(.listComma))
    let cards = type.templates.flatMap { template in
      [item(.noteTypeCardType, template.name)] + text(.noteTypeFront, template.front)
        + text(.noteTypeBack, template.back)
    }
    return [line(of: summary), item(.noteTypeFields, names)] + cards
      + text(.noteTypeStyling, type.css)
  }
}

/// A note type under the name that the user has for it.
struct NamedNoteType: NamedDeck {
  let summary: NoteTypeSummary
  let deckName: String
}
