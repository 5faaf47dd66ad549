import Foundation
import TestSupport
import Testing

/// The documents against the files and the code they name.
@Suite("The documents")
struct DocumentTests {
  private static let root = Repository.root

  /// The documents, as paths from the root.
  static let documents: [String] = {
    let folders = ["", "docs/", "docs/spec/"]
    return folders.flatMap { folder in
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: root.appending(path: folder).path
      )
      // A folder that is gone is noticed by the number of documents.
      return (names ?? []).filter { $0.hasSuffix(".md") }.map { folder + $0 }
    }
  }()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// The names of all types and cases in Sources.
  private static let declared: Result<Set<Substring>, any Error> = Result {
    let declaration = /\b(?:class|struct|enum|protocol|typealias|associatedtype|case) (\w+)/
    var declared: Set<Substring> = []
    let folder = root.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in try #require(files)
    where file.pathExtension == "swift" && !file.path.contains("/Generated/") {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: declaration) { declared.insert(match.1) }
    }
    return declared
  }

  @Test("are there")
  func count() {
    #expect(Self.documents.count >= 10)
  }

  @Test("link to what is there", arguments: documents)
  func links(document: String) throws {
    let folder = document.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    for link in try Self.text(document).matches(of: /\]\(([^)#:\s$]+)(?:#[^)]*)?\)/) {
      #expect(Self.exists(folder + link.1), "\(link.1)")
    }
  }

  @Test("name folders and files that are there", arguments: documents)
  func paths(document: String) throws {
    // What a recipe makes is not there yet.
    let made = ["Sources/UI/StudyUI/About/AboutScreen.swift", "Sources/Domain/Wording/po/fr.po"]
    for path in try Self.text(document).matches(of: /`((?:Sources|Tests|docs)\/[\w.\/+-]+)`/) {
      let name = String(path.1)
      // A test by its target and suite is the index's affair.
      guard !name.contains(/^\w+Tests\//), !made.contains(name) else { continue }
      #expect(Self.exists(name), "\(name)")
    }
  }

  @Test(
    "name types that are there",
    arguments: [
      "CONTRIBUTING.md", "docs/architecture.md", "docs/storage.md", "docs/accessibility.md",
    ]
  )
  func types(document: String) throws {
    let declared = try Self.declared.get()
    #expect(declared.count > 500)
    for name in try Self.text(document).matches(of: /`([A-Z][a-z]+[A-Z]\w+)(?:[.(<][^`]*)?`/) {
      #expect(declared.contains(name.1), "\(name.1)")
    }
  }
}
