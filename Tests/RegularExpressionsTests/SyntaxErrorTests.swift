import RegularExpressions
import Testing

/// Patterns that are none: the reason, and the place that a user is shown.
struct SyntaxErrorTests {
  struct Fault: CustomTestStringConvertible, Sendable {
    let pattern: String
    let reason: RegularExpressionError.Reason
    let place: Range<Int>?

    init(_ pattern: String, _ reason: RegularExpressionError.Reason, _ place: Range<Int>? = nil) {
      self.pattern = pattern
      self.reason = reason
      self.place = place
    }

    var testDescription: String { String(pattern.prefix(40)) }
  }

  static let faults: [Fault] = [
    Fault("a(b", .unclosedGroup, 1..<3),
    Fault("é(?", .unclosedGroup, 1..<3),
    Fault("a)", .unopenedGroup, 1..<2),
    Fault("a[bc", .unclosedClass, 1..<4),
    Fault("[", .unclosedClass, 0..<1),
    Fault("[[:alpha:]", .unclosedClass, 0..<10),
    Fault("x[c-a]", .invalidRange, 2..<5),
    Fault(#"[\d-z]"#, .invalidRange, 1..<3),
    Fault("*", .nothingToRepeat, 0..<1),
    Fault("a|+", .nothingToRepeat, 2..<3),
    Fault("(?i)?", .nothingToRepeat, 4..<5),
    Fault("{2}", .nothingToRepeat, 0..<1),
    Fault("(?)", .nothingToRepeat, 1..<2),
    Fault("a{", .invalidRepetition, 1..<2),
    Fault("a{2,1}", .invalidRepetition, 1..<6),
    Fault("a{99999999999}", .invalidRepetition, 1..<13),
    Fault(#"a\"#, .incompleteEscape, 1..<2),
    Fault(#"\x{41"#, .incompleteEscape, 0..<5),
    Fault(#"\p"#, .incompleteEscape, 0..<2),
    Fault(#"漢\y"#, .unknownEscape, 1..<3),
    Fault(#"\é"#, .unknownEscape, 0..<2),
    Fault(#"[\b]"#, .unknownEscape, 1..<3),
    Fault(#"\ud800"#, .invalidCodePoint, 0..<6),
    Fault(#"\x{110000}"#, .invalidCodePoint, 0..<10),
    Fault(#"\xzz"#, .invalidCodePoint, 0..<4),
    Fault(#"a\p{Klingon}"#, .unknownProperty, 1..<12),
    Fault("(?q)", .invalidFlags, 0..<3),
    Fault("(?ii)", .invalidFlags, 0..<4),
    Fault("(?i-)", .invalidFlags, 0..<5),
    Fault("(?<1>a)", .invalidGroupName, 3..<4),
    Fault("(?<n>a)(?<n>b)", .duplicateGroupName, 10..<11),
    Fault("a(?=b)", .lookAround, 1..<4),
    Fault("(?<!a)b", .lookAround, 0..<4),
    Fault(#"(a)\1"#, .backReference, 3..<5),
    Fault(#"\b{start}"#, .notSupported, 0..<2),
    Fault(#"\<a"#, .notSupported, 0..<2),
    Fault("(?R)a", .notSupported, 0..<3),
    Fault(#"\b(?-u:\b)"#, .notSupported, 7..<9),
    Fault("(?-u).", .unicodeNeeded, 5..<6),
    Fault(#"(?-u)\W"#, .unicodeNeeded, 5..<7),
    Fault("a{4000000000}", .tooLarge),
    Fault(String(repeating: #"\pL"#, count: 1000), .tooLarge),
    Fault(String(repeating: "x", count: RegularExpression.maximumLength + 1), .tooLong),
    Fault(
      String(repeating: "(", count: 251) + String(repeating: ")", count: 251),
      .nestedTooDeeply
    ),
    Fault(String(repeating: "[", count: 10_000), .nestedTooDeeply),
    Fault(String(repeating: "(", count: 10_000), .unclosedGroup, 9_999..<10_000),
    Fault("a" + String(repeating: "*", count: 10_000), .nestedTooDeeply),
  ]

  @Test(arguments: faults)
  func `A fault is told with its place`(_ fault: Fault) {
    #expect(throws: RegularExpressionError(fault.reason, at: fault.place)) {
      try RegularExpression(fault.pattern, ignoringCase: true)
    }
  }

  @Test func `Every reason is told of a pattern`() {
    let told = Set(Self.faults.map(\.reason))
    #expect(Set(RegularExpressionError.Reason.allCases).subtracting(told).isEmpty)
  }
}
