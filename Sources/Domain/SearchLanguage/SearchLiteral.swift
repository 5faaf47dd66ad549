/// Names as they are written in a search, so that exactly they are found.
package enum SearchLiteral {
  /// A key with a name as its argument: `deck:"Capitals of Europe"`.
  ///
  /// A name that is a word with a meaning of its own is written with a capital letter, as names are
  /// compared without case.
  ///
  /// - Returns: nil for a name that no search can tell from something else: an empty one, a number as
  ///   the name of a template, or one that would need a backslash where none has a meaning.
  package static func term(_ key: SearchKey, _ name: String) -> String? {
    var scalars = Array(name.unicodeScalars)
    guard let first = scalars.first else { return nil }
    if case .template = key.argument, UInt16(name) != nil { return nil }
    if case .verbatim = key.argument {
      guard !scalars.contains("\""), !scalars.contains("\\") else { return nil }
      return string(key.written.unicodeScalars + (hasBlank(scalars) ? quoted(scalars) : scalars))
    }
    if key.argument.words.contains(name) {
      scalars.replaceSubrange(0..<1, with: first.properties.uppercaseMapping.unicodeScalars)
    }
    let prefixes = [SearchKey.regex.written, SearchKey.withoutAccents.written]
    let hasPrefix = prefixes.contains { scalars.starts(with: $0.unicodeScalars) }
    var escapes = wildcards
    if case .tag = key.argument, hasPrefix { escapes.insert(":") }
    let written = escaped(scalars, escapes)
    return string(key.written.unicodeScalars + (hasBlank(scalars) ? quoted(written) : written))
  }

  /// The name of a field as a key: `Front:`, or `"Part of speech:"` as a whole.
  ///
  /// - Returns: nil for an empty name, and for one that is a key of searches.
  static func key(ofField name: String) -> String? {
    let scalars = Array(name.unicodeScalars)
    var written = escaped(scalars, wildcards.union([":"])) + [":"]
    guard let first = scalars.first, SearchKey(written: string(written.dropLast())) == nil else {
      return nil
    }
    if first == "-" { written.insert("\\", at: 0) }
    return string(hasBlank(scalars) ? quoted(written) : written)
  }

  /// A written text without its escapes, for comparing it with names.
  static func plain(_ written: ArraySlice<Unicode.Scalar>) -> String {
    var isEscaped = false
    return string(
      written.filter { scalar in
        isEscaped = scalar == "\\" && !isEscaped
        return !isEscaped
      }
    )
  }

  /// The characters that a backslash takes the meaning from, quoted or not.
  private static let wildcards: Set<Unicode.Scalar> = ["\\", "\"", "*", "_"]

  private static func escaped(
    _ scalars: [Unicode.Scalar],
    _ escapes: Set<Unicode.Scalar>
  ) -> [Unicode.Scalar] {
    scalars.flatMap { scalar -> [Unicode.Scalar] in
      if escapes.contains(scalar) { return ["\\", scalar] }
      // Searches have no other white space than blanks; what stands for any character finds it.
      return [scalar.properties.isWhitespace && scalar != " " ? "_" : scalar]
    }
  }

  /// True if a name has a character that ends an unquoted word.
  private static func hasBlank(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.contains { [" ", "(", ")"].contains($0) }
  }

  private static func quoted(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    ["\""] + scalars + ["\""]
  }

  private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
