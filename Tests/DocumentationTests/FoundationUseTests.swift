import Foundation
import TestSupport
import Testing

/// The program's use of Foundation: its essentials alone. All of it, with ICU and what that formats,
/// sorts and counts time by, would make the program more than twice as large.
@Suite("The sources of the program")
struct FoundationUseTests {
  private static let sources = Repository.root.appending(path: "Sources")

  /// The files that import some of Foundation, by their paths, with their text.
  private static func files() throws -> [(path: String, text: String)] {
    let paths = try #require(FileManager.default.enumerator(atPath: sources.path))
    let mark = Data("import Foundation".utf8)
    return try paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
      .compactMap { path in
        let bytes = try Data(contentsOf: sources.appending(path: path))
        return bytes.range(of: mark) == nil ? nil : (path, String(decoding: bytes, as: UTF8.self))
      }
  }

  @Test("import of Foundation only its essentials")
  func imports() throws {
    let files = try Self.files()
    #expect(files.count > 20)
    for (path, text) in files {
      for line in text.matches(of: /\bimport (Foundation\w*)/) {
        #expect(line.1 == "FoundationEssentials", "\(path)")
      }
    }
  }

  /// The essentials have some of these without ICU, in a form that knows one locale alone.
  @Test("name nothing that needs ICU's data")
  func names() throws {
    for (path, text) in try Self.files() {
      for name in text.matches(of: /\b(?:\w+Format(?:ter|Style)|Locale|TimeZone|Calendar)[(.]/) {
        Issue.record("\(path): \(name.output)")
      }
      #expect(!text.contains(".formatted("), "\(path)")
      #expect(!text.contains(".iso8601"), "\(path)")
    }
  }

  /// A day and its time are our own values everywhere else.
  @Test("know dates only as the time it is")
  func dates() throws {
    let dated = try Self.files().filter { $0.text.contains(/\bDate\b(?:\(|\?|\.|>|\])/) }
    #expect(
      Set(dated.map(\.path)) == [
        "App/CardcaseApp/Dependencies.swift", "cardcase/VaultCommand.swift",
      ]
    )
  }
}
