import ReaderProtocol
import Testing

@testable import CardFormats

@Suite("Zip archives from anywhere")
struct ZipArchiveTests {
  private static let plain = Array(#"{"vaults":{}}"#.utf8)

  private func unpacked(_ archive: ZipBytes, _ name: String) throws -> [UInt8] {
    try archive.bytes.withUnsafeBytes { bytes in
      var found: [UInt8] = []
      try ZipArchive(bytes).withFile(name, limit: 1_000) { file throws(CardFileFailure) in
        found = Array(file)
      }
      return found
    }
  }

  @Test("files are found by their names, and unpacked")
  func files() throws {
    var archive = ZipBytes()
    archive.add("a/b.json", Self.plain)
    archive.add("ж", [1])
    #expect(try unpacked(archive, "a/b.json") == Self.plain)
    #expect(throws: CardFileFailure.otherArchive) { try unpacked(archive, "b.json") }
    let names = try archive.bytes.withUnsafeBytes { try ZipArchive($0).names }
    #expect(names == ["a/b.json", "ж"])
  }

  @Test(
    "names that lead elsewhere are refused, whatever their slashes",
    arguments: [
      "../x", "a/../../x", "..", "/x", "\\x", "..\\x", "a\\..\\x", "C:\\x", "c:x", "", "a\0b",
    ]
  )
  func slip(name: String) {
    var archive = ZipBytes()
    archive.add("export.data", Self.plain)
    archive.add(name, [1])
    #expect(throws: CardFileFailure.brokenArchive) { try unpacked(archive, "export.data") }
  }

  @Test("dots within a name are dots", arguments: ["a..b", "...", "a/..b/c", "a\\b"])
  func dots(name: String) throws {
    var archive = ZipBytes()
    archive.add(name, Self.plain)
    #expect(try unpacked(archive, name) == Self.plain)
  }

  @Test("the same name twice is refused")
  func duplicates() {
    var archive = ZipBytes()
    archive.add("a", [1])
    archive.add("a", [2])
    #expect(throws: CardFileFailure.duplicateName) { try unpacked(archive, "a") }
  }

  @Test("a file under a password is told, an unknown archive with one too")
  func encrypted() {
    var archive = ZipBytes()
    archive.add("export.data", Self.plain, flag: 1)
    #expect(throws: CardFileFailure.encryptedArchive) { try unpacked(archive, "export.data") }
    var other = ZipBytes()
    other.add("x.csv", Self.plain, flag: 1)
    #expect(throws: CardFileFailure.encryptedArchive) { try ParsedCards(other.bytes) }
  }

  @Test("sizes that the packed bytes can't hold are not believed, others are limited")
  func sizes() {
    for (claimed, method, failure) in [
      (1_001, 8, CardFileFailure.tooLarge(limit: 1_000)), (0xFFFF_FFF0, 0, .tooLarge(limit: 1_000)),
      (900, 0, .brokenArchive), (12, 0, .brokenArchive), (1, 99, .unsupported(.compression)),
    ] {
      var archive = ZipBytes()
      archive.add("a", Self.plain, method: UInt16(method), claimed: UInt32(claimed))
      #expect(throws: failure) { try unpacked(archive, "a") }
    }
    var deflated = ZipBytes()
    // A stored block of deflate of no bytes, which is said to be many.
    deflated.add("a", [1, 0, 0, 0xFF, 0xFF], method: 8, claimed: 900)
    #expect(throws: CardFileFailure.brokenArchive) { try unpacked(deflated, "a") }
  }

  @Test("a changed byte, a wrong checksum, a directory cut short")
  func damage() {
    var archive = ZipBytes()
    archive.add("a", Self.plain)
    var bytes = archive.bytes
    bytes[31] ^= 1
    #expect(throws: CardFileFailure.brokenArchive) {
      try bytes.withUnsafeBytes { bytes in
        try ZipArchive(bytes).withFile("a", limit: 1_000) { _ throws(CardFileFailure) in }
      }
    }
    // The last bytes are zeros, which minizip takes for read.
    for length in 0..<archive.bytes.count - 4 {
      #expect(throws: CardFileFailure.self) {
        try archive.bytes.prefix(length).withUnsafeBytes { bytes in
          try ZipArchive(bytes).withFile("a", limit: 1_000) { _ throws(CardFileFailure) in }
        }
      }
    }
  }

  @Test("more files than any export has")
  func many() {
    var archive = ZipBytes()
    for index in 0...ZipArchive.mostFiles { archive.add("\(index)", []) }
    #expect(throws: CardFileFailure.brokenArchive) { try unpacked(archive, "1") }
  }
}
