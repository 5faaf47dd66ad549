import Flashcards
import Foundation
import TestSupport
import Testing

@testable import DeckFormats

/// Fields of plain text are text: what is shown equals it, and so does what is exported again.
@Suite("Plain text in fields")
struct PlainTextTests {
  /// How a file can hold a plain text.
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
      SeparatedFields.append(prompt, separator: separator, first: true, to: &bytes)
      bytes.append(separator)
      SeparatedFields.append(answer, separator: separator, first: false, to: &bytes)
      return bytes + [.newline]
    }
  }

  private func words(_ bytes: [UInt8]) throws -> NoteWords {
    let text = try DeckFile.read(bytes)
    #expect(text.faults.isEmpty)
    return try #require(text.notes.first).words()
  }

  private func shown(_ lines: [StyledLine]?) -> String? {
    guard let lines, lines.allSatisfy({ $0.kind == .text }),
      lines.allSatisfy({ $0.runs.allSatisfy { $0.style.isEmpty } })
    else { return nil }
    return lines.map(\.text).joined(separator: "\n")
  }

  /// All line ends are one.
  private func normal(_ text: String) -> String {
    String(text.map { $0.isNewline ? "\n" : $0 })
  }

  /// What Anki would show of a field of text, in its own reading of HTML.
  private func plain(_ html: String) -> String {
    var text = html.replacingOccurrences(of: "<br>", with: "\n", options: .literal)
    for (name, sign) in [("&lt;", "<"), ("&gt;", ">")] {
      text = text.replacingOccurrences(of: name, with: sign, options: .literal)
    }
    for code in [9, 10, 32, 160, 0x3000] {
      let sign = Unicode.Scalar(UInt32(code)).map { String(Character($0)) } ?? ""
      text = text.replacingOccurrences(of: "&#\(code);", with: sign, options: .literal)
    }
    return text.replacingOccurrences(of: "&amp;", with: "&", options: .literal)
  }

  private func exported(_ words: NoteWords) throws -> [UInt8] {
    let now = Timestamp(milliseconds: 1_750_000_000_000)
    let deck = Deck(id: DeckID(rawValue: 1), name: try #require(DeckName("A")))
    let note = Note(
      id: NoteID(rawValue: 2),
      guid: "guid",
      words: words,
      tags: .none,
      modified: now
    )
    let cards = words.ordinals.map { ordinal in
      Card(
        id: CardID(rawValue: 3 + Int64(ordinal)),
        note: note.id,
        ordinal: ordinal,
        deck: deck.id,
        position: 1
      )
    }
    let collection = StudyCollection(decks: [deck], notes: [note], cards: cards)
    return DeckExport(path: "notes")?.write(collection).bytes ?? []
  }

  private func expectSame(_ text: String, _ form: Form) throws {
    let words = try words(try form.file(text, "x" + text))
    #expect(words.kind == .basic)
    let face = try #require(CardFace(words: words, ordinal: 0))
    #expect(shown(face.question) == normal(text), "\(form) \(words.prompt.debugDescription)")
    #expect(shown(face.answer) == normal("x" + text), "\(form)")
    let bytes = try exported(words)
    let again = try self.words(bytes)
    #expect(
      again == words,
      "\(form) \(text.debugDescription) \(String(decoding: bytes, as: UTF8.self))"
    )
    var rows = SeparatedFields(bytes[...], separator: .tab)
    let fields = try #require(rows.next()?.fields)
    #expect(plain(fields[3]) == normal(text), "\(form) \(fields[3])")
  }

  @Test(
    "shows as it is",
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

  @Test("a text that looks like a gap is text in a note that is no cloze note")
  func gaps() throws {
    try expectSame("{{c1::2*3*4::hint*s*}} and *more*", .header)
    let file = "#html:true\n#notetype:Basic\n{{c1::a_b_::h_i_}}\tx\n"
    let face = CardFace(words: try words(Array(file.utf8)), ordinal: 0)
    #expect(shown(face?.question) == "{{c1::a_b_::h_i_}}")
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

  @Test("shows as it is, and comes out as it was, whatever it is", arguments: [21, 22, 23])
  func anything(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let count = Int.random(in: 1..<12, using: &generator)
      let text = (0..<count).compactMap { _ in Self.parts.randomElement(using: &generator) }
        .joined()
      guard text.contains(where: { !$0.isWhitespace }) else { continue }
      // Where a file says no kind, gaps make a cloze note.
      let isCloze = !ClozeText(text).numbers.isEmpty
      for form in Form.allCases where form == .header || !isCloze { try expectSame(text, form) }
      if isCloze { try expectSameGaps(text) }
    }
  }

  /// A cloze note shows each of its states as plain text too.
  private func expectSameGaps(_ text: String) throws {
    let words = try words(try Form.tabs.file(text, ""))
    #expect(words.kind == .cloze)
    for ordinal in words.ordinals {
      let face = try #require(CardFace(words: words, ordinal: ordinal))
      for (lines, isAnswered) in [(face.question, false), (face.answer, true)] {
        let pieces = ClozeText(text).pieces(asking: ordinal + 1, answered: isAnswered)
        let wanted = pieces.map { normal($0.text) }.joined()
        #expect(shown(lines) == wanted, "\(words.prompt.debugDescription)")
      }
    }
    #expect(try self.words(try exported(words)) == words)
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
