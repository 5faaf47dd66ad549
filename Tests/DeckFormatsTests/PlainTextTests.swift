import Flashcards
import Foundation
import ReaderProtocol
import TestSupport
import Testing

@testable import DeckFormats
@testable import DeckReading

/// Fields of plain text are text: what is shown equals it, and so does what is exported again.
@Suite("Plain text in fields")
struct PlainTextTests {
  /// A form in which a file can hold a plain text.
  enum Form: CaseIterable {
    case tabs, commas, header, json

    func file(_ prompt: String, _ answer: String) throws -> [UInt8] {
      guard self != .json else {
        return Array(try JSONEncoder().encode([["prompt": prompt, "answer": answer]]))
      }
      let separator: UInt8 = self == .commas ? UInt8(ascii: ",") : .tab
      // Without headers, a text that looks like HTML is HTML, and a hash begins a comment.
      let name = self == .commas ? "comma" : "tab"
      let kind = self == .header ? "#notetype:Basic\n" : ""
      var bytes = Array("#separator:\(name)\n#html:false\n\(kind)".utf8)
      SeparatedField.append(prompt, separator: separator, first: true, to: &bytes)
      bytes.append(separator)
      SeparatedField.append(answer, separator: separator, first: false, to: &bytes)
      return bytes + [.newline]
    }
  }

  private func content(_ bytes: [UInt8]) throws -> NoteContent {
    let text = try DeckFile.read(bytes)
    #expect(text.faults.isEmpty)
    return try #require(text.notes.first).content()
  }

  private func note(_ content: NoteContent) -> Note {
    Note(
      id: NoteID(rawValue: 2),
      guid: "guid",
      content: content,
      tags: .none,
      modified: Timestamp(milliseconds: 1_750_000_000_000)
    )
  }

  private func collection(_ content: NoteContent) throws -> StudyCollection {
    let deck = Deck(id: DeckID(rawValue: 1), name: try #require(DeckName("A")))
    let cards = content.ordinals.map { ordinal in
      Flashcard(
        id: FlashcardID(rawValue: 3 + Int64(ordinal)),
        note: NoteID(rawValue: 2),
        ordinal: ordinal,
        deck: deck.id,
        position: 1
      )
    }
    return StudyCollection(decks: [deck], notes: [note(content)], cards: cards)
  }

  /// All line ends are one.
  private func normal(_ text: String) -> String {
    String(text.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
  }

  /// The text that Anki would show of a field, in its own reading of HTML.
  private func plain(_ html: String) -> String {
    var text = html.replacingOccurrences(of: "<br>", with: "\n", options: .literal)
    for (name, sign) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#x27;", "'"), ("&amp;", "&"),
    ] {
      text = text.replacingOccurrences(of: name, with: sign, options: .literal)
    }
    return text
  }

  private func expectSame(_ text: String, _ form: Form) throws {
    let content = try content(try form.file(text, "x" + text))
    // The quoting of a file may make one line end of another, and nothing else.
    #expect(content.fields.map(\.format) == [.plain, .plain])
    #expect(content.prompt.utf8.elementsEqual(text.utf8), "\(form)")
    #expect(content.answer.utf8.elementsEqual(("x" + text).utf8), "\(form)")
    let collection = try collection(content)
    let bytes = try #require(DeckExport(path: "notes")).write(collection).bytes
    var rows = SeparatedFields(bytes[...], separator: .tab)
    let fields = try #require(rows.next()?.fields)
    #expect(plain(fields[3]) == normal(text), "\(form) \(fields[3])")
    let again = DeckImportPlan(
      try DeckFile.read(bytes),
      into: collection,
      ids: IDSource(above: 1_000),
      deck: try #require(DeckName("A")),
      at: Timestamp(milliseconds: 1_750_000_000_001),
      random: { 1 }
    )
    #expect(again.change.isEmpty, "\(form) \(text.debugDescription)")
  }

  @Test(
    "stays as it is",
    arguments: [
      "2 * 3 * 4", "2*3*4", "__init__", "- 5", "# x", "C:\\new", "C:\\_new\\", "a_b_c", "1. one",
      "2) two", "+ 5", "* a", "```", "`x`", "<b>", "&amp;", "<img src=\"x\">", "\\(x_1\\)",
      "$a^{*}$ and $b^{*}$", "**", "  indented\n    more", "tab\there", "trailing  ", "\n\nlower",
      "\t# x", "  - x", "山田 *花子*", "a\r\nb", "\\", "\\\\", "\\*", "~~a~~", "[a](b)", "---",
      "a\u{2028}*b*", "{{c1::x", "c1::x}}", "<div class=\"markdown\">a</div>", "&#32;", "\u{3000}a",
    ]
  )
  func examples(text: String) throws {
    for form in Form.allCases { try expectSame(text, form) }
  }

  @Test("what needs no escape has none, so that the form shows it as it was")
  func plainest() {
    for text in ["2 * 3 * 4", "a_b_c", "C:\\new", "a - b", "3.5", "x * y", "1.5 + 2", "it's #1"] {
      #expect(MarkdownWriter.literal(text) == text)
    }
    #expect(MarkdownWriter.literal("2*3*4") == "2\\*3\\*4")
    #expect(MarkdownWriter.literal("- 5\nx - 5") == "\\- 5\nx - 5")
  }

  static let parts = [
    "*", "**", "_", "__", "`", "```", "#", "# ", "-", "- ", "+ ", "1", ". ", ") ", "1. ", "\n",
    "\r\n", " ", "  ", "\t", "a", "word", "<", ">", "&", "&amp;", "<b>", "</b>", "<br>", "i", "mg",
    "<img src='a'>", "<img ", "\\", "\\(", "é", "日本", "\u{A0}", "{{c1::", "{{c2::", "::", "}}",
    "\"",
    "<!--", "$x_1$", "👩‍👩‍👧", "\u{301}", "\u{200D}", "\u{0600}", "\u{2028}", "\u{0B}", "\u{0}", "'",
    "<div class=\"markdown\">", "</div>", "&#32;", "Q:",
  ]

  @Test("stays as it is, and comes out as it was, whatever it is", arguments: [21, 22, 23])
  func anything(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let count = Int.random(in: 1..<12, using: &generator)
      let text = (0..<count).compactMap { _ in Self.parts.randomElement(using: &generator) }
        .joined()
      guard text.contains(where: { !$0.isWhitespace }) else { continue }
      for form in Form.allCases { try expectSame(text, form) }
    }
  }

  @Test(
    "HTML comes out as what it was read as, and its words are those it shows",
    arguments: [31, 32]
  )
  func html(seed: UInt64) throws {
    let tags = [
      "<b>", "</b>", "<i>", "</i>", "<code>", "</code>", "<ul>", "<li>", "</li>", "</ul>", "<ol>",
      "</ol>", "<h2>", "</h2>", "<pre>", "</pre>", "<div>", "</div>", "<br>", "<sub>", "</sub>",
      "<ol start=\"3\">", "<li value=7>",
    ]
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<800 {
      let count = Int.random(in: 1..<14, using: &generator)
      let html = (0..<count).compactMap { _ in
        (Bool.random(using: &generator) ? tags : Self.parts).randomElement(using: &generator)
      }.joined()
      for hasGaps in [false, true] {
        let first = FieldHTML.read(html, hasGaps: hasGaps).text
        let again = FieldHTML.read(FieldHTML.html(of: first, hasGaps: hasGaps), hasGaps: hasGaps)
        #expect(again.text == first, "\(html.debugDescription)")
        #expect(again.losses.isEmpty, "\(html.debugDescription)")
      }
    }
  }
}
