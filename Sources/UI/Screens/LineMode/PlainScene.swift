package import Secrets
package import Widgets
package import WindowLevels

/// What line mode says of a screen as it stands, and what can be typed then.
package struct PlainScene: Sendable {
  /// What becomes of a line.
  package enum Entry: Sendable {
    /// It is one of the choices.
    case choice
    /// It goes into a field: after keys that empty it, and before keys that go on. Where there is a key
    /// for a line break, a line that ends in a backslash goes on in the next.
    case text(clearing: [Key] = [], sending: [Key], breaking: Key? = nil)
    /// The same with something that must not be seen, which may have to be so many digits.
    case hidden(digits: Int? = nil, clearing: [Key], sending: [Key])
    /// Nothing is asked: it is thrown away.
    case none
  }

  /// Tells it from others on the same screen: what has the same name is not said twice.
  package var name: String
  /// What is said.
  package var lines: [PlainLine] = []
  /// What can be typed, besides what can be typed everywhere.
  package var choices: [PlainChoice] = []
  /// Whether the choices are said with it.
  package var listsChoices = false
  /// What becomes of a line.
  package var entry = Entry.choice
  /// What stands before the place where one types.
  package var prompt: String
  /// What an empty line does; nil where it asks again.
  package var onEmpty: ChoiceAction?
  /// Whether it is said how to hear the choices, where they are not said; the prompt may do.
  package var hasHint = true
  /// The field of text that a line goes into: a line that it has no room for is refused.
  package var field: TextField?
  /// What a line comes to in a field of another kind; nil where it goes in as it was typed.
  package var reading: (@Sendable (SecretBuffer) -> PlainReading)?
  /// How much is done of what is being done, in percent; nil where nobody knows.
  package var percent: Int?

  package init(
    name: String,
    lines: [PlainLine] = [],
    choices: [PlainChoice] = [],
    listsChoices: Bool = false,
    entry: Entry = Entry.choice,
    prompt: String,
    onEmpty: ChoiceAction? = nil,
    hasHint: Bool = true,
    field: TextField? = nil,
    reading: (@Sendable (SecretBuffer) -> PlainReading)? = nil,
    percent: Int? = nil
  ) {
    self.name = name
    self.lines = lines
    self.choices = choices
    self.listsChoices = listsChoices
    self.entry = entry
    self.prompt = prompt
    self.onEmpty = onEmpty
    self.hasHint = hasHint
    self.field = field
    self.reading = reading
    self.percent = percent
  }

  /// Whether what is typed is not to be seen.
  package var isHidden: Bool {
    switch entry {
    case .hidden, .none: true
    case .choice, .text: false
    }
  }

  /// The word for the choices.
  package var hint: String { (hasSlashes ? "/" : "") + PlainWord.choices.rawValue }

  /// Whether words for choices have a slash before them, as anything else is text.
  package var hasSlashes: Bool {
    switch entry {
    case .hidden, .text: true
    case .choice, .none: false
    }
  }
}
