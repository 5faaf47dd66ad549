import AppSupport
package import DomainWords
import Flashcards
import Secrets
import Store
import Vault
import Wording

/// A change of the options of a deck, as a command gives it.
package struct DeckOptionsRequest: Sendable {
  /// Whose options the deck is to have.
  package enum Source: Sendable {
    /// Those of the preset of this name.
    case preset(String)
    /// Those that it has, as its own.
    case own
  }

  private let source: Source?
  private let assignments: [DeckOptionAssignment]

  /// A change; without anything it only shows.
  package init(source: Source?, _ assignments: [DeckOptionAssignment]) {
    self.source = source
    self.assignments = assignments
  }

  fileprivate var isEmpty: Bool { source == nil && assignments.isEmpty }

  /// The kind of operation that it is.
  fileprivate var kind: UndoableOperation.Kind {
    assignments.isEmpty ? .presetChoice : .deckOptions
  }

  /// The deck with the change.
  fileprivate func changed(
    _ deck: Deck,
    among presets: [OptionsPreset]
  ) throws(ToolFailure) -> Deck {
    var changed = deck
    switch source {
    case nil: break
    case .own: if presets.preset(of: deck) != nil { changed = deck.withOwnOptions }
    case .preset(let name):
      let found = presets.filter { $0.name == name }
      guard let preset = found.first else { throw .noMatch(query: name) }
      guard found.count == 1 else { throw .several(query: name, found.map(\.name)) }
      if deck.preset?.id != preset.id { changed = deck.following(preset) }
    }
    for assignment in assignments {
      do throws(DeckOptionAssignment.Failure) {
        try assignment.apply(to: &changed, presets.preset(of: changed))
      } catch {
        throw .option(error)
      }
    }
    return changed
  }
}

/// The options of decks from the command line.
extension DeckTool {
  /// Shows the options of a deck, or changes them in one step that can be undone. Asks for the passcode.
  ///
  /// - Parameter asJSON: true for an object in one line, after a change as after it.
  /// - Throws: `noMatch` or `several` if a query does not fit one deck, or a name one preset; `option` for a
  ///   value that the deck can't have.
  package func options(
    of query: String,
    changing request: DeckOptionsRequest,
    asJSON: Bool
  ) throws(ToolFailure) -> CommandReport {
    let access: VaultAccess = request.isEmpty ? .readOnly : .readWrite
    return try answering(for: access) { store, key, report throws(ToolFailure) in
      let now = WallClock.now
      let (found, presets) = try at { () throws(VaultFailure) in
        // What older programs have of Anki's presets is not changed for one deck alone.
        if !request.isEmpty { _ = try store.makePresets(at: now.time, under: key) }
        return (try store.summaries(at: now, under: key), try store.presets(under: key))
      }
      note(found.damaged, in: &report)
      let decks = found.decks.map(\.deck)
      var deck = try only(query, of: DeckQuery(query).matches(among: decks, by: \.name))
      let changed = try request.changed(deck, among: presets)
      var change = ChangeSet()
      if changed != deck {
        change.decks = [changed]
        let operation = UndoableOperation(request.kind, deck.name.description)
        change = try at { () throws(VaultFailure) in
          try store.apply(change, as: operation, at: now.time, under: key)
        }
        deck = change.decks.first { $0.id == deck.id } ?? changed
      }
      let after = presets.map { old in change.presets.first { $0.id == old.id } ?? old }
      let sharing = decks.count { $0.preset?.id == deck.preset?.id && $0.id != deck.id } + 1
      let shown = DeckOptionsReport(
        deck,
        after.preset(of: deck),
        sharing: sharing,
        after.name(of: deck)
      )
      report.lines = asJSON ? [try json(of: shown)] : request.isEmpty ? shown.lines : []
      guard !request.isEmpty else { return }
      let told =
        change.isEmpty
        ? wording(.lineModeUnchanged)
        : wording.sentences([
          wording(change.savedOptions(of: deck, among: after)), wording(.commandEditUndo),
        ])
      if asJSON { report.remarks.append(told) } else { report.lines = [told] }
    }
  }
}
