import ByteCoding
import Flashcards
import Secrets
import TestSupport
import Testing

@testable import Store
@testable import Vault

@Suite("Adding pictures and sounds")
struct MediaAddingTests {
  private struct Unreadable: Error {}

  private let now = StudyFixture.now.time
  private let fixture: StudyFixture
  private var media: MediaStore { MediaStore(fixture.vault) }

  init() throws { fixture = try StudyFixture() }

  private func add(_ files: ArrivingMedia...) throws -> [MediaAddition] {
    try media.add(files, at: now, under: fixture.key)
  }

  private func names() throws -> [String] {
    try media.entries(under: fixture.key).map(\.name.text)
  }

  private func bytes(_ name: String) throws -> [UInt8]? {
    let entry = try media.entry(named: name, under: fixture.key)
    return try entry.flatMap {
      try media.bytes(of: $0.name.file, atMost: 1 << 24, under: fixture.key)
    }
  }

  private func sha1(_ bytes: [UInt8]) -> String { SHA1.digest(of: bytes).hexadecimal }

  @Test("keeps names and contents, and does nothing about one that is there")
  func again() throws {
    let large = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 ^ $0 >> 8) }
    let first = try add(
      ArrivingMedia("a.png", [1]),
      ArrivingMedia("large.wav", large),
      ArrivingMedia("e\u{301}.gif", [])
    )
    #expect(first.map(\.name?.text) == ["a.png", "large.wav", "\u{E9}.gif"])
    #expect(first.allSatisfy { !$0.isRenamed && !$0.hasLocation })
    let entries = try UndoStore(fixture.vault).entries(under: fixture.key).entries
    #expect(entries.map(\.operation.kind) == [.mediaAddition])
    let second = try add(ArrivingMedia("a.png", [1]), ArrivingMedia("large.wav", large))
    #expect(second.map(\.name) == Array(first.map(\.name).prefix(2)))
    #expect(try names() == ["a.png", "large.wav", "\u{E9}.gif"])
    #expect(try bytes("large.wav") == large)
    #expect(try bytes("a.png") == [1])
    // Nothing was done that could be undone.
    #expect(try UndoStore(fixture.vault).entries(under: fixture.key).entries.count == 1)
  }

  @Test("gives Anki's name to one whose name another content has, each time the same")
  func renamed() throws {
    _ = try add(ArrivingMedia("a.png", [1]))
    let other = "a-\(sha1([2])).png"
    let additions = try add(
      ArrivingMedia("a.png", [2]),
      ArrivingMedia("a.png", [3]),
      ArrivingMedia(other, [2]),
      ArrivingMedia("a.png", [2])
    )
    let third = "a-\(sha1([3])).png"
    #expect(additions.map(\.name?.text) == [other, third, other, other])
    #expect(additions.map(\.isRenamed) == [true, true, false, true])
    #expect(try names().sorted() == ["a.png", other, third].sorted())
    for (name, byte) in [("a.png", 1), (other, 2), (third, 3)] as [(String, UInt8)] {
      #expect(try bytes(name) == [byte])
    }
  }

  @Test("refuses what can't be a name, and adds the others")
  func refused() throws {
    let long = String(repeating: "x", count: 256)
    let additions = try add(
      ArrivingMedia(long, [1]),
      ArrivingMedia("b.png", [2]),
      ArrivingMedia("..", [3])
    )
    #expect(additions.map(\.name?.text) == [nil, "b.png", nil])
    #expect(additions.map(\.isRenamed) == [false, false, false])
    #expect(try names() == ["b.png"])
  }

  @Test("adds none where one can't be read")
  func unreadable() throws {
    let broken = ArrivingMedia(name: "b.png") { _ in throw Unreadable() }
    #expect(throws: (any Error).self) { try add(ArrivingMedia("a.png", [1]), broken) }
    #expect(try names() == [])
  }

  @Test("is one step that is undone, as deleting is")
  func undone() throws {
    _ = try add(
      ArrivingMedia("a.png", [1]),
      ArrivingMedia("b.png", [2]),
      ArrivingMedia("c.png", [3])
    )
    let names = try media.entries(under: fixture.key).map(\.name)
    try media.delete(Array(names.prefix(2)), at: now, under: fixture.key)
    #expect(try self.names() == ["c.png"])
    let log = UndoStore(fixture.vault)
    let entry = try #require(try log.entries(under: fixture.key).entries.first)
    #expect(entry.operation == UndoableOperation(.mediaRemoval, "a.png") && entry.count == 2)
    for expected in [["a.png", "b.png", "c.png"], []] {
      let next = try #require(try log.next(.undo, in: .everything, under: fixture.key))
      guard case .done = try log.step(.undo, next.id, under: fixture.key) else {
        Issue.record("nothing undone")
        return
      }
      #expect(try self.names() == expected)
    }
  }

  // MARK: Places of pictures

  /// A JPEG file that has Exif data with these directories behind another segment.
  private func jpeg(_ tiff: [UInt8], name: String = "Exif\0\0") -> [UInt8] {
    let exif = Array(name.utf8) + tiff
    let length = exif.count + 2
    return [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 7, 7, 0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255),
    ]
      + exif + [0xFF, 0xDA, 0, 2, 9, 9, 9, 0xFF, 0xD9]
  }

  /// TIFF data with an orientation, and GPS data with one entry.
  private func tiff(gps: Int = 0x8825, _ tag: Int, bigEndian: Bool) -> [UInt8] {
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      let digits = (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return bigEndian ? digits.reversed() : digits
    }
    func entry(_ tag: Int, _ kind: Int, _ count: Int, _ value: Int) -> [UInt8] {
      number(tag, 2) + number(kind, 2) + number(count, 4) + number(value, 4)
    }
    let mark = Array((bigEndian ? "MM" : "II").utf8) + number(42, 2)
    let first = number(2, 2) + entry(0x0112, 3, 1, 1) + entry(gps, 4, 1, 38) + number(0, 4)
    return mark + number(8, 4) + first + number(1, 2) + entry(tag, 5, 3, 56) + number(0, 4)
  }

  @Test("tells of pictures that have a place in them", arguments: [true, false])
  func location(bigEndian: Bool) throws {
    let located = jpeg(tiff(2, bigEndian: bigEndian))
    let additions = try add(
      ArrivingMedia("there.jpg", located),
      ArrivingMedia("version.jpg", jpeg(tiff(0, bigEndian: bigEndian))),
      ArrivingMedia("none.jpg", jpeg(tiff(gps: 0x8769, 2, bigEndian: bigEndian))),
      ArrivingMedia("other.jpg", jpeg(tiff(2, bigEndian: bigEndian), name: "Text\0\0")),
      ArrivingMedia("no.png", [0x89] + located)
    )
    #expect(additions.map(\.hasLocation) == [true, false, false, false, false])
    #expect(try bytes("there.jpg") == located)
  }

  @Test("leaves the place out where that is asked for, and nothing else", arguments: [true, false])
  func removed(bigEndian: Bool) throws {
    let located = jpeg(tiff(2, bigEndian: bigEndian))
    var media = ArrivingMedia("there.jpg", located)
    media.losesLocation = true
    var other = ArrivingMedia("none.jpg", jpeg(tiff(gps: 0x8769, 2, bigEndian: bigEndian)))
    other.losesLocation = true
    let additions = try add(media, other)
    #expect(additions.map(\.hasLocation) == [false, false])
    let kept = try #require(try bytes("there.jpg"))
    // The orientation is there still, in the same place, and what comes behind.
    let length = 2 + 12
    let start = 12 + 6 + 8
    #expect(
      Array(kept[(start + 2)..<(start + length)]) == Array(located[(start + 2)..<(start + length)])
    )
    #expect(kept.suffix(9) == located.suffix(9) && kept.count == located.count)
    #expect(kept.prefix(12) == located.prefix(12))
    #expect(try bytes("none.jpg") == jpeg(tiff(gps: 0x8769, 2, bigEndian: bigEndian)))
  }

  @Test("knows places in XMP, and leaves XMP out with them")
  func xmp() throws {
    func segment(_ text: String) -> [UInt8] {
      let content = Array("http://ns.adobe.com/xap/1.0/\0\(text)".utf8)
      return [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
    }
    let head: [UInt8] = [0xFF, 0xD8]
    let tail: [UInt8] = [0xFF, 0xDA, 0, 2, 9, 0xFF, 0xD9]
    let located = head + segment("<x exif:GPSLatitude='47,22N'/>") + tail
    #expect(PictureLocation.isIn(located))
    #expect(PictureLocation.removed(from: located) == head + tail)
    let other = head + segment("<x dc:title='a'/>") + tail
    #expect(!PictureLocation.isIn(other) && PictureLocation.removed(from: other) == other)
  }

  @Test("gives what was pasted the name that Anki gives, so that the same is one")
  func pasted() throws {
    let first = try add(ArrivingMedia(.pasted(ending: "png"), [1, 2]))
    let name = "paste-\(sha1([1, 2])).png"
    #expect(first.map(\.name?.text) == [name] && first.map(\.isRenamed) == [false])
    let large = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 ^ $0 >> 8) }
    _ = try add(
      ArrivingMedia(.pasted(ending: "png"), [1, 2]),
      ArrivingMedia(.pasted(ending: "wav"), large)
    )
    #expect(try names() == [name, "paste-\(sha1(large)).wav"].sorted())
    #expect(try bytes("paste-\(sha1(large)).wav") == large)
  }

  @Test("takes damaged pictures as they are", arguments: [true, false])
  func damaged(bigEndian: Bool) {
    let located = jpeg(tiff(2, bigEndian: bigEndian))
    for end in located.indices { _ = PictureLocation.removed(from: Array(located[..<end])) }
    for end in located.indices { _ = PictureLocation.isIn(Array(located[..<end])) }
    for place in located.indices {
      for value in [0, 1, 0x7F, 0xFE, 0xFF] as [UInt8] {
        var other = located
        other[place] = value
        _ = PictureLocation.isIn(other)
        _ = PictureLocation.removed(from: other)
      }
    }
    #expect(PictureLocation.isIn(located))
    #expect(!PictureLocation.isIn([]))
  }
}
