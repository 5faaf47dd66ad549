import Flashcards
import Foundation
import Store
import StudyUI
import TerminalHarness
import TestSupport
import Testing
import Widgets
import WindowLevels
import Wording

@testable import AppSupport
@testable import CardcaseApp
@testable import CardcaseUI
@testable import ReaderClient

@Suite("Pictures of the vault for its screens")
struct PictureWorkTests {
  private static let fixtures = Repository.root.path + "/Tests/MediaDecodingTests/Fixtures"

  private let bench: Bench

  init() throws {
    bench = try Bench()
  }

  /// Gives the content of a file a name in the vault.
  private func add(_ bytes: [UInt8], as name: String) throws {
    let media = MediaStore(bench.vault)
    let study = StudyStore(bench.vault)
    let now = Timestamp(milliseconds: 1_800_000_000_000)
    let file = try media.add(bytes, under: bench.key)
    var ids = try study.ids(under: bench.key)
    let namings = try media.naming([(name: name, file: file)], at: now, &ids, under: bench.key)
    var change = ChangeSet()
    for case .new(let name) in namings { change.mediaNames.append(name) }
    try study.apply(change, as: UndoableOperation(.importing), at: now, under: bench.key)
  }

  private func bytes(_ path: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(fileURLWithPath: "\(Self.fixtures)/\(path)")))
  }

  private func picture(_ name: String, fitting size: Size) throws -> LoadedPicture {
    let reader = ReaderProgram(path: try BuiltProduct.path("cardcase-reader"))
    let wanted = WantedPicture(name, fitting: size)
    let reply = bench.result(of: StudyEffect.loadPicture(wanted).work(for: nil), by: reader)?.reply
    guard case .study(.response(.picture(let picture, for: wanted))) = reply else {
      Issue.record("no picture: \(String(describing: reply))")
      return .missing
    }
    return picture
  }

  @Test("come as plain pixels of no more than the size that was asked for")
  func pixels() throws {
    try add(try bytes("Pictures/grey-8.png"), as: "grey.png")
    let small = Size(width: 6, height: 6)
    for (size, wanted) in [(small, false), (Size(width: 100, height: 100), true)] {
      guard case .pixels(let pixels, let own) = try picture("grey.png", fitting: size) else {
        Issue.record("no pixels")
        continue
      }
      #expect(own == Size(width: 13, height: 9))
      #expect((pixels.size == own) == wanted && pixels.size.width <= size.width)
    }
  }

  @Test("that are missing, damaged, too large or of another format say so")
  func reasons() throws {
    try add(Array("no picture".utf8), as: "text.png")
    try add(try bytes("Named/svg.svg"), as: "plan.svg")
    try add([UInt8](repeating: 7, count: (64 << 20) + 1), as: "large.png")
    let size = Size(width: 10, height: 10)
    guard case .missing = try picture("lost.png", fitting: size) else {
      Issue.record("not missing")
      return
    }
    let expected: [(String, Phrase)] = [
      ("text.png", .mediaNoPicture), ("plan.svg", .mediaOtherPicture(format: "SVG")),
      ("large.png", .mediaFileTooLarge(picture: "64 MiB", sound: "128 MiB")),
    ]
    for (name, phrase) in expected {
      guard case .refused(let said) = try picture(name, fitting: size) else {
        Issue.record("\(name) is not refused")
        continue
      }
      #expect(said == phrase, "\(name)")
    }
  }
}
