import Foundation
import TestSupport
import Testing

/// The tests that there are, as documents name them: `` `Target/Suite` "what it says" ``.
struct TestIndex {
  /// All of them.
  let names: Set<String>

  /// Reads the sources of the tests.
  init() throws {
    let folder = Repository.root.appending(path: "Tests")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap {
      $0 as? String
    }
    let declaration = /^(?:final )?(?:struct|class) (\w+)|@Test\(\s*"((?:[^"\\]|\\.)*)"/
      .anchorsMatchLineEndings()
    var names: Set<String> = []
    for file in files where file.hasSuffix(".swift") {
      let target = file.prefix { $0 != "/" }
      guard target.hasSuffix("Tests") else { continue }
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      var suite: Substring = ""
      for match in text.matches(of: declaration) {
        suite = match.1 ?? suite
        if let name = match.2 { names.insert("`\(target)/\(suite)` \"\(name)\"") }
      }
    }
    self.names = names
  }

  /// The tests that a text names.
  static func named(in text: some StringProtocol) -> [String] {
    String(text).matches(of: /`\w+Tests\/\w+` "[^"]*"/).map { String($0.output) }
  }
}
