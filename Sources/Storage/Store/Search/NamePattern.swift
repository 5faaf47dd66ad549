import SearchLanguage

/// A pattern for names: of decks, tags, note types, fields and templates. Case makes no difference, in
/// any script.
struct NamePattern {
  private enum Item {
    case scalar(Unicode.Scalar)
    case any, one
  }

  private let items: [Item]
  /// The bytes of a name of ASCII in lower case, if there are no wildcards.
  private let plain: [UInt8]?
  /// The folded name, if there are no wildcards.
  private let literal: String?

  /// A pattern as a search has it.
  ///
  /// - Parameter form: the form in which names are compared.
  init(_ pattern: SearchPattern, form: (String) -> String = { $0 }) {
    items = pattern.parts.flatMap { part -> [Item] in
      switch part {
      case .literal(let text): Self.scalars(of: form(text)).map { .scalar($0) }
      case .any: [.any]
      case .one: [.one]
      }
    }
    literal = pattern.literal.map(Self.folded)
    plain = pattern.literal.flatMap { name in
      name.utf8.allSatisfy { $0 < 0x80 } ? Array(name.lowercased().utf8) : nil
    }
  }

  /// The scalars of a name by which it is compared.
  static func scalars(of name: String) -> [Unicode.Scalar] {
    name.unicodeScalars.map { scalar in
      let lower = scalar.properties.lowercaseMapping.unicodeScalars
      return lower.count == 1 ? lower.first ?? scalar : scalar
    }
  }

  /// True if a name is matched as a whole.
  func matches(_ name: String) -> Bool {
    matches(Self.scalars(of: name)[...]) || literal.map { $0 == Self.folded(name) } ?? false
  }

  /// Without case, with letters that have no other case as those that stand for them: `ß` is `ss`.
  static func folded(_ name: String) -> String { name.uppercased().lowercased() }

  /// True if a name in a hierarchy is matched as a whole, or one above it is. A level ends in two colons,
  /// or in U+001F.
  func matchesBranch(_ name: String) -> Bool {
    let scalars = Self.scalars(of: name)
    let isMatched = scalars.indices.dropLast().contains { index in
      let ends =
        scalars[index] == "\u{1F}" || scalars[index] == ":" && scalars[index + 1] == ":"
      return ends && matches(scalars[..<index])
    }
    return isMatched || matches(scalars[...])
  }

  /// Whether one of the names in a text, with blanks between them, is matched as a branch; nil where that
  /// takes a look at their characters, as the text or the pattern has others than those of ASCII, or
  /// wildcards.
  func matchesAny(in names: UnsafeRawBufferPointer) -> Bool? {
    guard let plain, names.allSatisfy({ $0 < 0x80 }) else { return nil }
    let blank = UInt8(ascii: " "), colon = UInt8(ascii: ":")
    var start = 0
    while start < names.count {
      var end = start
      while end < names.count, names[end] != blank { end += 1 }
      if end - start >= plain.count {
        let isPrefix = plain.indices.allSatisfy { index in
          let byte = names[start + index]
          return (byte &- 0x41 < 26 ? byte + 0x20 : byte) == plain[index]
        }
        let rest = start + plain.count
        if isPrefix,
          rest == end || rest + 1 < end && names[rest] == colon && names[rest + 1] == colon
        {
          return true
        }
      }
      start = end + 1
    }
    return false
  }

  /// Compares item by item; the last `any` takes one character more wherever that fails.
  private func matches(_ name: ArraySlice<Unicode.Scalar>) -> Bool {
    var item = 0
    var place = name.startIndex
    var retry: (item: Int, place: Int)?
    while place < name.endIndex {
      if item < items.count {
        switch items[item] {
        case .any:
          retry = (item, place)
          item += 1
          continue
        case .one:
          item += 1
          place += 1
          continue
        case .scalar(name[place]):
          item += 1
          place += 1
          continue
        case .scalar: break
        }
      }
      guard let last = retry else { return false }
      retry = (last.item, last.place + 1)
      item = last.item + 1
      place = last.place + 1
    }
    return items[item...].allSatisfy { if case .any = $0 { true } else { false } }
  }
}
