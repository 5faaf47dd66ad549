import Testing

@testable import TerminalHarness

@Suite("Output taken apart")
struct EscapeScannerTests {
  @Test(
    "leaves only the text when sequences are taken out",
    arguments: [
      ("plain", "plain"), ("a\u{1B}[1;31mb\u{1B}[0mc", "abc"), ("4\u{1B}[5;9H2", "42"),
      ("x\r\ny\u{8}z", "xyz"), ("a\u{1B}]0;title\u{7}b\u{1B}]0;t\u{1B}\\c", "abc"),
      ("a\u{1B}(Bb\u{1B}=c\u{1B}Pq;data\u{1B}\\d", "abcd"), ("é\u{1B}[?1049h漢", "é漢"),
      ("a\u{1B}[12\u{18}b", "ab"), ("a\u{1B}\u{1B}[mb", "ab"),
    ]
  )
  func stripping(output: String, text: String) {
    #expect(String(decoding: strippingEscapes(output.utf8), as: UTF8.self) == text)
  }

  @Test("reports the private modes a sequence sets")
  func modes() {
    var scanner = EscapeScanner()
    let steps = "\u{1B}[?1049;25l".utf8.map { scanner.consume($0) }
    #expect(steps.last == .end(.privateModes([1049, 25], isSet: false)))
    #expect(steps.dropLast().allSatisfy { $0 == .inside })
  }
}
