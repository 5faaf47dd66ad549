import Foundation
import Testing

/// The manual pages as tools that show them see them.
@Suite("The manual pages", .enabled(if: PackagingRun.isOn, "make test-packaging"))
struct ManualPackagingTests {
  /// The pages, as paths in docs/man.
  static let pages: [String] = {
    let folder = PackagingRun.root.appending(path: "docs/man").path
    // That there are none is noticed by their number.
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.wholeMatch(of: /.*\.[157]/) != nil }.sorted()
  }()

  @Test("are there, in four languages")
  func count() {
    #expect(Self.pages.count > 200)
  }

  @Test("have nothing that mandoc would remark")
  func lint() throws {
    let (_, output) = try PackagingRun.run(
      "mandoc",
      ["-T", "lint", "-W", "all"] + Self.pages.map { "docs/man/" + $0 }
    )
    // It looks for other pages where they are installed.
    let remarks = output.split(separator: "\n").filter {
      !$0.contains("referenced manual not found: Xr cardcase")
    }
    #expect(remarks == [])
  }

  @Test("name no page that is not there")
  func references() throws {
    let names = Set(Self.pages.filter { !$0.contains("/") })
    for page in Self.pages {
      let text = try String(
        contentsOf: PackagingRun.root.appending(path: "docs/man/\(page)"),
        encoding: .utf8
      )
      for match in text.matches(of: /Xr ([\w-]+) (\d)/) {
        #expect(names.contains("\(match.1).\(match.2)"), "\(page)")
      }
    }
  }

  @Test("can be read on a terminal", arguments: ["cardcase.7", "ja/cardcase-card-show.1"])
  func shown(page: String) throws {
    let (status, output) = try PackagingRun.run("mandoc", ["-T", "utf8", "docs/man/" + page])
    #expect(status == 0)
    #expect(output.contains("\u{8}") && output.count > 1000)
  }
}
