import Screens

/// The counts and menus said of each screen since the lock, so that they are said again only where
/// they have changed.
struct LineModeMemory: Sendable {
  /// The counts of a screen, in the order in which they were said.
  private var counts: [String: [String]] = [:]
  /// The labels of a menu's choices by their words.
  private var labels: [String: [String: String]] = [:]

  /// The lines without the counts that were said before.
  mutating func news(in lines: [SpokenLine], of screen: String) -> [SpokenLine] {
    var present: [String] = []
    for case .count(let text) in lines { present.append(text) }
    let known = counts[screen] ?? []
    counts[screen] = present
    return lines.filter { line in
      if case .count(let text) = line { !known.contains(text) } else { true }
    }
  }

  /// The choices of a menu that were said in other words before, or not at all. A menu of other
  /// words is another one.
  mutating func news<Action>(
    in choices: [LineModeChoice<Action>],
    of screen: String
  ) -> [LineModeChoice<Action>] {
    let menu = "\(screen): \(choices.filter { !$0.isRow }.map(\.word).joined(separator: " "))"
    var known = labels[menu] ?? [:]
    let news = choices.filter { known[$0.word] != $0.label }
    for choice in choices { known[choice.word] = choice.label }
    labels[menu] = known
    return news
  }
}

/// The last lines that were said, for those who want to hear them again or spelled.
struct LineModeEcho: Sendable {
  /// The lines, of which none is secret.
  var lines: [SpokenLine] = []
  /// True if the scene was told behind them.
  var hasScene = false
  /// True if they were said for `again`.
  var isRepeated = false
  /// True if there was a secret among what was said.
  var hadSecret = false
  /// The secrets that were said; they are kept until the next line is typed.
  var secrets: [SpokenLine] = []
  /// True if they say what was wrong with a line.
  var isRefusal = false
  /// The last line of the scene.
  var value: SpokenLine?
}
