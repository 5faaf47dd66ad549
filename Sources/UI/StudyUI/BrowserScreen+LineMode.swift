import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension BrowserScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    guard let shelf = context.screen.shelf(deck), let found else {
      return context.missing(deck, again: .edit, close: .close)
    }
    switch line {
    case .search: return search(context)
    case .tags: return retag(context)
    case nil: break
    }
    if context.aside == .row, let note = selected.flatMap({ shelf.note($0) }) {
      return card(note, shelf, context)
    }
    return notes(found, shelf, context)
  }

  private func notes(
    _ found: [NoteID],
    _ shelf: LoadedDeck,
    _ context: LineModeContext<StudyData, Action>
  )
    -> LineModeScene<Action>
  {
    let wording = context.wording
    let list = LineModeList(count: found.count, context: context)
    let rows = list.rows(doing: { [.move(.row($0))] }, then: .row) { row in
      guard let note = shelf.note(found[row]) else { return "" }
      let state = BrowserView(screen: self, context: context.screen).word(
        for: shelf.awakeCards(of: note.id)
      )
      return [note.words.prompt.firstLine, note.words.answer.firstLine, state]
        .filter { !$0.isEmpty }.joined(separator: "; ")
    }
    let empty: Phrase = shelf.order.isEmpty ? .reviewEmptyTitle : .browserNotFound
    return LineModeScene(
      name: "notes \(context.firstRow) \(found.count) \(query.text.isEmpty)",
      lines: [
        found.isEmpty ? context.line(empty) : .text(wording.count(.notes, found.count))
      ],
      choices: rows + [
        LineModeChoice("f", wording(.keySearch), .search),
        LineModeChoice("a", wording(.noteAddTitle), .add),
        LineModeChoice("u", wording(.keyUndo), .undo),
        LineModeChoice("q", wording(query.text.isEmpty ? .keyBack : .keyShowAll), .close),
      ],
      listsChoices: true,
      prompt: wording(.lineModeChoose)
    )
  }

  /// A note in full.
  private func card(
    _ note: Note,
    _ shelf: LoadedDeck,
    _ context: LineModeContext<StudyData, Action>
  )
    -> LineModeScene<Action>
  {
    let wording = context.wording
    let words = note.words
    let states = states(of: note, shelf, context)
    var lines = [
      context.item(.noteKind, wording(words.kind.phrase)), context.line(.lineModePrompt),
    ]
    lines += words.prompt.spokenLines
    if !words.answer.isEmpty { lines += [context.line(.lineModeAnswer)] + words.answer.spokenLines }
    if !note.tags.text.isEmpty { lines.append(context.item(.noteTags, note.tags.text)) }
    lines += states.map { .text($0) }
    return LineModeScene(
      name: "note \(note.id.rawValue) \(states) \(note.tags.text)",
      lines: lines,
      choices: [
        LineModeChoice("1", wording(.keyEdit), .edit),
        LineModeChoice("2", wording(.keyDelete), .delete),
        LineModeChoice("3", wording(.lineModeSuspend), .suspend, then: .row),
        LineModeChoice("4", wording(.keyFlag), .flag, then: .row),
        LineModeChoice("5", wording(.keyTag), .tag),
        LineModeChoice("6", wording(.keyMoveDeck), .moveDeck),
        context.back(),
      ],
      listsChoices: true,
      prompt: wording(.lineModeChoose)
    )
  }

  /// Where a note's card is, or each of its cards by its question.
  private func states(
    of note: Note,
    _ shelf: LoadedDeck,
    _ context: LineModeContext<StudyData, Action>
  )
    -> [String]
  {
    let view = BrowserView(screen: self, context: context.screen)
    let cards = shelf.awakeCards(of: note.id)
    guard cards.count > 1 else { return [view.word(for: cards)] }
    return cards.map { card in
      let flag = card.flag > 0 ? [context.wording(.cardFlag(flag: String(card.flag)))] : []
      let question = shelf.face(card.id)?.question.first?.text ?? ""
      let state = ([view.state(of: card)] + flag).joined(separator: context.wording(.listComma))
      return context.wording(.lineModeItem(label: question, value: state))
    }
  }

  private func search(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    LineModeScene(
      name: "search",
      choices: [context.back(.clear)],
      entry: .text(clearing: [.field(.clear)], submitting: [.done]),
      prompt: context.wording(.lineModeAsk(what: context.wording(.keySearch))),
      onEmpty: ChoiceAction(actions: [.field(.clear), .done]),
      field: query
    )
  }

  private func retag(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    LineModeScene(
      name: "tags",
      lines: tags.text.isEmpty
        ? [] : [context.item(.lineModeSoFar, tags.text), context.line(.lineModeKeep)],
      choices: [
        LineModeChoice("empty", context.wording(.lineModeEmpty), .field(.clear), .done),
        context.back(.clear),
      ],
      entry: .text(clearing: [.field(.clear)], submitting: [.done]),
      prompt: context.wording(.lineModeAsk(what: context.wording(.noteTags))),
      onEmpty: ChoiceAction(actions: [.done]),
      field: tags
    )
  }
}
