import DeckFormats
import Flashcards
import ReaderProtocol
import Testing

@Suite("Media of packages") struct PackageMediaTests {
  private func imported(
    _ media: [(name: String, bytes: String)],
    field: String = "",
    into vault: ChangeSet = ChangeSet(),
    elsewhere: Set<String> = [],
    learning names: [MediaName] = []
  ) throws -> (change: ChangeSet, report: PackageImportReport) {
    var records: [PackageRecord] = []
    for record in try ReadPackage(fixture: "latest.apkg").all {
      switch record {
      case .media, .mediaPiece, .mediaEnd: continue
      case .note(var note):
        if records.contains(where: { if case .note = $0 { true } else { false } }) == false {
          for (name, bytes) in media {
            records.append(.media(PackageMedia(name: name)))
            records.append(.mediaPiece(Array(bytes.utf8)))
            records.append(
              .mediaEnd(sha1: String(repeating: "0", count: 38) + "\(bytes.utf8.count + 10)")
            )
          }
          if !field.isEmpty { note.fields[0] = field }
        }
        records.append(.note(note))
      default: records.append(record)
      }
    }
    return try Import.records(
      records,
      into: vault,
      mediaElsewhere: elsewhere,
      learning: names
    )
  }

  private let sha1 = String(repeating: "0", count: 38)

  @Test("are found again by their names, and come once")
  func again() throws {
    let first = try imported([("a.png", "1"), ("b.png", "1"), ("a.png", "1")])
    #expect(first.change.mediaNames.map(\.text) == ["a.png", "b.png"])
    #expect(first.report.media == 2)
    let second = try imported([("a.png", "1"), ("c.png", "3")], into: first.change)
    #expect(second.change.mediaNames.map(\.text) == ["c.png"])
  }

  @Test("keep both where another one has the name, and the notes follow")
  func collision() throws {
    let first = try imported([("a.png", "1")])
    var vault = ChangeSet()
    vault.mediaNames = first.change.mediaNames
    let field = #"<img src="a.png">"#
    let second = try imported([("a.png", "22")], field: field, into: vault)
    let name = "a-\(sha1)12.png"
    #expect(second.change.mediaNames.map(\.text) == [name])
    #expect(second.change.notes.first?.content.fields.first?.text == #"<img src="\#(name)">"#)
    vault.mediaNames += second.change.mediaNames
    let third = try imported([("a.png", "22")], field: field, into: vault)
    #expect(third.change.mediaNames.isEmpty)
    #expect(third.change.notes.first?.content.fields.first?.text == #"<img src="\#(name)">"#)
  }

  @Test("keep both where another device has the name, are not added where it has the content too")
  func elsewhere() throws {
    let field = #"<img src="a.png"><img src="b.png">"#
    let other = try imported([("a.png", "1")], field: field, elsewhere: ["a.png", "b.png"])
    let name = "a-\(sha1)11.png"
    #expect(other.change.mediaNames.map(\.text) == [name])
    #expect(
      other.change.notes.first?.content.fields.first?.text
        == #"<img src="\#(name)"><img src="b.png">"#
    )
    let missing = other.report.losses.first { $0.kind == .missingMedia }?.names ?? []
    #expect(!missing.contains("a.png") && !missing.contains("b.png"))
    let come = try imported([("a.png", "1")]).change.mediaNames
    let same = try imported(
      [("a.png", "1")],
      field: field,
      elsewhere: ["a.png", "b.png"],
      learning: come
    )
    #expect(same.change.mediaNames.isEmpty && same.report.media == 0)
    #expect(same.change.notes.first?.content.fields.first?.text == field)
  }

  @Test("of templates stay as they are here, which is told")
  func statics() throws {
    let first = try imported([("_a.css", "1")])
    let second = try imported([("_a.css", "22")], into: first.change)
    #expect(second.change.mediaNames.isEmpty)
    #expect(second.report.losses.first { $0.kind == .otherMedia }?.names == ["_a.css"])
  }

  @Test("with names that are paths or nothing stay out, which is told")
  func names() throws {
    let long = String(repeating: "x", count: 300)
    let names = ["../a.png", "/etc/passwd", "", ".", "..", "a/b.png", "a\0b", long]
    let (change, report) = try imported(names.map { ($0, "1") })
    #expect(change.mediaNames.isEmpty)
    #expect(report.losses.first { $0.kind == .mediaNames }?.count == names.count)
  }

  @Test("that notes refer to and nobody has are told")
  func missing() throws {
    let (_, report) = try imported([("a.png", "1")], field: #"<img src="a.png"> [sound:gone.mp3]"#)
    let missing = try #require(report.losses.first { $0.kind == .missingMedia })
    #expect(missing.names.contains("gone.mp3") && !missing.names.contains("a.png"))
  }

  @Test("are found by their names in either form of Unicode")
  func unicode() throws {
    let (change, report) = try imported([("a\u{308}.png", "1")], field: "<img src=\"\u{E4}.png\">")
    #expect(
      change.mediaNames.map { Array($0.text.unicodeScalars) } == [
        Array("\u{E4}.png".unicodeScalars)
      ]
    )
    let missing = report.losses.first { $0.kind == .missingMedia }?.names ?? []
    #expect(!missing.contains { $0.hasSuffix(".png") })
  }
}
