import DeckFormats
import DomainWords
import Flashcards
import StudyUI
import Vault
import Wording

/// The history of answers as a file.
extension DeckFileTransfer {
  /// The preview of an import of a history.
  func preview(
    of source: HistorySource,
    _ study: OpenStudyStore,
    _ pace: ProgressThrottle
  ) throws -> StudyReply {
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
    return .response(
      .preview(
        ImportPreview(
          new: plan.new,
          unchanged: plan.same,
          isHistory: true,
          badLines: plan.refused.map { .init(line: $0.line, reason: $0.reason) },
          notKept: unknown > 0 ? [.importUnknownAnswers(count: "\(unknown)")] : [],
          change: plan.change
        )
      )
    )
  }

  /// Exports the history of cards to the file.
  func exportHistory(_ scope: ExportScope, _ study: OpenStudyStore) -> StudyReply {
    do {
      let collection = try study.collection().limited(to: scope)
      let written = HistoryText.write(try study.history().reviews, of: collection)
      return write([written.bytes], holding: written.entries, of: .answers)
    } catch {
      return .response(.exportFailed(.failed(FailureReason(error))))
    }
  }
}
