import Testing
import Widgets
import WindowLevels

@testable import hundred_lines_example

/// The program of the library's tutorial, without a terminal.
@Suite("The program of a hundred lines, without a terminal")
struct TeasTests {
  private let theme = Theme(TerminalTraits(colors: .none, unicode: false))

  /// The lines of the highest window that is drawn.
  private func top(_ teas: Teas) -> [String] {
    teas.stack.drawn.last.map { teas.draw($0.id, theme).lines } ?? []
  }

  @Test("what is covered by the lock is not drawn, and is there again when it is gone")
  func lock() {
    var teas = Teas(size: Size(width: 40, height: 10))
    teas.press(.enter)
    #expect(teas.stack.drawn.count == 2)
    teas.press(.character("l"))
    #expect(teas.stack.drawn.count == 1)
    #expect(top(teas).allSatisfy { !$0.contains("Assam") })
    for letter in "sesame".unicodeScalars { teas.press(.character(letter)) }
    #expect(top(teas).contains { $0.contains("Locked: ******") })
    teas.press(.enter)
    #expect(top(teas).contains { $0.contains("Drink up the Assam?") })
  }

  @Test("another word does not open it")
  func wrongWord() {
    var teas = Teas(size: Size(width: 40, height: 10))
    teas.cover()
    teas.press(.character("q"))
    teas.press(.enter)
    #expect(top(teas).contains { $0.contains("Locked:") })
    #expect(!teas.isDone)
  }

  @Test("the dialog asks before a tea is gone, at any size")
  func dialog() {
    var teas = Teas(size: Size(width: 40, height: 10))
    teas.press(.down)
    teas.press(.enter)
    teas.resize(to: Size(width: 24, height: 8))
    #expect(top(teas).contains { $0.contains("Genmaicha?") })
    teas.press(.down)
    teas.press(.enter)
    #expect(top(teas).contains { $0.contains("> Oolong") })
    #expect(top(teas).allSatisfy { !$0.contains("Genmaicha") })
  }
}
