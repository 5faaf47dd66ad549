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

  /// Characters of several scalars: marks, conjuncts, jamo, flags, families, keycaps.
  private static let clusters = [
    "e\u{301}\u{323}", "क्षि", "স্ত্রী", "ക്ഷ", "நி", "กำ", "각", "🇯🇵", "👩\u{200D}👩\u{200D}👧", "👍🏽", "❤️",
    "1️⃣", "ب\u{64E}\u{651}", "שָׁ",
  ]

  @Test("moves over, and deletes, what is seen as one character at once", arguments: clusters)
  func oneCharacter(_ cluster: String) {
    var before = field("a\(cluster)b")
    #expect(before.apply(.left) == .moved)
    #expect(before.apply(.backspace) == .changed)
    #expect(before.text == "ab")
    var after = field("a\(cluster)b")
    after.place(1)
    #expect(after.apply(.right) == .moved)
    #expect(after.caret == 2)
    #expect(after.apply(.left) == .moved)
    #expect(after.apply(.delete) == .changed)
    #expect(after.text == "ab")
    #expect(
      TextWindow(["a", cluster, "b"], caret: 2, columns: 20).caretColumn
        == 1 + displayWidth(of: cluster)
    )
  }

  @Test("goes as far back as it went ahead, and leaves no mark without its letter")
  func walks() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      let parts = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        Self.clusters.randomElement(using: &random) ?? "x"
      }
      let text = parts.joined(separator: "-")
      var field = TextField(text, limit: 200)
      let start = Int.random(in: 0...text.count, using: &random)
      field.place(start)
      let steps = Int.random(in: 0...text.count - start, using: &random)
      for _ in 0..<steps { #expect(field.apply(.right) == .moved) }
      for _ in 0..<steps { #expect(field.apply(.left) == .moved) }
      #expect(field.caret == start)
      let whole = Set(text)
      while field.apply(start % 2 == 0 ? .backspace : .delete) == .changed {
        #expect(Set(field.text).isSubset(of: whole), "\(field.text)")
      }
    }
  }

  @Test("has its caret where the next character goes, in words that run from right to left")
  func rightToLeft() {
    func window(_ text: String, _ caret: Int, _ columns: Int = 20) -> TextWindow {
      TextWindow(text.map(String.init), caret: caret, columns: columns)
    }
    // Behind the last letter, at the left; on the first one, at the right.
    #expect(window("שלום", 4).caretColumn == 0)
    #expect(window("שלום", 0).caretColumn == 3)
    #expect(window("ab שלום cd", 3).caretColumn == 6)
    #expect(window("ab שלום cd", 8).caretColumn == 8)
    #expect(window("ab שלום", 7).caretColumn == 7)
    for columns in 3...12 {
      for caret in 0...9 {
        let window = window("שלום עולם", caret, columns)
        #expect(displayWidth(of: window.text) <= columns)
        #expect((0..<columns).contains(window.caretColumn))
      }
    }
    var canvas = Canvas(size: Size(width: 10, height: 2))
    let rows = TextRows("שלום ab\nx", width: 10)
    let caret = rows.draw(
      caret: 7,
      in: canvas.bounds,
      into: &canvas,
      theme: Theme(TerminalTraits(colors: .none, unicode: true))
    )
    #expect(canvas.lines == [" ab םולש  ", "x         "])
    #expect(caret == Point(x: 0, y: 0))
  }
}
