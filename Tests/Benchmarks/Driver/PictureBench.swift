import Foundation
import TerminalHarness
import TestSupport

/// Cards that are turned to pictures of 1920 × 1080, in the program on a terminal: from the key to the last byte
/// of the picture, each prepared while the question was shown.
enum PictureBench {
  /// The error of no such card being there.
  struct NotFilled: Error {
    let reason: String
  }

  private static let cards = 7
  /// A time that is longer than decoding a picture takes, in milliseconds: one that comes later than the turn
  /// counts with its delay.
  private static let quiet: Int32 = 400

  static func rows() throws -> [Row] {
    var rows: [Row] = []
    for (size, name) in [((80, 24), "80×24"), ((200, 60), "200×60")] {
      // One of its own: a session that was left in a review comes back in it.
      let driver = try CommandDriver()
      try fill(driver)
      let contender = try Contender.cardcase(
        "cardcase",
        ["--vault", driver.path, "--reduced-motion"],
        environment: ["XDG_STATE_HOME": driver.path + ".state"],
        size: TerminalSession.Size(columns: size.0, rows: size.1)
      )
      try contender.unlock(CommandDriver.passcode, until: Texts.recoveryKey)
      try contender.press("\u{1B}", until: "Pictures")
      try contender.press("\r", until: Texts.turn)
      var times: [Double] = []
      // Behind the last card no other one comes.
      for _ in 1..<cards {
        contender.waitUntilIdle()
        let answer = try contender.session.answer(to: Array(" ".utf8), quiet: quiet)
        guard contender.session.screen.shows("▀") else {
          throw NotFilled(reason: "no picture is shown")
        }
        times.append(answer.time.milliseconds)
        try contender.press("4", until: Texts.turn)
      }
      let what = "key to frame, a card turned to a picture of 1920×1080, \(name)"
      rows.append(.slowest("\(what): slowest of \(times.count)", Samples(times), limit: 40))
    }
    return rows
  }

  /// Adds cards with a picture on the back to the vault.
  private static func fill(_ driver: CommandDriver) throws {
    let script = Repository.root.appending(path: "Tests/Scripts/make_large_pictures.py")
    let python = Process()
    python.executableURL = URL(filePath: "/usr/bin/env")
    python.arguments = ["python3", script.path, driver.home.path, String(cards)]
    try python.run()
    python.waitUntilExit()
    let added = try driver.run(
      lines: (0..<cards).map { number in
        "ask add 'Picture \(number)' '' --deck Pictures --file Back=\(number).png"
      },
      asking: "cardcase deck"
    )
    guard added.2 == Array(repeating: 0, count: cards) else {
      throw NotFilled(reason: added.errors)
    }
  }
}
