/// The two sides of a card as HTML.
public struct CardMarkup: Sendable, Hashable {
  /// The question side.
  public let front: String
  /// The answer side.
  public let back: String
  /// The answer to be typed; nil if none is.
  public let typed: TypedField?
}

/// The field that an answer is typed for.
public struct TypedField: Sendable, Hashable {
  /// The field's index.
  public let field: Int
  /// The number of the gap whose text is asked for; nil for the whole field.
  public let gap: Int?
  /// True if accents do not matter.
  public let ignoresAccents: Bool

  /// The part of a field's HTML that is to be typed.
  public func expected(of html: String) -> String {
    gap.map { Self.text(of: html, gap: $0) } ?? html
  }

  /// The texts of the gaps with a number, once if they are all the same.
  static func text(of html: String, gap: Int) -> String {
    let texts = ClozeTree(html).gapTexts(asking: gap, answered: true)
    return Set(texts).count == 1 ? texts[0] : texts.joined(separator: ", ")
  }
}

/// The way in which a card's sides are written as HTML.
public struct CardMarkupOptions: Sendable {
  /// The HTML around gaps.
  public var cloze: ClozeMarkup
  /// True if `{{FrontSide}}` shows the front on the back.
  public var repeatsFront: Bool

  /// Anki's own way.
  public static let anki = CardMarkupOptions(cloze: .anki, repeatsFront: true)
  /// Sides that stand one beneath the other, with marks around gaps.
  public static let marked = CardMarkupOptions(cloze: .marks, repeatsFront: false)
}

extension FaceRequest {
  /// The sides of the card as HTML; nil if the note has no such card.
  ///
  /// - Parameter html: The HTML of the field with an index; called once for each that is shown.
  /// - Throws: The fault of a template that can't be shown.
  public func markup(
    _ options: CardMarkupOptions,
    html: (Int) -> String
  ) throws(TemplateFault) -> CardMarkup? {
    guard let template = type.compiled(ordinal) else { return nil }
    if let fault = template.fault { throw fault }
    guard type.shows(ordinal, of: fields, hasTags: !tags.isBlank) else { return nil }
    var fields = Array(repeating: "", count: self.fields.count)
    for index in template.shownFields where fields.indices.contains(index) {
      fields[index] = html(index)
    }
    var renderer = TemplateRenderer(request: self, fields: fields, options: options)
    let question = renderer.render(template.front)
    renderer.turn(front: question)
    let answer = renderer.render(template.back)
    return CardMarkup(front: question, back: answer, typed: renderer.typed)
  }
}
