import Foundation

/// Times things, in milliseconds.
enum Stopwatch {
  static func time(_ body: () throws -> Void) rethrows -> Double {
    let time = try ContinuousClock().measure(body)
    return Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15
  }

  /// The median of so many times.
  static func median(of count: Int = 5, _ body: () throws -> Double) rethrows -> Double {
    try (0..<count).map { _ in try body() }.quantile(0.5)
  }

  /// The most memory that this process has held at once, in MiB.
  static var peakMemory: Double? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let number = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
    return number.flatMap { Double($0) }.map { $0 / 1024 }
  }
}

extension [Double] {
  func quantile(_ share: Double) -> Double {
    guard !isEmpty else { return .nan }
    return sorted()[Swift.min(count - 1, Int(Double(count) * share))]
  }
}
