import Foundation
import TestSupport
import Testing

/// The manual pages as tools that show them see them.
@Suite("The manual pages", .enabled(if: PackagingRun.isOn, "make test-packaging"))
struct ManualPackagingTests {
  /// The paths of the pages: those that are made, and those that are written.
  private static func pages() throws -> [String] {
    func pages(in folder: String, _ sections: some RegexComponent) throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: folder)
        .filter { $0.contains(sections) }.map { "\(folder)/\($0)" }
    }
    return try pages(in: MadeManual.folder.get().path + "/manual", /\.[17]$/)
      + pages(in: PackagingRun.root.appending(path: "docs/man").path, /\.5$/)
  }

  @Test("are there, in five languages")
  func count() throws {
    #expect(try Self.pages().count > 200)
  }

  @Test("have nothing that mandoc would remark")
  func lint() throws {
    let (_, output) = try PackagingRun.run(
      "mandoc",
      ["-T", "lint", "-W", "all"] + Self.pages()
    )
    // It looks for other pages where they are installed.
    let remarks = output.split(separator: "\n").filter {
      !$0.contains("referenced manual not found: Xr cardcase")
    }
    #expect(remarks == [])
  }

  @Test("name no page that is not there")
  func references() throws {
    let pages = try Self.pages()
    let names = Set(pages.map { URL(filePath: $0).lastPathComponent })
    for page in pages {
      let text = try String(contentsOfFile: page, encoding: .utf8)
      for match in text.matches(of: /Xr ([\w-]+) (\d)/) {
        #expect(names.contains("\(match.1).\(match.2)"), "\(page)")
      }
    }
  }

  @Test("can be read on a terminal", arguments: ["/cardcase.7", "/ja/cardcase-card-show.1"])
  func shown(page: String) throws {
    let path = try #require(try Self.pages().first { $0.hasSuffix(page) })
    let (status, output) = try PackagingRun.run("mandoc", ["-T", "utf8", path])
    #expect(status == 0)
    #expect(output.contains("\u{8}") && output.count > 1000)
  }
}
