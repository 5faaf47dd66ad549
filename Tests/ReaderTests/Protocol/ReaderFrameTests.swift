import ByteCoding
import Flashcards
import TestSupport
import Testing

@testable import ReaderProtocol

@Suite("Frames between the program and the reader")
struct ReaderFrameTests {
  private static let lines = [
    StyledLine(kind: .text, runs: []),
    StyledLine(kind: .text, runs: [StyledRun(text: "é\u{301}", style: [.strong, .emphasis])]),
    StyledLine(kind: .heading(6), runs: [StyledRun(text: "…", mark: .gap)]),
    StyledLine(kind: .item(depth: 3, number: nil), runs: [StyledRun(text: "x", mark: .revealed)]),
    StyledLine(kind: .item(depth: 0, number: -7), runs: [StyledRun(text: "x", style: .code)]),
    StyledLine(kind: .code, runs: [StyledRun(text: "\tlet", style: .picture)]),
    StyledLine(kind: .rule, runs: [], quoteDepth: 2, indent: 1),
    StyledLine(kind: .address(3), runs: [StyledRun(text: "https://example.org", style: .link)]),
    StyledLine(
      kind: .text,
      runs: [
        StyledRun(
          text: "x²",
          asciiText: "x^2",
          mark: .expected,
          color: RGBColor(red: 255, green: 0, blue: 1),
          background: RGBColor(red: 2, green: 3, blue: 4)
        )
      ] + placeholders.map { StyledRun(text: $0.name, placeholder: $0) }
    ),
    StyledLine(
      kind: .table(
        StyledTable(
          rows: [
            [cell("a", .left), cell("b", .center)],
            [cell("c", .right), StyledTable.Cell(lines: [])],
          ],
          headings: 1
        )
      ),
      runs: []
    ),
  ]
  private static let occluded = Placeholder.occludedPicture(
    OccludedPicture(
      file: "map.png",
      text: "A map",
      shapes: [OcclusionArea(left: 0.1, top: 0.2, width: 0.3, height: 0.4)].map {
        OccludedPicture.Shape(OcclusionShape($0), .hidden)
      }
    )
  )
  private static let placeholders: [Placeholder] = [
    .picture("A cat", file: "cat.jpg"), .picture("cat.jpg (example.org)", file: nil),
    .sound("a.mp3"), .video(""), .speech("say"), .hint("Hint", text: "text"),
    .drawing, .imageOcclusion, occluded, .script, .embedded("https://example.org"), .input,
    .fault(.unknownField(tag: "{{x:y}}", name: "y")), .fault(.sectionNotClosed(name: "a")),
    .fault(.sectionNotOpen(name: "b")), .fault(.sectionsCross(found: "a", expected: "b")), .rest,
  ]
  private static func cell(_ text: String, _ alignment: StyledTable.Alignment) -> StyledTable.Cell {
    StyledTable.Cell(
      lines: [StyledLine(kind: .text, runs: [StyledRun(text: text)])],
      alignment: alignment
    )
  }
  private static let face = CardFace(
    question: lines,
    answer: lines.reversed(),
    expected: "typed",
    ignoresAccents: true
  )
  private static let request = FaceRequest(
    type: NoteType(
      id: NoteTypeID(rawValue: 9),
      name: "Vokabel",
      kind: .cloze,
      fields: [NoteField(name: "Wort"), NoteField(name: "")],
      templates: [CardTemplate(name: "1", front: "{{cloze:Wort}}", back: "<b>\0")]
    ),
    fields: [FieldText("a\u{301}", .html), FieldText("", .plain), FieldText("*b*")],
    ordinal: 499,
    tags: "a b",
    deck: "A::B",
    flag: 7
  )

  @Test("carry a card and its face")
  func exchange() throws {
    #expect(try CardFace(Self.face.frame) == Self.face)
    let request = try FaceRequest(Self.request.frame)
    #expect(request == Self.request)
    #expect(request.type.templates == Self.request.type.templates)
    let bare = CardFace(question: [], answer: [])
    #expect(try CardFace(bare.frame) == bare)
  }

  @Test("carry a start and a refusal")
  func measures() throws {
    let start = ReaderStart(scratchDirectory: "/home/a b", isTraceable: true)
    #expect(try ReaderStart(start.frame) == start)
    for measure in ReaderMeasure.allCases {
      let refusal = ReaderRefusal(measure, code: 22)
      #expect(try ReaderRefusal(refusal.frame) == refusal)
    }
    #expect(throws: UnreadableBytes.invalid) {
      try ReaderRefusal(Frame(.refused, [99, 0, 0, 0, 0]))
    }
  }

  @Test("have a header that promises no more than a frame may hold")
  func headers() throws {
    let frame = Frame(.chunk, Array(repeating: 1, count: 300))
    let bytes = try frame.encoded()
    let header = try FrameHeader(bytes.prefix(Frame.headerSize))
    #expect(header.tag == .chunk && header.length == 300)
    #expect(bytes.dropFirst(Frame.headerSize).elementsEqual(frame.payload))
    #expect(throws: UnreadableBytes.tooLong) { try FrameHeader([1, 0, 0, 1, 32]) }
    #expect(throws: UnreadableBytes.tooLong) { try FrameHeader([0xFF, 0xFF, 0xFF, 0xFF, 32]) }
    #expect(throws: UnreadableBytes.unknownTag) { try FrameHeader([0, 0, 0, 0, 0]) }
    #expect(throws: UnreadableBytes.truncated) { try FrameHeader([0, 0, 0, 0]) }
    #expect(throws: UnreadableBytes.tooLong) {
      try Frame(.chunk, Array(repeating: 0, count: Frame.limit + 1)).encoded()
    }
  }

  @Test("that are cut anywhere, or have more behind them, are refused")
  func truncated() {
    let bytes = Self.face.frame.payload
    for count in bytes.indices {
      #expect(throws: UnreadableBytes.self) {
        try CardFace(Frame(.face, Array(bytes[..<count])))
      }
    }
    #expect(throws: UnreadableBytes.invalid) { try CardFace(Frame(.face, bytes + [0])) }
    #expect(throws: UnreadableBytes.unknownTag) { try CardFace(Frame(.noFace, bytes)) }
  }

  @Test("with numbers out of their range are refused")
  func ranges() {
    // One line of the question: a heading of level 7, an item 101 deep, a text that is not UTF-8.
    for line: [UInt8] in [
      [1, 7, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0], [2, 101, 0, 0, 0, 0, 0], [9, 0, 0, 0, 0],
      [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0xFF, 0, 0], [0, 101, 0, 0, 0, 0, 0],
      [5, 1, 0, 0, 0, 0, 0, 0, 0],
    ] {
      #expect(throws: UnreadableBytes.invalid) {
        try CardFace(Frame(.face, [1, 0, 0, 0] + line + [0, 0, 0, 0, 0]))
      }
    }
    // A list that promises more than there is costs nothing.
    #expect(throws: UnreadableBytes.truncated) {
      try CardFace(Frame(.face, [0xFF, 0xFF, 0xFF, 0xFF]))
    }
  }

  @Test("of bytes changed at random are refused or something harmless, and never a crash")
  func hostile() {
    var generator = SeededGenerator(seed: 14)
    let good = Self.face.frame.payload
    for _ in 0..<5_000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: bytes.indices, using: &generator)
        bytes[index] = UInt8.random(in: .min ... .max, using: &generator)
      }
      let face = try? CardFace(Frame(.face, bytes))
      for case .heading(let level) in (face?.question ?? []).map(\.kind) {
        #expect((1...6).contains(level))
      }
    }
  }

  @Test("Each reason why a package can't be read arrives as it was sent")
  func packageFailures() throws {
    #expect(Set(PackageFailure.reasons).count == 16)
    for reason in PackageFailure.reasons {
      for number: Int64 in [0, 7, .max] {
        let sent = reason.telling(number)
        #expect(try PackageFailure(sent.frame) == sent)
      }
    }
  }
}
