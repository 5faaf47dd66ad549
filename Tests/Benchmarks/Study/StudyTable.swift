/// What was measured of a collection, ours beside Anki's.
struct StudyTable: CustomStringConvertible {
  /// The most memory that a part is to hold, in MiB.
  static let memoryGoal = 100.0

  let notes: Int64
  let hasPeer: Bool
  private(set) var rows: [Row] = []

  init(notes: Int64, hasPeer: Bool) {
    self.notes = notes
    self.hasPeer = hasPeer
  }

  /// Adds a line for each quantity of a part, and one for its memory.
  mutating func add(_ part: Part, ours: Findings, theirs: Findings) {
    for what in part.quantities {
      guard let value = ours.values[what] else { continue }
      let peer = theirs.values[what]
      rows.append(
        Row(
          what: what.title,
          ours: "\(Row.figure(value)) \(what.unit.rawValue)",
          theirs: peer.map { "\(Row.figure($0)) \(what.unit.rawValue)" } ?? "",
          ratio: peer.map { Row.figure(value / $0) } ?? "",
          goal: what.goal.map { "\(what.unit == .milliseconds ? "≤" : "≥") \(Row.figure($0))" } ?? "",
          verdict: what.isMet(by: value).map { $0 ? "met" : "MISSED" } ?? ""
        )
      )
    }
    guard let peak = ours.peak else { return }
    rows.append(
      Row(
        what: "  most memory",
        ours: "\(Row.figure(peak)) MiB",
        theirs: theirs.peak.map { "\(Row.figure($0)) MiB" } ?? "",
        ratio: theirs.peak.map { Row.figure(peak / $0) } ?? "",
        goal: "≤ \(Row.figure(Self.memoryGoal))",
        verdict: peak <= Self.memoryGoal ? "met" : "MISSED"
      )
    )
  }

  var description: String {
    let head = Row(
      what: "\(notes) notes and cards, \(4 * notes) answers",
      ours: "Cardcase",
      theirs: hasPeer ? "Anki" : "",
      ratio: hasPeer ? "ratio" : "",
      goal: "goal",
      verdict: ""
    )
    let lines = ([head] + rows).map(\.columns)
    let widths = head.columns.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    let rule = widths.map { String(repeating: "─", count: $0) }
    return ([lines[0], rule] + lines.dropFirst()).map { line in
      zip(line, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
