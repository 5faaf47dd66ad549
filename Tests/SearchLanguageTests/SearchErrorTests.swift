import SearchLanguage
import Testing

@Suite("What is no search")
struct SearchErrorTests {
  private static let days = Int64(0)...Int64(UInt32.max)

  @Test(
    "has a reason and a place",
    arguments: [
      ("a and or b", SearchError.Reason.misplaced(.or), "or"),
      ("and a", .misplaced(.and), "and"), ("a OR", .misplaced(.or), "OR"),
      ("a -or b", .misplaced(.or), "or"),
      ("a ( ) b", .emptyGroup, "( )"), ("a (b", .unclosedGroup, "("), ("(a))", .unopenedGroup, ")"),
      (#"a "" b"#, .emptyQuotes, #""""#), (#"a "b c"#, .unclosedQuotes, #"""#),
      (#"deck:"a"#, .unclosedQuotes, #"""#),
      (":a", .missingKey, ":"), (#"a\q b"#, .unknownEscape, #"\q"#),
      (#"a\"#, .unknownEscape, #"\"#),
      (#"deck:"a\q""#, .unknownEscape, #"\q"#),
      ("x prop:ivl>a", .notWhole(behind: "prop:ivl>"), "a"),
      ("prop:ivl>", .notWhole(behind: "prop:ivl>"), "prop:ivl>"),
      ("added:", .notWhole(behind: "added:"), "added:"),
      ("added:-1", .outside(days, written: "-1", behind: "added:"), "-1"),
      ("added:4294967296", .outside(days, written: "4294967296", behind: "added:"), "4294967296"),
      ("flag:9", .outside(0...7, written: "9", behind: "flag:"), "9"),
      ("flag:x", .outside(0...7, written: "x", behind: "flag:"), "x"),
      ("rated:1:5", .outside(1...4, written: "5", behind: "rated:"), "5"),
      (
        "prop:rated=1", .outside(Int64(Int32.min)...0, written: "1", behind: "prop:rated="), "1"
      ),
      ("prop:r>x", .notANumber(behind: "prop:r>"), "x"),
      ("prop:r>0x1", .notANumber(behind: "prop:r>"), "0x1"),
      ("nid:1;2", .ids(behind: "nid:"), "1;2"), ("mid:a", .notWhole(behind: "mid:"), "a"),
      ("prop:cdn:=1", .missingName(behind: "prop:cdn:"), "=1"),
      ("dupe:1", .duplicates(behind: "dupe:"), "1"),
    ]
  )
  func places(search: String, reason: SearchError.Reason, marked: String) {
    #expect(Searches.error(search)?.reason == reason)
    #expect(Searches.marked(search) == marked)
  }

  @Test(
    "tells the word that was meant",
    arguments: [
      ("is:learned", "learned", "learn"), ("is:lern", "lern", "learn"), ("is:Due", "Due", "due"),
      ("is:supsended", "supsended", "suspended"),
      ("prop:interval>3", "interval", "ivl"), ("prop:reviews>3", "reviews", "reps"),
      ("prop:position<3", "position", "pos"), ("prop:retrievability<0.9", "retrievability", "r"),
      ("prop:stability>3", "stability", "s"), ("prop:difficulty>0.5", "difficulty", "d"),
      ("prop:lapse=1", "lapse", "lapses"), ("prop:ease>3 prop:IVL>1", "IVL", "ivl"),
      ("prop:ivl≥3", "≥", ">="), ("flag:red", "red", "1"), ("flag:Purple", "Purple", "7"),
    ]
  )
  func meant(search: String, written: String, word: String) {
    let hint = Searches.error(search)?.reason.hint
    #expect(hint?.meant == word)
    #expect(hint?.written == written)
    #expect(Searches.marked(search) == written)
  }

  @Test(
    "tells none where nothing is near",
    arguments: [
      "is:", "is:x", "prop:", "prop:ivl", "prop:ivl~3", "flag:9", "flag:x", "added:x", "(a",
    ]
  )
  func unknown(search: String) throws {
    let error = try #require(Searches.error(search))
    #expect(error.reason.hint == nil)
  }
}
