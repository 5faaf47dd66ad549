import PaymentCards
import Testing

@testable import CardcaseUI

@Suite("The wallet in line mode")
struct PlainWalletTests {
  private func wallet() throws -> PlainStory {
    var story = try PlainStory.opened()
    try story.type("1")
    return story
  }

  @Test("lists cards with brand, last four, holder and expiry, and nothing more")
  func list() throws {
    let story = try wallet()
    #expect(
      story.said.prefix(3) == [
        "2 cards", "1: Everyday, Visa, ending in 1111, Ada Lovelace, expires 12/28",
        "2: Travel, Mastercard, ending in 4444, Ada Lovelace, expires 01/30",
      ]
    )
  }

  @Test("a number is said only after the warning that a terminal keeps it")
  func number() throws {
    var story = try wallet()
    try story.type("2")
    #expect(story.heard("Travel") && !story.heard("5555"))
    try story.type("1")
    #expect(story.heard("it may keep") && !story.heard("5555"))
    try story.type("q", "1", "show")
    #expect(story.said == ["Card number: 5555 5555 5555 4444"])
    try story.type("r")
    #expect(story.heard("5555 5555 5555 4444"))
    story.pass(.seconds(10))
    try story.type("r")
    #expect(!story.heard("5555"))
    try story.type("1", "show")
    #expect(story.heard("5555 5555 5555 4444"))
  }

  @Test("what is copied goes by the clipboard, and is not said")
  func copy() throws {
    var story = try wallet()
    try story.type("1", "3")
    let isAsked = story.interface.effects.contains { effect in
      if case .copyCard(1, .number) = effect { true } else { false }
    }
    #expect(isAsked)
    #expect(!story.heard("4111"))
  }

  @Test("a deleted card is put back by u, and a search by words leaves the others out")
  func deletion() throws {
    var story = try wallet()
    try story.type("1", "5")
    #expect(story.heard("Everyday is deleted") && story.heard("1 card"))
    try story.type("u")
    #expect(story.heard("2 cards"))
    try story.type("f", "trav")
    #expect(story.heard("1: Travel") && !story.heard("Everyday"))
    try story.type("q")
    #expect(story.heard("Everyday"))
  }

  @Test("a setting goes to its next value and is said alone")
  func setting() throws {
    var story = try PlainStory.opened()
    try story.type("3", "1")
    let saved = story.interface.effects.compactMap { effect -> Preferences? in
      if case .save(let preferences) = effect { preferences } else { nil }
    }
    #expect(saved.last?.idleLimit == .seconds(300))
    story.tell(.outcome(.saved(try #require(saved.last))))
    #expect(story.heard("Lock when idle for: 5 minutes"))
    #expect(!story.heard("Colours"))
  }
}
