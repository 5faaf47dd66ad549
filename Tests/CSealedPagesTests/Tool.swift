import Foundation

/// A program that the tests run beside them.
enum Tool {
  /// The URL of the built program.
  static func url(_ name: String) throws -> URL {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name)
  }
}

/// The choice to try all cases where otherwise a part of them is tried.
enum Thoroughness {
  static let isThorough = ProcessInfo.processInfo.environment["CARDCASE_THOROUGH"] != nil
}
