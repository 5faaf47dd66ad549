import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The preset that the deck follows.
extension DeckOptionsScreen {
  mutating func perform(_ action: PresetChooser.Action, _ context: StudyContext) -> [Request] {
    let rows = PresetChooser.rows(context)
    guard let presets else { return [] }
    switch (action, presets.focused(rows)) {
    case (.move(let move), _): self.presets?.move(move, rows, context)
    case (.close, _):
      if presets.naming == nil { self.presets = nil } else { self.presets?.naming = nil }
    case (.field(let action), _): self.presets?.naming?.name.perform(action)
    case (.choose, .new): self.presets?.name(nil)
    case (.choose, .own): return choose(deck.withOwnOptions)
    case (.choose, .preset(let preset)): return choose(deck.following(preset))
    case (.rename, .preset(let preset)): self.presets?.name(preset)
    case (.delete, .preset(let preset)):
      var change = ChangeSet()
      change.removedPresets = [preset.id]
      return save(
        change,
        UndoableOperation(.presetRemoval, preset.name),
        telling: .itemDeleted(name: preset.name)
      )
    case (.take, _): return takeName(context)
    case (.rename, _), (.delete, _): break
    }
    return []
  }

  /// Has the deck follow a preset, or none.
  private mutating func choose(_ changed: Deck) -> [Request] {
    guard changed.preset?.id != deck.preset?.id else {
      presets = nil
      return []
    }
    var change = ChangeSet()
    change.decks = [changed]
    return save(
      change,
      UndoableOperation(.presetChoice, deck.name.description),
      telling: .settingsSaved
    )
  }

  /// Makes a preset under the name that was typed, or gives one that name.
  private mutating func takeName(_ context: StudyContext) -> [Request] {
    guard let naming = presets?.naming else { return [] }
    let name = naming.name.text.trimmedOfSpace
    guard !name.isEmpty else { return [] }
    var change = ChangeSet()
    guard let id = naming.preset else {
      let preset = OptionsPreset(id: context.newID(), name: name, options: deck.options)
      change.presets = [preset]
      change.decks = [deck.following(preset)]
      return save(change, UndoableOperation(.presetAddition, name), telling: .settingsSaved)
    }
    guard var preset = context.data.presets.first(where: { $0.id == id }), preset.name != name
    else {
      presets?.naming = nil
      return []
    }
    preset.name = name
    change.presets = [preset]
    return save(change, UndoableOperation(.presetRename, name), telling: .settingsSaved)
  }

  /// The preset with the decks that follow it; nil for a deck with options of its own.
  func preset(_ context: StudyContext, _ name: (DeckName) -> String) -> String? {
    guard let preset = context.data.presets.preset(of: deck) else { return nil }
    let others = context.data.decks(of: preset).filter { $0.id != deck.id }
    let decks = ([deck] + others).map { name($0.name) }
    return context.wording(
      .optionsPreset(decks.count, name: preset.name, decks: context.wording.all(decks))
    )
  }

  /// Has the deck a value of its own in the focused line, or that of its preset again.
  mutating func switchOwn(_ context: StudyContext) -> [Request] {
    guard let option = selected.own, let preset = context.data.presets.preset(of: deck) else {
      return []
    }
    return keep(deck.switching(option, in: preset))
  }

  /// What the deck's preset has in a line in which the deck can have a value of its own, and whether it has
  /// one; nil for any other line, and without a preset.
  func presetValue(
    _ item: Item,
    _ context: StudyContext
  ) -> (words: String, isOwn: Bool)? {
    guard let option = item.own, let preset = context.data.presets.preset(of: deck) else {
      return nil
    }
    let value = item.words(in: deck.withOwnOptions.following(preset), context.wording)
    let words = context.wording(
      .lineModeItem(label: context.wording(.factPreset), value: value)
    )
    return (words, deck.preset?.own.contains(option) == true)
  }

  /// The words for the value of a line.
  func words(for item: Item, _ context: StudyContext) -> String {
    let wording = context.wording
    var words = [item.words(in: deck, wording)]
    if case .preset = item, let preset = context.data.presets.preset(of: deck) {
      words = [preset.name, wording(.decks(context.data.decks(of: preset).count))]
    }
    if presetValue(item, context)?.isOwn == true { words.append(wording(.optionOwn)) }
    return words.joined(separator: wording(.listComma))
  }
}

/// The choice of a preset in line mode.
extension DeckOptionsScreen {
  func scene(_ chooser: PresetChooser, _ context: LineContext) -> LineScene {
    let wording = context.wording
    if let naming = chooser.naming {
      return LineModeScene(
        name: "name of a preset",
        lines: [context.item(.lineModeSoFar, naming.name.text)],
        choices: [context.back(.preset(.close))],
        entry: .text(clearing: [.preset(.field(.clear))], submitting: [.preset(.take)]),
        prompt: .lineModeAsk(what: chooser.heading(wording)),
        onEmpty: ChoiceAction(actions: [.preset(.close)]),
        field: naming.name
      )
    }
    let rows = PresetChooser.rows(context.screen)
    func told(_ row: PresetChooser.Row) -> String {
      let words = PresetChooser.words(for: row, context.screen)
      return [words.name, words.decks].filter { !$0.isEmpty }
        .joined(separator: wording(.listComma))
    }
    let focused = chooser.focused(rows)
    if context.aside == .item, case .preset(let preset) = focused {
      return LineModeScene(
        name: "preset \(preset.id.rawValue)",
        lines: [.text(told(focused))],
        choices: [
          LineModeChoice("1", wording(.keyChoose), .preset(.choose)),
          LineModeChoice("2", wording(.keyRename), .preset(.rename)),
          LineModeChoice("3", wording(.keyDelete), .preset(.delete)),
          context.back(),
        ]
      )
    }
    return LineModeScene(
      name: "presets \(rows.count)",
      lines: [context.line(.factPreset)],
      choices: rows.enumerated().map { index, row in
        let focus = Action.preset(.move(.row(index)))
        guard case .preset = row else {
          return LineModeChoice(String(index + 1), told(row), focus, .preset(.choose))
        }
        return LineModeChoice(
          String(index + 1),
          told(row),
          ChoiceAction(actions: [focus], aside: .item)
        )
      } + [context.back(.preset(.close))]
    )
  }
}
