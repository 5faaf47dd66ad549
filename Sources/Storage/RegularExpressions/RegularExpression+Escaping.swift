extension RegularExpression {
  /// The pattern that matches a text and nothing else.
  package static func escaped(_ text: String) -> String {
    var pattern = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if special.contains(scalar) { pattern.append("\\") }
      pattern.append(scalar)
    }
    return String(pattern)
  }

  /// The characters that mean themselves with a backslash alone. With one, `<` and `>` would be the
  /// bounds of words.
  private static let special = Set(#"\.+*?()|[]{}^$#&-~"#.unicodeScalars)
}
