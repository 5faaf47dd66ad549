/// The reason why a draft is no note type, as in Anki, and where it is.
package struct NoteTypeProblem: Error, Codable, Hashable, Sendable {
  /// The place of a problem.
  package enum Place: Codable, Hashable, Sendable {
    /// The name of the type.
    case name
    /// A field, by its index.
    case field(Int)
    /// The name of a template, by its index.
    case template(Int)
    /// The front of a template.
    case front(Int)
    /// The back of a template.
    case back(Int)
  }

  /// A reason.
  package enum Reason: Codable, Hashable, Sendable {
    /// A name is empty, or nothing but white space.
    case emptyName
    /// Another one has the name; case does not matter.
    case takenName(String)
    /// The name of a field has `:`, `"`, `{` or `}`.
    case fieldCharacter(String)
    /// The name of a field begins with `#`, `^` or `/`.
    case fieldBeginning(String)
    /// A template can't be shown.
    case template(TemplateFault)
    /// A front shows nothing of the note.
    case noField
    /// A front is that of an earlier template, by its name.
    case sameFront(as: String)
    /// A side of a cloze type has no `{{cloze:…}}`.
    case noCloze
    /// A side of another type got `{{cloze:…}}`. One that came with it may keep it.
    case clozeFilter
  }

  /// Where it is.
  package let place: Place
  /// What it is.
  package let reason: Reason

  /// A problem of a place.
  package init(_ place: Place, _ reason: Reason) {
    self.place = place
    self.reason = reason
  }
}

extension NoteTypeDraft {
  /// The reasons why it is no note type, in the order of what is edited; those of a type that came with
  /// them and is not changed there too. Empty if it can be saved.
  ///
  /// - Parameter names: the names of the other types.
  package func problems(besides names: [String] = []) -> [NoteTypeProblem] {
    var problems: [NoteTypeProblem] = []
    if let reason = Self.problem(ofName: name, besides: names) {
      problems.append(.init(.name, reason))
    }
    let taken = Self.repeated(fields.map(\.name))
    for (index, field) in fields.enumerated() {
      if let reason = Self.problem(ofFieldForm: field.name)
        ?? Self.problem(ofName: field.name, among: taken)
      {
        problems.append(.init(.field(index), reason))
      }
    }
    let indices = Dictionary(fields.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let takenTemplates = Self.repeated(templates.map(\.name))
    var fronts: [[UInt8]: String] = [:]
    for (index, template) in templates.enumerated() {
      if let reason = Self.problem(ofName: template.name, among: takenTemplates) {
        problems.append(.init(.template(index), reason))
      }
      let front = Array(template.front.utf8)
      addProblems(of: index, indices, sameFront: fronts[front], to: &problems)
      if fronts[front] == nil { fronts[front] = template.name }
    }
    return problems
  }

  /// The reason why a field can't have a name; nil if it can.
  ///
  /// - Parameter index: the index of the field; nil for one that is to be added.
  package func problem(ofFieldName name: String, at index: Int? = nil) -> NoteTypeProblem.Reason? {
    Self.problem(ofFieldForm: name)
      ?? Self.problem(ofName: name, besides: others(fields.map(\.name), than: index))
  }

  /// The reason why no field can have a name; nil if one can.
  private static func problem(ofFieldForm name: String) -> NoteTypeProblem.Reason? {
    if let character = name.first(where: { ":\"{}".contains($0) }) {
      return .fieldCharacter(String(character))
    }
    if let first = name.trimmed.first, "#^/".contains(first) {
      return .fieldBeginning(String(first))
    }
    return nil
  }

  /// The reason why a template can't have a name; nil if it can.
  ///
  /// - Parameter index: the index of the template; nil for one that is to be added.
  package func problem(ofTemplateName name: String, at index: Int? = nil) -> NoteTypeProblem.Reason?
  {
    Self.problem(ofName: name, besides: others(templates.map(\.name), than: index))
  }

  /// The reason why a type can't have a name besides the names of others; nil if it can.
  package static func problem(
    ofName name: String,
    besides others: [String]
  ) -> NoteTypeProblem.Reason? {
    problem(ofName: name, among: Set(others.map(key)))
  }

  /// The reason why a name can't be had where others with these keys are taken; nil if it can.
  private static func problem(
    ofName name: String,
    among taken: Set<String>
  ) -> NoteTypeProblem.Reason? {
    if name.isBlank { return .emptyName }
    return taken.contains(key(name)) ? .takenName(name) : nil
  }

  /// The form of a name in which names are compared.
  private static func key(_ name: String) -> String { name.trimmed.lowercased() }

  /// The keys that several of some names have: there may be thousands.
  private static func repeated(_ names: [String]) -> Set<String> {
    Set(Dictionary(grouping: names.map(key)) { $0 }.lazy.filter { $1.count > 1 }.map(\.key))
  }

  /// Names without the one at an index.
  private func others(_ names: [String], than index: Int?) -> [String] {
    names.indices.filter { $0 != index }.map { names[$0] }
  }

  private func addProblems(
    of index: Int,
    _ indices: [String: Int],
    sameFront: String?,
    to problems: inout [NoteTypeProblem]
  ) {
    let template = templates[index]
    func add(_ place: NoteTypeProblem.Place, _ reason: NoteTypeProblem.Reason) {
      problems.append(NoteTypeProblem(place, reason))
    }
    let old = template.origin.flatMap { base?.templates[$0] }
    let sides: [(NoteTypeProblem.Place, String, String?)] = [
      (.front(index), template.front, old?.front), (.back(index), template.back, old?.back),
    ]
    for (place, text, former) in sides {
      if let fault = TemplateParser.parse(text, fields: indices).fault {
        add(place, .template(fault))
        continue
      }
      let source = TemplateText(text)
      let isFront = place == .front(index)
      if kind == .cloze, !source.hasCloze {
        add(place, .noCloze)
      } else if kind == .normal, source.hasCloze, former.map({ !TemplateText($0).hasCloze }) ?? true
      {
        add(place, .clozeFilter)
      } else if isFront, !source.hasTag {
        add(place, .noField)
      } else if isFront, let sameFront {
        add(place, .sameFront(as: sameFront))
      }
    }
  }
}
