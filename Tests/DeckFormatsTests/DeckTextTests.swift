import Flashcards
import Testing

@testable import DeckFormats

@Suite("Reading files of flashcards")
struct DeckTextTests {
  private func read(_ text: String) throws -> DeckText {
    try DeckText(Array(text.utf8))
  }

  @Test("the format is told by the content")
  func detection() throws {
    #expect(try read("front\tback\n").format == .separated)
    #expect(try read("#separator:tab\n#html:true\n").format == .separated)
    #expect(try read("Q: one\nA: two\n").format == .hashcards)
    #expect(try read("\nSome words\nQ: one\nA: two\n").format == .hashcards)
    #expect(try read("one,two\nQ: what,three\n").format == .separated)
    #expect(try read("---\nname = \"Deck\"\n---\n\nC: a [gap]\n").format == .hashcards)
    #expect(try read("  [{\"prompt\": \"a\", \"answer\": \"b\"}]").format == .json)
    #expect(throws: DeckTextFailure.unknownFormat) { try read("Dear diary\nnothing here") }
    #expect(throws: DeckTextFailure.empty) { try read(" \n \n") }
    #expect(throws: DeckTextFailure.empty) { try DeckText([]) }
  }

  @Test("bytes that are not UTF-8 are named by their line, and a byte order mark is no text")
  func encoding() throws {
    let bytes = Array("a,b\nc,d\n".utf8) + [0xFF, 0x2C, 0x61]
    #expect(throws: DeckTextFailure.notUTF8(line: 3)) { try DeckText(bytes) }
    let text = try DeckText([0xEF, 0xBB, 0xBF] + Array("a,b\n".utf8))
    #expect(text.rows.map(\.prompt) == ["a"])
  }

  @Test(
    "the separator is found without a header",
    arguments: ["\t", ";", ",", "|"]
  )
  func separators(separator: String) throws {
    let text = try read("one\(separator)two\nthree\(separator)four\n")
    #expect(text.rows.map(\.prompt) == ["one", "three"])
    #expect(text.rows.map(\.answer) == ["two", "four"])
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
    #expect(text.rows.map(\.prompt) == ["one"])
    #expect(text.rows.map(\.answer) == ["two"])
  }

  @Test("quoted fields hold separators, line ends and quotes, and lines are counted through them")
  func quotes() throws {
    let text = try read("\"a, \"\"b\"\"\nc\",d\r\n# a comment\r\n\r\ne,\"f\"\n,g\n")
    #expect(text.rows.map(\.prompt) == ["a, \"b\"\nc", "e"])
    #expect(text.rows.map(\.answer) == ["d", "f"])
    #expect(text.rows.map(\.line) == [1, 5])
    #expect(text.faults == [DeckRowFault(line: 6, reason: .emptyPrompt)])
  }

  @Test("a quotation mark that is not closed is named by the line it stands on")
  func unclosed() throws {
    let text = try read("a,b\nc,\"d\ne,f\n")
    #expect(text.rows.count == 1)
    #expect(text.faults == [DeckRowFault(line: 2, reason: .unclosedQuote)])
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
    #expect(text.matching == .keep)
    #expect(text.rows.map(\.guid) == ["abc", "def", "#jk"])
    #expect(text.rows.map(\.kind) == [.basicAndReversed, .cloze, nil])
    #expect(text.rows.map { $0.deck?.description } == ["A::B", "A", nil])
    #expect(text.rows[0].prompt == "**bold** & more")
    #expect(text.rows[0].answer == "answer\ntwo")
    #expect(text.rows[0].tags?.names == ["x", "y::z"])
    #expect(try text.rows[2].words().kind == .cloze)
    #expect(text.faults == [DeckRowFault(line: 10, reason: .deckName)])
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
    #expect(text.deck?.description == "Welsh")
    #expect(text.rows.first?.prompt == "<b>")
    #expect(text.rows.first?.answer == "second\n\nthird")
    #expect(text.rows.first?.tags?.names == ["one", "two"])
    #expect(try text.rows.first?.words().kind == .typed)
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
    #expect(text.deck?.description == "Chemistry")
    let words = try text.rows.map { try $0.words() }
    #expect(words.map(\.prompt).first == "What is\nwater?")
    #expect(words.map(\.answer).first == "H2O")
    #expect(words[1].prompt == "The {{c1::sea}} has [no] ![picture](x.png) and {{c2::salt}}.")
    #expect(words[1].ordinals == [0, 1])
    #expect(words[2].prompt == "[not a gap]")
    #expect(
      text.faults == [
        DeckRowFault(line: 11, reason: .strayText),
        DeckRowFault(line: 12, reason: .emptyAnswer),
        DeckRowFault(line: 15, reason: .unsupportedGap),
        DeckRowFault(line: 16, reason: .noGap),
      ]
    )
  }

  @Test("hashcards: prose in front of the first card is no part of it, and no fault")
  func prose() throws {
    let text = try read("# Notes\n\nSome words, and more.\n\nQ: one\nA: two\n---\nstray\n")
    #expect(text.rows.map(\.prompt) == ["one"])
    #expect(text.faults == [DeckRowFault(line: 8, reason: .strayText)])
    let gaps = try read("---\nname = \"D\"\n---\n\nProse, with a comma.\n\nC: a [gap]\n")
    #expect(gaps.rows.map(\.prompt) == ["a {{c1::gap}}"] && gaps.faults.isEmpty)
    let plain = try read("A word, first\n\nC: a [gap], b\n")
    #expect(plain.format == .hashcards && plain.rows.count == 1 && plain.faults.isEmpty)
    #expect(try read("A: no question\nQ: a\nA: b\n").faults.map(\.line) == [1])
  }

  @Test("the seed's JSON: elements that are no cards are named by their line")
  func json() throws {
    let text = try read(
      """
      [
        {"id": 7, "prompt": "Who \\"is\\" [it]?", "answer": "Jodie, {she}"},
        {"prompt": "no answer"},
        {"prompt": " ", "answer": "x"},
        {
          "answer": "b", "prompt": "ä"
        }
      ]

      """
    )
    #expect(text.rows.map(\.prompt) == ["Who \"is\" [it]?", "ä"])
    #expect(text.rows.map(\.line) == [2, 5])
    #expect(
      text.faults == [
        DeckRowFault(line: 3, reason: .notACard), DeckRowFault(line: 4, reason: .emptyPrompt),
      ]
    )
    #expect(try read("[]").rows.isEmpty)
    #expect(throws: DeckTextFailure.brokenJSON(line: 2)) {
      try read("[{\"prompt\": \"a\", \"answer\": \"b\"}\n{\"prompt\": 1}]")
    }
    #expect(throws: DeckTextFailure.brokenJSON(line: 1)) { try read("[{\"prompt\": \"a\"") }
  }

  @Test("any bytes at all are read or refused, and never end the program")
  func anything() throws {
    var generator = SeededNumbers(seed: 4)
    let parts = [
      "Q:", "A:", "C:", "[", "]", "\"", "\n", "\t", ",", "#separator:", "{{c1::", "}}", "<b>", "</",
      "&#x41;", "\\", "---", "{", "}", "é", "\r\n", "#guid column:99999999999999999999",
    ]
    for _ in 0..<2_000 {
      let count = Int.random(in: 0..<30, using: &generator)
      let text = (0..<count).compactMap { _ in parts.randomElement(using: &generator) }.joined()
      let read = try? DeckText(Array(text.utf8))
      for row in read?.rows ?? [] { _ = try row.words() }
    }
  }
}

/// Numbers that are the same in every run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
