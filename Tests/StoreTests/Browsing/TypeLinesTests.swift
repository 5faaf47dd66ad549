import Flashcards
import TestSupport
import Testing
import Vault

@testable import Store

@Suite("The lines by which cards are sorted")
struct TypeLinesTests {
  private static let pieces = [
    "word", " ", "two words", "<b>bold</b>", "&amp;", "&", "<", "\n", "\r\n", "\u{85}", "é", "日本語",
    "{{c1::gap::hint}}", "\u{1F}", "\u{1E}", "\t",
    "a line that is longer than the start that counts",
    "<br>", "e\u{301}", "0",
  ]

  private static func type(
    _ kind: NoteTypeKind,
    _ templates: [(String, String)],
    _ layout: NoteTypeLayout? = nil
  ) -> NoteType {
    NoteType(
      id: NoteTypeID(rawValue: 90),
      name: "Own",
      kind: kind,
      fields: ["A", "B", "C"].map { NoteField(name: $0) },
      templates: templates.map { CardTemplate(name: $0.0, front: $0.0, back: $0.1) },
      layout: layout
    )
  }

  private static let types =
    StandardNoteType.allCases.map(\.type) + [
      type(.normal, [("{{B}}", "{{A}}"), ("{{C}}", "{{FrontSide}}"), ("none", "{{C}}")]),
      type(.cloze, [("{{cloze:A}}", "{{cloze:A}} {{B}}")]),
    ]

  @Test("are the first lines of whole notes, as far as they count", arguments: types.indices)
  func lines(index: Int) throws {
    let type = Self.types[index]
    var random = SeededGenerator(seed: UInt64(index) + 1)
    for _ in 0..<2_000 {
      let count = type.fields.count + random.next(below: 3) - 1
      let fields = (0..<count).map { _ in
        FieldText(
          (0..<random.next(below: 4)).map { _ in Self.pieces[random.next(below: Self.pieces.count)]
          }
          .joined(),
          FieldFormat.allCases[random.next(below: 3)]
        )
      }
      let note = Note(
        id: NoteID(rawValue: 1),
        guid: "",
        content: NoteContent(type: type, record: fields),
        tags: Tags(""),
        modified: Timestamp(milliseconds: 0)
      )
      guard case .text(let formats) = note.columns[5], case .text(let texts) = note.columns[6]
      else {
        Issue.record("The columns are others.")
        return
      }
      for side in [CardSide.question, .answer] {
        var lines: [String] = []
        let isRead = Self.read(formats, texts, type, side, Array(0..<4)) { place, line in
          #expect(place == lines.count)
          lines.append(line)
        }
        #expect(isRead)
        #expect(
          lines.map { Array($0.utf8) }
            == (0..<4).map { ordinal in
              let sides = note.content.firstLines(asking: ordinal)
              let line = side == .question ? sides.question : sides.answer
              return Array(String(Substring(line.unicodeScalars.prefix(40))).utf8)
            }
        )
      }
    }
  }

  @Test("are not read from columns that no note has")
  func unreadable() {
    for (formats, texts) in [("0", "a\u{1F}b"), ("00", "a"), ("7", "a"), ("07", "a\u{1F}b")] {
      let type = StandardNoteType.basic.type
      let isRead = Self.read(formats, texts, type, .question, [0]) { _, _ in
        Issue.record("There is no line.")
      }
      #expect(!isRead)
    }
  }

  private static func read(
    _ formats: String,
    _ texts: String,
    _ type: NoteType,
    _ side: CardSide,
    _ ordinals: [Int],
    _ take: (Int, String) -> Void
  ) -> Bool {
    Array(formats.utf8).withUnsafeBytes { formats in
      Array(texts.utf8).withUnsafeBytes { texts in
        TypeLines(side, of: type).read(formats, texts, ordinals) {
          take($0, String(decoding: $1, as: UTF8.self))
        }
      }
    }
  }
}
