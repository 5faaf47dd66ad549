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
    if let presets { return scene(presets, context) }
    if let search, search.isEdited { return context.scene(of: search) { .search($0) } }
    let found = search.map { _ in self.found(wording) }
    let others = [
      LineChoice("e", wording(.lineModeTypeValue), Action.type),
      LineChoice("f", wording(.keySearch), Action.search(.begin)),
    ]
    return context.settings(
      "options",
      title: .text(found?.isEmpty == true ? wording(.noMatch) : heading(context)),
      Item.all.map { told($0, context) },
      labels: Item.all.map(\.label),
      found: found,
      selected: list.selected,
      only: context.aside == .row ? list.selected : nil,
      changingBack: Item.all.indices,
      others + typedRows + ownRows(context) + UndoCommand.choices(wording) { .undo($0) }
        + [LineChoice("q", wording(search == nil ? .keyBack : .keyShowAll), .close)],
      select: { .move(.row($0)) }
    ) { row, step in
      [.move(.row(row)), .change(step)]
    }
  }

  /// The deck's name, with its preset.
  private func heading(_ context: LineContext) -> String {
    let name = context.wording.name(deck.name)
    let preset = preset(context.screen) { context.wording.name($0) }
    guard let preset else { return name }
    return context.wording.sentences([context.wording(.asSentence(text: name)), preset])
  }

  /// The words that begin to type the value of a row.
  private var typedRows: [LineChoice] {
    Item.all.enumerated().filter { $0.element.typing != nil }.map { row, _ in
      var choice = LineModeChoice("e\(row + 1)", "", Action.move(.row(row)), .type)
      choice.isSaid = false
      return choice
    }
  }

  /// The words that give rows a value of the deck's own, or that of its preset again; that for the focused
  /// row is said.
  private func ownRows(_ context: LineContext) -> [LineChoice] {
    Item.all.enumerated().flatMap { row, item -> [LineChoice] in
      guard let value = presetValue(item, context.screen) else { return [] }
      let label = context.wording(value.isOwn ? .factPreset : .statisticsOneDeck)
      let own = ChoiceAction(actions: [Action.move(.row(row)), .own], aside: .row)
      var choice = LineModeChoice("p\(row + 1)", label, own)
      choice.isSaid = false
      return [choice] + (row == list.selected ? [LineModeChoice("p", label, own)] : [])
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
      lines: [.text(said), .text(typing.hint(wording)), .text(told(selected, context))],
      choices: [context.back(.cancel)],
      entry: .text(clearing: [.field(.clear)], submitting: [.save]),
      prompt: .lineModeAsk(what: wording(selected.label)),
      onEmpty: ChoiceAction(actions: [.cancel]),
      field: typed
    )
  }

  /// An option and what it is set to.
  private func told(_ item: Item, _ context: LineContext) -> String {
    let wording = context.wording
    let told = wording(
      .lineModeItem(label: wording(item.label), value: words(for: item, context.screen))
    )
    guard let preset = presetValue(item, context.screen), preset.isOwn else { return told }
    return wording.sentences([told, preset.words].map { wording(.asSentence(text: $0)) })
  }
}
