import AppSupport
import DomainWords
import Flashcards
import Store
import Vault
import Wording

/// All that there is to know about cards.
extension DeckTool {
  /// Tells about each card that a search finds, the newest first: its facts, its curve of forgetting and
  /// its log. Asks for the passcode.
  ///
  /// - Parameter asJSON: true for one object in each line.
  /// - Throws: as `find`.
  func findCards(_ search: String, asJSON: Bool) throws(ToolFailure) -> CommandReport {
    var told: [(row: CardRow, information: CardInformation)] = []
    var time: (now: LocalMoment, boundary: DayBoundary)?
    var report = try inFound(search, for: .readOnly) {
      store,
      key,
      targets,
      now,
      report throws(VaultFailure) in
      guard case .cards(let cards) = targets else { return nil }
      let boundary = try store.dayBoundary(under: key)
      let rows = try store.rows(
        cards.map(\.rawValue).sorted(by: >),
        .cards,
        at: now,
        boundary: boundary,
        under: key
      )
      let (reviews, damaged) = try store.reviews(since: nil, under: key)
      note(damaged + cards.count - rows.count, in: &report)
      let logs = Dictionary(grouping: reviews.lazy.filter { cards.contains($0.card) }, by: \.card)
      told = rows.map { row in
        let log = ReviewHistory(logs[row.card.id] ?? [])
        return (row, CardInformation(row, log, at: now, boundary))
      }
      time = (now, boundary)
      return nil
    }
    guard let time else { return report }
    for (row, information) in told {
      report.lines +=
        asJSON
        ? [try json(of: CardJSON(row, information))]
        : words(row, information, at: time.now, time.boundary)
    }
    return report
  }

  /// A card in words: a line with its question, and what there is to know of it beneath.
  private func words(
    _ row: CardRow,
    _ information: CardInformation,
    at now: LocalMoment,
    _ boundary: DayBoundary
  ) -> [String] {
    let facts =
      information.words(wording, at: now, boundary)
      + (information.curve.map { [(wording(.curveTitle), $0.summary(wording))] } ?? [])
      + information.history.entries.reversed().map {
        ($0.words(.date, wording), $0.spoken(wording))
      }
    return [row.note.content.firstLines(asking: row.card.ordinal).question]
      + facts.map { "  " + wording(.lineModeItem(label: $0.0, value: $0.1)) }
  }
}
