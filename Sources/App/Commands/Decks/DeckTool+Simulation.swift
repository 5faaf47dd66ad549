import AppSupport
package import DomainWords
import Flashcards
import Secrets
import Store
import Vault
import Wording

extension DeckTool {
  /// The days that can be simulated.
  package static let simulatedDays = 1...3_650

  /// Simulates the days to come of a deck, under its options and, if any are given, under others. Nothing
  /// is written. Asks for the passcode.
  ///
  /// - Parameters:
  ///   - days: the number of days, in `simulatedDays`.
  ///   - assignments: the options that are other than those of the deck.
  ///   - isWorkload: true for the cost of each desired retention in place of the course.
  ///   - asJSON: true for an object in one line.
  /// - Throws: `noMatch` or `several` if the query does not fit one deck; `option` for a value that the deck
  ///   can't have.
  package func simulate(
    _ query: String,
    days: Int,
    changing assignments: [DeckOptionAssignment],
    isWorkload: Bool,
    asJSON: Bool
  ) throws(ToolFailure) -> CommandReport {
    return try answering(for: .readOnly) { store, key, report throws(ToolFailure) in
      let now = WallClock.now
      let (boundary, decks, presets) = try at { () throws(VaultFailure) in
        (
          try store.dayBoundary(under: key), try store.summaries(at: now, under: key).decks,
          try store.presets(under: key)
        )
      }
      let deck = try only(query, of: DeckQuery(query).matches(among: decks.map(\.deck), by: \.name))
      var changed = deck
      for assignment in assignments {
        do throws(DeckOptionAssignment.Failure) {
          try assignment.apply(to: &changed, presets.preset(of: deck))
        } catch {
          throw .option(error)
        }
      }
      let read = try at { () throws(VaultFailure) in
        try store.deckSimulation(of: deck.id, at: now, boundary: boundary, under: key)
      }
      note(read.damaged, in: &report)
      let request = SimulationRequest(
        isWorkload ? .retentions : .courses,
        of: deck.id,
        under: changed.options,
        dayCount: days
      )
      guard let result = SimulationReport(of: read.simulation, request, present: deck.options)
      else { return }
      let name = deck.name.description
      report.lines =
        asJSON
        ? [try json(of: SimulationJSON(result, of: name, days: days))]
        : [name] + lines(of: result)
    }
  }

  private func lines(of result: SimulationReport) -> [String] {
    guard !result.retentions.isEmpty, result.cards > 0 else { return result.sentences(wording) }
    let cheapest = SimulatedRetention.cheapest(of: result.retentions)
    return result.retentions.map { row in
      let words = row.words(wording)
      let known = wording(
        .lineModeItem(label: wording(.simulatorColumnKnown), value: words.known)
      )
      let least = row.percent == cheapest ? [wording(.simulatorCheapest)] : []
      return ([words.percent, words.time, known] + least).joined(separator: wording(.listComma))
    }
  }
}
