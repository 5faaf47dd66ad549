import Foundation
import TerminalHarness
import TestSupport
import Testing

/// The manual pages and completions that the built program makes.
enum MadeManual {
  /// The folder that holds them, made once.
  static let folder = Result {
    let folder = try TemporaryDirectory()
    let built = URL(filePath: try BuiltProduct.path("cardcase")).deletingLastPathComponent().path
    let (status, output) = try PackagingRun.run(
      "env",
      ["BINARIES=\(built)", "Tests/Scripts/make_manual.sh", folder.path]
    )
    try #require(status == 0, "\(output)")
    return folder
  }
}
