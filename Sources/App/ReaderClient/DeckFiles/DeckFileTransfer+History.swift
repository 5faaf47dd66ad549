package import AppSupport
import DeckFormats
package import DomainWords
import Flashcards
import Vault
import Wording

/// The history of answers as a file.
extension DeckFileTransfer {
  /// The preview of an import of a history.
  package func preview(
    of source: HistorySource,
    _ study: OpenStudyStore,
    _ pace: ProgressThrottle
  ) throws -> ImportPreview {
    let past = try study.history()
    let collection = try study.collection()
    let (history, unknown) = source.entries(for: collection)
    var done = 0
    let plan = try HistoryPlan(
      history,
      into: collection,
      past.reviews,
      schedulers: past.schedulers(boundary: try study.dayBoundary())
    ) {
      done += 1
      pace.advance(done, history.entries.count)
      try study.requireKey()
    }
    return ImportPreview(
      new: plan.new,
      unchanged: plan.same,
      isHistory: true,
      badLines: plan.refused.map { .init(line: $0.line, reason: $0.reason) },
      notKept: unknown > 0 ? [.importUnknownAnswers(count: "\(unknown)")] : [],
      change: plan.change
    )
  }

  /// Exports the history of cards to the file.
  ///
  /// - Returns: the number of answers.
  func exportHistory(_ scope: ExportScope, _ study: OpenStudyStore) throws -> Int {
    let collection = try study.collection().limited(to: scope)
    let written = HistoryText.write(try study.history().reviews, of: collection)
    try write([written.bytes])
    return written.entries
  }
}
