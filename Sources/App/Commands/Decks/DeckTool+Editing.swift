import AppSupport
import DomainWords
package import Flashcards
import SearchLanguage
import Secrets
import Store
import Vault
import Wording

/// An edit of the cards that a search finds, or of their notes.
package enum NoteEdit: Sendable {
  /// An edit that needs to know nothing of the vault.
  case edit(BulkEdit)
  /// A move to the deck that a query names.
  case move(to: String)
  /// Pictures and sounds behind the texts of fields; with `withoutLocation` without the places where pictures
  /// were taken.
  case attach([AttachedFile], withoutLocation: Bool)
}

/// Edits of many cards and notes from the command line.
extension DeckTool {
  /// Edits the cards that a search finds, or their notes, in one step that can be undone. Asks for the
  /// passcode.
  ///
  /// - Throws: `search` for a search that can't be understood, before the passcode is asked for;
  ///   `nothingFound` if it finds nothing; `noMatch` or `several` if a query does not fit one deck, or no
  ///   note has a field.
  package func edit(
    _ search: String,
    by wanted: NoteEdit,
    _ media: MediaTool
  ) throws(ToolFailure) -> CommandReport {
    if case .attach(let files, _) = wanted { try media.check(files) }
    return try inFound(search, for: .readWrite) {
      store,
      key,
      targets,
      now,
      report throws(VaultFailure) in
      let edit: BulkEdit
      switch wanted {
      case .edit(let known): edit = known
      case .move(let query):
        let decks = try store.summaries(at: now, under: key).decks
        let fitting = DeckQuery(query).matches(among: decks, by: \.deck.name)
        guard let deck = fitting.first, fitting.count == 1 else {
          return fitting.isEmpty
            ? .noMatch(query: query)
            : .several(query: query, fitting.map(\.deck.name.description))
        }
        edit = .move(to: deck.deck)
      case .attach(let files, let withoutLocation):
        let types = try store.noteTypes(of: targets, under: key).own
        let lost = files.first { file in !types.contains { $0.field(named: file.field) != nil } }
        if let lost { return .noMatch(query: lost.field) }
        do throws(ToolFailure) {
          edit = .append(
            try media.attach(files, withoutLocation: withoutLocation, to: store, key, &report)
          )
        } catch {
          return error
        }
      }
      try make(edit, of: targets, in: store, key, at: now, &report)
      return nil
    }
  }

  /// Replaces a text in the notes of which a search finds a card, in one step that can be undone. Asks for
  /// the passcode.
  ///
  /// - Parameter isPreview: true to list the fields that would change, each with what it becomes.
  /// - Throws: as `edit`, also for a text that is no regular expression.
  package func replace(
    _ request: FindReplaceRequest,
    in search: String,
    isPreview: Bool
  ) throws(ToolFailure) -> CommandReport {
    let replace: FindReplace
    do {
      replace = try FindReplace(request)
    } catch {
      let failure = SearchFailure.expression(error, request.search)
      throw .search(failure.problem(in: request.search), request.search)
    }
    return try inFound(search, for: isPreview ? .readOnly : .readWrite) {
      store,
      key,
      targets,
      now,
      report throws(VaultFailure) in
      guard isPreview else {
        try make(.replace(request), of: targets, in: store, key, at: now, &report)
        return nil
      }
      var last: NoteID?
      repeat {
        let page = try store.previewReplacing(
          replace,
          of: targets,
          after: last,
          most: 1_000,
          under: key
        )
        report.lines += page.fields.map { $0.words(wording) }
        note(page.damaged, in: &report)
        last = page.next
      } while last != nil
      report.remarks.append(wording(.lineModeUnchanged))
      return nil
    }
  }

  /// Makes an edit, and tells what it came to.
  private func make(
    _ edit: BulkEdit,
    of targets: CardTargets,
    in store: StudyStore,
    _ key: VaultKey,
    at now: LocalMoment,
    _ report: inout CommandReport
  ) throws(VaultFailure) {
    let done = try store.edit(
      targets,
      by: edit,
      at: now,
      boundary: store.dayBoundary(under: key),
      seed: SystemRandom().number(),
      under: key
    )
    note(done.damaged, in: &report)
    report.lines.append(
      done.change.isEmpty
        ? wording(.lineModeUnchanged)
        : wording.sentences([wording(edit.done(done)), wording(.commandEditUndo)])
    )
  }

  /// Opens the vault for work on the cards that a search finds.
  func inFound(
    _ search: String,
    for access: VaultAccess,
    _ body: (StudyStore, VaultKey, CardTargets, LocalMoment, inout CommandReport)
      throws(VaultFailure)
      -> ToolFailure?
  ) throws(ToolFailure) -> CommandReport {
    let query = try query(search)
    let now = WallClock.now
    var failure: ToolFailure?
    let report = try inVault(for: access) { store, key, report throws(VaultFailure) in
      let context = try store.searchContext(at: now, under: key)
      let found = try store.cards(matching: query, context, under: key)
      note(found.damaged, in: &report)
      guard !found.cards.isEmpty else {
        failure = .nothingFound(
          search,
          query.node.hints(among: try store.searchVocabulary(under: key))
        )
        return
      }
      let targets = CardTargets.cards(Set(found.cards.lazy.map(\.card)))
      failure = try body(store, key, targets, now, &report)
    }
    if let failure { throw failure }
    return report
  }
}
