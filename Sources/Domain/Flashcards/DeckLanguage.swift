/// The language of a deck's cards: a tag of BCP 47 (RFC 5646) with a language and, where there is
/// one, a script and a region, such as "ja", "zh-Hant" or "pt-BR".
public struct DeckLanguage: Hashable, Sendable {
  /// The tag, its parts in their usual letter case.
  public let tag: String

  /// Reads a tag, in any letter case and with hyphens or underscores.
  ///
  /// - Returns: nil if it is none, or has more parts than language, script and region.
  public init?(_ text: some StringProtocol) {
    var parts = text.split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0 == "-" || $0 == "_" }
    )[...]
    guard let language = parts.popFirst(), (2...3).contains(language.count), language.isLetters
    else { return nil }
    var words = [language.lowercased()]
    if let script = parts.first, script.count == 4, script.isLetters {
      words.append(script.prefix(1).uppercased() + script.dropFirst().lowercased())
      parts.removeFirst()
    }
    if let region = parts.first,
      region.count == 2 && region.isLetters || region.count == 3 && region.isDigits
    {
      words.append(region.uppercased())
      parts.removeFirst()
    }
    guard parts.isEmpty else { return nil }
    tag = words.joined(separator: "-")
  }

  /// The language without script and region.
  public var primary: String { String(tag.prefix { $0 != "-" }) }
}

extension DeckLanguage: Codable {
  /// - Throws: `DecodingError` if the text is no tag.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let language = DeckLanguage(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "not a tag of a language"
      )
    }
    self = language
  }

  /// Encodes the tag.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(tag)
  }
}

extension [Deck] {
  /// The language of a deck among these: its own, or else that of the nearest deck above it.
  public func language(of deck: Deck) -> DeckLanguage? {
    if let own = deck.language { return own }
    let levels = deck.name.levels
    return levels.indices.dropFirst().reversed().lazy
      .compactMap { depth in
        first { $0.name.levels.elementsEqual(levels[..<depth]) }?.language
      }
      .first
  }
}

extension StringProtocol {
  fileprivate var isLetters: Bool { allSatisfy { $0.isASCII && $0.isLetter } }
  fileprivate var isDigits: Bool { allSatisfy { $0.isASCII && $0.isNumber } }
}
