import Foundation
import TestSupport
import Testing

/// The units for systemd, as systemd reads them.
@Suite("Units", .enabled(if: PackagingRun.isOn, "make test-packaging"))
struct UnitsPackagingTests {
  /// The units as they are installed below `/usr`, in a folder that is theirs.
  private func units() throws -> (folder: TemporaryDirectory, paths: [String]) {
    let folder = try TemporaryDirectory()
    let source = PackagingRun.root.appending(path: "Sources/Packaging/systemd")
    let paths = try FileManager.default.contentsOfDirectory(atPath: source.path).sorted().map {
      let text = try String(contentsOf: source.appending(path: $0), encoding: .utf8)
      let path = "\(folder.path)/\($0.replacing(".in", with: ""))"
      try text.replacing("@PREFIX@", with: "/usr").write(
        toFile: path,
        atomically: false,
        encoding: .utf8
      )
      return path
    }
    return (folder, paths)
  }

  /// systemd-analyze, for the units of a user.
  private func analyze(_ arguments: [String], in folder: TemporaryDirectory) throws -> (
    status: Int32, output: String
  ) {
    // A user's manager has a directory for what runs, which it looks for even here.
    try PackagingRun.run(
      "env",
      ["XDG_RUNTIME_DIR=\(folder.path)", "systemd-analyze", "--user"] + arguments
    )
  }

  @Test("systemd has nothing to say against them")
  func verify() throws {
    let (folder, paths) = try units()
    #expect(paths.count >= 2)
    let (status, output) = try analyze(["verify", "--man=no"] + paths, in: folder)
    #expect(status == 0 && output.isEmpty, "\(output)")
  }

  @Test("services are shut in, by systemd's own measure")
  func exposure() throws {
    let (folder, paths) = try units()
    for path in paths where path.hasSuffix(".service") {
      let (status, output) = try analyze(
        ["security", "--offline=true", "--no-pager", "--threshold=30", path],
        in: folder
      )
      #expect(status == 0, "\(output.suffix(300))")
    }
  }

  @Test("the timer is one that can be switched on, and names a time")
  func timer() throws {
    let (folder, paths) = try units()
    for path in paths where path.hasSuffix(".timer") {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.contains("\n[Install]\nWantedBy=timers.target\n"))
      let time = try #require(text.firstMatch(of: /OnCalendar=(.+)/)).1
      #expect(try analyze(["calendar", String(time)], in: folder).status == 0)
    }
  }
}
