import TerminalHarness

/// The output while a card is typed: bytes and frames, which do not depend on the machine's load.
enum WizardBench {
  private static let number = "4111111111111111"
  private static let keyOfExpiry = "\u{1B}OS"
  private static let keyOfCode = "\u{1B}[15~"
  /// A time that is longer than from one frame of the flip to the next, in milliseconds.
  private static let quiet: Int32 = 400

  static func rows() throws -> [Row] {
    let contender = try Contender.cardcase("cardcase", ["--demo"])
    let session = contender.session
    try contender.unlock()
    try contender.press("1", until: Texts.card)
    try contender.press("a", until: Texts.newCard)
    let keys = try number.map { key in
      Double(try session.answer(to: Array(String(key).utf8), quiet: 30).count)
    }
    // It moves on to the next field automatically, and moving frames are not counted here.
    _ = try session.answer(to: Array(keyOfExpiry.utf8), isExpected: false, quiet: quiet)
    let before = try session.mark()
    let turn = try session.answer(to: Array(keyOfCode.utf8), quiet: quiet)
    let frames = session.output(since: before).count(of: Contender.frameEnd)
    let digits = Samples(keys.map { $0 - Contender.synchronizationBytes })
    return [
      .numbers("bytes, a digit on the drawn card", digits.median, nil, unit: "B"),
      .numbers("  the most", digits.greatest, nil, unit: "B"),
      .numbers("frames of the card's turn", Double(frames), nil, unit: "", limit: 9),
      .numbers("bytes of the card's turn", Double(turn.count), nil, unit: "B"),
    ]
  }
}

extension [UInt8] {
  /// The number of occurrences of a sequence that is not empty.
  fileprivate func count(of wanted: [UInt8]) -> Int {
    guard count >= wanted.count else { return 0 }
    return (0...(count - wanted.count)).count { self[$0...].starts(with: wanted) }
  }
}
