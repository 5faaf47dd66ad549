import CardcaseUI
import Flashcards
import Foundation
import Secrets
import Store
import StudyUI
import TerminalHarness
import TestSupport
import Testing
import Vault
import WindowLevels
import Wording

@testable import AppSupport
@testable import CardcaseApp
@testable import ReaderClient

@Suite("Pictures and sounds that are added on screens")
struct MediaArrivalTests {
  private static let fixtures = Repository.root.path + "/Tests/MediaDecodingTests/Fixtures"

  private let bench: Bench

  init() throws {
    bench = try Bench()
  }

  private func file(_ name: String, _ bytes: [UInt8]) throws -> MediaSource {
    let path = "\(bench.directory)/\(name)"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return .file(path: path)
  }

  private func fixture(_ path: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(fileURLWithPath: "\(Self.fixtures)/\(path)")))
  }

  private func reply(to effect: StudyEffect) throws -> StudyReply? {
    let reader = ReaderProgram(path: try BuiltProduct.path("cardcase-reader"))
    guard case .study(let reply) = bench.result(of: effect.work(for: nil), by: reader)?.reply else {
      return nil
    }
    return reply
  }

  private func arrival(_ sources: MediaSource..., location: LocationChoice = .ask) throws
    -> MediaArrival?
  {
    guard case .response(.mediaArrival(let arrival)) = try reply(to: .addMedia(sources, location))
    else { return nil }
    return arrival
  }

  private func added(_ arrival: MediaArrival?) -> [String]? {
    if case .added(let media) = arrival { media.map(\.name.text) } else { nil }
  }

  private func refusal(_ arrival: MediaArrival?) -> Phrase? {
    if case .refused(let phrase) = arrival { phrase } else { nil }
  }

  private func names() throws -> [String] {
    try MediaStore(bench.vault).entries(under: bench.key).map(\.name.text)
  }

  @Test("keep their names, and are one where they come again")
  func files() throws {
    let png = try fixture("Pictures/grey-8.png")
    let source = try file("grey.png", png)
    #expect(try added(arrival(source)) == ["grey.png"])
    #expect(try added(arrival(source)) == ["grey.png"])
    let content = try #require(DataURL("data:image/png;base64,\(Data(png).base64EncodedString())"))
    let pasted = try #require(try added(arrival(.content(content), .content(content))))
    #expect(pasted.count == 2 && pasted[0] == pasted[1] && pasted[0].hasPrefix("paste-"))
    #expect(try names() == ["grey.png", pasted[0]])
    let entries = try UndoStore(bench.vault).entries(under: bench.key).entries
    #expect(entries.map(\.operation.kind) == [.mediaAddition, .mediaAddition])
  }

  @Test(
    "of other devices are asked for where a card shows or plays them, and are said not to be here yet"
  )
  func notHereYet() throws {
    try bench.hear(of: ["far.png": try fixture("Pictures/grey-8.png")])
    guard case .missing? = try shown("nowhere.png"),
      case .refused(let phrase)? = try shown("far.png"), phrase == .mediaNotHereYet(name: "far.png")
    else {
      Issue.record("What is shown is another thing.")
      return
    }
    #expect(try bench.mediaNames.map(\.isWanted) == [true])
  }

  @Test("that are damaged here and that other devices have are asked for once that is seen")
  func damagedHere() throws {
    let png = try fixture("Pictures/grey-8.png")
    _ = try arrival(try file("near.png", png), try file("own.gif", try fixture("Named/svg.svg")))
    try bench.hear(of: ["near.png": png])
    #expect(try bench.mediaNames.allSatisfy { !$0.isAbsent })
    try bench.vault.write(under: bench.key) {
      try $0.run("UPDATE media_part SET start = start + 1")
    }
    guard case .refused(let phrase)? = try shown("near.png") else {
      Issue.record("What is shown is another thing.")
      return
    }
    #expect(phrase == .mediaNotHereYet(name: "near.png"))
    let known = try #require(try bench.mediaNames.first { $0.text == "near.png" })
    #expect(known.isAbsent && known.isNamed && known.isWanted)
    // What nobody else has is told to be damaged, now and by the next check.
    guard case .failed? = try shown("own.gif") else {
      Issue.record("What is shown is another thing.")
      return
    }
    #expect(try bench.vault.knownMediaDamage(under: bench.key).count == 2)
  }

  private func shown(_ name: String) throws -> LoadedPicture? {
    let wanted = WantedPicture(name, fitting: Size(width: 8, height: 8))
    guard case .response(.picture(let picture, _)) = try reply(to: .loadPicture(wanted)) else {
      return nil
    }
    return picture
  }

  @Test(
    "are refused with a reason where they are none, too large or can't be read, and none is added"
  )
  func refusals() throws {
    let fine = try file("a.gif", try fixture("Named/svg.svg"))
    let text = Array("no picture".utf8)
    let cases: [(MediaSource, Phrase)] = [
      (try file("text.png", text), .mediaNoPicture),
      (try file("notes.txt", text), .attachNeither(name: "notes.txt")),
      (
        try file("large.png", [UInt8](repeating: 7, count: (64 << 20) + 1)),
        .mediaFileTooLarge(picture: "64 MiB", sound: "128 MiB")
      ),
      (
        .file(path: "\(bench.directory)/lost.png"),
        .commandFileFailed(path: "\(bench.directory)/lost.png", reason: Wording()(.missing))
      ),
    ]
    for (source, phrase) in cases {
      let result = try arrival(fine, source)
      #expect(refusal(result) == phrase)
    }
    #expect(try names() == [])
    // A picture that is only named is kept, as is a sound.
    #expect(try added(arrival(fine, try file("b.mp3", text))) == ["a.gif", "b.mp3"])
  }

  /// A JPEG file with the place where it was taken.
  private var located: [UInt8] {
    get throws {
      let content = Array("http://ns.adobe.com/xap/1.0/\0<x exif:GPSLatitude='47,22N'/>".utf8)
      let jpeg = try fixture("Pictures/baseline.jpg")
      let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
      return Array(jpeg.prefix(2)) + segment + Array(jpeg.dropFirst(2))
    }
  }

  @Test("that tell where they were taken are asked about, and lose that where it is wanted")
  func location() throws {
    let source = try file("there.jpg", try located)
    guard case .located(name: "there.jpg") = try arrival(source) else {
      Issue.record("not asked about")
      return
    }
    #expect(try names() == [])
    #expect(try added(arrival(source, location: .remove)) == ["there.jpg"])
    let media = MediaStore(bench.vault)
    let entry = try #require(try media.entry(named: "there.jpg", under: bench.key))
    let bytes = try media.bytes(of: entry.name.file, atMost: 1 << 24, under: bench.key)
    #expect(bytes == (try fixture("Pictures/baseline.jpg")))
    #expect(try added(arrival(source, location: .keep))?.first?.hasPrefix("there-") == true)
  }

  @Test("are unused where no note was saved with them; those that are asked for are deleted")
  func unused() throws {
    let png = try fixture("Pictures/grey-8.png")
    _ = try arrival(try file("a.png", png), try file("b.png", png))
    guard case .response(.mediaChecked(let use, damaged: 0)) = try reply(to: .checkMedia) else {
      Issue.record("not checked")
      return
    }
    #expect(use.unused.map(\.name.text) == ["a.png", "b.png"] && use.missing == [])
    let first = try #require(use.unused.first?.name.id)
    guard case .saved(let change) = try reply(to: .deleteUnusedMedia([first])) else {
      Issue.record("not deleted")
      return
    }
    #expect(change.removedMediaNames == [first])
    #expect(try names() == ["b.png"])
    let undo = UndoStore(bench.vault)
    let next = try #require(try undo.next(.undo, in: .everything, under: bench.key))
    guard case .done = try undo.step(.undo, next.id, under: bench.key) else {
      Issue.record("not undone")
      return
    }
    #expect(try names() == ["a.png", "b.png"])
  }
}
