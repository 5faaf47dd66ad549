import Foundation

/// A run of `vault-torture die`: a process that works on a vault and kills itself in the middle.
public struct VictimProcess {
  /// True if it was killed by SIGKILL; false if it had done its work before.
  public let wasKilled: Bool
  /// The number of calls by which it changed a file, if it had done its work.
  public let calls: Int?

  /// Runs it to its end.
  ///
  /// - Parameters:
  ///   - work: the name of a `Victim.Work`.
  ///   - path: the path of the vault.
  ///   - call: the number of the call at which it kills itself, from 1.
  public init(_ work: String, on path: String, dyingAt call: Int = .max) throws {
    let process = Process()
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent()
      .appendingPathComponent("vault-torture")
    process.arguments = ["die", work, path, String(min(call, Int(Int32.max)))]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    wasKilled = process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL
    calls = Int(String(decoding: text, as: UTF8.self).filter(\.isNumber))
  }

  /// Numbers of calls spread over all of some work, the first and the last among them.
  public static func spread(over calls: Int, count: Int) -> [Int] {
    guard calls > count else { return Array(1...max(calls, 1)) }
    return (0..<count).map { 1 + $0 * (calls - 1) / (count - 1) }
  }
}
