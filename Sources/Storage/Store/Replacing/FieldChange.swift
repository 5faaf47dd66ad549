package import Flashcards
package import RegularExpressions

/// A field of a note in which a text was found, with each match replaced.
package struct FieldChange: Equatable, Sendable {
  /// The index of the field in its note.
  package let field: Int
  /// The text as it is.
  package let old: String
  /// The text as it becomes, which is the same where a match is replaced by itself.
  package let new: String
  /// The matches with their replacements, from the start of the text on; never empty.
  package let edits: [TextEdit]

  /// True if the texts differ. Texts that look the same may.
  package var isDifferent: Bool { !old.utf8.elementsEqual(new.utf8) }

  /// The old text in parts, for a preview.
  package var parts: [ReplacedField.Part] {
    let bytes = old.utf8
    var place = bytes.startIndex
    var offset = 0
    func take(to end: Int) -> String {
      let next = bytes.index(place, offsetBy: end - offset)
      defer { (place, offset) = (next, end) }
      return String(decoding: bytes[place..<next], as: UTF8.self)
    }
    var parts: [ReplacedField.Part] = []
    for edit in edits {
      if edit.place.lowerBound > offset { parts.append(.kept(take(to: edit.place.lowerBound))) }
      parts.append(.replaced(take(to: edit.place.upperBound), by: edit.replacement))
    }
    if offset < bytes.count { parts.append(.kept(take(to: bytes.count))) }
    return parts
  }
}
