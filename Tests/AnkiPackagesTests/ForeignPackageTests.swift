import AnkiPackages
import Foundation
import ReaderProtocol
import TestSupport
import Testing

@Suite struct ForeignPackageTests {
  @Test func whatIsNoArchiveIsToldSo() throws {
    #expect(throws: PackageFailure.noPackage) { try ReadPackage(bytes: Data("no".utf8)) }
    #expect(throws: PackageFailure.noPackage) { try ReadPackage(bytes: Data()) }
  }

  @Test func aPackageThatIsCutOffIsRefused() throws {
    let whole = try Data(contentsOf: Fixtures.url("latest.apkg"))
    for part in stride(from: 1, to: whole.count, by: 7_919) {
      #expect(throws: PackageFailure.self) { try ReadPackage(bytes: whole.prefix(part)) }
    }
  }

  @Test func theLimitsHold() throws {
    let whole = try Data(contentsOf: Fixtures.url("latest.apkg"))
    var limits = PackageLimits()
    limits.entries = 4
    #expect(throws: PackageFailure.tooManyEntries) {
      try ReadPackage(bytes: whole, limits: limits)
    }
    limits = PackageLimits()
    limits.size = 100_000
    #expect(throws: PackageFailure.tooLarge) { try ReadPackage(bytes: whole, limits: limits) }
    limits = PackageLimits()
    limits.sizeOfAnyDensity = 10_000
    limits.density = 2
    #expect(throws: PackageFailure.tooDense) { try ReadPackage(bytes: whole, limits: limits) }
  }

  @Test(arguments: ["latest.apkg", "legacy.apkg"])
  func anyChangedByteIsReadOrRefused(package: String) throws {
    let whole = try Data(contentsOf: Fixtures.url(package))
    var generator = SeededGenerator(seed: 18)
    for _ in 0..<60 {
      var broken = whole
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0..<broken.count, using: &generator)
        broken[place] = UInt8.random(in: 0...255, using: &generator)
      }
      // Nothing is expected but that it ends.
      _ = try? ReadPackage(bytes: broken)
    }
  }
}
