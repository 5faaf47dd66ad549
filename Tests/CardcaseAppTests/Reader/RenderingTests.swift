import CardcaseUI
import Flashcards
import Foundation
import Glibc
import StudyUI
import TerminalHarness
import TestSupport
import Testing
import WindowTerminal
import Wording

@testable import CardcaseApp
@testable import ReaderClient

@Suite("The reader that renders cards")
struct RenderingTests {
  private static let effectID = EffectID(epoch: 1)

  private static func request(_ front: String, _ back: String = "back") -> FaceRequest {
    FaceRequest(
      type: StandardNoteType.basic.type,
      fields: [FieldText(front), FieldText(back)],
      ordinal: 0
    )
  }

  private static func wanted(_ fronts: String...) -> [WantedFace] {
    fronts.enumerated().map { WantedFace(FlashcardID(rawValue: Int64($0)), request($1)) }
  }

  private let mailbox: Mailbox

  init() throws {
    mailbox = try Mailbox()
  }

  private func rendering(_ program: ReaderProgram, patience: Duration = .seconds(10))
    -> RenderingProcess
  {
    RenderingProcess(program, mailbox: mailbox, isTraceable: true, patience: patience)
  }

  private func built() throws -> ReaderProgram {
    ReaderProgram(path: try BuiltProduct.path("cardcase-reader"))
  }

  /// The rendered cards, once there are `count` of them.
  private func faces(_ count: Int) throws -> [FlashcardID: RenderedFace] {
    var faces: [FlashcardID: RenderedFace] = [:]
    while faces.count < count {
      var waited = pollfd(fd: mailbox.wakeUp.descriptor, events: Int16(POLLIN), revents: 0)
      try #require(poll(&waited, 1, 20_000) == 1)
      mailbox.wakeUp.acknowledge()
      for case .message(.reply(.study(.response(.faces(let new))), to: Self.effectID))
        in mailbox.collect()
      {
        faces.merge(new) { $1 }
      }
    }
    return faces
  }

  private func question(of face: RenderedFace?) -> String? {
    guard case .face(let face) = face else { return nil }
    return face.question.map(\.text).joined(separator: "\n")
  }

  @Test("answers with the faces of all cards that were asked for")
  func faces() throws {
    let rendering = try rendering(built())
    defer { rendering.stop() }
    rendering.render(Self.wanted("one", "**two**", "three"), for: Self.effectID)
    let faces = try faces(3)
    #expect(
      (0..<3).map { question(of: faces[FlashcardID(rawValue: $0)]) } == ["one", "two", "three"]
    )
  }

  @Test("says of a card that its note does not make that there is none")
  func missing() throws {
    let rendering = try rendering(built())
    defer { rendering.stop() }
    let type = StandardNoteType.cloze.type
    let request = FaceRequest(type: type, fields: [FieldText("{{c1::x}}")], ordinal: 3)
    let card = FlashcardID(rawValue: 1)
    rendering.render([WantedFace(card, request)], for: Self.effectID)
    #expect(try faces(1)[card] == .missing)
  }

  @Test(
    "fails with a sentence where it is another program",
    arguments: ["/bin/true", "/usr/bin/yes", "/bin/cat"]
  )
  func replaced(_ other: String) throws {
    let rendering = rendering(ReaderProgram(path: other))
    defer { rendering.stop() }
    rendering.render(Self.wanted("one", "two"), for: Self.effectID)
    #expect(try faces(2).values.allSatisfy { $0 == .failed(.readerFailed) })
  }

  @Test("fails with a sentence that names its path where it is missing")
  func absent() throws {
    let rendering = rendering(ReaderProgram(besides: "/nowhere/bin/cardcase", of: 0))
    rendering.render(Self.wanted("one"), for: Self.effectID)
    let path = "/nowhere/libexec/cardcase/cardcase-reader"
    #expect(try Array(faces(1).values) == [.failed(.readerMissing(path: path))])
    #expect(Wording()(.readerMissing(path: path)).contains(path))
  }

  @Test("is killed where a card takes too long, and the next card gets another")
  func slow() throws {
    let rendering = try rendering(built(), patience: .milliseconds(200))
    defer { rendering.stop() }
    rendering.render(Self.wanted("one"), for: Self.effectID)
    _ = try faces(1)
    let first = try #require(rendering.reader?.number)
    kill(first, SIGSTOP)
    rendering.render(Self.wanted("one"), for: Self.effectID)
    #expect(try Array(faces(1).values) == [.failed(.readerTooSlow)])
    rendering.render(Self.wanted("one"), for: Self.effectID)
    #expect(question(of: try faces(1).values.first) == "one")
    #expect(rendering.reader?.number != first)
  }

  @Test("is replaced for the next card where it crashed")
  func crashed() throws {
    let rendering = try rendering(built())
    defer { rendering.stop() }
    rendering.render(Self.wanted("one"), for: Self.effectID)
    _ = try faces(1)
    kill(try #require(rendering.reader?.number), SIGSEGV)
    rendering.render(Self.wanted("one"), for: Self.effectID)
    #expect(try Array(faces(1).values) == [.failed(.readerFailed)])
    rendering.render(Self.wanted("one"), for: Self.effectID)
    #expect(question(of: try faces(1).values.first) == "one")
  }

  @Test("is killed and reaped by a lock, even while it hangs")
  func locked() throws {
    let rendering = try rendering(built())
    rendering.render(Self.wanted("one"), for: Self.effectID)
    _ = try faces(1)
    let reader = try #require(rendering.reader?.number)
    kill(reader, SIGSTOP)
    rendering.render(Self.wanted("one"), for: Self.effectID)
    let start = ContinuousClock.now
    rendering.stop()
    // Far less: the machine may be busy.
    #expect(ContinuousClock.now - start < RenderingProcess.patience)
    #expect(kill(reader, 0) == -1 && errno == ESRCH)
    // What it was asked for before gets no answer after.
    rendering.render(Self.wanted("two"), for: Self.effectID)
    #expect(question(of: try faces(1).values.first) == "two")
    rendering.stop()
  }
}
