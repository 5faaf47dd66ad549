import Foundation
import TestSupport
import Testing

/// The PO files as gettext's own tools judge them. `make test-reach` installs these and sets
/// CARDCASE_REACH.
@Suite(
  "With gettext",
  .enabled(if: ProcessInfo.processInfo.environment["CARDCASE_REACH"] != nil, "make test-reach")
)
struct MessageFilesReachTests {
  private static let folder = Repository.root.appending(
    path: "Sources/Domain/Wording/po"
  )

  @Test("every file of phrases and of words passes msgfmt's checks, its placeholders too")
  func msgfmt() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter {
      $0.hasSuffix(".pot") || $0.hasSuffix(".po")
    }
    #expect(!names.isEmpty)
    for name in names {
      let complaints = Pipe()
      let msgfmt = Process()
      msgfmt.executableURL = URL(filePath: "/usr/bin/msgfmt")
      msgfmt.arguments = ["--check", "--output-file=/dev/null", name]
      msgfmt.currentDirectoryURL = Self.folder
      msgfmt.standardError = complaints
      try msgfmt.run()
      let text = String(
        decoding: complaints.fileHandleForReading.readDataToEndOfFile(),
        as: UTF8.self
      )
      msgfmt.waitUntilExit()
      #expect(msgfmt.terminationStatus == 0, "\(name): \(text.suffix(2_000))")
    }
  }
}
