/// The rivers as a conversation in lines: what is said, and what a line that was typed means.
struct LineFace {
  /// The prompt for each line.
  static let prompt = "River: "

  /// The lines of the beginning.
  static let greeting = ["Rivers. A number chooses one. help says what can be typed."]

  /// The lines that were said last, for `again`.
  private var last = greeting

  /// Answers a line. What does not fit is refused in words, and changes nothing.
  mutating func answer(_ line: String, _ rivers: inout Rivers) -> [String] {
    let said = reply(to: line, &rivers)
    if !said.isEmpty { last = said }
    return said
  }

  private func reply(to line: String, _ rivers: inout Rivers) -> [String] {
    switch line {
    case "help":
      return Rivers.all.enumerated().map { "\($0 + 1): \($1.name)" }
        + [
          "gauge: The gauge's number", "where: Where you are", "again: What was said last", "quit",
        ]
    case "where", "": return [Self.sentence(rivers.river)]
    case "again": return last
    case "gauge":
      rivers.perform(.showGauge)
      // One word for each digit: a number of four digits would be said as thousands.
      return ["Gauge \(rivers.river.gauge.map(String.init).joined(separator: " "))."]
    case "quit":
      rivers.perform(.quit)
      return ["The program ends."]
    default:
      guard let number = Int(line), Rivers.all.indices.contains(number - 1) else {
        return ["There is no \(line). Type a number from 1 to \(Rivers.all.count), or help."]
      }
      rivers.perform(.choose(number - 1))
      return [Self.sentence(rivers.river)]
    }
  }

  /// A river in words: its unit is written out.
  private static func sentence(_ river: Rivers.River) -> String {
    "\(river.name), \(river.kilometres) kilometres long."
  }
}
