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

@Suite("The review of the card form")
struct CardFormReviewTests {
  /// The keys that are typed, and the words that the review must say of them.
  static let doubts: [(keys: String, says: [String])] = [
    (
      "4111111111111111<F4>1228<F5>123<F6><Down><Enter><Down><Down><Down><Down><Down>",
      ["Security code: will not be saved"]
    ),
    ("4111111111111111<F4>0120<F6><Enter>", ["Expiry: expired after 01/2020."]),
    (
      "4111111111111111<F4>0120<F5>123<F6><Down><Enter><Enter>",
      ["Expiry: expired after 01/2020.", "Security code: will not be saved"]
    ),
    ("4111111111111111<F4>12<F6><Enter>", ["Expiry: not complete yet."]),
    ("4111111111111111<F4>1228<F5>12<F6><Enter>", ["Security code: 2 of 3 digits."]),
    ("378282246310005<F4>1228<F5>123<F6><Enter>", ["Security code: 3 of 4 digits."]),
    ("4111111111111112<F6>", ["check digit is wrong"]),
  ]

  static let sizes = [(80, 24), (80, 23), (80, 22), (44, 24), (120, 40), (200, 60)]
    .map { Size(width: $0.0, height: $0.1) }

  private func words(_ story: CardFormDriver) -> String {
    story.app.lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  @Test("never says that all is in order where it is not, and hides no reason", arguments: sizes)
  func says(size: Size) throws {
    for row in Self.doubts {
      var story = try CardFormDriver(size: size, preferences: Preferences().with(\.movesOn, false))
      try story.play(row.keys)
      #expect(!story.app.shows("everything is valid"))
      for text in row.says {
        #expect(words(story).contains(text), "\(row.keys): \(story.app.lines)")
      }
    }
  }

  @Test("in 40 × 12 says the first reason, and that there is more")
  func small() throws {
    for row in Self.doubts {
      var story = try CardFormDriver(
        size: Size(width: 40, height: 12),
        preferences: Preferences().with(\.movesOn, false)
      )
      try story.play(row.keys)
      #expect(!story.app.shows("everything is valid"))
      let first = try #require(row.says.first)
      let whole = words(story).contains(first)
      #expect(whole || story.app.lines.contains { $0.hasSuffix("…") }, "\(story.app.lines)")
    }
  }

  @Test("says that all is in order where it is, a card without expiry, holder and code too")
  func inOrder() throws {
    for keys in ["4111111111111111<F4>1228<F6><Enter>", "4111111111111111<F6><Enter>"] {
      var story = try CardFormDriver()
      try story.play(keys)
      #expect(story.app.shows("everything is valid"))
      story.press(.enter)
      #expect(story.saved.count == 1)
    }
  }

  @Test("a code that is to be kept is no reason")
  func keptCode() throws {
    var story = try CardFormDriver()
    try story.play("4111111111111111<F4>1228<F5>123<Esc><Down><Down><Down><Down><Space>")
    #expect(story.app.shows("› Save the code yes"))
    story.press(.down)
    #expect(story.app.shows("everything is valid"))
  }
}

@Suite("The holder's placeholder")
struct HolderLayerTests {
  @Test(
    "goes with the first letter, and comes back when all is deleted",
    arguments: [
      Size(width: 80, height: 24), Size(width: 40, height: 12),
    ]
  )
  func goes(size: Size) throws {
    var story = try CardFormDriver(size: size)
    story.press(.function(3))
    #expect(story.app.shows("NAME SURNAME"))
    story.type("Anna")
    #expect(!story.app.shows("SURNAME") && !story.app.shows("SURN"))
    story.press(.home)
    #expect(!story.app.shows("SURNAME"))
    story.press(.end, .control("u"))
    #expect(story.app.shows("NAME SURNAME"))
    story.type("A")
    #expect(!story.app.shows("SURNAME"))
    story.press(.function(2))
    #expect(!story.app.shows("SURNAME"))
  }
}

@Suite("Text that does not fit")
struct CutTextTests {
  @Test("ends in an ellipsis, be it one line or several", arguments: 5...60)
  func ends(width: Int) {
    let text = "The card could not be saved, and is still here. Check the disk. 花子さんのカード"
    for height in 1...6 {
      var canvas = Canvas(size: Size(width: width, height: height))
      canvas.ellipsis = "…"
      canvas.write(wrapped: text, in: canvas.bounds)
      let fits = WrappedText(text, width: width).lines.count <= height
      #expect(canvas.lines.joined().contains("…") != fits)
    }
    var canvas = Canvas(size: Size(width: width, height: 1))
    canvas.ellipsis = "…"
    canvas.write(text, at: .zero)
    #expect(canvas.lines[0].contains("…"))
  }
}
