/// A part of a text, and the text that takes its place.
package struct TextEdit: Equatable, Sendable {
  /// The place of the part in the old text, in bytes of UTF-8.
  package let place: Range<Int>
  /// The text in its place.
  package let replacement: String
}
