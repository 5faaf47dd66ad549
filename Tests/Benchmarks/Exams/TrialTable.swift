import Foundation

/// The figures of trials as rows of Markdown, by groups of students.
struct TrialTable {
  private struct Group {
    let name: String
    let contains: @Sendable (Student) -> Bool
  }

  /// What counts as much knowledge.
  private static let much = 0.95
  private static let groups = [
    Group(name: "less than 95 %") { $0.wanted < much },
    Group(name: "95 to 98 %, no limit") { $0.wanted >= much && $0.limit == nil },
    Group(name: "95 to 98 %, a limit") { $0.wanted >= much && $0.limit != nil },
    Group(name: "95 to 98 %, all") { $0.wanted >= much },
  ]

  let trials: [Trial]

  var lines: [String] {
    [
      "| wanted | students | promised | known | answers | most of one | over the limit | after |",
      "|---|---|---|---|---|---|---|---|",
    ]
      + Self.groups.compactMap { group in
        let trials = trials.filter { group.contains($0.student) }
        return trials.isEmpty ? nil : row(group.name, trials)
      }
  }

  private func row(_ name: String, _ trials: [Trial]) -> String {
    func mean(_ value: (Trial) -> Double) -> Double {
      trials.reduce(0) { $0 + value($1) } / Double(trials.count)
    }
    let ratio = mean(\.answers) / mean(\.constantAnswers)
    let over = trials.compactMap { trial in trial.student.limit.map { trial.worstDay - $0 } }.max()
    let fields = [
      name, String(trials.count), percent(mean(\.promised)), percent(mean(\.known)),
      number(ratio), number(trials.map { $0.answers / $0.constantAnswers }.max() ?? 0),
      over.map { String(max(0, $0)) } ?? "", number(trials.map(\.worstAfter).max() ?? 0),
    ]
    return "| " + fields.joined(separator: " | ") + " |"
  }

  private func percent(_ share: Double) -> String { String(format: "%.1f %%", share * 100) }

  private func number(_ value: Double) -> String { String(format: "%.2f", value) }
}
