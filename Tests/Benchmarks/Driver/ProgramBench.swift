import TerminalHarness

/// Typing in the program itself, next to the counter of the C program.
enum ProgramBench {
  private static let list = FrameComparison.Scene(
    name: "a step in the wallet's list",
    keys: ["j", "k"],
    referenceKeys: ["c"]
  )
  private static let dots = FrameComparison.Scene(
    name: "a dot of the lock",
    keys: ["1", "2", "\u{7F}", "\u{7F}"],
    referenceKeys: ["c"]
  )

  private static let digit = FrameComparison.Scene(
    name: "a digit of a card",
    keys: ["4", "1", "\u{7F}", "\u{7F}"],
    referenceKeys: ["c"]
  )
  private static let panes = FrameComparison.Scene(
    name: "a step in the wallet with two panes, 200×60",
    keys: ["j", "k"],
    referenceKeys: ["c"]
  )

  static func rows() throws -> [Row] {
    let contender = try Contender.cardcase("cardcase", ["--demo"])
    let reference = try Contender.reference()
    try reference.session.waitUntil(shows: "Settings")
    try contender.unlock()
    try contender.press("1", until: Texts.card)
    let steps = try FrameComparison(list, contender, reference, count: 400)
    try contender.press("a", until: Texts.newCard)
    let digits = try FrameComparison(digit, contender, reference, count: 400)
    try contender.press(Texts.lockKey, until: Texts.locked)
    let typed = try FrameComparison(dots, contender, reference, count: 400)
    let wide = try widePanes()
    return typed.latencyRows(dots.name) + steps.latencyRows(list.name) + [
      typed.processorRow(dots.name), steps.processorRow(list.name),
    ] + digits.latencyRows(digit.name) + [
      .slowest("key to frame, \(panes.name): 99 in 100", wide.ours, limit: 2)
    ]
  }

  /// Steps through the wallet on a screen that has room for the list and the card.
  private static func widePanes() throws -> FrameComparison {
    let size = TerminalSession.Size(columns: 200, rows: 60)
    let contender = try Contender.cardcase("cardcase", ["--demo"], size: size)
    let reference = try Contender.reference(size: size)
    try reference.session.waitUntil(shows: "Settings")
    try contender.unlock()
    try contender.press("w", until: Texts.card)
    return try FrameComparison(panes, contender, reference, count: 400)
  }
}
