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
    var failure: ToolFailure?
    let access: VaultAccess = isPreview ? .readOnly : .readWrite
    let report = try inVault(for: access) { store, key, report throws(VaultFailure) in
      let (now, boundary) = (WallClock.now, try store.dayBoundary(under: key))
      let balances = try store.settings(under: key).balancesLoad
      let decks = try store.summaries(at: now, boundary: boundary, under: key).decks.map(\.deck)
      do throws(ToolFailure) {
        let deck = try query.map { query throws(ToolFailure) in
          try only(query, of: DeckQuery(query).matches(among: decks, by: \.name))
        }
        let request = LoadRequest(tool, of: deck?.id)
        let (change, damaged) = try door.at(door.path) { () throws(VaultFailure) in
          guard !isPreview else {
            return try store.loadChange(by: request, at: now, boundary: boundary, under: key)
          }
          let done = try store.moveDays(by: request, at: now, boundary: boundary, under: key)
          return (done.load, done.damaged)
        }
        note(damaged, in: &report)
        let isWritten = !isPreview && !change.isEmpty
        let told = change.sentences(wording, isDone: isWritten, balances: balances)
        let undo = isWritten ? [wording(.commandEditUndo)] : []
        if asJSON {
          report.lines = [
            try json(of: LoadJSON(change, of: deck?.name.description, isPreview: isPreview))
          ]
          report.remarks += undo
        } else {
          report.lines = told + undo
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return report
  }
}
