import PaymentCards
import Secrets
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("The drawn card")
struct CardPictureTests {
  private func story() throws -> CardFormDriver {
    try CardFormDriver(
      number: "4111111111111111",
      holder: "Ada Lovelace",
      expiry: "1228",
      code: "123"
    )
  }

  @Test("lies empty over its placeholder layer")
  func empty() throws {
    #expect(
      try CardFormDriver().card == [
        "╭────────────────────────────────────────╮",
        "│                                        │",
        "│   ▄▄▄▄                                 │",
        "│   ▀▀▀▀                                 │",
        "│ ┏━━━━━━━━━━━━━━━━━━━━━━━━━┓            │",
        "│ ┃ XXXX XXXX XXXX XXXX     ┃            │",
        "│ ┗━━━━━━━━━━━━━━━━━━━━━━━━━┛            │",
        "│                                        │",
        "│   CARD HOLDER NAME             EXPIRES │",
        "│   NAME SURNAME                 MM/YY   │",
        "│                                        │",
        "│                                        │",
        "╰────────────────────────────────────────╯",
      ]
    )
  }

  @Test("has its front, with the frame around what has the focus")
  func front() throws {
    var story = try story()
    story.press(.function(3))
    story.app.pass(.seconds(1))
    #expect(
      story.card == [
        "╭────────────────────────────────────────╮",
        "│                                  Visa  │",
        "│   ▄▄▄▄                                 │",
        "│   ▀▀▀▀                                 │",
        "│                                        │",
        "│   4111 1111 1111 1111                  │",
        "│                                        │",
        "│ ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━┓          │",
        "│ ┃ CARD HOLDER NAME          ┃  EXPIRES │",
        "│ ┃ ADA LOVELACE              ┃  12/28   │",
        "│ ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━┛          │",
        "│                                        │",
        "╰────────────────────────────────────────╯",
      ]
    )
    story.press(.function(4))
    story.app.pass(.seconds(1))
    #expect(
      Array(story.card[7...10]) == [
        "│                              ┏━━━━━━━━┓│",
        "│   CARD HOLDER NAME           ┃ EXPIRES┃│",
        "│   ADA LOVELACE               ┃ 12/28  ┃│",
        "│                              ┗━━━━━━━━┛│",
      ]
    )
  }

  @Test("has its back: the stripe, the strip with the holder, the box for the code, the brand")
  func back() throws {
    var story = try story()
    story.press(.function(5))
    story.app.pass(.seconds(1))
    #expect(
      story.card == [
        "╭────────────────────────────────────────╮",
        "│                                        │",
        "│████████████████████████████████████████│",
        "│████████████████████████████████████████│",
        "│                                        │",
        "│   CARD HOLDER NAME      SECURITY CODE  │",
        "│   ░░░░░░░░░░░░░░░░░░░░░░░░░░ ┏━━━━━━┓  │",
        "│    Ada Lovelace ░░░░░░░░░░░░ ┃ •••  ┃  │",
        "│   ░░░░░░░░░░░░░░░░░░░░░░░░░░ ┗━━━━━━┛  │",
        "│                                        │",
        "│                                  Visa  │",
        "│                                        │",
        "╰────────────────────────────────────────╯",
      ]
    )
  }

  /// Four rows of each step of a turn: an edge, the brand, the number or the name, and the code.
  static let steps: [(step: Int, rows: [String])] = [
    (
      1,
      [
        " ╭─────────────────────────────────────╮", " │                               Visa  │",
        " │   4111 1111 1111 1111               │", " │   ADA LOVELACE              12/28  │",
      ]
    ),
    (
      2,
      [
        "      ╭────────────────────────────╮", "      │                       Visa │",
        "      │  4111 1111 1111 1111       │", "      │  ADA LOVELACE        12/28 │",
      ]
    ),
    (
      3,
      [
        "             ╭──────────────╮", "             │              │",
        "             │              │", "             │              │",
      ]
    ),
    (4, Array(repeating: "                    │", count: 4)),
    (
      5,
      [
        "             ╭──────────────╮", "             │              │",
        "             │              │", "             │              │",
      ]
    ),
    (
      6,
      [
        "      ╭────────────────────────────╮", "      │                            │",
        "      │              SECURITY CODE │", "      │                            │",
      ]
    ),
    (
      7,
      [
        " ╭─────────────────────────────────────╮", " │                                     │",
        " │   CARD HOLDER NAME   SECURITY CODE  │", " │                                     │",
      ]
    ),
  ]

  @Test("turns in eight steps by the cosine, and no text is ever cut", arguments: 1...7)
  func turning(step: Int) throws {
    var story = try story()
    story.press(.function(4))
    story.app.pass(.seconds(1))
    story.press(.tab)
    story.app.pass(FlipAnimation.stepTime * step)
    let rows = [0, 1, 5, 9].map { story.card[$0] }
    let expected = try #require(Self.steps.first { $0.step == step }).rows
    if step == 1 {
      // The expiry moves with the narrowed sheet.
      #expect(rows[3].contains("12/28"))
      #expect(Array(rows[..<3]) == Array(expected[..<3]))
    } else {
      #expect(rows == expected)
    }
    let words: Set = [
      "Visa", "4111", "1111", "ADA", "LOVELACE", "12/28", "CARD", "HOLDER", "NAME", "EXPIRES",
      "SECURITY", "CODE", "Ada", "Lovelace", "•••",
    ]
    for row in story.card {
      let shapes: Set<Character> = Set("╭╮╰╯│─█░▄▀ ")
      for word in row.split(whereSeparator: { shapes.contains($0) }) {
        #expect(words.contains(String(word)), "\(word)")
      }
    }
  }

  @Test("is at its widths at the steps of the turn")
  func widths() {
    #expect(
      (0...8).map { FlipAnimation.width(of: 42, at: $0) } == [42, 39, 30, 16, 1, 16, 30, 39, 42]
    )
  }

  @Test(
    "shows the brand, and the layer in the brand's groups",
    arguments: [
      ("41", "41XX XXXX XXXX XXXX", "Visa"), ("34", "34XX XXXXXX XXXXX", "American Express"),
      ("36", "36XX XXXXXX XXXX", "Diners Club"), ("51", "51XX XXXX XXXX XXXX", "Mastercard"),
      ("41111111111111111", "4111 1111 1111 1111 1X", "Visa"),
      ("4111111111111111111", "4111 1111 1111 1111 111", "Visa"),
      ("361234567890123", "3612 3456 7890 123X", "Diners Club"),
      ("9", "9XXX XXXX XXXX XXXX", "Troy"),
    ]
  )
  func brands(typed: String, row: String, brand: String) throws {
    var story = try CardFormDriver(preferences: Preferences().with(\.movesOn, false))
    story.type(typed)
    #expect(story.number == row)
    #expect(story.card[1].hasSuffix(" \(brand)  │"))
  }

  @Test("American Express has a box for four digits on the front, and does not turn")
  func americanExpress() throws {
    var story = try CardFormDriver()
    story.type("378282246310005")
    story.press(.function(5))
    story.type("12")
    story.app.pass(.seconds(1))
    #expect(
      Array(story.card[1...5]) == [
        "│                      American Express  │",
        "│   ▄▄▄▄                       ┏━━━━━━┓  │",
        "│   ▀▀▀▀         SECURITY CODE ┃ ••XX ┃  │",
        "│                              ┗━━━━━━┛  │",
        "│   3782 822463 10005                    │",
      ]
    )
  }

  @Test("no typed digit moves when the next is typed, but where 4-6-5 or 4-6-4 is decided")
  func steadiness() throws {
    for number in [
      "4111111111111111111", "5555555555554444", "6011111111111117", "3530111333300000",
    ] {
      var story = try CardFormDriver(preferences: Preferences().with(\.movesOn, false))
      var before = ""
      for digit in number {
        story.type(String(digit))
        let digits = String(story.number.prefix { $0 != "X" })
        #expect(digits.hasPrefix(before))
        before = digits.trimmingEnd
      }
    }
  }

  @Test("the layer is dimmer than what is typed, and the frame is orange, bright or reverse")
  func styles() throws {
    for depth in ColorDepth.allCases {
      var story = try CardFormDriver(
        traits: TerminalTraits(colors: depth, unicode: true, background: .dark)
      )
      story.type("4")
      let screen = story.app.screen
      let typed = screen[Point(x: 23, y: 7)].style
      let layer = screen[Point(x: 24, y: 7)].style
      #expect(typed.attributes.contains(.bold) && !typed.attributes.contains(.dim))
      let isMuted = depth >= .full && layer.foreground != typed.foreground
      #expect((layer.attributes.contains(.dim) || isMuted) && !layer.attributes.contains(.bold))
      let frame = screen[Point(x: 21, y: 6)]
      #expect(frame.scalars == ["┏"])
      switch depth {
      case .full, .direct: #expect(frame.style.foreground == Color(208))
      case .none: #expect(frame.style.attributes.contains(.reverse))
      default: #expect(frame.style.foreground == Color(3))
      }
    }
  }

  @Test("without UTF-8 it is drawn in ASCII, front and back")
  func ascii() throws {
    var story = try CardFormDriver(traits: TerminalTraits(colors: .none, unicode: false))
    story.type("4111")
    #expect(
      Array(story.card[..<7]) == [
        "+----------------------------------------+",
        "|                                  Visa  |",
        "|   ####                                 |",
        "|   ####                                 |",
        "| #=========================#            |",
        "| # 4111 XXXX XXXX XXXX     #            |",
        "| #=========================#            |",
      ]
    )
    story.press(.function(5))
    story.type("1")
    for _ in 0...8 {
      #expect(story.app.lines.allSatisfy { $0.allSatisfy(\.isASCII) })
      story.app.pass(FlipAnimation.stepTime)
    }
    #expect(story.card[7] == "|   :::::::::::::::::::::::::: # *XX  #  |")
  }

  @Test(
    "fits or gives way to a list at every size",
    arguments: [
      Size(width: 80, height: 24), Size(width: 200, height: 60), Size(width: 44, height: 22),
      Size(width: 43, height: 24), Size(width: 80, height: 20), Size(width: 40, height: 12),
      Size(width: 30, height: 8),
    ]
  )
  func sizes(size: Size) throws {
    var story = try CardFormDriver(size: size)
    #expect(story.app.shows("XXXX XXXX XXXX XXXX"))
    story.type("4111")
    #expect(story.app.shows("4111 XXXX XXXX XXXX"))
    #expect(story.app.shows("Visa"))
    #expect(story.app.shows("Card number"))
    story.press(.function(3))
    story.type("Zoë")
    #expect(story.app.shows("Zoë") || story.app.shows("ZOË"))
    story.press(.function(4))
    #expect(story.app.shows("MM/YY"))
    story.press(.function(5))
    story.type("12")
    story.app.pass(.seconds(1))
    #expect(story.app.shows("••X"))
    story.press(.function(6))
    story.app.pass(.seconds(1))
    #expect(story.app.shows("› Back to the number") || story.app.shows("› Name"))
    #expect(story.app.screen.cursor != nil)
    story.press(.escape)
    #expect(story.app.shows("› Save and leave"))
  }

  @Test("at 40 by 12 its fields stand in a smaller frame, with the words beneath")
  func small() throws {
    var story = try CardFormDriver(size: Size(width: 40, height: 12))
    story.type("4111111111111112")
    #expect(
      Array(story.app.lines[..<10]) == [
        " Cardcase › Wallet › New card",
        "╭──────────────────────────────────────╮",
        "│ › Number 4111 1111 1111 1112    Visa │",
        "│ · Holder NAME SURNAME                │",
        "│ · Expiry MM/YY                       │",
        "│ · Code   XXX                         │",
        "╰──────────────────────────────────────╯",
        " ! Card number: Visa, but the check",
        " digit is wrong. If there are 18 or 19",
        " digits, keep typing.",
      ]
    )
    try story.play("<F3>Ada Lovelace<F4>1228<F5>123<Esc>")
    #expect(
      Array(story.app.lines[..<10]) == [
        " Cardcase › Wallet › New card",
        "   Name          Visa",
        "   Custom fields none",
        "   Brand         Visa, by number",
        "   Notes         none",
        "   Save the code ask",
        " › Back to the number",
        "   Save anyway",
        " ! Review: Card number: Visa, but the",
        " check digit is wrong. If there are 18…",
      ]
    )
  }

  @Test("on a very narrow screen the digits around the caret are shown")
  func narrow() throws {
    var story = try CardFormDriver(
      size: Size(width: 30, height: 8),
      preferences: Preferences().with(\.movesOn, false)
    )
    story.type("4111111111111111110")
    #expect(story.app.shows("Number 1111 1111 1111 110"))
    story.press(.home)
    #expect(story.app.shows("4111 1111 1111 1111"))
  }

  @Test("a name of any script stays within its columns")
  func wideNames() throws {
    let names = [
      "山田 花子 山田 花子 山田 花子 山田 花子", "Jürgen Groß-O’Connor von und zu Weißenfels", "🇩🇪🇩🇪 e\u{301}",
    ]
    for name in names {
      var story = try CardFormDriver()
      story.press(.function(3))
      story.type(name)
      story.app.pass(.seconds(1))
      #expect(try story.wizard[.holder].text == name)
      for key in [Key.end, .home, .left, .function(4), .function(5)] {
        story.press(key)
        story.app.pass(.seconds(1))
        let screen = story.app.screen
        for y in 2..<15 {
          let left = screen[Point(x: 19, y: y)].scalars
          let right = screen[Point(x: 60, y: y)].scalars
          #expect([["│"], ["╭"], ["╰"]].contains(left), "row \(y)")
          #expect([["│"], ["╮"], ["╯"]].contains(right), "row \(y)")
        }
      }
    }
  }
}
