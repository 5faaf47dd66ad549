/// A regular expression in RE2's syntax.
///
/// RE2 knows the words of ASCII only, and looks for their boundaries at the bytes on both sides.
/// Where a pattern asks for Unicode's words it is written for a `WordTranscription` of the text.
/// Sets of characters are written out, so that nothing depends on RE2's own tables.
struct EngineSyntax: Sendable {
  let bytes: [UInt8]

  /// Whether the pattern goes past the text before the match itself, so that a search begins where
  /// the text does and never within a character.
  let isAnchored: Bool

  /// The group of RE2 that has the match.
  let matchSlot: Int

  /// The groups of RE2 for each group of the pattern, the whole of which is the first: more than
  /// one where a repetition was written as copies. The last with a part in the match counts.
  let slots: [[Int]]

  init(_ pattern: ParsedPattern) throws(RegularExpressionError) {
    var writer = EngineSyntaxWriter(pattern)
    switch pattern.words {
    case .none:
      isAnchored = false
      matchSlot = 0
      try writer.write(pattern.root)
    case .unicode, .ascii:
      isAnchored = true
      matchSlot = 1
      let isTranscribed = pattern.words == .unicode
      let character = isTranscribed ? WordTranscription.unit : "(?s:.)"
      try writer.writeMatch(pattern.root, behind: "(?:\(character))*?")
    }
    bytes = writer.bytes
    slots = [[matchSlot]] + writer.slots.dropFirst()
  }
}
