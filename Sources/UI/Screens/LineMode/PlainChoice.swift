package import PaymentCards
package import WindowLevels

/// Something that can be typed where line mode asks what to do.
package struct PlainChoice: Sendable {
  /// What is typed.
  package let word: String
  /// What it is for.
  package let label: String
  /// What it does.
  package let reaction: ChoiceAction
  /// Whether it is said among the choices; another line tells of it where it is not.
  package var isSaid = true

  package init(_ word: String, _ label: String, _ reaction: ChoiceAction) {
    self.word = word
    self.label = label
    self.reaction = reaction
  }

  /// A choice that presses keys on the screen.
  package init(_ word: String, _ label: String, _ keys: Key..., then aside: SubStep? = nil) {
    self.init(word, label, ChoiceAction(keys: keys, aside: aside))
  }
}

/// What is done about a line that was typed.
package struct ChoiceAction: Sendable {
  /// The keys that do it on the screen that the line is about.
  package var keys: [Key] = []
  /// The step within the screen that is gone to; nil for its beginning.
  package var aside: SubStep?
  /// The first row of a list that is told then; nil where it stays.
  package var firstRow: Int?
  /// What is said about it at once.
  package var lines: [PlainLine] = []

  package init(
    keys: [Key] = [],
    aside: SubStep? = nil,
    firstRow: Int? = nil,
    lines: [PlainLine] = []
  ) {
    self.keys = keys
    self.aside = aside
    self.firstRow = firstRow
    self.lines = lines
  }
}

/// A step of a conversation that its screen knows nothing of.
package enum SubStep: Hashable, Sendable {
  /// What to do with the row that was chosen.
  case row
  /// Which card is to have another place, and which place.
  case order, place
  /// Whether the number or the security code is really to be shown.
  case number, securityCode
  /// The number or the security code was said.
  case shown(CardField)
  /// The recovery key is shown.
  case recoveryKey
}
