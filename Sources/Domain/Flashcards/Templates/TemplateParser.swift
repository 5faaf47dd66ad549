/// Parses Anki's template language into steps, in one pass over its bytes.
struct TemplateParser {
  private let names: [String: Int]
  private let text: TemplateText
  private var steps: [TemplateStep] = []
  /// The sections that are open: their names, and the indices of their steps.
  private var sections: [(name: String, step: Int)] = []
  /// The first unknown name, which is reported only where the sections are in order.
  private var unknown: TemplateFault?

  /// Parses `template` for a note type whose fields have these names and indices: its steps, and the
  /// fault for which it can't be shown. Where sections are in disorder there are no steps.
  static func parse(
    _ template: String,
    fields names: [String: Int]
  ) -> (steps: [TemplateStep], fault: TemplateFault?) {
    var parser = TemplateParser(template, names)
    do throws(TemplateFault) {
      try parser.parse()
      return (parser.steps, parser.unknown)
    } catch {
      return ([], error)
    }
  }

  private init(_ template: String, _ names: [String: Int]) {
    self.names = names
    text = TemplateText(template)
  }

  private mutating func parse() throws(TemplateFault) {
    for part in text.parts {
      switch part {
      case .text(let range): steps.append(.text(text.bytes.text(range)))
      case .tag(let range): try add(TemplateTag(text.bytes.text(range)))
      }
    }
    if let section = sections.last { throw .sectionNotClosed(name: section.name) }
  }

  private mutating func add(_ tag: TemplateTag) throws(TemplateFault) {
    guard let mark = tag.mark else { return add(value: tag) }
    if mark == "/" { return try close(section: tag.name) }
    sections.append((tag.name, steps.count))
    let key = key(named: tag.name) ?? gap(named: tag.name)
    if key == nil { note(.unknownField(tag: "{{\(mark)\(tag.name)}}", name: tag.name)) }
    steps.append(.section(key ?? .empty, isInverted: mark == "^", end: 0))
  }

  private mutating func close(section name: String) throws(TemplateFault) {
    guard let section = sections.popLast() else { throw .sectionNotOpen(name: name) }
    guard section.name == name else { throw .sectionsCross(found: name, expected: section.name) }
    guard case .section(let key, let isInverted, _) = steps[section.step] else { return }
    steps[section.step] = .section(key, isInverted: isInverted, end: steps.count)
  }

  private mutating func add(value tag: TemplateTag) {
    let (name, filters) = (tag.name, tag.filters)
    if name == "FrontSide" {
      steps.append(.frontSide)
    } else if let key = key(named: name) ?? (name.isEmpty && !filters.isEmpty ? .empty : nil) {
      steps.append(
        .value(key, name: name, filters: TemplateFilter.filters(filters.reversed()))
      )
    } else {
      note(.unknownField(tag: "{{\(tag.text)}}", name: name))
    }
  }

  private mutating func note(_ fault: TemplateFault) { unknown = unknown ?? fault }

  private func key(named name: String) -> TemplateKey? {
    names[name].map { .field($0) } ?? CardFact(rawValue: name).map { .fact($0) }
  }

  /// The key for `c1`, `c2` and so on. Anki compares the names: `c01` is no card's.
  private func gap(named name: String) -> TemplateKey? {
    let digits = name.dropFirst()
    guard name.first == "c", !digits.isEmpty, digits.allSatisfy({ ("0"..."9").contains($0) }) else {
      return nil
    }
    return .gap(digits.first == "0" ? 0 : Int(digits) ?? 0)
  }
}

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
