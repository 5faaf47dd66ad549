import Testing

@testable import TextSearch

@Suite("A fuzzy search")
struct FuzzySearchTests {
  /// The names that match, the best first.
  private func found(_ search: String, _ names: String...) -> [String] {
    let search = FuzzySearch(search)
    return names.compactMap { name in search.score(of: FuzzyText(name)).map { (name, $0) } }
      .sorted { $0.1 > $1.1 }.map(\.0)
  }

  @Test("finds what has its characters in order, and nothing else")
  func order() {
    #expect(found("stg", "Settings", "Statistics of a long game", "Wallet", "gts").count == 2)
    #expect(found("", "anything") == ["anything"])
    #expect(found("  ", "anything") == ["anything"])
    #expect(found("aa", "a") == [])
  }

  @Test("ranks runs, beginnings of words and short names first")
  func ranking() {
    #expect(found("wal", "A new sale", "Wallet", "Swallow").first == "Wallet")
    #expect(found("ac", "Back", "Add a card", "Capitals and cities").first == "Add a card")
    #expect(found("card", "Cards of Capitals", "Card").first == "Card")
    #expect(found("set", "Sunset", "Settings", "S e t").first == "Settings")
    #expect(found("deck", "d e c k", "deck").first == "deck")
  }

  @Test("takes every word, in any order, and needs each of them")
  func words() {
    #expect(found("cap stu", "Study Capitals", "Study Verbs") == ["Study Capitals"])
    let search = FuzzySearch("visa every")
    #expect(search.score(of: FuzzyText("Everyday", or: ["Visa", "1111"])) != nil)
    #expect(search.score(of: FuzzyText("Everyday", or: ["Mastercard"])) == nil)
    #expect(FuzzySearch("vs").score(of: FuzzyText("Everyday", or: ["Visa"])) == nil)
  }

  @Test(
    "does not mind case, accents and width",
    arguments: [("nandu", "Ñandú"), ("ÑANDÚ", "nandu"), ("ｖｉｓａ", "Visa"), ("ｶﾞ", "ガラス")]
  )
  func folding(search: String, name: String) {
    #expect(FuzzySearch(search).score(of: FuzzyText(name)) != nil)
  }

  @Test("is fast in a long list")
  func long() {
    let search = FuzzySearch("capital of the world")
    let long = String(repeating: "a capital of a whole world ", count: 100)
    #expect(search.score(of: FuzzyText(long)) != nil)
  }
}
