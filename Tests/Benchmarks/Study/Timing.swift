import Foundation

/// Times things and prints a line for each.
enum Timing {
  static func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let time = try ContinuousClock().measure(body)
    return Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15
  }

  /// Something that can be done only once.
  static func once(_ what: String, limit: Double? = nil, _ body: () throws -> Void) rethrows {
    show(what, try milliseconds(body), limit)
  }

  /// The median of seven times.
  static func median(_ what: String, limit: Double, _ body: () throws -> Void) rethrows {
    let times = try (0..<7).map { _ in try milliseconds(body) }
    show(what, times.quantile(0.5), limit)
  }

  static func show(_ what: String, _ milliseconds: Double, _ limit: Double?) {
    let goal = limit.map { "goal \($0) ms: \(milliseconds <= $0 ? "met" : "MISSED")" } ?? ""
    let time = (milliseconds * 1_000).rounded() / 1_000
    print("  \(what): \(time) ms  \(goal)")
  }
}

extension [Double] {
  func quantile(_ share: Double) -> Double {
    guard !isEmpty else { return .nan }
    return sorted()[Swift.min(count - 1, Int(Double(count) * share))]
  }
}
