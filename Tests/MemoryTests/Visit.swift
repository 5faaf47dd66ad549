import TerminalHarness
import TestSupport

/// An open vault full of canaries.
struct Visit {
  let canaries: Canaries
  let driver: CardcaseDriver
  /// The finds of the canaries before it was unlocked: constants that are like them by chance.
  private let chance: [ProcessMemory.Find]

  /// Unlocks a new one and goes to a place.
  init(to place: Place) throws {
    let seed = UInt64.random(in: 0..<1 << 32)
    canaries = Canaries(seed: seed)
    driver = try CardcaseDriver(.lab, .canaries(seed: seed))
    chance = try driver.finds(canaries.needles)
    try driver.unlock()
    try walk(to: place)
  }

  /// Expects that nothing is left of the canaries.
  func expectGone(file: StaticString = #fileID, line: Int = #line) throws {
    try driver.expectGone(canaries.needles, butFor: chance, file: file, line: line)
  }

  /// Goes from Home to a place.
  func walk(to place: Place) throws {
    for key in place.keys { try driver.app.press(key) }
    // A turning card is half-way until time passes.
    try driver.settle()
    try driver.lab?.ask(.advance(.seconds(1)))
    try driver.app.waitUntil(shows: mark(of: place))
  }

  /// A text that is shown there and not on the way.
  private func mark(of place: Place) -> String {
    switch place {
    case .wallet: canaries.cards[0].name
    case .card: groupedNumber
    case .flashcards: canaries.deckName
    case .prompt: String(canaries.flashcards[0].prompt.prefix(9))
    case .answer: canaries.flashcards[0].answer
    case .home, .settings, .help: place.secret
    }
  }

  private var groupedNumber: String { Self.grouped(canaries.cards[0].number) }

  /// Digits grouped as on a card.
  static func grouped(_ digits: [UInt8]) -> String {
    stride(from: 0, to: digits.count, by: 4)
      .map { start in digits[start..<start + 4].map(String.init).joined() }
      .joined(separator: " ")
  }

  /// A number as line mode says it: digit by digit, with a pause between groups.
  static func spoken(_ digits: [UInt8]) -> String {
    stride(from: 0, to: digits.count, by: 4)
      .map { start in digits[start..<start + 4].map(String.init).joined(separator: " ") }
      .joined(separator: ", ")
  }
}
