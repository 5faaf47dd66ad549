import Testing

@testable import Flashcards

@Suite("Notes and their cards")
struct NoteTests {
  @Test("Prompt and answer are trimmed and both are needed")
  func words() throws {
    let words = try NoteContent(kind: .basic, prompt: "  a \n", answer: "\tb c ")
    #expect(words.prompt == "a" && words.answer == "b c")
    #expect(throws: NoteError.emptyPrompt) {
      try NoteContent(kind: .basic, prompt: " \n", answer: "b")
    }
    #expect(throws: NoteError.emptyAnswer) {
      try NoteContent(kind: .typed, prompt: "a", answer: " ")
    }
    #expect(throws: NoteError.noGap) { try NoteContent(kind: .cloze, prompt: "a", answer: "") }
  }

  @Test("Fields are the same if their bytes and their formats are, wherever the bytes lie")
  func sameFields() {
    let long = String(repeating: "a word ", count: 10)
    let field = FieldText(long)
    #expect(field == FieldText(long))
    #expect(field == FieldText(String(Array(long))))
    #expect(FieldText("a") == FieldText("a") && FieldText("") == FieldText(""))
    #expect(field != FieldText(long, .html))
    #expect(field != FieldText(long.dropLast() + "."))
    #expect(field != FieldText(long + "."))
    #expect(FieldText("\u{E9}") != FieldText("e\u{301}"))
    // As many bytes, and they look the same.
    #expect(FieldText("a\u{323}\u{307}") != FieldText("a\u{307}\u{323}"))
  }

  @Test("Content has a field for each of its type")
  func fieldCount() {
    let type = StandardNoteType.basic.type
    let texts = ["a", "b", "c"].map { FieldText($0, .html) }
    #expect(NoteContent(type: type, fields: texts).fields == Array(texts.prefix(2)))
    #expect(
      NoteContent(type: type, fields: Array(texts.prefix(1))).fields
        == [texts[0], FieldText("", .html)]
    )
    #expect(NoteContent(type: type, fields: []).fields == [FieldText(""), FieldText("")])
  }

  @Test("Each kind makes its cards")
  func ordinals() throws {
    #expect(try NoteContent(kind: .basic, prompt: "a", answer: "b").ordinals == [0])
    #expect(try NoteContent(kind: .basicAndReversed, prompt: "a", answer: "b").ordinals == [0, 1])
    let cloze = try NoteContent(
      kind: .cloze,
      prompt: "{{c3::x}} {{c1::y}} {{c1::z}}",
      answer: ""
    )
    #expect(cloze.ordinals == [0, 2])
  }

  @Test("Changing the words keeps every card and its progress; a lost gap only sleeps")
  func changingWords() throws {
    var learnt = FlashcardProgress.new
    learnt.reviews = 9
    let cards = [0, 1].map {
      Flashcard(
        id: FlashcardID(rawValue: Int64($0)),
        note: NoteID(rawValue: 1),
        ordinal: $0,
        deck: DeckID(rawValue: 1),
        position: 0,
        progress: learnt
      )
    }
    let both = try NoteContent(kind: .cloze, prompt: "new {{c1::x}} words {{c2::y}}", answer: "")
    #expect(
      FlashcardPlan(content: both, existing: cards) == FlashcardPlan(content: both, existing: cards)
    )
    #expect(FlashcardPlan(content: both, existing: cards).active == cards)
    let one = try NoteContent(kind: .cloze, prompt: "{{c2::y}} and {{c5::z}}", answer: "")
    let plan = FlashcardPlan(content: one, existing: cards)
    #expect(plan.active == [cards[1]])
    #expect(plan.dormant == [cards[0]])
    #expect(plan.missing == [4])
    let back = FlashcardPlan(content: both, existing: plan.active + plan.dormant)
    #expect(Set(back.active) == Set(cards))
    #expect(back.missing.isEmpty)
  }

  @Test("Guids are short, and different for different numbers")
  func guids() {
    #expect(Note.guid(random: 0) == "a")
    #expect(Note.guid(random: 91) == "ba")
    #expect(Note.guid(random: .max).count == 10)
  }
}

@Suite("Decks and tags")
struct DeckNameTests {
  @Test(
    "A name needs a word at each level",
    arguments: [("A", true), ("A::B", true), (" A :: B ", true), ("", false), ("A::", false)]
  )
  func names(text: String, isName: Bool) {
    #expect((DeckName(text) != nil) == isName)
  }

  @Test("A deck contains those within it, whatever the case, and not those that begin alike")
  func containing() throws {
    let outer = try #require(DeckName("Languages"))
    let inner = try #require(DeckName("languages::Welsh::Verbs"))
    #expect(outer.contains(inner) && outer.contains(outer) && !inner.contains(outer))
    #expect(!outer.contains(try #require(DeckName("Languages2"))))
    #expect(inner.parent?.description == "languages::Welsh")
    #expect(inner.lineage.map(\.leaf) == ["Verbs", "Welsh", "languages"])
    let renamed = inner.renamed(from: outer, to: try #require(DeckName("Tongues::Celtic")))
    #expect(renamed.description == "Tongues::Celtic::Welsh::Verbs")
  }

  @Test("Decks within come right after the deck around them")
  func order() throws {
    let names = try ["B", "A::Z", "a b", "A", "A::B::C", "A::B"].map { try #require(DeckName($0)) }
    #expect(
      names.sorted().map(\.description) == ["A", "A::B", "A::B::C", "A::Z", "a b", "B"]
    )
  }

  @Test("Tags are words, none twice, found by the tag around them")
  func tags() {
    var tags = Tags(" verb  Lang::cy verb VERB ")
    #expect(tags.names == ["verb", "Lang::cy"])
    #expect(tags.contains("lang") && tags.contains("lang::CY") && !tags.contains("la"))
    tags.insert(Tags.leech)
    tags.remove("Verb")
    #expect(tags.text == "Lang::cy leech")
    #expect(Tags("one").names == ["one"])
    #expect(Tags("a\tb\u{B}A\r\nc\u{1C}d ").names == ["a", "b", "c\u{1C}d"])
    #expect(Tags("é\u{A0}É e\u{301}").names == ["é"])
    #expect(Tags(" \n").names.isEmpty)
  }

  @Test("A card has no room for what few have, as a hundred thousand of them are read at once")
  func size() {
    #expect(MemoryLayout<Flashcard>.stride <= 192)
  }
}

@Suite("Gaps")
struct ClozeTests {
  private func shown(_ text: String, _ number: Int, answered: Bool = false) -> String {
    ClozeText(text).pieces(asking: number, answered: answered).map(\.text).joined()
  }

  @Test("Only the gap that is asked is hidden; the others show their text")
  func asking() {
    let text = "{{c1::Cardiff}} is in {{c2::Wales::country}}"
    #expect(shown(text, 1) == "[...] is in Wales")
    #expect(shown(text, 2) == "Cardiff is in [country]")
    #expect(shown(text, 2, answered: true) == "Cardiff is in Wales")
    let answer = ClozeText(text).pieces(asking: 2, answered: true)
    #expect(answer.last == MarkedPiece(text: "Wales", mark: .revealed))
  }

  @Test("Gaps lie within one another and share numbers")
  func nested() {
    let text = "{{c1::one {{c2::two::second}} three::outer}} {{c1,3::four}}"
    #expect(ClozeText(text).numbers == [1, 2, 3])
    #expect(shown(text, 1) == "[outer] [...]")
    #expect(shown(text, 2) == "one [second] three four")
    #expect(shown(text, 3) == "one two three [...]")
    #expect(shown(text, 1, answered: true) == "one two three four")
  }

  @Test(
    "What is not a whole gap stays as written",
    arguments: [
      "{{c1::open", "{{c0::zero}}", "{{c501::far}}", "{{cx::no}}", "}} {{ }}", "{{c1:one}}",
      "{{c1,::x}}", "{{c1::a::hint", "{{c99999999999999999999::big}}",
    ]
  )
  func literal(text: String) {
    #expect(ClozeText(text).numbers.isEmpty)
    #expect(shown(text, 1) == text)
  }

  @Test("Gaps nested without end do no harm")
  func depth() {
    let text = String(repeating: "{{c1::", count: 10_000) + String(repeating: "}}", count: 10_000)
    #expect(ClozeText(text).numbers == [1])
  }
}
