import Foundation
import TerminalHarness

/// The program as it was built with the tests.
enum BuiltProgram {
  /// Its standard output, in a locale that has all signs.
  static func output(_ arguments: [String]) throws -> String {
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: try BuiltProduct.path("cardcase"))
    process.arguments = arguments
    process.environment = ["HOME": "/nonexistent", "LC_ALL": "C.UTF-8"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
