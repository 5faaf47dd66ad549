/// The note types that new ones are made from, as in Anki.
package enum NoteTypeGallery: UInt8, Codable, CaseIterable, Sendable {
  /// One card: the front, then the back.
  case basic = 1
  /// Two cards: the second asks for the front by the back.
  case basicAndReversed = 2
  /// The second card is made where a third field is filled in.
  case optionalReversed = 3
  /// The back is typed.
  case typed = 4
  /// One card for each gap in a text.
  case cloze = 5
  /// One card for each shape over a picture.
  case imageOcclusion = 6

  /// The name of a field of these types.
  package enum Field: CaseIterable, Hashable, Sendable {
    case front, back, addReverse, text, backExtra, occlusion, image, header, comments
  }

  /// The fields, in order.
  package var fields: [Field] {
    switch self {
    case .basic, .basicAndReversed, .typed: [.front, .back]
    case .optionalReversed: [.front, .back, .addReverse]
    case .cloze: [.text, .backExtra]
    case .imageOcclusion: [.occlusion, .image, .header, .backExtra, .comments]
    }
  }

  /// The number of templates.
  package var templateCount: Int {
    self == .basicAndReversed || self == .optionalReversed ? 2 : 1
  }

  /// The rule by which cards are made.
  package var kind: NoteTypeKind { self == .cloze || self == .imageOcclusion ? .cloze : .normal }

  /// The style sheet.
  package var style: String {
    self == .imageOcclusion ? NoteTypeStyle.imageOcclusion : NoteTypeStyle.standard(kind)
  }

  /// The draft of a new type.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - fieldNames: the name of each field.
  ///   - templateName: the name of a template by its number, from 1 on.
  package func draft(
    named name: String,
    fieldNames: (Field) -> String,
    templateName: (Int) -> String
  ) -> NoteTypeDraft {
    let names = fields.map { TemplateTag.fieldName(fieldNames($0)) }
    let (first, second) = ("{{\(names[0])}}", "{{\(names[1])}}")
    let line = "{{FrontSide}}\n\n<hr id=answer>\n\n"
    let sides: [(String, String)] =
      switch self {
      case .basic: [(first, line + second)]
      case .basicAndReversed: [(first, line + second), (second, line + first)]
      case .optionalReversed:
        [
          (first, line + second),
          ("{{#\(names[2])}}\(second){{/\(names[2])}}", line + first),
        ]
      case .typed:
        [
          (
            "\(first)\n\n{{type:\(names[1])}}",
            "\(first)\n\n<hr id=answer>\n\n{{type:\(names[1])}}"
          )
        ]
      case .cloze: [("{{cloze:\(names[0])}}", "{{cloze:\(names[0])}}<br>\n\(second)")]
      case .imageOcclusion:
        [OcclusionTemplate.sides(names[0], picture: names[1], header: names[2], extra: names[3])]
      }
    return NoteTypeDraft(
      name: name,
      kind: kind,
      fields: names,
      templates: sides.enumerated().map { index, sides in
        CardTemplate(name: templateName(index + 1), front: sides.0, back: sides.1)
      },
      css: style,
      configuration: AnkiConfiguration.stock(rawValue),
      // Anki finds the fields by tags, and lets nobody delete those that a card needs.
      fieldConfigurations: self == .imageOcclusion
        ? names.indices.map { AnkiConfiguration.field(tag: UInt8($0), isKept: $0 < 4) } : []
    )
  }
}
