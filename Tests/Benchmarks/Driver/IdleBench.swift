import Foundation
import TerminalHarness

/// Measurements of idle programs.
enum IdleBench {
  private static let time: UInt32 = 3

  static func rows() throws -> [Row] {
    let locked = try Contender.cardcase("cardcase", ["--demo"])
    let open = try Contender.cardcase("cardcase", ["--demo"])
    let reference = try Contender.reference()
    // Opening one and locking it again leaves no work behind.
    for contender in [locked, open] {
      try contender.unlock()
    }
    try locked.press(Texts.lockKey, until: Texts.locked)
    try reference.session.waitUntil(shows: "Settings")
    let contenders = [locked, open, reference]
    for contender in contenders {
      // The session is saved a second after the last key, and only then the program is idle; on a
      // busy machine later still.
      repeat {
        try contender.session.expectSilence(for: .milliseconds(1500))
      } while !contender.usage.isAsleep
    }
    let before = try contenders.map { ($0.usage.sleeps, try $0.session.mark()) }
    sleep(time)
    let used = try zip(contenders, before).map { contender, before in
      let bytes =
        try contender.session.output(since: before.1).count
        + contender.session.answer(to: [], isExpected: false).count
      return (wakeUps: contender.usage.sleeps - before.0, bytes: Double(bytes))
    }
    return [("locked", used[0]), ("open", used[1])].flatMap { name, ours in
      [
        Row.numbers(
          "wake-ups in \(time) s, \(name)",
          ours.wakeUps,
          used[2].wakeUps,
          unit: "",
          limit: 0
        ),
        .numbers("bytes in \(time) s, \(name)", ours.bytes, used[2].bytes, unit: "B", limit: 0),
      ]
    }
  }
}
