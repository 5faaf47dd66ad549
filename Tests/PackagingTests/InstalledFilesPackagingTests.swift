import Foundation
import TerminalHarness
import TestSupport
import Testing

/// Files that `make install` puts below a prefix, and `make uninstall` removes. A small program stands
/// in the place of those that a release build would have to make, where it need not be Cardcase.
@Suite("What is installed")
struct InstalledFilesPackagingTests {
  private let place: TemporaryDirectory
  private let programs: TemporaryDirectory

  init() throws {
    place = try TemporaryDirectory()
    programs = try TemporaryDirectory()
    for name in ["cardcase", "cardcase-reader"] {
      try FileManager.default.copyItem(atPath: "/usr/bin/true", toPath: "\(programs.path)/\(name)")
    }
    let made = try MadeManual.folder.get().path
    for name in ["manual", "completions"] {
      try FileManager.default.copyItem(
        atPath: "\(made)/\(name)",
        toPath: "\(programs.path)/\(name)"
      )
    }
  }

  private func script(
    _ verb: String,
    prefix: String = "/usr",
    umask: String = "022"
  ) throws -> String {
    let command = "umask \(umask); exec Tests/Scripts/install_files.sh \(verb)"
    let surroundings = [
      "PREFIX=\(prefix)", "DESTDIR=\(place.path)", "BINARIES=\(programs.path)",
    ]
    let (status, output) = try PackagingRun.run("env", surroundings + ["bash", "-c", command])
    try #require(status == 0, "\(verb): \(output)")
    return output
  }

  /// The files that the list names, with their rights in octal.
  private func listed() throws -> [String: String] {
    let rows = try script("list").split(separator: "\n").map { $0.split(separator: " ") }
    return Dictionary(uniqueKeysWithValues: rows.map { (String($0[1]), String($0[0])) })
  }

  /// The files or folders that are there, each with its rights in octal.
  private func found(_ kind: FileAttributeType) throws -> [String: String] {
    let files = FileManager.default
    var found: [String: String] = [:]
    for path in try files.subpathsOfDirectory(atPath: place.path) {
      let attributes = try files.attributesOfItem(atPath: "\(place.path)/\(path)")
      guard attributes[.type] as? FileAttributeType == kind else { continue }
      let rights = (attributes[.posixPermissions] as? NSNumber)?.uint16Value ?? 0
      found["/\(path)"] = String(rights, radix: 8)
    }
    return found
  }

  @Test("is what the list names and nothing else, readable by all, whoever installs it")
  func files() throws {
    _ = try script("install", umask: "077")
    #expect(try found(.typeRegular) == listed())
    #expect(try found(.typeSymbolicLink).isEmpty)
    #expect(try found(.typeDirectory).values.allSatisfy { $0 == "755" })
    let reader = "/usr/libexec/cardcase/cardcase-reader"
    #expect(try listed()[reader] == "755")
  }

  @Test("is something for every row of the list")
  func rows() throws {
    let list = try PackagingSource.text("Sources/Packaging/installed.txt")
    let rows = list.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(!rows.isEmpty)
    for row in rows {
      let what = row.split(separator: " ")[2].replacing("BINARIES", with: programs.path)
      let (status, _) = try PackagingRun.run("bash", ["-c", "ls \(what)"])
      #expect(status == 0, "\(row)")
    }
  }

  @Test("is the same whenever it is installed")
  func compressed() throws {
    _ = try script("install")
    let names = try listed().keys.filter { $0.hasSuffix(".gz") }
    #expect(!names.isEmpty)
    for name in names {
      let bytes = try Data(contentsOf: URL(filePath: place.path + name))
      // RFC 1952: no flag, so no name, and no time.
      #expect(Array(bytes[3..<8]) == [0, 0, 0, 0, 0], "\(name)")
    }
  }

  @Test("starts from where it was installed")
  func starts() throws {
    for name in ["cardcase", "cardcase-reader"] {
      let place = "\(programs.path)/\(name)"
      try FileManager.default.removeItem(atPath: place)
      try FileManager.default.copyItem(atPath: BuiltProduct.path(name), toPath: place)
    }
    _ = try script("install")
    let (status, output) = try PackagingRun.run("\(place.path)/usr/bin/cardcase", ["--version"])
    #expect(status == 0)
    #expect(output == "\(try PackagingSource.version())\n")
  }

  @Test("is taken away again, with the folders that are its own, and nothing else is")
  func uninstalled() throws {
    _ = try script("install")
    let others = ["/usr/bin/other", "/usr/share/doc/cardcase/notes"]
    for other in others {
      try Data("mine".utf8).write(to: URL(filePath: place.path + other))
    }
    _ = try script("uninstall")
    #expect(try found(.typeRegular).keys.sorted() == others)
    #expect(!FileManager.default.fileExists(atPath: "\(place.path)/usr/libexec/cardcase"))
    _ = try script("uninstall")
  }

  @Test("goes below whatever prefix is wanted")
  func prefixes() throws {
    let local = try script("list", prefix: "/opt/cardcase")
    let paths = local.split(separator: "\n").compactMap { $0.split(separator: " ").last }
    #expect(paths.allSatisfy { $0.hasPrefix("/opt/cardcase/") })
    #expect(try paths.count == listed().count)
  }
}
