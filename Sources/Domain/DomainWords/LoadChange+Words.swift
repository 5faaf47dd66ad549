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
    }
  }
}

extension LoadChange {
  /// The number of days from today on of which the greatest load is told.
  package static let toldDays = 30

  /// What moves, what that costs in recall, and what stays, a sentence each.
  ///
  /// - Parameter isDone: true once it is done.
  package func sentences(_ wording: Wording, isDone: Bool = false) -> [String] {
    let rest = [
      safe.map { wording(.loadSafe($0)) },
      stuck > 0 ? wording(.loadStuck(stuck)) : nil,
      others.total > 0 ? wording(.loadOthers(others.total)) : nil,
    ].compactMap(\.self)
    guard !moves.isEmpty else { return [wording(.loadNone)] + rest }
    let peak = peak(in: 0..<Self.toldDays)
    let count = moves.count
    var told = [wording(isDone ? .loadMoved(count) : .loadMoves(count))]
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
  /// A share from 0 to 1 in percent with a tenth.
  package func percent(tenths share: Double) -> String {
    percent(decimal(tenths: Int((share * 1_000).rounded())))
  }
}
