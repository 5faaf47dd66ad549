import Testing

@testable import Flashcards

/// One line of `anki-templates-26.9.3.jsonl`: a note, and the HTML of its cards in Anki.
struct TemplateLine: Decodable {
  struct Card: Decodable {
    let ordinal: Int
    /// The sides; nil if Anki does not show them.
    let sides: [String]?
    /// The kind of fault and the names in it, where there are no sides.
    let fault: [String]

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      ordinal = try row.decode(Int.self)
      let isShown = row.count == 3
      sides = isShown ? [try row.decode(String.self), try row.decode(String.self)] : nil
      fault = isShown ? [] : try row.decode([String].self)
    }
  }

  struct Kind: Decodable {
    let type: NoteType

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      let name = try row.decode(String.self)
      let kind = try #require(NoteTypeKind(rawValue: row.decode(UInt8.self)))
      let fields = try row.decode([String].self)
      let templates = try row.decode([[String]].self)
      type = NoteType(
        id: NoteTypeID(rawValue: 1),
        name: name,
        kind: kind,
        fields: fields.map { NoteField(name: $0) },
        templates: templates.map { CardTemplate(name: $0[0], front: $0[1], back: $0[2]) }
      )
    }
  }

  let type: Kind
  let fields: [String]
  let tags: String
  let deck: String
  let flag: UInt8
  let cards: [Card]
  /// The ordinals of the cards that Anki makes; nil if it does not save such a note type.
  let made: [Int]?
  /// True if a card was rendered that is not there, and has no deck.
  let loose: Bool?

  func request(_ ordinal: Int) -> FaceRequest {
    FaceRequest(
      type: type.type,
      fields: fields.map { FieldText($0, .html) },
      ordinal: ordinal,
      tags: tags,
      deck: deck,
      flag: flag
    )
  }
}

@Suite("Templates as Anki renders them")
struct TemplateFixtureTests {
  private let lines: [TemplateLine]

  init() throws {
    lines = try Fixture.lines("anki-templates-26.9.3", as: TemplateLine.self)
  }

  private func words(_ fault: TemplateFault) -> [String] {
    switch fault {
    case .unknownField(let tag, let name): ["field", tag, name]
    case .sectionNotClosed(let name): ["closed", name]
    case .sectionNotOpen(let name): ["open", name]
    case .sectionsCross(let found, let expected): ["cross", found, expected]
    }
  }

  /// HTML without the ids of hints, which Anki makes by hashing.
  private func withoutIDs(_ html: String) -> String {
    html.replacing(/hint[0-9]+/, with: "hint")
  }

  @Test("The HTML of both sides, and every fault, is that of Anki")
  func html() {
    #expect(lines.count > 500)
    for line in lines {
      for card in line.cards {
        let request = line.request(card.ordinal)
        var sides: [String]?
        var fault: [String] = []
        do throws(TemplateFault) {
          let markup = try request.markup(.anki) { line.fields[$0] }
          sides = markup.map { [$0.front, $0.back].map(withoutIDs) }
          if markup == nil { fault = [request.type.kind == .cloze ? "gap" : "blank"] }
        } catch {
          fault = words(error)
        }
        #expect(
          sides == card.sides && fault == card.fault,
          """
          \(request.type.templates.map { [$0.front, $0.back] }) \(line.fields), card \(card.ordinal):
          \(sides ?? fault)
          \(card.sides ?? card.fault)
          """
        )
      }
    }
  }

  @Test("A note makes the cards that Anki makes of it")
  func ordinals() {
    for line in lines {
      guard let made = line.made else { continue }
      let fields = line.fields.map { FieldText($0, .html) }
      let type = line.type.type
      let ordinals = type.ordinals(of: fields, hasTags: !line.tags.isEmpty)
      #expect(ordinals == made, "\(type.templates) \(line.fields)")
      for ordinal in 0..<3 {
        #expect(
          type.asks(ordinal, of: fields, hasTags: !line.tags.isEmpty) == made.contains(ordinal)
        )
      }
    }
  }
}
