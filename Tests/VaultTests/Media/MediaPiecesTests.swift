import Secrets
import Testing

@testable import Vault

@Suite("Pictures and sounds that come piece by piece")
struct MediaPiecesTests {
  private let fixture: MediaFixture
  private static let size = 50_000
  private let content = MediaFixture.bytes(3 * MediaPiecesTests.size + 5, seed: 1)

  init() throws {
    fixture = try MediaFixture()
    // There is a key of hashes, and a content that has a name.
    try fixture.vault.addMedium([1], named: "other", under: fixture.key)
  }

  /// The hash of a content under the vault's key.
  private func hash(_ bytes: [UInt8]) throws -> [UInt8] {
    let hash = try fixture.vault.mediaHash(under: fixture.key)
    bytes.withUnsafeBytes { hash.append($0) }
    return hash.finish()
  }

  private func add(_ pieces: [[UInt8]], as expected: [UInt8]) throws {
    var rest = pieces[...]
    try fixture.vault.addMedium(expecting: try hash(expected), under: fixture.key) {
      // Nobody has to wait.
      #expect(fixture.vault.mediaWork.withLock(within: 1) {})
      return rest.popFirst()
    }
  }

  private var files: [Int64] {
    get throws {
      try fixture.vault.read(under: fixture.key) { try $0.integers("SELECT id FROM media_file") }
    }
  }

  /// Gives a content a name.
  private func name(_ bytes: [UInt8], _ text: String) throws {
    let hash = try self.hash(bytes)
    let file = try fixture.vault.read(under: fixture.key) {
      try MediaContents($0).wholeFile(hashed: hash)
    }
    try fixture.vault.nameMedium(try #require(file), text, under: fixture.key)
  }

  private var pieces: [[UInt8]] {
    stride(from: 0, to: content.count, by: Self.size).map {
      Array(content[$0...].prefix(Self.size))
    }
  }

  @Test("are one file in the end, as if they had come at once")
  func joined() throws {
    try add(pieces, as: content)
    #expect(try files.count == 2)
    try name(content, "large")
    #expect(
      try fixture.vault.mediaContents(under: fixture.key) == ["other": [1], "large": content]
    )
    // A second time it is there.
    try add(pieces, as: content)
    try add([content], as: content)
    #expect(try files.count == 2)
    #expect(try fixture.vault.verify(under: fixture.key).damage == [])
  }

  @Test("may be alike, or a content that is there")
  func alike() throws {
    let first = pieces[0]
    try fixture.vault.addMedium(first, named: "first", under: fixture.key)
    try add([first, pieces[1], first, pieces[1]], as: first + pieces[1] + first + pieces[1])
    try name(first + pieces[1] + first + pieces[1], "large")
    #expect(try files.count == 3)
    let contents = try fixture.vault.mediaContents(under: fixture.key)
    #expect(contents["first"] == first && contents["large"]?.count == 4 * Self.size)
    try fixture.vault.removeMediumName("first", under: fixture.key)
    #expect(try fixture.vault.verify(under: fixture.key).damage == [])
  }

  @Test("are not there if they are not what was expected, or are interrupted")
  func unexpected() throws {
    #expect(throws: UnexpectedMedia.self) { try add(pieces, as: [1, 2, 3]) }
    #expect(throws: CancellationError.self) {
      var rest = pieces.prefix(2)
      try fixture.vault.addMedium(expecting: try hash(content), under: fixture.key) {
        guard let piece = rest.popFirst() else { throw CancellationError() }
        return piece
      }
    }
    for day in 1...3 {
      try fixture.vault.tidyMedia(at: Int64(day) * 2 * 86_400_000, under: fixture.key) { [] }
    }
    #expect(try files.count == 1)
    try add(pieces, as: content)
    #expect(try files.count == 2)
  }

  @Test("mend the same content that is damaged")
  func mended() throws {
    let added = try fixture.vault.addMedium(content, named: "large", under: fixture.key)
    try fixture.vault.noteMediaFault(.missing, of: added.id, under: fixture.key)
    try fixture.vault.setMediaHashKey(
      SecretBytes([UInt8](repeating: 7, count: 32)),
      under: fixture.key
    )
    try add(pieces, as: content)
    #expect(try fixture.vault.knownMediaDamage(under: fixture.key) == [])
    #expect(try files.contains(added.id) && files.count == 2)
    #expect(try fixture.vault.mediaContents(under: fixture.key)["large"] == content)
  }
}
