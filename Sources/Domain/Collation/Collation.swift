/// The order in which people who read a language look for names: regardless of case, accents and
/// width at first, digits by the numbers that they write, signs before numbers before letters before
/// kana before Han characters.
///
/// It follows CLDR, with its scripts in one order for all languages. Only the order of Han
/// characters depends on the language.
package struct Collation: Hashable, Sendable {
  let han: HanOrder

  /// The order for the code of a language, such as `zh_Hans`.
  package init(language code: String) {
    let language = code.split { $0 == "_" || $0 == "-" }
    han =
      switch language.first {
      case "ja": .jis
      case "zh": language.dropFirst().contains { Self.traditional.contains($0) } ? .stroke : .pinyin
      default: .codePoint
      }
  }

  private static let traditional: Set<Substring> = ["Hant", "TW", "HK", "MO"]

  /// Appends bytes that compare as texts do that differ by more than case, accents, width and kind
  /// of kana.
  ///
  /// - Parameter text: a text in UTF-8.
  package func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    guard !CollationWriter.appendLetters(ofASCII: text, to: &bytes) else { return }
    var writer = CollationWriter(han, hasLevels: false)
    // Those of a text of any type take several times as long to go through.
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars { writer.append(scalar) }
    bytes += writer.finishedLetters()
  }

  /// The key of a text. Those of different texts are never equal.
  package func key(of text: some StringProtocol) -> CollationKey {
    var writer = CollationWriter(han, hasLevels: true)
    for scalar in text.unicodeScalars { writer.append(scalar) }
    return CollationKey(bytes: writer.finished() + [0] + Array(text.utf8))
  }

  /// The key of a name within names, regardless of case: that of a name is before those of names
  /// within it, and these before that of the next name.
  package func key(ofLevels levels: [String]) -> CollationKey {
    CollationKey(bytes: levels.flatMap { key(of: $0.lowercased()).bytes + [0] })
  }

  /// Sorts by names. Those of one name stay in their order.
  package func sorted<Element>(
    _ elements: [Element],
    by name: (Element) -> String
  ) -> [Element] {
    sorted(elements) { key(of: name($0)) }
  }

  /// Sorts by keys, each of which is made once. Those of one key stay in their order.
  package func sorted<Element>(
    _ elements: [Element],
    key: (Element) -> CollationKey
  ) -> [Element] {
    var keyed: [(key: CollationKey, place: Int)] = []
    keyed.reserveCapacity(elements.count)
    for (place, element) in elements.enumerated() { keyed.append((key(element), place)) }
    keyed.sort { $0.key == $1.key ? $0.place < $1.place : $0.key < $1.key }
    return keyed.map { elements[$0.place] }
  }
}
