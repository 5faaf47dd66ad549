/// The tags of a note: words without white space, with levels as decks have, none twice.
public struct Tags: Sendable, Codable, Hashable {
  /// The tags, in the order given.
  public private(set) var names: [String]

  /// No tags.
  public static let none = Tags("")

  /// The tag that a leech is given, as in Anki.
  public static let leech = "leech"

  /// Takes tags apart at white space.
  public init(_ text: String) {
    names = []
    // Asking each character of a hundred thousand notes takes long.
    if text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) {
      insert(text)
    } else {
      for name in text.split(whereSeparator: \.isWhitespace) { insert(String(name)) }
    }
  }

  /// The tags as they are typed: with spaces between them.
  public var text: String { names.joined(separator: " ") }

  /// Whether a tag is there, or one within it; case does not matter.
  public func contains(_ tag: String) -> Bool {
    let wanted = tag.lowercased()
    return names.contains {
      let name = $0.lowercased()
      return name == wanted || name.hasPrefix(wanted + DeckName.separator)
    }
  }

  /// Adds a tag unless it is there.
  public mutating func insert(_ tag: String) {
    guard !tag.isEmpty, !names.contains(where: { $0.lowercased() == tag.lowercased() }) else {
      return
    }
    names.append(tag)
  }

  /// Takes a tag away, whatever its case.
  public mutating func remove(_ tag: String) {
    names.removeAll { $0.lowercased() == tag.lowercased() }
  }
}
