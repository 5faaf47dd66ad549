import Foundation
import Testing
import WindowLevels

@Suite("Where lines may be broken")
struct LineBreakTests {
  /// Samples of LineBreakTest.txt that a rule decides which looks at the number behind a bracket.
  private static let lookingAhead: Set<Substring> = [
    "-0025|0028|", "-0025|2329|", "-0024|0028|", "-0024|2329|",
    "-0063-006F-0064-0065-005C|0028-0073-005C-0029|",
    "-0063-006F-0064-0065-005C|007B-0073-005C-007D|",
  ]

  @Test("Unicode's own samples are broken as Unicode says")
  func samples() throws {
    let url = try #require(
      Bundle.module.url(forResource: "Fixtures/LineBreakSamples", withExtension: "txt")
    )
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    #expect(lines.count > 3900)
    let wrong = lines.filter { line in
      guard !Self.lookingAhead.contains(line) else { return false }
      var opportunities = LineBreakOpportunities()
      let parts = line.split { $0 == "-" || $0 == "|" }
      let signs = line.filter { $0 == "-" || $0 == "|" }
      let scalars = parts.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      let found = scalars.map { opportunities.allowsBreak(before: $0) ? "|" : "-" }.joined()
      // The end of the text is a break in all of them.
      return found + "|" != signs
    }
    #expect(wrong.isEmpty, "\(wrong.count), first \(wrong.prefix(10))")
  }

  /// Text with a stroke at each place where it is broken besides its blanks.
  private func broken(_ text: String) -> String {
    var opportunities = LineBreakOpportunities()
    var marked = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isAfterBlank = marked.last == " "
      if opportunities.breaksWord(before: scalar), !isAfterBlank { marked.append("|") }
      marked.append(scalar)
    }
    return String(marked)
  }

  @Test(
    "Words are broken in Chinese and Japanese only, and not where two signs belong together",
    arguments: [
      "卡|片|被|锁|定。", "他|说：|“你|好！”|然|后|走|了……", "「あ|い」|と|（う）", "ちょっ|と", "人々|の|カー|ド",
      "田|中・|一|郎", "2028|年|12|月", "価|格|は|￥1,000.50|で|す", "100%|の", "Ctrl-X|で|戻|る",
      "e-mail and/or 1,234.5 km/h", "한국어 문장이다", "漢\u{2060}字|と|漢\u{A0}字", "か\u{3099}|き",
      "👩\u{200D}👩\u{200D}👧|好", "👍🏽|好", "🇯🇵|日",
    ]
  )
  func words(_ expected: String) {
    #expect(broken(expected.filter { $0 != "|" }) == expected)
  }

  @Test("Behind a blank too no line begins with what closes")
  func blanks() {
    var opportunities = LineBreakOpportunities()
    #expect(
      "字 」a b".unicodeScalars.map { opportunities.breaksWord(before: $0) } == [
        false, false, false, true, false, true,
      ]
    )
  }

  @Test("No character that counts as one without East Asian neighbours breaks a word")
  func blanksOnly() {
    let wrong = (0x80..<UInt32(0x2100)).compactMap(Unicode.Scalar.init).filter { scalar in
      guard LineBreakOpportunities.areBlanks(in: String(scalar)) else { return false }
      return ["a\(scalar)", "\(scalar)a", "\(scalar)\(scalar)"].contains {
        broken($0).contains("|")
      }
    }
    #expect(wrong.isEmpty, "\(wrong)")
    #expect(!LineBreakOpportunities.areBlanks(in: "a字"))
  }
}
