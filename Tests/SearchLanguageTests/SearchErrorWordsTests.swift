import DomainWords
import SearchLanguage
import Testing
import Wording

@Suite("The sentence about what is no search")
struct SearchErrorWordsTests {
  /// A search for each reason, and the sentence about it.
  private static let sentences = [
    ("a or", #"Write something before and behind "or", or put it in quotation marks."#),
    ("()", "Write something between the brackets."),
    ("a)", #"Open a bracket before this one, or write \) for the sign."#),
    ("(dog", #"Close the bracket, or write \( for the sign."#),
    (#""""#, "Write something between the quotation marks."),
    (#"deck:"a"#, #"Close the quotation mark, or write \" for the sign."#),
    (":a", #"Write a key before the colon, or \: for the sign."#),
    (#"a\q"#, #"Write \\ for a backslash."#),
    ("is:learned", #"Write "learn" in place of "learned"."#),
    ("prop:interval>3", #"Write "ivl" in place of "interval"."#),
    ("flag:red", #"Write "1" in place of "red"."#),
    ("prop:ivl", #"Write one of these behind "prop:ivl": =, !=, <, >, <=, >=."#),
    ("prop:ivl>x", #"Write a whole number behind "prop:ivl>"."#),
    ("flag:9", #"Write a whole number from 0 to 7 behind "flag:"."#),
    ("prop:r<x", #""prop:r<" needs a value such as 0.9."#),
    ("nid:a", #""nid:" needs a value such as 1234567890123,1234567890124."#),
    ("prop:cdn:=1", #""prop:cdn:" needs a value such as v=1."#),
    ("dupe:dog", #""dupe:" needs a value such as 1234567890123,dog."#),
    (String(repeating: "(", count: 101), "Use at most 100 brackets within one another."),
    (String(repeating: "a", count: 10_001), "Too long: 10000 characters at most."),
  ]

  @Test("tells what to write", arguments: sentences)
  func says(search: String, sentence: String) throws {
    let error = try #require(Searches.error(search))
    #expect(Wording()(error.phrase) == sentence)
  }

  @Test("is short in every language, and has the words of the search", arguments: Language.all)
  func languages(language: Language) throws {
    for (search, _) in Self.sentences {
      let error = try #require(Searches.error(search))
      let sentence = Wording(language)(error.phrase)
      #expect(!sentence.isEmpty && sentence.count <= 120)
      if let hint = error.reason.hint { #expect(sentence.contains(hint.written)) }
    }
  }

  @Test("is short where the search is long")
  func long() throws {
    let long = String(repeating: "a", count: 5_000)
    for search in ["prop:cdn:\(long)>x", "prop:cdn:\(long)"] {
      let error = try #require(Searches.error(search))
      #expect(Wording()(error.phrase).count <= 120)
    }
  }

  @Test("tells the key that was meant")
  func key() throws {
    let hint = try #require(try Searches.node("decks:Spanish").unknownKeyHints.first)
    #expect(Wording()(hint.phrase) == #"Write "deck:" in place of "decks:"."#)
  }
}
