/// Parses Anki's template language into steps, in one pass over its bytes.
struct TemplateParser {
  /// The tag that a template begins with to have `<% %>` in place of `{{ }}`.
  private static let otherDelimiters = "{{=<% %>=}}"
  private static let comment = (open: Array("<!--".utf8), close: Array("-->".utf8))

  private let names: [String: Int]
  private let bytes: [UInt8]
  private let open: [UInt8]
  private let close: [UInt8]
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
    let trimmed = template.drop(while: \.isWhitespace)
    let isOther = trimmed.hasPrefix(Self.otherDelimiters)
    bytes = Array((isOther ? trimmed.dropFirst(Self.otherDelimiters.count) : template[...]).utf8)
    open = Array((isOther ? "<%" : "{{").utf8)
    close = Array((isOther ? "%>" : "}}").utf8)
  }

  private mutating func parse() throws(TemplateFault) {
    var index = 0
    var textStart = 0
    // Where a tag or a comment does not end, none behind it does.
    var hasTags = true
    var hasComments = true
    while index < bytes.count {
      if hasTags, bytes.has(open, at: index) {
        let start = index + open.count
        guard let end = bytes.index(of: close, from: start) else {
          hasTags = false
          continue
        }
        add(text: textStart..<index)
        index = end + close.count
        textStart = index
        try add(tag: String(decoding: bytes[start..<end], as: UTF8.self))
      } else if hasComments, bytes.has(Self.comment.open, at: index) {
        let start = index + Self.comment.open.count
        guard let end = bytes.index(of: Self.comment.close, from: start) else {
          hasComments = false
          continue
        }
        index = end + Self.comment.close.count
      } else {
        index += 1
      }
    }
    add(text: textStart..<bytes.count)
    if let section = sections.last { throw .sectionNotClosed(name: section.name) }
  }

  private mutating func add(text range: Range<Int>) {
    guard !range.isEmpty else { return }
    steps.append(.text(String(decoding: bytes[range], as: UTF8.self)))
  }

  private mutating func add(tag: String) throws(TemplateFault) {
    let tag = String(tag.drop { $0 == "{" }).trimmed
    let name = String(tag.dropFirst()).trimmed
    guard let mark = tag.first, !name.isEmpty, "#^/".contains(mark) else { return add(value: tag) }
    if mark == "/" { return try close(section: name) }
    sections.append((name, steps.count))
    let key = key(named: name) ?? gap(named: name)
    if key == nil { note(.unknownField(tag: "{{\(mark)\(name)}}", name: name)) }
    steps.append(.section(key ?? .empty, isInverted: mark == "^", end: 0))
  }

  private mutating func close(section name: String) throws(TemplateFault) {
    guard let section = sections.popLast() else { throw .sectionNotOpen(name: name) }
    guard section.name == name else { throw .sectionsCross(found: name, expected: section.name) }
    guard case .section(let key, let isInverted, _) = steps[section.step] else { return }
    steps[section.step] = .section(key, isInverted: isInverted, end: steps.count)
  }

  private mutating func add(value tag: String) {
    let parts = tag.split(separator: ":", omittingEmptySubsequences: false)
    let name = parts.last.map(String.init) ?? ""
    let filters = parts.dropLast().reversed().map(String.init)
    if name == "FrontSide" {
      steps.append(.frontSide)
    } else if let key = key(named: name) ?? (name.isEmpty && !filters.isEmpty ? .empty : nil) {
      steps.append(.value(key, name: name, filters: TemplateFilter.filters(filters)))
    } else {
      note(.unknownField(tag: "{{\(tag)}}", name: name))
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
