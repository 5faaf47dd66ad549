import Foundation
import TerminalHarness
import Testing

@Suite("What is foreign")
struct ReaderSeparationTests {
  /// The targets that take it apart.
  private static let parsers = ["AnkiPackages", "CardFormats", "DeckReading", "MarkupRendering"]

  /// True if a program has code of a target: its mangled names begin with the target's.
  private func has(_ target: String, in program: String) throws -> Bool {
    let data = try Data(
      contentsOf: URL(fileURLWithPath: BuiltProduct.path(program)),
      options: .mappedIfSafe
    )
    return data.range(of: Data("$s\(target.utf8.count)\(target)".utf8)) != nil
  }

  @Test("is taken apart by the reader, and by no code that the program has", arguments: parsers)
  func isOfTheReader(_ target: String) throws {
    #expect(try has(target, in: "cardcase-reader"))
    #expect(try !has(target, in: "cardcase"))
  }
}
