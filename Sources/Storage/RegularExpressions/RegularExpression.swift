/// A regular expression with the syntax and the meaning that Anki's search has for `re:`: those of
/// Rust's crate `regex`, with Unicode.
///
/// A search takes time that is linear in the text, whatever the pattern. Several threads may search
/// with one expression at once.
package final class RegularExpression: Sendable {
  /// The most Unicode scalars of a pattern: room for a list of two thousand words. The parser takes
  /// time and memory in proportion.
  package static let maximumLength = 16_384
  /// The most groups and brackets within one another.
  package static let maximumDepth = PatternParser.maximumDepth

  let engine: CompiledPattern
  let syntax: EngineSyntax
  let isTranscribed: Bool
  let groupNames: [String: Int]

  /// Parses and compiles a pattern.
  package init(_ pattern: String, ignoringCase: Bool) throws(RegularExpressionError) {
    let scalars = Array(pattern.unicodeScalars.prefix(Self.maximumLength + 1))
    guard scalars.count <= Self.maximumLength else { throw RegularExpressionError(.tooLong) }
    let parsed = try PatternParser.parse(scalars, ignoringCase: ignoringCase)
    syntax = try EngineSyntax(parsed)
    isTranscribed = parsed.words == .unicode
    groupNames = parsed.groupNames
    do {
      engine = try CompiledPattern(syntax.bytes, anchored: syntax.isAnchored)
    } catch {
      // Nothing is known that is written here and that RE2 does not take.
      throw RegularExpressionError(error == .tooLarge ? .tooLarge : .notSupported)
    }
  }

  /// Whether a part of a text matches, which is UTF-8.
  package func matches(_ text: UnsafeRawBufferPointer) -> Bool {
    isTranscribed
      ? WordTranscription.withTranscription(of: text) { engine.matches($0) }
      : engine.matches(text)
  }

  /// Whether a part of a text matches.
  package func matches(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { matches(UnsafeRawBufferPointer($0)) }
  }
}
