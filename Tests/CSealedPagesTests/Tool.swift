import Foundation

/// A program that the tests run beside them.
enum Tool {
  /// Where it was built.
  static func url(_ name: String) throws -> URL {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name)
  }
}

/// Whether all is tried that a part of is tried of otherwise.
enum Thoroughness {
  static let isThorough = ProcessInfo.processInfo.environment["CARDCASE_THOROUGH"] != nil
}
