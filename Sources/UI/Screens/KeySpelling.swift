package import WindowLevels

/// A key in words that do not depend on language or terminal, such as `Ctrl-V`, `F2` or `Space`.
package struct KeySpelling: Hashable, Sendable {
  /// The key.
  package let key: Key

  /// The spelling of `key`.
  package init(_ key: Key) {
    self.key = key
  }

  /// The names of keys that type no visible character.
  package static let names: [(name: String, code: Key.Code)] =
    [
      ("Space", .character(" ")), ("Enter", .enter), ("Esc", .escape), ("Tab", .tab),
      ("Backspace", .backspace), ("Up", .up), ("Down", .down), ("Left", .left), ("Right", .right),
      ("Home", .home), ("End", .end), ("PgUp", .pageUp), ("PgDn", .pageDown), ("Ins", .insert),
      ("Del", .delete),
    ] + functionKeys.map { ("F\($0)", .function($0)) }

  /// The numbers of function keys that can be named.
  private static let functionKeys = 1...24

  /// The modifiers, in the order in which they are written.
  private static let modifiers: [(name: String, modifier: Key.Modifiers)] = [
    ("Ctrl", .control), ("Alt", .alt), ("Shift", .shift),
  ]

  /// The key of a spelling; nil if there is none. Names are recognised in any case, letters are not
  /// changed but after `Ctrl-`, where both cases are the same key.
  package init?(_ text: String) {
    var rest = text[...]
    var modifiers: Key.Modifiers = []
    while let (name, modifier) = Self.modifiers.first(where: {
      rest.lowercased().hasPrefix($0.name.lowercased() + "-")
    }) {
      guard !modifiers.contains(modifier) else { return nil }
      modifiers.insert(modifier)
      rest = rest.dropFirst(name.count + 1)
    }
    guard let code = Self.code(rest, modifiers) else { return nil }
    key = Key(code, modifiers)
  }

  private static func code(_ text: Substring, _ modifiers: Key.Modifiers) -> Key.Code? {
    let lowercased = text.lowercased()
    if let named = names.first(where: { $0.name.lowercased() == lowercased }) {
      return named.code
    }
    let scalars = text.unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first, scalar.value > 0x20, scalar.value != 0x7F
    else { return nil }
    // Shift with a letter is the capital letter.
    guard !modifiers.contains(.shift) else { return nil }
    guard modifiers.contains(.control) else { return .character(scalar) }
    return lowercased.unicodeScalars.first.map { .character($0) }
  }
}

extension KeySpelling: CustomStringConvertible {
  package var description: String {
    let prefix = Self.modifiers.filter { key.modifiers.contains($0.modifier) }
      .map { $0.name + "-" }.joined()
    if let named = Self.names.first(where: { $0.code == key.code }) { return prefix + named.name }
    guard case .character(let scalar) = key.code else { return prefix }
    let letter = String(Character(scalar))
    return prefix + (key.modifiers.contains(.control) ? letter.uppercased() : letter)
  }
}

/// A spelling is encoded as its words.
extension KeySpelling: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let spelling = KeySpelling(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no such key")
    }
    self = spelling
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
