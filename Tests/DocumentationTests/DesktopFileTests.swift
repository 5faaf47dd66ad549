import Foundation
import TestSupport
import Testing

/// The desktop files of the program, against the files they name and against each other.
@Suite("The desktop's files")
struct DesktopFileTests {
  private static let root = Repository.root
  private static let id = "arpa.home.cardcase"

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func desktop(_ ending: String) throws -> String {
    try text("Sources/Packaging/desktop/\(id)\(ending)")
  }

  @Test("are named by one another")
  func names() throws {
    let entry = try Self.desktop(".desktop")
    #expect(entry.contains("\nIcon=\(Self.id)\n"))
    let description = try Self.desktop(".metainfo.xml")
    #expect(description.contains("<id>\(Self.id)</id>"))
    #expect(description.contains("<launchable type=\"desktop-id\">\(Self.id).desktop</launchable>"))
    #expect(description.contains("<binary>cardcase</binary>"))
    #expect(try !Self.desktop(".svg").isEmpty && !Self.desktop("-symbolic.svg").isEmpty)
    #expect(
      try Self.text("Sources/Packaging/systemd/cardcase-reminder.service.in")
        .contains("--icon=\(Self.id) ")
    )
  }

  @Test("the entry of the menus has each of its words in the same languages")
  func entryLanguages() throws {
    // Where a key stands, the group with it, and its languages.
    var languages: [String: Set<String>] = [:]
    var group = ""
    for line in try Self.desktop(".desktop").split(separator: "\n") {
      if line.hasPrefix("[") { group = String(line) }
      if let match = line.firstMatch(of: /^(\w+)\[(\w+)\]=./) {
        languages["\(group) \(match.1)", default: []].insert(String(match.2))
      }
    }
    #expect(languages.count == 5)
    for (key, codes) in languages { #expect(codes == ["zh_CN", "zh_TW", "ja", "de"], "\(key)") }
  }

  @Test("the description has each of its paragraphs in the same languages")
  func descriptionLanguages() throws {
    let text = try Self.desktop(".metainfo.xml")
    let count = { (language: String) in text.matches(of: try Regex(language)).count }
    let english = try count("<(?:summary|p|li)>")
    #expect(english == 5)
    for code in ["zh-CN", "zh-TW", "ja", "de"] {
      #expect(try count("<(?:summary|p|li) xml:lang=\"\(code)\">") == english, "\(code)")
    }
  }

  @Test("the releases are those of the changelog")
  func releases() throws {
    let changelog = try Self.text("CHANGELOG.md")
      .matches(of: /\n## \[?([0-9.]+)\]? (?:-|–) ([0-9-]+)/).map { "\($0.1) \($0.2)" }
    let described = try Self.desktop(".metainfo.xml")
      .matches(of: /<release [^>]*>/).map { release in
        let version = release.output.firstMatch(of: /version="([^"]+)"/)?.1 ?? ""
        let date = release.output.firstMatch(of: /date="([^"]+)"/)?.1 ?? ""
        return "\(version) \(date)"
      }
    #expect(described == changelog)
  }
}
