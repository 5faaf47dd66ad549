/// The note types that every vault has.
public enum StandardNoteType: UInt8, Sendable, Codable, CaseIterable {
  /// One card: prompt, then answer.
  case basic = 0
  /// Two cards: the second asks for the prompt by the answer.
  case basicAndReversed = 1
  /// The prompt has gaps, `{{c1::text::hint}}`, with one card for each number; the answer may be
  /// empty.
  case cloze = 2
  /// As basic, but the learner types the answer.
  case typed = 3

  /// The note type.
  public var type: NoteType { Self.types[Int(rawValue)] }

  /// The standard type with an identifier; nil for that of another type.
  public init?(_ id: NoteTypeID) {
    guard (1...Int64(Self.allCases.count)).contains(id.rawValue) else { return nil }
    self.init(rawValue: UInt8(id.rawValue - 1))
  }

  private static let types = allCases.map(\.made)

  private var made: NoteType {
    let forward = CardTemplate(
      name: "Card 1",
      front: "{{Front}}",
      back: "{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}"
    )
    let reversed = CardTemplate(
      name: "Card 2",
      front: "{{Back}}",
      back: "{{FrontSide}}\n\n<hr id=answer>\n\n{{Front}}"
    )
    let typed = CardTemplate(
      name: "Card 1",
      front: "{{Front}}\n\n{{type:Back}}",
      back: "{{Front}}\n\n<hr id=answer>\n\n{{type:Back}}"
    )
    let cloze = CardTemplate(
      name: "Cloze",
      front: "{{cloze:Text}}",
      back: "{{cloze:Text}}<br>\n{{Back Extra}}"
    )
    let (name, fields, templates): (String, [String], [CardTemplate]) =
      switch self {
      case .basic: ("Basic", ["Front", "Back"], [forward])
      case .basicAndReversed:
        ("Basic (and reversed card)", ["Front", "Back"], [forward, reversed])
      case .cloze: ("Cloze", ["Text", "Back Extra"], [cloze])
      case .typed: ("Basic (type in the answer)", ["Front", "Back"], [typed])
      }
    return NoteType(
      id: NoteTypeID(rawValue: Int64(rawValue) + 1),
      name: name,
      kind: self == .cloze ? .cloze : .normal,
      fields: fields.map { NoteField(name: $0) },
      templates: templates
    )
  }
}
