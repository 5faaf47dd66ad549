import Foundation
import TestSupport
import Testing

/// The files of the Debian package, held against what they repeat.
@Suite("The Debian package's files")
struct DebianPackagingTests {
  @Test("name every package that is pinned with its version, and the Swift that links it")
  func versions() throws {
    let copyright = try PackagingSource.text("Sources/Packaging/debian/copyright")
    let manifest = try PackagingSource.text("Package.swift")
    let pins = manifest.matches(of: /url: ".+\/(.+)", exact: "(.+)"/)
    #expect(!pins.isEmpty)
    for pin in pins {
      #expect(copyright.contains("Files: linked/\(pin.1)-\(pin.2)/*"), "\(pin.1)")
    }
    let (_, swift) = try PackagingRun.run("swift", ["--version"])
    let version = try #require(swift.firstMatch(of: /Swift version (\S+)/)).1
    #expect(copyright.contains("Files: linked/swift-\(version)/*"))
  }

  @Test("have the text of every licence that they name, each once")
  func licences() throws {
    let copyright = try PackagingSource.text("Sources/Packaging/debian/copyright")
    let lines = copyright.split(separator: "\n", omittingEmptySubsequences: false)
    var texts: [String] = []
    var named: Set<String> = []
    for (line, next) in zip(lines, lines.dropFirst()) where line.hasPrefix("License: ") {
      let names = line.dropFirst("License: ".count)
      if next.hasPrefix(" ") {
        texts.append(String(names))
      } else {
        named.formUnion(names.split(separator: " and ").map(String.init))
      }
    }
    #expect(Set(texts).count == texts.count)
    #expect(Set(texts) == named)
  }

  @Test("build with the packages that the Makefile installs")
  func dependencies() throws {
    let control = try PackagingSource.text("Sources/Packaging/debian/control")
    let makefile = try PackagingSource.text("Makefile")
    func names(_ text: Substring) -> Set<String> {
      Set(text.matches(of: /[a-z0-9-]+-dev\b/).map { String($0.0) })
    }
    let wanted = try #require(control.firstMatch(of: /Build-Depends:((?:.*\n )*.*\n)/)).1
    let installed = try #require(makefile.firstMatch(of: /BUILD_PACKAGES :=((?:.*\\\n)*.*\n)/)).1
    #expect(!names(wanted).isEmpty)
    #expect(names(wanted) == names(installed))
  }

  @Test("have a file for each test that they list, which may be run")
  func tests() throws {
    let folder = "Sources/Packaging/debian/tests"
    let control = try PackagingSource.text("\(folder)/control")
    let names = control.matches(of: /Tests: (.+)/).flatMap { $0.1.split(separator: " ") }
    #expect(!names.isEmpty)
    for name in names {
      let path = PackagingRun.root.appending(path: "\(folder)/\(name)").path
      #expect(FileManager.default.isExecutableFile(atPath: path), "\(name)")
    }
  }
}
