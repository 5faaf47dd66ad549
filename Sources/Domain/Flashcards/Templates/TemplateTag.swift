/// What a tag of a template says.
struct TemplateTag {
  /// The tag without white space at its ends.
  let text: String
  /// `#`, `^` or `/` at the beginning or end of a section.
  let mark: Character?
  /// The name of the field or fact.
  let name: String
  /// The filters, as they are written from left to right.
  let filters: [String]

  /// A name without what no field may have in it.
  static func fieldName(_ name: String) -> String {
    String(name.filter { !":\"{}".contains($0) }.trimmed.drop { "#^/".contains($0) }).trimmed
  }

  init(_ tag: String) {
    text = String(tag.drop { $0 == "{" }).trimmed
    let name = String(text.dropFirst()).trimmed
    if let mark = text.first, !name.isEmpty, "#^/".contains(mark) {
      self.mark = mark
      self.name = name
      filters = []
    } else {
      mark = nil
      let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      self.name = parts.last ?? ""
      filters = parts.dropLast()
    }
  }
}
