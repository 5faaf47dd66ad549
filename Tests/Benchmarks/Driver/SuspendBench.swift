import Foundation
import TerminalHarness

/// The time from Ctrl-Z to the frame that covers everything.
enum SuspendBench {
  private static let count = 100

  static func rows() throws -> [Row] {
    let lab = try Lab()
    let contender = lab.contender
    var times: [Double] = []
    for _ in 0..<count {
      try contender.unlock()
      times.append(try contender.frame(after: Texts.suspendKey).time.milliseconds)
      try contender.session.waitUntilStopped()
      try contender.session.signal(SIGCONT)
      try contender.session.waitUntilContinued()
    }
    let samples = Samples(times)
    var row = Row.slowest("Ctrl-Z to the lock, 99 in 100", samples, limit: 50)
    row.ratio = "median \(Row.figure(samples.median)) ms"
    return [row]
  }
}
