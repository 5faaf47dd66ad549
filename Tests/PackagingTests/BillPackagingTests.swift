import Foundation
import TestSupport
import Testing

/// The bill of materials, of programs of the system: those of a debug build have libraries that no
/// package has.
@Suite("The bill of materials", .enabled(if: PackagingRun.isOn, "make test-packaging"))
struct BillPackagingTests {
  private let bill: String

  init() throws {
    let (status, output) = try PackagingRun.run(
      "env",
      [
        "SOURCE_DATE_EPOCH=1784116800", "python3", "Tests/Scripts/make_sbom.py", "1.2.3",
        "/bin/tar",
      ]
    )
    try #require(status == 0, "\(output)")
    bill = output
  }

  /// The answer of the schema to a bill.
  private func check(_ bill: String) throws -> (status: Int32, output: String) {
    let place = try TemporaryDirectory()
    try Data(bill.utf8).write(to: URL(filePath: "\(place.path)/bill.json"))
    let command = ".build/packaging-tools/bin/python Tests/Scripts/check_sbom.py < "
    return try PackagingRun.run("bash", ["-c", command + "\(place.path)/bill.json"])
  }

  @Test("is one by the schema of CycloneDX")
  func schema() throws {
    let (status, output) = try check(bill)
    #expect(status == 0, "\(output)")
    let wrong = bill.replacing("\"library\"", with: "\"book\"")
    #expect(try check(wrong).status != 0)
  }

  @Test("has what is pinned, what is of the toolchain, and what the system has for a program")
  func components() throws {
    struct Bill: Decodable {
      struct Component: Decodable {
        let name: String
        let version: String
      }
      struct Metadata: Decodable {
        let timestamp: String
        let component: Component
      }
      let metadata: Metadata
      let components: [Component]
    }
    let told = try JSONDecoder().decode(Bill.self, from: Data(bill.utf8))
    #expect(told.metadata.component.version == "1.2.3")
    #expect(told.metadata.timestamp == "2026-07-15T12:00:00Z")
    let versions = Dictionary(uniqueKeysWithValues: told.components.map { ($0.name, $0.version) })
    let manifest = try PackagingSource.text("Package.swift")
    for pin in manifest.matches(of: /url: ".+\/(.+)", exact: "(.+)"/) {
      #expect(versions[String(pin.1)] == String(pin.2))
    }
    let (_, libc) = try PackagingRun.run("dpkg-query", ["-W", "-f", "${Version}", "libc6"])
    #expect(versions["libc6"] == libc)
    // Of Foundation the essentials alone are linked.
    #expect(versions["swift-foundation"] == versions["swift"])
    #expect(versions["swift-corelibs-foundation"] == nil && versions["swift-foundation-icu"] == nil)
  }
}
