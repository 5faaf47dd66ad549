import AppSupport
import DomainWords
package import Flashcards
import PaymentCards
import Secrets
import Store
import Vault
import Wording

/// What a command asks of the exams of a deck.
package enum ExamRequest: Sendable {
  /// Tells them.
  case list
  /// Plans one, in the place of that of the same day; or only tells what is possible.
  case plan(Exam, isPreview: Bool)
  /// Deletes that of a day.
  case delete(StudyDay)

  /// The current day by the clock, from which on dates are read.
  package static var today: StudyDay { DayBoundary(rolloverHour: 0).day(of: WallClock.now) }

  fileprivate var writes: Bool {
    switch self {
    case .list, .plan(_, isPreview: true): false
    case .plan, .delete: true
    }
  }
}

/// Exams from the command line.
extension DeckTool {
  /// Tells, plans or deletes exams of a deck; a change is one step that can be undone, and the cards of today
  /// another. Asks for the passcode.
  ///
  /// - Parameter asJSON: true for an object in one line.
  /// - Throws: `noMatch` or `several` if the query does not fit one deck, or there is no exam on a day; `search` for a search that can't be
  ///   understood; `nothingFound` if the exam has no cards.
  package func exams(
    of query: String,
    _ request: ExamRequest,
    asJSON: Bool
  ) throws(ToolFailure) -> CommandReport {
    let access: VaultAccess = request.writes ? .readWrite : .readOnly
    return try answering(for: access) { store, key, report throws(ToolFailure) in
      let now = WallClock.now
      let (boundary, decks) = try at { () throws(VaultFailure) in
        (try store.dayBoundary(under: key), try store.summaries(at: now, under: key).decks)
      }
      let today = boundary.day(of: now)
      var deck = try only(query, of: DeckQuery(query).matches(among: decks.map(\.deck), by: \.name))
      var preview: ExamPreview?
      switch request {
      case .list: break
      case .plan(let exam, let isPreview):
        let search = try self.query(exam.search)
        preview = try at { () throws(VaultFailure) in
          try store.preview(
            of: exam,
            matching: search,
            in: deck.id,
            at: now,
            boundary: boundary,
            under: key
          )
        }
        guard var planned = preview?.exam else { throw .nothingFound(exam.search, []) }
        guard !isPreview else { break }
        planned.standing = nil
        deck.exams = deck.exams.filter { $0.day != planned.day } + [planned]
      case .delete(let day):
        guard deck.exams.contains(where: { $0.day == day }) else {
          throw .noMatch(query: LoadToolText.text(of: day))
        }
        deck.exams.removeAll { $0.day == day }
      }
      if request.writes {
        let name = preview?.exam.name(in: deck) ?? deck.name.description
        let written = try at { () throws(VaultFailure) in
          try store.keepExams(of: deck, named: name, at: now, boundary: boundary, under: key)
        }
        deck = written.decks.first { $0.id == deck.id } ?? deck
      }
      let undo = request.writes ? [wording(.commandEditUndo)] : []
      if asJSON {
        report.lines = [try json(of: ExamsJSON(deck, preview, today: today))]
        report.remarks += undo
      } else {
        report.lines = (preview.map { lines($0) } ?? lines(of: deck, today)) + undo
      }
    }
  }

  /// The exams of a deck, a line each.
  private func lines(of deck: Deck, _ today: StudyDay) -> [String] {
    guard !deck.exams.isEmpty else { return [wording(.examNone)] }
    return deck.exams.sorted { $0.day < $1.day }.map { exam in
      let title = exam.title(exam.name(in: deck), from: today, wording)
      let parts = [LoadToolText.text(of: exam.day), exam.numbers(on: today, wording)]
      return wording(
        .lineModeItem(
          label: title,
          value: parts.compactMap(\.self).joined(separator: wording(.listComma))
        )
      )
    }
  }

  /// What is possible, a line each.
  private func lines(_ preview: ExamPreview) -> [String] {
    let known = preview.known(wording)
    let rows: [ExamPreview.Row] =
      [(.examKnownRow, [known.today, known.then].joined(separator: wording(.listComma)))]
      + preview.rows(wording) { LoadToolText.text(of: $0) }
    return rows.map { wording(.lineModeItem(label: wording($0.label), value: $0.value)) }
      + preview.sentences(wording) + preview.others(wording)
  }
}
