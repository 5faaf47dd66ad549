/// The measurements of a collection, beside Anki's, with the processor time. A missed goal that
/// would have been met by the processor time is unclear: the machine or its disk was busy.
struct StudyTable: CustomStringConvertible {
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
      guard let lap = ours.values[what] else { continue }
      let value = lap.wall
      let peer = theirs.values[what]
      rows.append(
        Row(
          what: what.title,
          ours: "\(Row.figure(value)) \(what.unit.rawValue)",
          processor: Row.figure(lap.processor),
          theirs: peer.map { "\(Row.figure($0.wall)) \(what.unit.rawValue)" } ?? "",
          ratio: peer.map { Row.figure(value / $0.wall) } ?? "",
          goal: what.goalWords(hasPeer: peer != nil),
          verdict: verdict(what, lap, peer)
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
        goal: "≤ \(Row.figure(part.memoryGoal))",
        verdict: peak <= part.memoryGoal ? "met" : "MISSED"
      )
    )
  }

  private func verdict(_ what: Quantity, _ lap: Lap, _ peer: Lap?) -> String {
    guard let isMet = what.isMet(by: lap.wall, beside: peer?.wall) else { return "" }
    // With a processor to itself it would have been met.
    let isMetByProcessor = what.isMet(by: lap.processor, beside: peer?.processor) == true
    return isMet ? "met" : isMetByProcessor ? "unclear" : "MISSED"
  }

  var description: String {
    let head = Row(
      what: "\(notes) notes and cards, \(4 * notes) answers",
      ours: "Cardcase",
      processor: "processor",
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
