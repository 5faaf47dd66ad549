import Flashcards
import RegularExpressions
import Store
import Testing

struct FindReplaceTests {
  private func changes(
    _ request: FindReplaceRequest,
    _ fields: String...,
    named names: [String] = ["Front", "Back", "Extra"]
  ) throws -> [FieldChange] {
    try FindReplace(request).changes(of: fields, named: names)
  }

  @Test func `Each change is told in parts, with what goes and what comes`() throws {
    let found = try changes(FindReplaceRequest("colour", by: "color"), "x", "A Colour, colours", "")
    let change = try #require(found.first)
    #expect(found.count == 1 && change.field == 1)
    #expect(change.new == "A color, colors")
    #expect(
      change.parts == [
        .kept("A "), .replaced("Colour", by: "color"), .kept(", "),
        .replaced("colour", by: "color"), .kept("s"),
      ]
    )
  }

  @Test func `Parts are whole characters beyond ASCII, in transcribed texts too`() throws {
    let request = FindReplaceRequest(#"\b(ü)(\w)"#, by: "$2$1", isExpression: true)
    let change = try #require(try changes(request, "漢 über_字").first)
    #expect(change.new == "漢 büer_字")
    #expect(change.parts == [.kept("漢 "), .replaced("üb", by: "bü"), .kept("er_字")])
  }

  @Test func `Parts without the matches and with the replacements are the two texts`() throws {
    for request in [
      FindReplaceRequest("", by: "-"), FindReplaceRequest("a*", by: "<$0>", isExpression: true),
      FindReplaceRequest(#"\B"#, by: "|", isExpression: true), FindReplaceRequest("é", by: ""),
    ] {
      for text in ["", "aab", "é漢a", "_é_ a"] {
        for change in try changes(request, text) {
          var (old, new) = ("", "")
          for part in change.parts {
            switch part {
            case .kept(let text): (old, new) = (old + text, new + text)
            case .replaced(let match, let replacement):
              (old, new) = (old + match, new + replacement)
            }
          }
          #expect(old == text && new == change.new, "\(request) in \(text)")
        }
      }
    }
  }

  @Test func `A match that is replaced by itself is found, and is no difference`() throws {
    let change = try #require(try changes(FindReplaceRequest("b", by: "b"), "abc").first)
    #expect(!change.isDifferent)
    let capital = try #require(try changes(FindReplaceRequest("B", by: "B"), "abc").first)
    #expect(capital.isDifferent && capital.new == "aBc")
  }

  @Test func `No replacement brings in the separator of fields`() throws {
    let change = try #require(try changes(FindReplaceRequest("b", by: "1\u{1F}2"), "abc").first)
    #expect(change.new == "a12c")
  }

  @Test func `An error has its place in the expression as it was typed`() throws {
    let error = #expect(throws: RegularExpressionError.self) {
      try FindReplace(FindReplaceRequest("ab(c", by: "", isExpression: true))
    }
    #expect(error == RegularExpressionError(.unclosedGroup, at: 2..<4))
  }
}
