import Foundation

/// A program that is run to its end.
struct ChildProcess {
  struct Failed: Error, CustomStringConvertible {
    let description: String
  }

  let path: String

  /// This program itself.
  static var itself: ChildProcess {
    ChildProcess(URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path)
  }

  init(_ path: String) {
    self.path = path
  }

  /// Runs the program and returns its standard output.
  ///
  /// - Throws: `Failed` if its exit status is not 0.
  func run(_ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failed(description: "\(path) \(arguments.joined(separator: " ")) failed")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
