import Foundation

/// Measures time.
enum Stopwatch {
  static func time(_ body: () throws -> Void) rethrows -> Lap {
    let before = processorTime
    let time = try ContinuousClock().measure(body)
    return Lap(
      wall: Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15,
      processor: processorTime - before
    )
  }

  /// The median of this many laps.
  static func median(of count: Int = 5, _ body: () throws -> Lap) rethrows -> Lap {
    try (0..<count).map { _ in try body() }.quantile(0.5)
  }

  /// The processor time of this process, in milliseconds.
  private static var processorTime: Double {
    var time = timespec()
    guard clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return .nan }
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  /// The peak memory of the processes that this one has started and that have ended, in MiB.
  static var peakMemoryOfChildren: Double? {
    var usage = rusage()
    return getrusage(RUSAGE_CHILDREN.rawValue, &usage) == 0 ? Double(usage.ru_maxrss) / 1024 : nil
  }

  /// The peak memory of this process, in MiB.
  static var peakMemory: Double? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let number = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
    return number.flatMap { Double($0) }.map { $0 / 1024 }
  }
}
