/// A template of a card, parsed once.
struct CompiledTemplate: Sendable {
  /// The steps of the front.
  let front: [TemplateStep]
  /// The steps of the back.
  let back: [TemplateStep]
  /// The fault for which neither side can be shown; nil without one.
  let fault: TemplateFault?
  /// True if the answer is typed.
  let typesAnswer: Bool

  /// Parses the sides of `template` for a note type with fields.
  init(_ template: CardTemplate, fields: [String: Int]) {
    let (front, back) = (
      TemplateParser.parse(template.front, fields: fields),
      TemplateParser.parse(template.back, fields: fields)
    )
    self.front = front.steps
    self.back = back.steps
    fault = front.fault ?? back.fault
    typesAnswer = front.steps.contains { step in
      guard case .value(_, _, let filters) = step else { return false }
      return filters.contains { if case .type = $0 { true } else { false } }
    }
  }

  /// The indices of the fields that either side shows.
  var shownFields: Set<Int> {
    var shown: Set<Int> = []
    for case .value(.field(let index), _, _) in front + back { shown.insert(index) }
    return shown
  }
}

extension [TemplateStep] {
  /// True if a value that is present is shown, which is what makes a card.
  func showsValue(_ isPresent: (TemplateKey) -> Bool) -> Bool {
    var index = 0
    while index < count {
      switch self[index] {
      case .value(let key, _, _) where isPresent(key): return true
      case .section(let key, let isInverted, let end) where isPresent(key) == isInverted:
        index = end
        continue
      default: break
      }
      index += 1
    }
    return false
  }
}
