import Testing
import Widgets
import WindowLevels

@testable import form_example

/// The example with a form, without a terminal.
@Suite("The example with a form, without a terminal")
struct RiverBookTests {
  private func type(_ text: String, into book: inout RiverBook) {
    for scalar in text.unicodeScalars { book.handle(.key(.character(scalar))) }
  }

  private func lines(_ book: RiverBook) -> [String] {
    let theme = Theme(TerminalTraits(colors: .none, unicode: false))
    return book.stack.drawn.flatMap { book.draw($0.id, theme: theme).lines }
  }

  @Test("saves what is right, and says of the rest what is wrong, with the focus on it")
  func validation() {
    var book = RiverBook(size: Size(width: 60, height: 20))
    book.handle(.key(.enter))
    #expect(lines(book).contains { $0.contains("x A river needs a name.") })
    type("many", into: &book)
    book.handle(.key(.enter))
    #expect(book.rivers.isEmpty)
    #expect(lines(book).contains { $0.contains("x Type a whole number above 0.") })
    type("Nile", into: &book)
    book.handle(.key(.tab))
    book.handle(.key(.control("u")))
    type("6650", into: &book)
    book.handle(.key(.enter))
    #expect(book.rivers == [River(name: "Nile", kilometres: 6_650)])
    #expect(lines(book).contains { $0.contains("Nile") && $0.contains("6650") })
    #expect(lines(book).allSatisfy { !$0.contains("needs a name") })
  }

  @Test("asks before what was typed is thrown away, and only then")
  func leaving() {
    var book = RiverBook(size: Size(width: 60, height: 20))
    type("Yukon", into: &book)
    book.handle(.key(.escape))
    #expect(lines(book).contains { $0.contains("Throw away what you typed?") })
    book.handle(.key(.enter))
    #expect(lines(book).contains { $0.contains("Yukon") })
    book.handle(.key(.escape))
    book.handle(.key(.down))
    book.handle(.key(.enter))
    #expect(lines(book).allSatisfy { !$0.contains("Yukon") })
    #expect(!book.isDone)
    book.handle(.key(.escape))
    #expect(book.isDone)
  }
}
