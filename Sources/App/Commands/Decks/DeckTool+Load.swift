import AppSupport
import DomainWords
package import Flashcards
import Preferences
import Secrets
import Store
import Vault
import Wording

/// Days that are moved from the command line.
extension DeckTool {
  /// Has a tool move days of the cards of a deck, or of all, in one step that can be undone. Asks for the passcode.
  ///
  /// - Parameters:
  ///   - query: what fits the deck; nil for all decks.
  ///   - isPreview: true to tell what would move, and write nothing.
  ///   - asJSON: true for an object in one line.
  /// - Throws: `noMatch` or `several` if the query does not fit one deck.
  package func load(
    _ tool: LoadTool,
    of query: String?,
    isPreview: Bool,
    asJSON: Bool
  ) throws(ToolFailure) -> CommandReport {
    let access: VaultAccess = isPreview ? .readOnly : .readWrite
    return try answering(for: access) { store, key, report throws(ToolFailure) in
      let now = WallClock.now
      let (settings, decks) = try at { () throws(VaultFailure) in
        (try store.settings(under: key), try store.summaries(at: now, under: key).decks)
      }
      let boundary = DayBoundary(rolloverHour: settings.rolloverHour)
      let deck = try query.map { query throws(ToolFailure) in
        try only(query, of: DeckQuery(query).matches(among: decks.map(\.deck), by: \.name))
      }
      let request = LoadRequest(tool, of: deck?.id)
      let (change, damaged) = try at { () throws(VaultFailure) in
        guard !isPreview else {
          return try store.loadChange(by: request, at: now, boundary: boundary, under: key)
        }
        let done = try store.moveDays(by: request, at: now, boundary: boundary, under: key)
        return (done.load, done.damaged)
      }
      note(damaged, in: &report)
      let isWritten = !isPreview && !change.isEmpty
      let told = change.sentences(wording, isDone: isWritten, balances: settings.balancesLoad)
      let undo = isWritten ? [wording(.commandEditUndo)] : []
      if asJSON {
        report.lines = [
          try json(of: LoadJSON(change, of: deck?.name.description, isPreview: isPreview))
        ]
        report.remarks += undo
      } else {
        report.lines = told + undo
      }
    }
  }
}
