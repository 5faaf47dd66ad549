import Foundation
import TestSupport
import Testing

/// The shared parts of this target's suites, which look at what is installed with tools that only
/// `make test-packaging` installs.
enum PackagingRun {
  /// True if `make test-packaging` runs, which sets CARDCASE_PACKAGING.
  static let isOn = ProcessInfo.processInfo.environment["CARDCASE_PACKAGING"] != nil

  /// The root of the checkout.
  static let root = Repository.root

  /// The status of a program, and what it wrote to standard output and standard error together.
  static func run(
    _ program: String,
    _ arguments: [String],
    in folder: URL = root
  ) throws -> (status: Int32, output: String) {
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }
}
