import DomainWords
import Flashcards
import Screens
import Widgets
import Wording

extension DeckOptionsScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    let wording = context.wording
    if let typed, let typing = selected.typing {
      return scene(typed, typing, context)
    }
    let typing = LineModeChoice("e", wording(.lineModeTypeValue), Action.type)
    return context.settings(
      "options",
      title: .text(heading(context)),
      Item.all.map { told($0, wording) },
      selected: list.selected,
      only: context.aside == .row ? list.selected : nil,
      changingBack: DeckOption.rows.indices,
      [typing] + typedRows + UndoCommand.choices(wording) { .undo($0) } + [context.back(.close)],
      select: { .move(.row($0)) }
    ) { row, step in
      [.move(.row(row)), .change(step)]
    }
  }

  /// The deck's name, with the decks that share its options.
  private func heading(_ context: LineContext) -> String {
    let name = context.wording.name(deck.name)
    let sharing = sharing(context.screen).map { context.wording.name($0.name) }
    guard !sharing.isEmpty else { return name }
    let told = context.wording(.optionsShared(decks: context.wording.all(sharing)))
    return context.wording.sentences([context.wording(.asSentence(text: name)), told])
  }

  /// The words that begin to type the value of a row.
  private var typedRows: [LineChoice] {
    Item.all.enumerated().filter { $0.element.typing != nil }.map { row, _ in
      var choice = LineModeChoice("e\(row + 1)", "", Action.move(.row(row)), .type)
      choice.isSaid = false
      return choice
    }
  }

  /// The scene while a value is typed.
  private func scene(
    _ typed: TextField,
    _ typing: OptionTyping,
    _ context: LineContext
  ) -> LineScene {
    let wording = context.wording
    let said = problem?.sentence(wording) ?? wording(selected.note)
    return LineModeScene(
      name: "typing \(list.selected)",
      lines: [.text(said), .text(typing.hint(wording)), .text(told(selected, wording))],
      choices: [context.back(.cancel)],
      entry: .text(clearing: [.field(.clear)], submitting: [.save]),
      prompt: .lineModeAsk(what: wording(selected.label)),
      onEmpty: ChoiceAction(actions: [.cancel]),
      field: typed
    )
  }

  /// An option and what it is set to.
  private func told(_ item: Item, _ wording: Wording) -> String {
    wording(
      .lineModeItem(
        label: wording(item.label),
        value: item.words(in: deck, wording)
      )
    )
  }
}
