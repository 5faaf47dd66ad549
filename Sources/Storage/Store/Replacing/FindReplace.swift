package import Flashcards
package import RegularExpressions
@_spi(_Unicode) import Swift

/// Finds a text in the fields of notes and replaces it, as Anki's "Find and replace" does.
///
/// A search takes time that is linear in the text. Several threads may use one value at once.
package struct FindReplace: Sendable {
  private let expression: RegularExpression
  private let template: String
  /// The folded name of the field that is searched; nil for all fields.
  private let field: String?

  /// Compiles what is looked for.
  ///
  /// - Throws: `RegularExpressionError` if it is no expression. Its place is that in the search as it
  ///   was written, but for one with accents apart from their letters.
  package init(_ request: FindReplaceRequest) throws(RegularExpressionError) {
    let search = request.search.composed
    expression = try RegularExpression(
      request.isExpression ? search : RegularExpression.escaped(search),
      ignoringCase: !request.matchesCase
    )
    template = request.isExpression ? request.replacement : request.replacement.literalTemplate
    field = request.field.map(\.foldedName)
  }

  /// The fields of a note in which something is found.
  ///
  /// - Parameters:
  ///   - fields: the texts of the fields.
  ///   - names: the names of the fields, one for each.
  package func changes(of fields: [String], named names: [String]) -> [FieldChange] {
    zip(fields, names).enumerated().compactMap { index, entry in
      let (text, name) = entry
      guard field.map({ name.foldedName == $0 }) ?? true else { return nil }
      let edits = expression.edits(of: text, with: template)
      guard !edits.isEmpty else { return nil }
      return FieldChange(
        field: index,
        old: text,
        new: text.applying(edits).composed.withoutControls,
        edits: edits
      )
    }
  }
}

extension FindReplace {
  /// Replaces in the fields of a note.
  func replace(in content: inout NoteContent) {
    for change in changes(of: content) {
      content.set(FieldText(change.new, content.fields[change.field].format), at: change.field)
    }
  }

  /// The fields of a note in which something is found.
  func changes(of content: NoteContent) -> [FieldChange] {
    changes(of: content.fields.map(\.text), named: content.type.fields.map(\.name))
  }
}

extension String {
  /// The text with parts replaced, which come one after another.
  fileprivate func applying(_ edits: [TextEdit]) -> String {
    let bytes = Array(utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var copied = 0
    for edit in edits {
      result += bytes[copied..<edit.place.lowerBound]
      result += edit.replacement.utf8
      copied = edit.place.upperBound
    }
    result += bytes[copied...]
    return String(decoding: result, as: UTF8.self)
  }

  /// The text in Unicode's normal form C, which notes are kept in.
  fileprivate var composed: String { String(String.UnicodeScalarView(_nfc)) }

  /// The text without the control characters of ASCII that no field has: all but tabs and ends of
  /// lines. One of them separates the fields of a note.
  fileprivate var withoutControls: String {
    func isControl(_ scalar: Unicode.Scalar) -> Bool {
      (scalar.value < 0x20 && scalar != "\t" && scalar != "\n") || scalar.value == 0x7F
    }
    guard unicodeScalars.contains(where: isControl) else { return self }
    var kept = UnicodeScalarView()
    kept.append(contentsOf: unicodeScalars.lazy.filter { !isControl($0) })
    return String(kept)
  }

  /// The template that stands for the text itself.
  fileprivate var literalTemplate: String {
    split(separator: "$", omittingEmptySubsequences: false).joined(separator: "$$")
  }

  /// A name without case.
  fileprivate var foldedName: String { uppercased().lowercased() }
}
