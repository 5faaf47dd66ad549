import Foundation
import Testing

/// The binaries of `make build`, where there are some.
private enum Shipped {
  static let products = ["cardcase", "cardcase-reader"]

  static func path(_ product: String) -> String {
    PackagingRun.root.appending(path: ".build/release/\(product)").path
  }

  static var areBuilt: Bool {
    products.allSatisfy { FileManager.default.fileExists(atPath: path($0)) }
  }
}

@Suite(
  "What is shipped",
  .enabled(if: PackagingRun.isOn, "make test-packaging"),
  .enabled(if: Shipped.areBuilt, "make build")
)
struct LinkedSizePackagingTests {
  /// As `make install` strips them. 10 MB more would be Foundation and ICU's code, and 31 its data.
  @Test("stays below 40 MB")
  func size() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let total = try Shipped.products.reduce(0) { sum, product in
      let stripped = folder.appending(path: product).path
      let (status, output) = try PackagingRun.run("strip", ["-o", stripped, Shipped.path(product)])
      #expect(status == 0, "\(output)")
      let size = try FileManager.default.attributesOfItem(atPath: stripped)[.size] as? Int
      return sum + (try #require(size))
    }
    #expect(total < 40_000_000)
  }

  @Test("has its relocations in their short form", arguments: Shipped.products)
  func relocations(_ product: String) throws {
    let (status, output) = try PackagingRun.run("readelf", ["-dW", Shipped.path(product)])
    #expect(status == 0)
    #expect(output.contains("(RELR)"))
    #expect(!output.contains("(TEXTREL)"))
  }

  @Test("shows libraries nothing but what overwrites freed memory", arguments: Shipped.products)
  func symbols(_ product: String) throws {
    let (status, output) = try PackagingRun.run(
      "nm",
      ["-D", "--defined-only", Shipped.path(product)]
    )
    #expect(status == 0)
    let names = output.split(separator: "\n").compactMap { $0.split(separator: " ").last }
    #expect(Set(names) == ["free", "realloc"])
  }
}
