import RegularExpressions
import Testing

struct ReplacingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let pattern: String
    let template: String
    let text: String
    let result: String
    let count: Int

    init(_ pattern: String, _ template: String, _ text: String, _ result: String, _ count: Int) {
      self.pattern = pattern
      self.template = template
      self.text = text
      self.result = result
      self.count = count
    }

    var testDescription: String { "\(pattern) by \(template)" }
  }

  @Test(arguments: [
    Row("a", "x", "banana", "bxnxnx", 3),
    Row("z", "x", "banana", "banana", 0),
    Row("a", "", "banana", "bnn", 3),
    Row("(b)(a)", "$2$1", "banana", "abnana", 1),
    Row("(?<first>b)(?P<then>a)", "${then}_$first", "banana", "a_bnana", 1),
    Row("b(a)", "$1x|${1}x|$0|$$1|$|$7|$no|", "ba", "|ax|ba|$1|$|||", 1),
    Row("(a)|(n)", "<$1$2>", "ban", "b<a><n>", 2),
    // Empty matches: one at each place that does not end a match.
    Row("", "-", "漢a", "-漢-a-", 3),
    Row("a*", "-", "baac", "-b-c-", 3),
    Row(#"\b"#, "|", "é _", "|é| |_|", 4),
    Row(#"\B"#, "|", "é été", "é é|t|é", 2),
    Row("(?m)^", "> ", "a\nb", "> a\n> b", 2),
    // Places in a transcription are those of the text.
    Row(#"\b(\w)(\w*)\b"#, "$2$1", "über_漢 _字", "ber_漢ü 字_", 2),
    Row(#"\w+\b"#, "<$0>", "snake_über, 漢字", "<snake_über>, <漢字>", 2),
    // The last copy of a repetition with a part in the match.
    Row("(?:(a)|b){1,2000}", "<$1>", "bab", "<a>", 1),
    Row("^(?:(.)){1500}", "$1", String(repeating: "a", count: 1499) + "zb", "zb", 1),
  ])
  func `Matches are replaced`(_ row: Row) throws {
    let expression = try RegularExpression(row.pattern, ignoringCase: false)
    let replaced = expression.replacing(in: row.text, with: row.template)
    #expect(replaced.text == row.result)
    #expect(replaced.count == row.count)
  }
}
