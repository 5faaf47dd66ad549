/// The reason why a template can't be shown, as Anki has it.
public enum TemplateFault: Error, Sendable, Codable, Hashable {
  /// A tag, as it is written, names a field that the note type does not have.
  case unknownField(tag: String, name: String)
  /// A section `{{#name}}` has no `{{/name}}`.
  case sectionNotClosed(name: String)
  /// A `{{/name}}` closes no section.
  case sectionNotOpen(name: String)
  /// A `{{/found}}` stands where `{{/expected}}` belongs.
  case sectionsCross(found: String, expected: String)
}
