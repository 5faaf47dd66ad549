import Foundation

/// The load of the machine by other programs, without which the numbers can't be judged.
struct Machine {
  private let ticks: (busy: Double, total: Double)

  /// Begins to measure the load.
  init() {
    ticks = Self.ticks()
  }

  /// The processors, and the share of their time that other programs have had since.
  var description: String {
    let now = Self.ticks()
    let total = max(now.total - ticks.total, 1)
    let others = max(0, now.busy - ticks.busy - Self.ownTicks())
    let processors = ProcessInfo.processInfo.activeProcessorCount
    return "\(processors) processors, of which other programs had "
      + "\(Int((100 * others / total).rounded())) % meanwhile."
  }

  /// Hundredths of a second, of all processors together.
  private static func ticks() -> (busy: Double, total: Double) {
    let text = (try? String(contentsOfFile: "/proc/stat", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first ?? ""
    // user, nice, system, idle, waiting for a disk, interrupts of two kinds, stolen by the host
    let numbers = line.split(separator: " ").dropFirst().prefix(8).compactMap { Double($0) }
    guard numbers.count == 8 else { return (0, 0) }
    let total = numbers.reduce(0, +)
    return (total - numbers[3] - numbers[4], total)
  }

  /// The processor time of this program and of those it started and waited for.
  private static func ownTicks() -> Double {
    var sum = 0.0
    for who in [RUSAGE_SELF.rawValue, RUSAGE_CHILDREN.rawValue] {
      var usage = rusage()
      getrusage(who, &usage)
      for time in [usage.ru_utime, usage.ru_stime] {
        sum += Double(time.tv_sec) * 100 + Double(time.tv_usec) / 10_000
      }
    }
    return sum
  }
}
