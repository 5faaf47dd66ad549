import DeckFormats
import Flashcards
import ReaderProtocol
import TestSupport
import Testing

@testable import DeckReading

@Suite("Reading files of flashcards")
struct DeckFileTests {
  private func format(_ text: String) -> (any ReadableDeckFormat)? {
    DeckReadingRegistry.format(of: DeckFileContent(Array(text.utf8)))
  }

  private func read(_ text: String) throws -> ParsedDeck {
    try DeckFile.read(Array(text.utf8))
  }

  @Test("the format is told by the content")
  func detection() throws {
    #expect(format("front\tback\n") is SeparatedText)
    #expect(format("#separator:tab\n#html:true\n") is SeparatedText)
    #expect(format("Q: one\nA: two\n") is HashcardsMarkdown)
    #expect(format("\nSome words\nQ: one\nA: two\n") is HashcardsMarkdown)
    #expect(format("one,two\nQ: what,three\n") is SeparatedText)
    #expect(format("---\nname = \"Deck\"\n---\n\nC: a [gap]\n") is HashcardsMarkdown)
    #expect(format("  [{\"prompt\": \"a\", \"answer\": \"b\"}]") is JSONNotes)
    #expect(throws: DeckFileFailure.unknownFormat) { try read("Dear diary\nnothing here") }
    #expect(throws: DeckFileFailure.empty) { try read(" \n \n") }
    #expect(throws: DeckFileFailure.empty) { try DeckFile.read([]) }
  }

  @Test("bytes that are not UTF-8 are named by their line, and a byte order mark is no text")
  func encoding() throws {
    let bytes = Array("a,b\nc,d\n".utf8) + [0xFF, 0x2C, 0x61]
    #expect(throws: DeckFileFailure.notUTF8(line: 3)) { try DeckFile.read(bytes) }
    let text = try DeckFile.read([0xEF, 0xBB, 0xBF] + Array("a,b\n".utf8))
    #expect(text.notes.map(\.prompt) == ["a"])
  }

  @Test(
    "the separator is found without a header",
    arguments: ["\t", ";", ",", "|"]
  )
  func separators(separator: String) throws {
    let text = try read("one\(separator)two\nthree\(separator)four\n")
    #expect(text.notes.map(\.prompt) == ["one", "three"])
    #expect(text.notes.map(\.answer) == ["two", "four"])
  }

  @Test(
    "each of Anki's separators can be named",
    arguments: [
      ("comma", ","), ("Semicolon", ";"), ("tab", "\t"), ("space", " "), ("pipe", "|"),
      ("colon", ":"), ("@", "@"),
    ]
  )
  func namedSeparators(name: String, separator: String) throws {
    let text = try read("#Separator:\(name)\none\(separator)two\n")
    #expect(text.notes.map(\.prompt) == ["one"])
    #expect(text.notes.map(\.answer) == ["two"])
  }

  @Test("quoted fields hold separators, line ends and quotes, and lines are counted through them")
  func quotes() throws {
    let text = try read("\"a, \"\"b\"\"\nc\",d\r\n# a comment\r\n\r\ne,\"f\"\n,g\n")
    #expect(text.notes.map(\.prompt) == ["a, \"b\"\nc", "e"])
    #expect(text.notes.map(\.answer) == ["d", "f"])
    #expect(text.notes.map(\.line) == [1, 5])
    #expect(text.faults == [LineFault(line: 6, reason: .emptyPrompt)])
  }

  @Test("a quotation mark that is not closed is named by the line it stands on")
  func unclosed() throws {
    let text = try read("a,b\nc,\"d\ne,f\n")
    #expect(text.notes.count == 1)
    #expect(text.faults == [LineFault(line: 2, reason: .openQuote)])
  }

  @Test("Anki's columns say the guid, the kind, the deck and the tags")
  func ankiColumns() throws {
    let text = try read(
      """
      #separator:tab
      #html:true
      #guid column:1
      #notetype column:2
      #deck column:3
      #tags column:6
      #if matches:keep current
      abc\tBasic (and reversed card)\tA::B\t<b>bold</b> &amp; more\tanswer<br>two\tx y::z
      def\tCloze\tA\t{{c1::gap}}\t\t
      ghi\tBasic\tA::::B\tp\ta\t
      "#jk"\tMy own type\t\tp {{c2::q}}\textra\t

      """
    )
    #expect(text.facts.matching == .keep)
    #expect(text.notes.map(\.guid) == ["abc", "def", "#jk"])
    #expect(text.notes.map(\.kind) == [.basicAndReversed, .cloze, nil])
    #expect(text.notes.map(\.typeName).last == "My own type")
    #expect(text.notes.map { $0.deck?.description } == ["A::B", "A", nil])
    #expect(text.notes[0].fields.map(\.format) == [.html, .html])
    #expect(text.notes[0].prompt == "<b>bold</b> &amp; more")
    #expect(text.notes[0].answer == "answer<br>two")
    #expect(text.notes[0].tags?.names == ["x", "y::z"])
    #expect(text.notes[2].content().kind == .cloze)
    #expect(text.faults == [LineFault(line: 10, reason: .deckName)])
  }

  @Test("headers for the whole file hold for each row, and no field of a note is lost")
  func ankiDefaults() throws {
    let text = try read(
      """
      #separator:semicolon
      #html:false
      #deck:Welsh
      #tags:one two
      #notetype:Basic (type in the answer)
      <b>;second;;third

      """
    )
    #expect(text.facts.deck?.description == "Welsh")
    #expect(text.notes.first?.prompt == "<b>")
    #expect(text.notes.first?.fields.map(\.text) == ["<b>", "second", "", "third"])
    #expect(text.notes.first?.fields.allSatisfy { $0.format == .plain } == true)
    #expect(text.notes.first?.tags?.names == ["one", "two"])
    #expect(text.notes.first?.kind == .typed)
  }

  @Test("hashcards: questions over several lines, gaps in brackets, and what is wrong by its line")
  func hashcards() throws {
    let text = try read(
      """
      ---
      name = "Chemistry"
      ---

      Q: What is
      water?
      A: H2O

      C: The [sea] has \\[no\\] ![picture](x.png) and [salt].
      ---
      stray
      Q: no answer
      Q: [not a gap]
      A: right
      C: a [b::c]
      C: no gap
      """
    )
    #expect(text.facts.deck?.description == "Chemistry")
    let words = text.notes.map { $0.content() }
    #expect(words.map(\.prompt).first == "What is\nwater?")
    #expect(words.map(\.answer).first == "H2O")
    #expect(words[1].prompt == "The {{c1::sea}} has [no] ![picture](x.png) and {{c2::salt}}.")
    #expect(words[1].ordinals == [0, 1])
    #expect(words[2].prompt == "[not a gap]")
    #expect(
      text.faults == [
        LineFault(line: 11, reason: .stray),
        LineFault(line: 12, reason: .emptyAnswer),
        LineFault(line: 15, reason: .gap),
        LineFault(line: 16, reason: .noGap),
      ]
    )
  }

  @Test("hashcards: prose in front of the first card is no part of it, and no fault")
  func prose() throws {
    let text = try read("# Notes\n\nSome words, and more.\n\nQ: one\nA: two\n---\nstray\n")
    #expect(text.notes.map(\.prompt) == ["one"])
    #expect(text.faults == [LineFault(line: 8, reason: .stray)])
    let gaps = try read("---\nname = \"D\"\n---\n\nProse, with a comma.\n\nC: a [gap]\n")
    #expect(gaps.notes.map(\.prompt) == ["a {{c1::gap}}"] && gaps.faults.isEmpty)
    let words = "A word, first\n\nC: a [gap], b\n"
    let plain = try read(words)
    #expect(format(words) is HashcardsMarkdown && plain.notes.count == 1 && plain.faults.isEmpty)
    #expect(try read("A: no question\nQ: a\nA: b\n").faults.map(\.line) == [1])
  }

  @Test("the seed's JSON: elements that are no cards are named by their line")
  func json() throws {
    let text = try read(
      """
      [
        {"id": 7, "prompt": "Who \\"is\\" [it]?", "answer": "Jodie, {she}"},
        {"prompt": "answer is empty"},
        {"prompt": " ", "answer": "x"},
        {
          "answer": "b", "prompt": "ä"
        }
      ]

      """
    )
    #expect(text.notes.map(\.prompt) == ["Who \"is\" [it]?", "ä"])
    #expect(text.notes.map(\.line) == [2, 5])
    #expect(
      text.faults == [
        LineFault(line: 3, reason: .notACard),
        LineFault(line: 4, reason: .emptyPrompt),
      ]
    )
    #expect(try read("[]").notes.isEmpty)
    #expect(throws: DeckFileFailure.brokenJSON(line: 2)) {
      try read("[{\"prompt\": \"a\", \"answer\": \"b\"}\n{\"prompt\": 1}]")
    }
    #expect(throws: DeckFileFailure.brokenJSON(line: 1)) {
      try read("[{\"prompt\": \"a\"")
    }
  }

  @Test("JSON: escapes, members besides and a last comma are taken, and what is no text is not")
  func jsonElements() throws {
    let text = try read(
      #"""
      [
        {"pr\u006fmpt": "\ud83d\ude00\n", "answer": "\u00e9", "more": [{"prompt": 1}, -1e3, null]},
        {"prompt": "a", "answer": "b", "prompt": "c",},
        {"prompt": "half \ud83d", "answer": "b"},
        {"prompt": "\ude00", "answer": "b"},
        {"prompt": 1, "answer": "b"},
        {"prompt": "a", "answer": "\q"},
        {"prompt": "a", "answer": "b"],
        {"prompt": "a", "answer": "b",, "x": 1},
        ["prompt", "answer"],
        null
      ]
      """#
    )
    #expect(text.notes.map(\.line) == [2, 3])
    #expect(text.notes.map(\.prompt) == ["😀\n", "a"] && text.notes.map(\.answer) == ["é", "b"])
    #expect(text.faults == (4...11).map { LineFault(line: $0, reason: .notACard) })
  }

  @Test("any bytes at all are read or refused, and never end the program")
  func anything() throws {
    var generator = SeededGenerator(seed: 4)
    let parts = [
      "Q:", "A:", "C:", "[", "]", "\"", "\n", "\t", ",", "#separator:", "{{c1::", "}}", "<b>", "</",
      "&#x41;", "\\", "---", "{", "}", "é", "\r\n", "#guid column:99999999999999999999",
    ]
    for _ in 0..<2_000 {
      let count = Int.random(in: 0..<30, using: &generator)
      let text = (0..<count).compactMap { _ in parts.randomElement(using: &generator) }.joined()
      let read = try? DeckFile.read(Array(text.utf8))
      for note in read?.notes ?? [] { _ = note.content() }
    }
  }
}
