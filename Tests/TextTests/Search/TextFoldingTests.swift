import Testing

@testable import TextSearch

@Suite("Folding text for a search")
struct TextFoldingTests {
  @Test(
    "case, accents and width make no difference",
    arguments: [
      ("Ñandú", "nandu"), ("N\u{303}andu\u{301}", "nandu"), ("ÉCOLE", "ecole"), ("Łódź", "łodz"),
      ("İzmir", "izmir"), ("Straße", "strasse"), ("STRAẞE", "strasse"), ("ΟΔΟΣ", "οδοσ"),
      ("ὁδός", "οδοσ"), ("ЁЛКА", "елка"), ("Ｖｉｓａ　１２", "visa 12"), ("ｶﾞｷﾞﾊﾟｳﾞﾂﾞﾄﾞ", "ガギパヴヅド"),
      ("ﾍﾞ", "ベ"), ("家計", "家計"), ("한글", "한글"), ("𐐀", "𐐨"), ("ꙖA", "ꙗa"),
      ("plain Text", "plain text"),
    ]
  )
  func folds(text: String, folded: String) {
    #expect(TextFolding.fold(text) == folded)
    #expect(TextFolding.fold(folded) == folded)
  }

  @Test("a mark that goes with no letter before it stays")
  func loneMarks() {
    #expect(TextFolding.fold("ﾞｱﾞ") == "ﾞアﾞ")
  }

  @Test("a search finds what has all of its words, in whatever order and text")
  func words() {
    let words = SearchWords(" NANDU  Ave ")
    #expect(words.match("Ñandú", "ave"))
    #expect(words.match("Avenida del ñandú"))
    #expect(!words.match("Ñandú"))
    #expect(SearchWords("  ").isEmpty && SearchWords("").match("anything"))
  }
}
