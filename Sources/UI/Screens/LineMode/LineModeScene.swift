package import Secrets
package import Widgets
package import Wording

/// The lines that line mode says of a screen's state, and the input it accepts then.
package struct LineModeScene<Action: Sendable>: Sendable {
  /// The use of a typed line.
  package enum Entry: Sendable {
    /// It is one of the choices.
    case choice
    /// It goes into a field: after actions that empty it, and before actions that go on. Where there is
    /// an action for a line break, a line that ends in a backslash goes on in the next.
    case text(clearing: [Action], submitting: [Action], breaking: Action? = nil)
    /// The same with something that must not be seen, which may have to be so many digits.
    case hidden(digits: Int? = nil, clearing: [Action], submitting: [Action])
    /// Nothing is asked: it is thrown away.
    case none
  }

  /// Tells it from others on the same screen: what has the same name is not said twice.
  package var name: String
  /// The lines to say.
  package var lines: [SpokenLine] = []
  /// The choices of this scene, besides those accepted everywhere.
  package var choices: [LineModeChoice<Action>] = []
  /// The words that take rows of the list behind them.
  package var rowWords: [LineModeRows<Action>] = []
  /// True if the choices are said with the lines: where they have changed.
  package var listsChoices: Bool
  /// True if they are the answers to a question, which are said each time.
  package var isQuestion = false
  /// The use of a typed line.
  package var entry = Entry.choice
  /// The prompt; nil for none.
  package var prompt: Phrase?
  /// The effect of an empty line; nil if the scene is asked again.
  package var onEmpty: ChoiceAction<Action>?
  /// True if the hint to the choices is said where they are not listed; the prompt may give it.
  package var hasHint = true
  /// The field of text that a line goes into: a line that it has no room for is refused.
  package var field: TextField?
  /// The reading of a line for a field of another kind; nil if it is taken as typed.
  package var reading: (@Sendable (SecretBuffer) -> LineModeReading)?
  /// The step within the screen that is gone to once the text went in.
  package var next: SubStep?
  /// The way back, where it is not the choice `q`.
  package var wayBack: ChoiceAction<Action>?
  /// The lines about the place within the screen, said where it is asked for.
  package var position: [SpokenLine] = []
  /// The value that is spelled; nil for the text in the field, or else what was said last.
  package var value: String?
  /// True if the passing of time may end it. What comes then is said once somebody types.
  package var endsByItself = false

  /// A scene.
  ///
  /// - Parameters:
  ///   - listsChoices: whether the choices are said; nil if the prompt asks for one of them.
  ///   - prompt: the prompt, which asks for one of the choices by default.
  ///   - enter: the label of what an empty line does, where the prompt asks for one of the choices.
  package init(
    name: String,
    lines: [SpokenLine] = [],
    choices: [LineModeChoice<Action>] = [],
    rowWords: [LineModeRows<Action>] = [],
    listsChoices: Bool? = nil,
    isQuestion: Bool = false,
    entry: Entry = Entry.choice,
    prompt: Phrase? = .lineModeChoose,
    onEmpty: ChoiceAction<Action>? = nil,
    enter: String? = nil,
    hasHint: Bool = true,
    field: TextField? = nil,
    reading: (@Sendable (SecretBuffer) -> LineModeReading)? = nil,
    next: SubStep? = nil,
    wayBack: ChoiceAction<Action>? = nil,
    position: [SpokenLine] = [],
    value: String? = nil,
    endsByItself: Bool = false
  ) {
    self.name = name
    self.lines = lines
    self.choices = choices
    self.rowWords = rowWords
    self.listsChoices = listsChoices ?? (prompt == .lineModeChoose)
    self.isQuestion = isQuestion
    self.entry = entry
    self.prompt = enter.map { Phrase.lineModeChooseOr(label: $0) } ?? prompt
    self.onEmpty = onEmpty
    self.hasHint = hasHint
    self.field = field
    self.reading = reading
    self.next = next
    self.wayBack = wayBack
    self.position = position
    self.value = value
    self.endsByItself = endsByItself
  }

  /// The same scene with other actions in the place of its own.
  package func map<Other>(_ change: @escaping @Sendable (Action) -> Other) -> LineModeScene<Other> {
    LineModeScene<Other>(
      name: name,
      lines: lines,
      choices: choices.map { $0.map(change) },
      rowWords: rowWords.map { $0.map(change) },
      listsChoices: listsChoices,
      isQuestion: isQuestion,
      entry: entry.map(change),
      prompt: prompt,
      onEmpty: onEmpty?.map(change),
      hasHint: hasHint,
      field: field,
      reading: reading,
      next: next,
      wayBack: wayBack?.map(change),
      position: position,
      value: value,
      endsByItself: endsByItself
    )
  }

  /// True if what is typed is not to be seen.
  package var isHidden: Bool {
    switch entry {
    case .hidden, .none: true
    case .choice, .text: false
    }
  }

  /// True if any words can be typed.
  package var takesWords: Bool {
    switch entry {
    case .text: true
    case .hidden(let digits, _, _): digits == nil
    case .choice, .none: false
    }
  }

  /// The way back; nil if there is none.
  package var back: ChoiceAction<Action>? {
    wayBack ?? choices.first { $0.word == "q" }?.reaction
  }

  /// The way to more: the choice of that name, or the next rows of a list; nil if there is none.
  package var more: ChoiceAction<Action>? {
    (choices.first { $0.word == "more" } ?? choices.first { $0.word == "m" })?.reaction
  }

  /// True if choices need a slash before them, as anything else is text.
  package var hasSlashes: Bool {
    switch entry {
    case .hidden, .text: true
    case .choice, .none: false
    }
  }
}

extension LineModeScene.Entry {
  /// The same with other actions in the place of its own.
  fileprivate func map<Other>(_ change: (Action) -> Other) -> LineModeScene<Other>.Entry {
    switch self {
    case .choice: .choice
    case .text(let clearing, let submitting, let breaking):
      .text(
        clearing: clearing.map(change),
        submitting: submitting.map(change),
        breaking: breaking.map(change)
      )
    case .hidden(let digits, let clearing, let submitting):
      .hidden(
        digits: digits,
        clearing: clearing.map(change),
        submitting: submitting.map(change)
      )
    case .none: .none
    }
  }
}
