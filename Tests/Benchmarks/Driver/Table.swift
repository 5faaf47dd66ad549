/// Rows below one another, each column as wide as its widest text.
struct Table: CustomStringConvertible {
  private static let heads = ["what", "Cardcase", "C reference", "ratio", "goal", ""]
  var rows: [Row] = []

  var description: String {
    let lines = [Self.heads] + rows.map(\.columns)
    let widths = Self.heads.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    let rule = widths.map { String(repeating: "─", count: $0) }
    return ([lines[0], rule] + lines.dropFirst()).map { line in
      zip(line, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  /// The number of goals of each verdict.
  var summary: String {
    let counts = [Row.Verdict.met, .missed, .unclear].map { verdict in
      "\(rows.count { $0.verdict == verdict }) \(verdict.rawValue.lowercased())"
    }
    return "Goals: " + counts.joined(separator: ", ") + "."
  }
}
