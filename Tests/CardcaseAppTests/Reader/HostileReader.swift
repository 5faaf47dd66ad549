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
    try FileManager.default.copyItem(atPath: BuiltProduct.path("reader-probe"), toPath: path)
    program = ReaderProgram(path: path)
  }
}
