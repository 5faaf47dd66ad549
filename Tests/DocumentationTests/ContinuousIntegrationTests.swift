import Foundation
import TestSupport
import Testing

/// The configuration for the hosting service, which nobody runs before it is there.
@Suite("Continuous integration")
struct ContinuousIntegrationTests {
  private static let root = Repository.root

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func files(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).sorted()
  }

  @Test("runs .ci/run and nothing else, with actions that can't change and no rights to write")
  func workflow() throws {
    #expect(try Self.files(in: ".github/workflows") == ["ci.yml"])
    let text = try Self.text(".github/workflows/ci.yml")
    #expect(text.matches(of: /run: *(.+)/).map { String($0.1) } == [".ci/run"])
    let actions = text.matches(of: /uses: *(\S+)/).map { String($0.1) }
    #expect(actions.count == 1)
    for action in actions { #expect(action.contains(/^actions\/\w+@[0-9a-f]{40}$/), "\(action)") }
    #expect(text.contains("\npermissions:\n  contents: read\n"))
    #expect(!text.contains("write") && !text.contains("secrets."))
  }

  @Test("has the Swift that the program is built with")
  func version() throws {
    let tools = try #require(
      try Self.text("Package.swift").firstMatch(of: /swift-tools-version: *(\d+\.\d+)/)
    ).1
    let image = try #require(
      try Self.text(".github/workflows/ci.yml").firstMatch(of: /image: swift:(\d+\.\d+)-bookworm/)
    ).1
    #expect(image.compare(tools, options: .numeric) != .orderedAscending)
    #expect(try Self.text("CONTRIBUTING.md").contains("Swift \(image) on Debian 12"))
  }

  @Test("what .ci/run runs is what CONTRIBUTING.md says")
  func targets() throws {
    let targets = try Self.text(".ci/run").matches(of: /\nmake ([\w-]+)/).map { "make \($0.1)" }
    #expect(targets.count >= 5)
    let sentence = try #require(
      try Self.text("CONTRIBUTING.md").firstMatch(of: /every change is `\.ci\/run`: (.+)\./)
    ).1
    #expect(sentence.matches(of: /`([^`]+)`/).map { String($0.1) } == targets)
  }

  @Test("no template asks for a vault, and each that may show a weakness says where that goes")
  func templates() throws {
    let folder = ".github/ISSUE_TEMPLATE"
    let names = try Self.files(in: folder)
    #expect(names.count == 5)
    for name in names where name != "config.yml" {
      let text = try Self.text("\(folder)/\(name)")
      #expect(text.hasPrefix("name: ") && text.contains("\nbody:\n"), "\(name)")
      #expect(!text.contains("http"), "\(name)")
    }
    #expect(try Self.text("\(folder)/config.yml").contains("blank_issues_enabled: false"))
    #expect(try Self.text("\(folder)/bug.yml").contains("SECURITY.md"))
  }
}
