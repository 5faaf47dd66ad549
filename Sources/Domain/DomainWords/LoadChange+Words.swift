package import Flashcards
import PaymentCards
package import Wording

extension LoadTool.Name {
  /// The name in words.
  package var phrase: Phrase {
    switch self {
    case .postpone: .loadPostpone
    case .advance: .loadAdvance
    case .flatten: .loadFlatten
    case .holiday: .loadHoliday
    case .easy: .loadEasyDates
    case .disperse: .loadDisperse
    case .balance: .loadBalance
    case .forget: .loadForget
    }
  }
}

extension LoadChange {
  /// The number of days from today on of which the greatest load is told.
  package static let toldDays = 30

  /// What moves, what that costs in recall, and what stays, a sentence each.
  ///
  /// - Parameters:
  ///   - isDone: true once it is done.
  ///   - balances: true if answers choose their days by load.
  package func sentences(
    _ wording: Wording,
    isDone: Bool = false,
    balances: Bool = true
  ) -> [String] {
    if case .forget = tool {
      guard easyDates.change else { return [wording(.loadNoDates)] }
      let forgotten = easyDates.before.subtracting(easyDates.after)
      return [wording(.loadForgotten(dates: wording.spans(forgotten)))]
    }
    var kept: [String] = []
    if easyDates.change {
      kept = [wording(.loadKept(dates: wording.spans(tool.dates.from(today))))]
      if !balances { kept.append(wording(.loadUnbalanced)) }
    }
    let rest = [
      safe.map { wording(.loadSafe($0)) },
      stuck > 0 ? wording(.loadStuck(stuck)) : nil,
      others.total > 0 ? wording(.loadOthers(others.total)) : nil,
    ].compactMap(\.self)
    guard !moves.isEmpty else { return [wording(.loadNone)] + kept + rest }
    let peak = peak(in: 0..<Self.toldDays)
    let count = moves.count
    var told = [wording(isDone ? .loadMoved(count) : .loadMoves(count))] + kept
    if let before = moved.before, let after = moved.after {
      told.append(
        wording(
          .loadKnowledge(
            before: wording.percent(tenths: before),
            after: wording.percent(tenths: after)
          )
        )
      )
    }
    if let before = all.before, let after = all.after {
      told.append(
        wording(
          .loadKnowledgeOfAll(
            before: wording.percent(tenths: before),
            after: wording.percent(tenths: after)
          )
        )
      )
    }
    told.append(
      wording(
        .loadPeak(
          days: String(Self.toldDays),
          before: String(peak.before),
          after: String(peak.after)
        )
      )
    )
    return told + rest
  }
}

extension Wording {
  /// Dates, those that follow each other by the first and the last of them.
  package func spans(_ dates: Set<StudyDay>) -> String {
    dates.spans.map { span in
      let first = date(of: CalendarDay(nearestTo1970Plus: span.lowerBound))
      let last = date(of: CalendarDay(nearestTo1970Plus: span.upperBound))
      return first == last ? first : self(.loadSpan(first: first, last: last))
    }.joined(separator: self(.listComma))
  }

  /// A share from 0 to 1 in percent with a tenth.
  package func percent(tenths share: Double) -> String {
    percent(decimal(tenths: Int((share * 1_000).rounded())))
  }
}
