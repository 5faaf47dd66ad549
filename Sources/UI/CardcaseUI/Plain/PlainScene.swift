import Secrets
import WindowLevels

/// What line mode says of a screen as it stands, and what can be typed then.
struct PlainScene: Sendable {
  /// What becomes of a line.
  enum Entry: Sendable {
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
  var name: String
  /// What is said.
  var lines: [PlainLine] = []
  /// What can be typed, besides what can be typed everywhere.
  var choices: [PlainChoice] = []
  /// Whether the choices are said with it.
  var listsChoices = false
  /// What becomes of a line.
  var entry = Entry.choice
  /// What stands before the place where one types.
  var prompt: String
  /// What an empty line does; nil where it asks again.
  var onEmpty: ChoiceAction?
  /// Whether it is said how to hear the choices, where they are not said; the prompt may do.
  var hasHint = true
  /// The field of text that a line goes into: a line that it has no room for is refused.
  var field: TextField?
  /// What a line comes to in a field of another kind; nil where it goes in as it was typed.
  var reading: (@Sendable (SecretBuffer) -> PlainReading)?
  /// How much is done of what is being done, in percent; nil where nobody knows.
  var percent: Int?

  /// Whether what is typed is not to be seen.
  var isHidden: Bool {
    switch entry {
    case .hidden, .none: true
    case .choice, .text: false
    }
  }

  /// The word for the choices.
  var hint: String { (hasSlashes ? "/" : "") + PlainWord.choices.rawValue }

  /// Whether words for choices have a slash before them, as anything else is text.
  var hasSlashes: Bool {
    switch entry {
    case .hidden, .text: true
    case .choice, .none: false
    }
  }
}
