import Testing
import WindowLevels

@Suite("Laws of layout find what breaks them")
struct LayoutLawExamplesTests {
  /// A window that obeys a law, and one that does not, with the number of its faults.
  struct Example: CustomTestStringConvertible, Sendable {
    let law: LayoutLaw
    let good: [String]
    let bad: [String]
    var count = 1
    var testDescription: String { law.testDescription }
  }

  private static let examples = [
    Example(
      law: .nothingCut,
      good: ["Capital of P…  Lima  New  │", "Loading …                 │"],
      bad: ["Capital of P…      Lima   │"]
    ),
    Example(
      law: .nothingCut,
      good: ["╭─ laptop, tod…─╮╭─ phone ─╮"],
      bad: ["      ╭─ laptop, tod…─╮      "]
    ),
    Example(
      law: .nothingCut,
      good: ["! It can't be re… │ a", "because it is     │ b"],
      bad: ["! It can't be re… │ a", "                  │ b"]
    ),
    Example(
      law: .framesClosed,
      good: ["╭─ Day ─╮", "│ one  ↓│", "╰───────╯"],
      bad: ["╭─ Day ─╮", "│ one two three", "╰───────╯"]
    ),
    Example(law: .framesClosed, good: ["┏━┓", "┃a┃", "┗━┛"], bad: ["┏━━━", "┃a", "    "]),
    Example(
      law: .framesClosed,
      good: ["╭──╮╭──╮", "│  ││  │", "╰──╯╰──╯"],
      bad: ["╭──╮╭──╮", "│  ││  │", "╰──────╯"],
      count: 2
    ),
    Example(
      law: .framesClosed,
      good: ["╭─────╮", "│ ╭────╮", "│ │ OK │", "  ╰────╯"],
      bad: ["╭─────╮", "│ OK   │", "       │", "╰─────╯"]
    ),
    Example(law: .nothingTouches, good: ["│ word │"], bad: ["│ words│"]),
    Example(
      law: .columnsAligned,
      good: ["  Deck      new  due", "› Numbers     3   10", "  Zoo        12    0"],
      bad: ["  Deck      new  due", "› Numbers  3     10", "  Zoo         1    0"],
      count: 3
    ),
    Example(
      law: .columnsAligned,
      good: ["Format  Text   (CSV)", "What    All decks   (Numbers)"],
      bad: ["Format  Text   CSV", "What    All decks   Numbers"]
    ),
    Example(
      law: .roomUsed,
      good: ["one         ↑ │", "two         ↓ │", "              │", "3 cards       │"],
      bad: [
        "one         ↓ │", "              │", "              │", "              │",
        "              │",
      ]
    ),
  ]

  @Test("each passes over what is right, and names what is wrong", arguments: examples)
  func found(example: Example) {
    #expect(example.law.faults(DrawnWindow(example.good)) == [])
    #expect(example.law.faults(DrawnWindow(example.bad)).count == example.count)
  }

  @Test("a window that is drawn is judged by its cells, a wide character being two")
  func cells() {
    var canvas = Canvas(size: Size(width: 8, height: 2))
    canvas.write("漢字 ab", at: Point(x: 0, y: 1))
    let window = DrawnWindow(canvas, in: Rect(x: 3, y: 4, width: 8, height: 2))
    #expect(window.character(0, 1) == "漢" && window.character(1, 1) == nil)
    #expect(window.text(0..<7, 1) == "漢字 ab" && window.isBlank(0..<8, 0))
    #expect(window.words == ["漢字", "ab"] && window.frame.minX == 3)
  }
}
