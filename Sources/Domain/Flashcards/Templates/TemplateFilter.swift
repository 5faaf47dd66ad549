/// A filter of the template language, which changes the text of a value.
enum TemplateFilter: Sendable, Hashable {
  /// `text`: the text without tags.
  case text
  /// `furigana`, `kana`, `kanji`: readings in brackets, as ruby or one part of them.
  case readings(ReadingsFilter)
  /// `cloze`: the text of the card's gap.
  case cloze
  /// `cloze-only`: the gaps of the card alone.
  case clozeOnly
  /// `hint`: a link that shows the text.
  case hint
  /// `type`, and its forms `type:cloze` and `type:nc`: a field to type the answer in.
  case type(TypedForm)
  /// `tts`: the text read aloud, with the options as they are written.
  case speech(options: String)

  /// The filters with these names in order of application. An unknown filter changes nothing.
  static func filters(_ names: [String]) -> [TemplateFilter] {
    switch names {
    case ["cloze", "type"]: [.type(.cloze)]
    case ["nc", "type"]: [.type(.withoutAccents)]
    default: names.compactMap(filter)
    }
  }

  private static let named: [String: TemplateFilter] = [
    "text": .text, "furigana": .readings(.ruby), "kana": .readings(.readings),
    "kanji": .readings(.base), "cloze": .cloze, "cloze-only": .clozeOnly, "hint": .hint,
    "type": .type(.field),
  ]

  private static func filter(_ name: String) -> TemplateFilter? {
    named[name] ?? (name.hasPrefix("tts ") ? .speech(options: String(name.dropFirst(4))) : nil)
  }
}

/// The answer that `{{type:…}}` asks for.
enum TypedForm: String, Sendable {
  /// A field.
  case field = ""
  /// A field, whatever its accents.
  case withoutAccents = "nc:"
  /// The text of the card's gap.
  case cloze = "cloze:"
}
