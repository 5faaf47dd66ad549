import Flashcards
import Locking
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

/// Signs that a voice reads as signs, or as other words than are meant, in whatever line mode says.
@Suite("Values in line mode")
struct LineModeValuesTests {
  /// A form that is written and does not sound.
  private struct Unheard: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let isIn: @Sendable (String) -> Bool

    init(_ name: String, _ isIn: @escaping @Sendable (String) -> Bool) {
      testDescription = name
      self.isIn = isIn
    }
  }

  private static var unheard: [Unheard] {
    [
      Unheard("a separator of decks") { $0.contains("::") },
      Unheard("a gap") { $0.contains("[...]") },
      Unheard("bold") { $0.contains("**") },
      Unheard("a gap's source") { $0.contains("{{") },
      Unheard("a unit in short") { $0.contains(/\d ?(d|h|s|mo|min|y)\b/) },
      Unheard("a month in digits") { $0.contains(/\d\d\/\d\d/) },
      Unheard("a date in digits") { $0.contains(/\d{4}-\d\d/) },
      Unheard("a clock") { $0.contains(/\d:\d\d/) },
      Unheard("digits in groups") { $0.contains(/\b\d{4} \d{4}\b/) },
      Unheard("last digits as a number") { $0.contains(/(ending in|Number:|\.\.\.|•) ?\d{2}/) },
      Unheard("a sign of a list") { text in text.contains { "★•›✓✗○".contains($0) } },
      Unheard("a sign of the comparison") { $0.contains("[+") || $0.contains("[-") },
      Unheard("percent as a sign") { $0.contains("%") },
    ]
  }

  /// Everything that can be heard of a state: its lines, its choices, said or not, and its prompt.
  private func lines(_ story: LineModeDriver) -> [String] {
    let scene = story.scene
    let more = scene.choices.flatMap(\.reaction.lines) + (scene.onEmpty?.lines ?? [])
    let told = (scene.lines + more).map { line in
      var text = ""
      line.forEachScalar { text.unicodeScalars.append($0) }
      return text.replacing("\u{A0}", with: " ")
    }
    let prompt = scene.prompt.map { story.interface.model.wording($0) } ?? ""
    return told + scene.choices.filter(\.isSaid).map(\.label) + [prompt]
  }

  @Test("are in words in every state of every screen", arguments: ScreenState.all)
  func everywhere(state: ScreenState) throws {
    let story = try LineModeDriver(over: state.make(Surroundings(isHeard: true)))
    let lines = lines(story) + story.said
    #expect(!lines.isEmpty)
    for line in lines where !isOwnText(line, in: story) {
      for form in Self.unheard {
        #expect(!form.isIn(line), "\(form.testDescription): \(line)")
      }
    }
  }

  @Test("no blank stands behind a full-width colon")
  func fullWidthColon() throws {
    let chinese = try #require(Language.all.first { $0.code == "zh_Hans" })
    var story = try LineModeDriver.opened()
    story.interface.model.wording = Wording(chinese).spoken
    try story.type("1", "2", "1", "show")
    #expect(story.said == ["卡号：5 5 5 5, 5 5 5 5, 5 5 5 5, 4 4 4 4"])
    #expect(story.prompt.hasSuffix("："))
  }

  /// True for what is said as it was written: what the user typed into a field that is being edited, and
  /// the name that a filtered deck will have.
  private func isOwnText(_ line: String, in story: LineModeDriver) -> Bool {
    let form = (story.interface.front as? FilteredDeckScreen)?.form.content
    return [story.scene.field, form?.name].compactMap(\.self).contains { field in
      field.text.split(separator: "\n").contains { line.hasSuffix($0) }
    }
  }
}
