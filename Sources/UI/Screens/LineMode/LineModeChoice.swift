/// Something that can be typed where line mode asks what to do.
package struct LineModeChoice<Action: Sendable>: Sendable {
  /// The word that is typed.
  package let word: String
  /// The words for what it does.
  package let label: String
  /// The effect of typing it.
  package let reaction: ChoiceAction<Action>
  /// The name in the label for which there are synonyms; nil for all of it.
  package var subject: String?
  /// True if it is said among the choices; another line tells of it where it is not.
  package var isSaid = true
  /// True if it is a row of a list, which is what the list has to say.
  package var isRow = false
  /// The words said before it, for the first choice of a group; empty for none.
  package var heading = ""

  package init(_ word: String, _ label: String, _ reaction: ChoiceAction<Action>) {
    self.word = word
    self.label = label
    self.reaction = reaction
  }

  /// A choice that has the screen do something.
  package init(_ word: String, _ label: String, _ actions: Action..., then aside: SubStep? = nil) {
    self.init(word, label, ChoiceAction(actions: actions, aside: aside))
  }

  /// The same choice with other actions in the place of its own.
  package func map<Other>(_ change: (Action) -> Other) -> LineModeChoice<Other> {
    var choice = LineModeChoice<Other>(word, label, reaction.map(change))
    choice.isSaid = isSaid
    choice.isRow = isRow
    choice.heading = heading
    choice.subject = subject
    return choice
  }
}

/// The effect of a line that was typed.
package struct ChoiceAction<Action: Sendable>: Sendable {
  /// The actions of the screen that the line is about, carried out one after another.
  package var actions: [Action] = []
  /// The step within the screen that is gone to; nil for its beginning.
  package var aside: SubStep?
  /// The first row of a list that is told then; nil where it stays.
  package var firstRow: Int?
  /// The lines that are said about it at once.
  package var lines: [SpokenLine] = []

  package init(
    actions: [Action] = [],
    aside: SubStep? = nil,
    firstRow: Int? = nil,
    lines: [SpokenLine] = []
  ) {
    self.actions = actions
    self.aside = aside
    self.firstRow = firstRow
    self.lines = lines
  }

  /// The same effect with other actions in the place of its own.
  package func map<Other>(_ change: (Action) -> Other) -> ChoiceAction<Other> {
    ChoiceAction<Other>(
      actions: actions.map(change),
      aside: aside,
      firstRow: firstRow,
      lines: lines
    )
  }
}
