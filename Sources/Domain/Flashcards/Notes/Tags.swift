/// The tags of a note: distinct words without white space, hierarchical as decks are.
public struct Tags: Sendable, Hashable {
  /// The tags as they are typed, separated by spaces: a text takes much less room than a list.
  public private(set) var text: String

  /// No tags.
  public static let none = Tags("")

  /// The tag of a leech, as in Anki.
  public static let leech = "leech"

  /// Splits a text into tags at white space.
  public init(_ text: String) {
    // Inspecting each character of a hundred thousand notes takes long.
    guard text.utf8.contains(where: { !(0x21...0x7E).contains($0) }) else {
      self.text = text
      return
    }
    var names =
      text.utf8.allSatisfy { $0 < 0x80 }
      ? text.utf8.split { $0 == 0x20 || (0x09...0x0D).contains($0) }.map { String(Substring($0)) }
      : text.split(whereSeparator: \.isWhitespace).map(String.init)
    if names.count > 1 {
      // A note may have ten thousand: each is looked up, not compared with all before it.
      var seen: Set<String> = []
      names = names.filter { seen.insert($0.lowercased()).inserted }
    }
    self.text = names.joined(separator: " ")
  }

  /// The tags, in the order given.
  public var names: [String] {
    text.utf8.split(separator: 0x20).map { String(Substring($0)) }
  }

  /// True if there is this tag or one within it; case does not matter.
  public func contains(_ tag: String) -> Bool {
    let wanted = tag.lowercased()
    return names.contains {
      let name = $0.lowercased()
      return name == wanted || name.hasPrefix(wanted + DeckName.separator)
    }
  }

  /// Adds a tag unless it is there already.
  public mutating func insert(_ tag: String) {
    guard !tag.isEmpty, !names.contains(where: { $0.lowercased() == tag.lowercased() }) else {
      return
    }
    text += text.isEmpty ? tag : " " + tag
  }

  /// Removes a tag; case does not matter.
  public mutating func remove(_ tag: String) {
    text = names.filter { $0.lowercased() != tag.lowercased() }.joined(separator: " ")
  }
}

extension Tags: Codable {
  private enum CodingKeys: CodingKey {
    case names
  }

  /// Decodes the list of tags.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    text = try values.decode([String].self, forKey: .names).joined(separator: " ")
  }

  /// Encodes the list of tags.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(names, forKey: .names)
  }
}
