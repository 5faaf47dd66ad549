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

  @Test("a deck's own name survives before those of the decks around it")
  func ownName() throws {
    var study = StudyVault()
    study.addDeck("A deck that is not there::and another one::Owls of the north", id: 2)
    for (width, name) in [
      (120, "…::Owls of the north"), (80, "…::and another one::Owls of the north"),
      (40, "Owls of"),
    ] {
      let size = Size(width: width, height: width == 40 ? 12 : 24)
      let app = try ModelHarness.studying(study, size: size)
      #expect(app.shows(name), "\(width)\(app.testDescription)")
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
