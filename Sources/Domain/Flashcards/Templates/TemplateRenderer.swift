/// Carries out the steps of a template.
struct TemplateRenderer {
  private let request: FaceRequest
  /// The fields as HTML.
  private let fields: [String]
  private let options: CardMarkupOptions
  /// The rendered front, while the back is rendered.
  private var front: String?
  /// The number of hints so far, by which their elements are told apart.
  private var hints = 0
  /// The answer to be typed, the first if there are several.
  private(set) var typed: TypedField?

  /// A renderer of the front.
  init(request: FaceRequest, fields: [String], options: CardMarkupOptions) {
    self.request = request
    self.fields = fields
    self.options = options
  }

  /// Goes on with the back.
  mutating func turn(front: String) { self.front = front }

  /// The HTML that `steps` write.
  mutating func render(_ steps: [TemplateStep]) -> String {
    var output = ""
    var index = 0
    while index < steps.count {
      switch steps[index] {
      case .text(let text): output += text
      case .frontSide: if options.repeatsFront, let front { output += front }
      case .value(let key, let name, let filters):
        output += filters.reduce(value(of: key)) { text, filter in
          apply(filter, to: text, key: key, name: name)
        }
      case .section(let key, let isInverted, let end):
        if isPresent(key) == isInverted {
          index = end
          continue
        }
      }
      index += 1
    }
    return output
  }

  private func isPresent(_ key: TemplateKey) -> Bool {
    switch key {
    case .field(let index):
      request.fields.indices.contains(index) && !request.fields[index].isEmptyField
    case .fact(.tags): !request.tags.isBlank
    case .fact: true
    case .gap(let number): number == request.ordinal + 1
    case .empty: false
    }
  }

  private func value(of key: TemplateKey) -> String {
    switch key {
    case .field(let index): fields.indices.contains(index) ? fields[index] : ""
    case .fact(.tags): request.tags.trimmed
    case .fact(.deck): request.deck
    case .fact(.subdeck):
      request.deck.lastRange(of: "::").map { String(request.deck[$0...]) } ?? request.deck
    case .fact(.card): request.type.template(ofCard: request.ordinal)?.name ?? ""
    case .fact(.type): request.type.name
    case .fact(.flag): "flag\(request.flag)"
    case .fact(.id): ""
    case .gap, .empty: ""
    }
  }

  private mutating func apply(
    _ filter: TemplateFilter,
    to text: String,
    key: TemplateKey,
    name: String
  ) -> String {
    let isAnswer = front != nil
    switch filter {
    case .text: return TextFilter.applied(to: text)
    case .readings(let readings): return readings.applied(to: text)
    case .cloze:
      return ClozeTree(text).rendered(
        asking: request.ordinal + 1,
        answered: isAnswer,
        options.cloze
      )
    case .clozeOnly:
      return ClozeTree(text).gapTexts(asking: request.ordinal + 1, answered: isAnswer)
        .joined(separator: ", ")
    case .hint:
      hints += 1
      return Self.hint(text, name: name, number: hints)
    case .type(let form): return type(form, key: key, name: name)
    case .speech(let speech):
      return options.cloze == .marks
        ? ClozeMarkup.speech(text) : "[anki:tts lang=\(speech)]\(text)[/anki:tts]"
    }
  }

  private mutating func type(_ form: TypedForm, key: TemplateKey, name: String) -> String {
    if typed == nil, case .field(let index) = key {
      typed = TypedField(
        field: index,
        gap: form == .cloze ? request.ordinal + 1 : nil,
        ignoresAccents: form == .withoutAccents
      )
    }
    guard options.cloze == .marks else { return "[[type:\(form.rawValue)\(name)]]" }
    guard front != nil else { return "" }
    let expected =
      form == .cloze
      ? TypedField.text(of: value(of: key), gap: request.ordinal + 1) : value(of: key)
    return "\(ClozeMarkup.expectedStart)\(expected)\(ClozeMarkup.expectedEnd)"
  }

  private static func hint(_ text: String, name: String, number: Int) -> String {
    guard !text.isBlank else { return text }
    return """

      <a class=hint href="#"
      onclick="this.style.display='none';
      document.getElementById('hint\(number)').style.display='block';
      return false;" draggable=false>
      \(name)</a>
      <div id="hint\(number)" class=hint style="display: none">\(text)</div>

      """
  }
}

extension String {
  /// The index behind the last occurrence of `text`; nil if there is none.
  fileprivate func lastRange(of text: String) -> Index? {
    var end = endIndex
    while end > startIndex {
      let rest = self[..<end]
      if rest.hasSuffix(text) { return end }
      end = index(before: end)
    }
    return nil
  }
}
