import Foundation
import Testing

/// The desktop files of the program, as the tools of desktops and software centres judge them.
@Suite("Desktop files", .enabled(if: PackagingRun.isOn, "make test-packaging"))
struct DesktopPackagingTests {
  private static let folder = "Sources/Packaging/desktop/"
  private static let name = folder + "arpa.home.cardcase"

  @Test("the entry of the menus is valid, without a hint")
  func entry() throws {
    let (status, output) = try PackagingRun.run(
      "desktop-file-validate",
      ["\(Self.name).desktop"]
    )
    #expect(status == 0 && output.isEmpty, "\(output)")
  }

  @Test("the description for software centres is valid, and lacks nothing but a release")
  func description() throws {
    let (status, output) = try PackagingRun.run(
      "appstreamcli",
      ["validate", "--no-net", "--no-color", "--pedantic", "\(Self.name).metainfo.xml"]
    )
    #expect(status == 0, "\(output)")
    let remarks = output.split(separator: "\n").filter { $0.contains(#/^[EWIP]: /#) }
    #expect(remarks.allSatisfy { $0.hasSuffix("releases-info-missing") }, "\(output)")
  }

  @Test(
    "the icons are drawn at each size",
    arguments: ["\(name).svg", "\(name)-symbolic.svg"],
    [16, 22, 32, 48, 128, 256, 512]
  )
  func icon(file: String, size: Int) throws {
    let picture = FileManager.default.temporaryDirectory
      .appending(path: "icon-\(ProcessInfo.processInfo.globallyUniqueString).png")
    defer { try? FileManager.default.removeItem(at: picture) }  // Where it was never made.
    let (status, output) = try PackagingRun.run(
      "rsvg-convert",
      ["--width", "\(size)", "--height", "\(size)", "--output", picture.path, file]
    )
    #expect(status == 0 && output.isEmpty, "\(output)")
    let header = try Data(contentsOf: picture).prefix(24)
    let sides = [header[16..<20], header[20..<24]].map { $0.reduce(0) { $0 << 8 | Int($1) } }
    #expect(header.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]) && sides == [size, size])
  }
}
