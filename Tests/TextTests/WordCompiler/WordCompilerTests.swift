import Testing

@testable import WordCompiler

@Suite("Words compiled from PO files")
struct WordCompilerTests {
  private static let template = """
    # A part.
    msgid ""
    msgstr "Content-Type: text/plain; charset=UTF-8\\n"

    #. On the screen.
    msgctxt "greeting"
    msgid "Good \\"day\\", "
    "{name}"
    msgstr ""

    msgctxt "end"
    msgid "The end\\n"
    msgstr ""

    msgctxt "cards"
    msgid "{n} card in {deck}"
    msgid_plural "{n} cards in {deck}"
    msgstr[0] ""
    msgstr[1] ""

    """

  private static let header = #"""
    msgid ""
    msgstr ""
    "Language: xx\n"
    "Plural-Forms: nplurals=3; plural=n%10==1&&n%100!=11 ? 0 : n<5 ? 1 : 2;\n"

    """#

  private func sources(_ po: String, named name: String = "xx.po") throws -> [String: String] {
    try WordCompiler.sources(of: [("part.pot", Self.template), (name, Self.header + "\n" + po)])
  }

  /// The error of a language's words.
  private func fault(_ po: String, named name: String = "xx.po") -> String? {
    do {
      _ = try sources(po, named: name)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("make a member of each phrase, with a parameter for each placeholder")
  func phrases() throws {
    let phrases = try #require(try sources("")["Phrases.swift"])
    #expect(
      phrases.contains(
        """
          /// Good "day", {name}
          package static func greeting(name: String) -> Phrase { Phrase(.greeting, [name]) }
          /// The end
          package static var end: Phrase { Phrase(.end) }
          /// {n} card in {deck} / {n} cards in {deck}
          package static func cards(_ n: Int, deck: String) -> Phrase { Phrase(.cards, n, [deck]) }
        """
      )
    )
    #expect(phrases.contains("    case greeting\n    case end\n    case cards\n"))
    #expect(phrases.contains(#"      case .greeting: ["name"]"#))
    #expect(phrases.contains(#"      case .cards: ["n", "deck"]"#))
  }

  @Test("are tables in the order of the phrases, with nothing for what is not translated")
  func tables() throws {
    let files = try sources(
      #"""
      msgctxt "greeting"
      msgid "Good \"day\", {name}"
      msgstr "{name}, \"hej\""

      #, fuzzy
      msgctxt "end"
      msgid "The end\n"
      msgstr "Slut\n"

      msgctxt "cards"
      msgid "{n} card in {deck}"
      msgid_plural "{n} cards in {deck}"
      msgstr[0] "{n} a {deck}"
      msgstr[1] "{deck} {n} b"
      msgstr[2] "{n} c {deck}"
      """#
    )
    let words = try #require(files["Words+xx.swift"])
    #expect(
      words.contains(#""{name}, \"hej\"\0\0{n} a {deck}\0{deck} {n} b\0{n} c {deck}\0""#)
    )
    #expect(files["Phrases.swift"]?.contains("static let uncounted = 2\n") == true)
    #expect(words.contains("form: { n in n % 10 == 1 && n % 100 != 11  ? 0  : n < 5  ? 1  : 2 }"))
    let english = try #require(files["Words+en.swift"])
    #expect(english.contains(#""Good \"day\", {name}\0The end\n\0{n} card in {deck}\0"#))
    #expect(english.contains("form: { n in n  != 1 ? 1 : 0 }"))
    #expect(files["Languages.swift"]?.contains("[`en`, `xx`]") == true)
  }

  @Test("of an older English sentence are left out")
  func older() throws {
    let files = try sources("msgctxt \"end\"\nmsgid \"The End\"\nmsgstr \"Slut\"\n")
    #expect(files["Words+xx.swift"]?.contains("Slut") == false)
  }

  private static let lists = """
    msgid ""
    msgstr ""

    msgctxt "red,darkGreen"
    msgid "red, dark green"
    msgstr ""

    msgctxt "hours,days"
    msgid "{n} hour, {n} day"
    msgid_plural "{n} hours, {n} days"
    msgstr[0] ""
    msgstr[1] ""

    """

  @Test("give each name of a list a phrase of its own")
  func names() throws {
    let words = #"""
      msgctxt "red,darkGreen"
      msgid "red, dark green"
      msgstr "röd, mörkgrön"

      msgctxt "hours,days"
      msgid "{n} hour, {n} day"
      msgid_plural "{n} hours, {n} days"
      msgstr[0] "{n} h0, {n} d0"
      msgstr[1] "{n} h1, {n} d1"
      msgstr[2] "{n} h2, {n} d2"

      """#
    let files = try WordCompiler.sources(
      of: [("list.pot", Self.lists), ("xx.po", Self.header + "\n" + words)]
    )
    let phrases = try #require(files["Phrases.swift"])
    #expect(phrases.contains("static var darkGreen: Phrase { Phrase(.darkGreen) }"))
    #expect(phrases.contains("static func days(_ n: Int) -> Phrase { Phrase(.days, n) }"))
    let table = try #require(files["Words+xx.swift"])
    for word in ["r\u{F6}d", "m\u{F6}rkgr\u{F6}n", "{n} h2", "{n} d0", "{n} d2"] {
      #expect(table.contains(word), "\(word)")
    }
    #expect(!table.contains(", m"))
  }

  @Test(
    "refuse a list that has more or fewer names than phrases",
    arguments: ["a", "a, b, c", "a,b"]
  )
  func lists(words: String) {
    let entry = "msgctxt \"red,darkGreen\"\nmsgid \"red, dark green\"\nmsgstr \"\(words)\"\n"
    let error = #expect(throws: POError.self) {
      _ = try WordCompiler.sources(
        of: [("list.pot", Self.lists), ("xx.po", Self.header + "\n" + entry)]
      )
    }
    #expect(error?.description == "xx.po: red,darkGreen has 2 names, and not '\(words)'")
  }

  @Test(
    "that can't be right are refused, with their file",
    arguments: [
      ("msgctxt \"start\"\nmsgid \"Start\"\nmsgstr \"Start\"\n", "there is no phrase start"),
      (
        "msgctxt \"greeting\"\nmsgid \"Good \\\"day\\\", {name}\"\nmsgstr \"Hej {namn}\"\n",
        "greeting has other placeholders than 'Good \"day\", {name}'"
      ),
      (
        "msgctxt \"cards\"\nmsgid \"{n} card in {deck}\"\n"
          + "msgid_plural \"{n} cards in {deck}\"\nmsgstr[0] \"{n} {deck}\"\n",
        "cards has 1 forms, not 3"
      ),
      (
        "msgctxt \"end\"\nmsgid \"The end\\n\"\nmsgstr \"a\"\n\nmsgctxt \"end\"\nmsgid \"\"\n",
        "end is there twice"
      ),
    ]
  )
  func refused(_ po: String, _ reason: String) {
    #expect(fault(po) == "xx.po: \(reason)")
  }

  @Test("that are no PO file are refused, with their line")
  func lines() {
    #expect(fault("msgctxt \"end\nmsgid \"\"\n")?.hasPrefix("xx.po:6: not a line") == true)
    #expect(fault("msgid \"a\"\nmsgid \"b\"\n")?.hasPrefix("xx.po:7: not a line") == true)
    #expect(fault("", named: "xxxx.po")?.contains("no code of a language") == true)
  }
}
