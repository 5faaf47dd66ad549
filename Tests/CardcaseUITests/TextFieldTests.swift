import PaymentCards
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("A field of free text")
struct TextFieldTests {
  private func field(_ text: String, _ edits: [TextEdit] = []) -> TextField {
    var field = TextField(limit: 20)
    for scalar in text.unicodeScalars { _ = field.apply(.type(scalar)) }
    for edit in edits { _ = field.apply(edit) }
    return field
  }

  @Test("counts what a person counts: accents, flags and Chinese are one character each")
  func characters() {
    for name in ["e\u{301}", "王", "🇩🇪", "ß", "👩‍👩‍👧"] {
      let typed = field("A\(name)")
      #expect(typed.caret == 2)
      #expect(field("A\(name)", [.backspace]).text == "A")
      #expect(field("A\(name)", [.left, .left, .delete]).text == name)
    }
  }

  @Test("takes words, lines and undo like a field of digits")
  func edits() {
    #expect(field("Ada Byron Lovelace", [.deleteGroup]).text == "Ada Byron ")
    #expect(field("Ada Byron ", [.deleteGroup]).text == "Ada ")
    #expect(field("Ada", [.deleteToStart]).text == "")
    #expect(field("Ada", [.deleteToStart, .undo]).text == "Ada")
    #expect(field("Ada", [.home, .right, .deleteToEnd]).text == "A")
    #expect(field("Ada", [.home, .type("X")]).text == "XAda")
  }

  @Test("takes no more than its limit, and says so")
  func limit() {
    var full = field(String(repeating: "x", count: 20))
    #expect(full.apply(.type("y")) == .rejected(.full(capacity: 20)))
    #expect(full.insert("more") == 4)
    #expect(full.apply(.type("\u{301}")) == .changed)
    var nearly = field(String(repeating: "x", count: 18))
    #expect(nearly.insert("abc") == 1)
    #expect(nearly.text.hasSuffix("xab"))
  }

  @Test("keeps what is not drawn, such as joiners, and counts it like anything else")
  func notDrawn() {
    let text = "a\u{200B}👍🏽❤️\u{202E}b"
    #expect(field(text).text == text)
    var full = field(String(repeating: "x", count: 20))
    for _ in 0..<3 { #expect(full.apply(.type("\u{200B}")) == .rejected(.full(capacity: 20))) }
  }

  @Test("pasted lines keep their tabs, and every kind of line end is one")
  func pastedLines() {
    var field = TextField(limit: 40)
    #expect(field.insertLines("a\tb\r\nc\rd\ne\u{85}f\u{2028}g\0\u{1B}h".unicodeScalars) == 0)
    #expect(field.text == "a\tb\nc\nd\ne\nf\ngh")
  }

  @Test("takes no control characters")
  func control() {
    var field = field("A")
    #expect(field.apply(.type("\u{7}")) == .unchanged)
    #expect(field.text == "A")
  }

  @Test("shows the caret and something of what follows it, in any number of columns")
  func window() {
    let pieces = "Ada 王 Lovelace 花子 Byron".map(String.init)
    for columns in 3...30 {
      for caret in 0...pieces.count {
        let window = TextWindow(pieces, caret: caret, columns: columns)
        #expect(displayWidth(of: window.text) <= columns)
        #expect(window.caretColumn < columns)
        #expect(pieces.joined().contains(window.text))
      }
    }
  }
}
