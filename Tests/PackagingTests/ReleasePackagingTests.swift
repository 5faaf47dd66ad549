import Foundation
import TestSupport
import Testing

/// The reasons for which a release is refused, in a repository of its own.
@Suite("A release")
struct ReleasePackagingTests {
  private let place: TemporaryDirectory
  private var root: URL { URL(filePath: place.path) }

  init() throws {
    place = try TemporaryDirectory()
    let scripts = root.appending(path: "Tests/Scripts")
    try FileManager.default.createDirectory(at: scripts, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: PackagingRun.root.appending(path: "Tests/Scripts/make_release.sh"),
      to: scripts.appending(path: "make_release.sh")
    )
    try Data("# Changelog\n\n## Unreleased\n\n## 1.20.3 - 2026-07-15\n".utf8)
      .write(to: root.appending(path: "CHANGELOG.md"))
    _ = try git("init", "--quiet")
    _ = try git("add", ".")
    _ = try git("commit", "--quiet", "--message", "All")
  }

  private func git(_ arguments: String...) throws -> String {
    let who = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"]
    let (status, output) = try PackagingRun.run("git", who + arguments, in: root)
    try #require(status == 0, "\(output)")
    return output
  }

  private func check(_ version: String) throws -> (status: Int32, output: String) {
    try PackagingRun.run("Tests/Scripts/make_release.sh", ["check", version], in: root)
  }

  @Test("of a version that the changelog has is made")
  func made() throws {
    let (status, output) = try check("1.20.3")
    #expect(status == 0)
    #expect(output.isEmpty)
  }

  @Test(
    "of a version without a heading in the changelog is refused",
    arguments: ["1.20", "1.20.30", "1x20.3", "2.0.0"]
  )
  func unknown(_ version: String) throws {
    let (status, output) = try check(version)
    #expect(status == 1)
    #expect(output.contains("CHANGELOG.md has no heading for version \(version)"))
  }

  @Test("of what is not committed is refused", arguments: ["CHANGELOG.md", "new"])
  func uncommitted(_ name: String) throws {
    try Data("## 1.20.3 - 2026-07-15\n\nmore\n".utf8).write(to: root.appending(path: name))
    let (status, output) = try check("1.20.3")
    #expect(status == 1)
    #expect(output.contains("changes that are not committed"))
  }
}
