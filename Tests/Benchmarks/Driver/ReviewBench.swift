import Foundation
import TerminalHarness
import TestSupport

/// A review of very many cards, in the program on a terminal: from a key to the last byte of
/// output, saving the answer included.
enum ReviewBench {
  /// The error of `study-bench` failing to put cards into the vault.
  struct NotFilled: Error {
    let status: Int32
  }

  private static let notes = 100_000
  private static let answers = 150
  /// Those while notes are indexed in the background.
  private static let earlyAnswers = 20
  /// The time at which the cards that `study-bench` makes are due, in milliseconds since 1970.
  private static let moment = "1750000000000"
  /// A time that is longer than saving an answer takes, in milliseconds.
  private static let quiet: Int32 = 40

  static func rows() throws -> [Row] {
    let data = try TemporaryDirectory()
    let path = "\(data.path)/cardcase.vault"
    let environment = ["HOME": data.path, "REDUCED_MOTION": "1"]
    try Lab.makeVault(at: path, environment: environment)
    try fill(path)
    let lab = try Lab(["--vault", path, "--moment", moment], environment: environment)
    let session = lab.contender.session
    try lab.contender.unlock(Lab.newPasscode, until: Texts.recoveryKey)
    try lab.contender.press("\u{1B}", until: Texts.study)
    try lab.contender.press("2", until: Texts.deckOfAll)
    let opening = try session.answer(to: Array("\r".utf8), quiet: 3_000)
    try session.waitUntil(shows: Texts.turn)
    func review(_ answers: Int) throws -> (flips: [Double], answers: [Double]) {
      var flips: [Double] = []
      var answered: [Double] = []
      for _ in 0..<answers {
        flips.append(try press(" ", session))
        answered.append(try press("3", session))
      }
      return (flips, answered)
    }
    // The vault was filled just now: its notes are indexed while it is first open.
    let early = try review(earlyAnswers)
    lab.contender.waitUntilIdle()
    let (flips, answered) = try review(answers)
    let lock = try lab.contender.frame(after: Texts.lockKey)
    try session.waitUntil(shows: Texts.locked)
    let memory = lab.contender.usage.peakMemory
    let name = "key to frame, review of \(notes)"
    return [
      .slowest("\(name): turn, 99 in 100", Samples(flips), limit: 16),
      .slowest("\(name): answer and next, 99 in 100", Samples(answered), limit: 16),
      .numbers("  median", Samples(answered).median, nil, unit: "ms"),
      .numbers(
        "  while its notes are indexed, median",
        Samples(early.answers).median,
        nil,
        unit: "ms"
      ),
      .numbers("deck of \(notes) opened", opening.time.milliseconds, nil, unit: "ms"),
      .numbers(
        "Ctrl-L to the lock, that deck open",
        lock.time.milliseconds,
        nil,
        unit: "ms",
        limit: 50
      ),
      .numbers("most memory of all that", memory, nil, unit: "MiB"),
    ]
  }

  private static func press(_ key: String, _ session: TerminalSession) throws -> Double {
    try session.answer(to: Array(key.utf8), quiet: quiet).time.milliseconds
  }

  private static func fill(_ path: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try BuiltProduct.path("study-bench"))
    process.arguments = ["fill", path, String(notes)]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw NotFilled(status: process.terminationStatus)
    }
  }
}
