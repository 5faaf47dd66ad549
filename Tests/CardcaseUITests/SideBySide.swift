/// Two texts next to each other, line by line, with a mark before each pair that differs.
struct SideBySide: CustomStringConvertible {
  let description: String

  /// Puts two texts next to each other under their headings.
  init(_ left: (heading: String, text: String), _ right: (heading: String, text: String)) {
    let (lefts, rights) = (Self.lines(left.text), Self.lines(right.text))
    let width = (lefts + [left.heading]).map(\.count).max() ?? 0
    func row(_ mark: String, _ left: String, _ right: String) -> String {
      mark + " " + left + String(repeating: " ", count: width - left.count) + " │ " + right
    }
    let rows = (0..<max(lefts.count, rights.count)).map { index in
      let (left, right) = (Self.line(index, of: lefts), Self.line(index, of: rights))
      return row(left == right ? " " : "≠", left ?? "", right ?? "")
    }
    description = ([row(" ", left.heading, right.heading)] + rows).joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func line(_ index: Int, of lines: [String]) -> String? {
    lines.indices.contains(index) ? lines[index] : nil
  }
}
