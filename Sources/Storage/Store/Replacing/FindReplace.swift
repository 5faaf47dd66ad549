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
  private let isOfTags: Bool

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
    isOfTags = request.isOfTags
  }

  /// The fields of a note in which something is found.
  ///
  /// - Parameters:
  ///   - fields: the texts of the fields.
  ///   - names: the names of the fields, one for each.
  package func changes(of fields: [String], named names: [String]) -> [FieldChange] {
    zip(fields, names).enumerated().compactMap { index, entry in
      guard field.map({ entry.1.foldedName == $0 }) ?? true else { return nil }
      return change(of: entry.0, at: index)
    }
  }

  /// A text with each match replaced; nil if there is none.
  private func change(of text: String, at index: Int) -> FieldChange? {
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

extension FindReplace {
  /// Replaces in a note.
  func replace(in note: inout Note) {
    for change in changes(of: note.content) {
      let format = note.content.fields[change.field].format
      note.content.set(FieldText(change.new, format), at: change.field)
    }
    guard tags(of: note).contains(where: { $0.change?.isDifferent == true }) else { return }
    var tags = Tags("")
    // A blank in the new text makes two tags, and tags that become equal are one.
    for tag in self.tags(of: note) {
      for name in Tags(tag.change?.new ?? tag.name).names { tags.insert(name) }
    }
    note.tags = tags
  }

  /// What a replacement changes in a note, for a preview.
  func preview(of note: Note) -> [ReplacedField] {
    let fields = changes(of: note.content).filter(\.isDifferent).map { change in
      ReplacedField(
        note: note.id,
        field: note.content.type.fields[change.field].name,
        parts: change.parts
      )
    }
    let tags = tags(of: note)
    guard tags.contains(where: { $0.change?.isDifferent == true }) else { return fields }
    let parts = tags.map { $0.change?.parts ?? [.kept($0.name)] }
    return fields + [
      ReplacedField(note: note.id, field: nil, parts: Array(parts.joined(separator: [.kept(" ")])))
    ]
  }

  /// The tags of a note with what is found in each; none if fields are searched.
  private func tags(of note: Note) -> [(name: String, change: FieldChange?)] {
    isOfTags ? note.tags.names.enumerated().map { ($1, change(of: $1, at: $0)) } : []
  }

  /// The fields of a note in which something is found; none if tags are searched.
  private func changes(of content: NoteContent) -> [FieldChange] {
    isOfTags
      ? [] : changes(of: content.fields.map(\.text), named: content.type.fields.map(\.name))
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
}
