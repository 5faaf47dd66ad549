/// The words for users in one language: the only source of sentences that they read. What the
/// language has no words for is English.
public struct Wording: Sendable {
  let language: Language
  /// True if values have the forms that a voice says well, as in line mode.
  package private(set) var isSpoken = false

  /// The words of a language.
  public init(_ language: Language = .en) {
    self.language = language
  }

  /// The same words with values in the forms that a voice says well: "7 days" and not "7 d".
  package var spoken: Wording {
    var wording = self
    wording.isSpoken = true
    return wording
  }

  /// The same words with values in the forms for the eye, as what is kept has them.
  package var written: Wording {
    var wording = self
    wording.isSpoken = false
    return wording
  }

  /// The sentence for a phrase, with its values in place of the placeholders.
  package func callAsFunction(_ phrase: Phrase) -> String {
    let sentence =
      language.sentence(phrase.id, phrase.number)
      ?? Language.en.sentence(phrase.id, phrase.number) ?? ""
    guard !phrase.values.isEmpty else { return sentence }
    return Self.fill(sentence, phrase.id.placeholders, with: phrase.values)
  }

  /// Replaces names in braces. Braces within a value are left as they are. Goes by bytes, as every
  /// frame of a form fills a dozen sentences.
  static func fill(_ sentence: String, _ names: [String], with values: [String]) -> String {
    var result = ""
    var rest = sentence.utf8[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      let name = rest[open..<close].dropFirst()
      guard let value = zip(names, values).first(where: { $0.0.utf8.elementsEqual(name) })?.1
      else { break }
      result += Substring(rest[..<open])
      result += value
      rest = rest[close...].dropFirst()
    }
    return result + Substring(rest)
  }
}
