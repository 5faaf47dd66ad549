import Foundation
import TerminalHarness
import TestSupport

@testable import ReaderClient

/// A reader that was taken over: `reader-probe` under the name of what it does.
struct HostileReader {
  /// The reader.
  let program: ReaderProgram
  private let directory: TemporaryDirectory

  /// - Parameter behaviour: as `reader-probe` knows it.
  init(_ behaviour: String) throws {
    directory = try TemporaryDirectory()
    let path = "\(directory.path)/\(behaviour)"
    let probe = try BuiltProduct.path("reader-probe")
    // A copy can't be started while a child of another test has it open still, for writing.
    do {
      try FileManager.default.linkItem(atPath: probe, toPath: path)
    } catch {
      // It is on another file system.
      try FileManager.default.copyItem(atPath: probe, toPath: path)
    }
    program = ReaderProgram(path: path)
  }
}
