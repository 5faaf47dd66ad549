import Flashcards
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("The table of decks")
struct DeckTableTests {
  /// The last four words of a row.
  private func numbers(_ row: String) -> [String] {
    row.split(separator: " ").suffix(4).map(String.init)
  }

  @Test("a line of totals counts each card once, and zeros are muted")
  func totals() throws {
    let app = try ModelHarness.studying(.deckTree())
    let row = try #require(app.lines.firstIndex { $0.contains("4 decks") })
    #expect(numbers(app.lines[row]) == ["5", "0", "0", "5"])
    #expect(app.lines[row - 1].contains("───") && app.lines[row - 2].contains("Zoo"))
    let theme = Theme(app.model.traits, usesColors: true)
    let columns = ["New", "Learning"].map { app.lines[2].column(of: $0) }
    let new = try #require(columns[0])
    let learning = try #require(columns[1])
    #expect(app.screen[Point(x: new + 2, y: row)].style == theme.newCount)
    #expect(app.screen[Point(x: learning + 7, y: row)].style == theme.muted)
  }

  @Test("a name without a deck of its own is a row that the focus goes past, with its sums")
  func parents() throws {
    var study = StudyVault()
    study.addDeck("A deck that is not there::and another one::Owls of the north", id: 2)
    for width in [80, 40] {
      let size = Size(width: width, height: width == 40 ? 12 : 24)
      var app = try ModelHarness.studying(study, size: size)
      let names =
        width == 40
        ? ["A deck", "and ano", "Owls of"] : ["A deck that", "  and another", "    Owls of"]
      let rows = names.map { name in app.lines.firstIndex { $0.contains(name) } }
      let top = try #require(rows[0], "\(width)\(app.testDescription)")
      #expect(rows == [top, top + 1, top + 2], "\(width)\(app.testDescription)")
      #expect(app.lines[top + 2].contains("›"))
      app.press(.down)
      #expect(app.shows("› Numbers"))
      app.press(.up)
      #expect(app.lines[top + 2].contains("›") && app.shows("2 decks"))
    }
  }

  @Test("from 120 columns on the focused deck stands beside the list, with its next days")
  func pane() throws {
    var study = StudyVault()
    study.addDeck("Zoo", id: 2)
    var app = try ModelHarness.studying(study, size: Size(width: 120, height: 40))
    #expect(app.shows("Forecast") && app.shows("Desired retention") && app.shows("new 3"))
    app.press(.down)
    #expect(app.shows("new 0"))
    app.tell(.event(.resized(Size(width: 119, height: 40))))
    #expect(!app.shows("Forecast"))
  }
}
