import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension BrowserScreen {
  func scene(_ context: PlainContext<StudyData>) -> PlainScene {
    guard let shelf = context.screen.shelf(deck), let found else { return context.missing(deck) }
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

  private func notes(_ found: [NoteID], _ shelf: LoadedDeck, _ context: PlainContext<StudyData>)
    -> PlainScene
  {
    let wording = context.wording
    let rows = PlainList(count: found.count, context: context).rows(then: .row) { row in
      guard let note = shelf.note(found[row]) else { return "" }
      let state = BrowserView(screen: self, context: context.screen).word(
        for: shelf.awakeCards(of: note.id)
      )
      return [note.words.prompt.firstLine, note.words.answer.firstLine, state]
        .filter { !$0.isEmpty }.joined(separator: "; ")
    }
    let empty: Phrase = shelf.order.isEmpty ? .reviewEmptyTitle : .browserNotFound
    return PlainScene(
      name: "notes \(context.firstRow) \(found.count) \(query.text.isEmpty)",
      lines: [
        found.isEmpty ? context.line(empty) : .text(wording.count(.notes, found.count))
      ],
      choices: rows + [
        PlainChoice("f", wording(.keySearch), .character("/")),
        PlainChoice("a", wording(.noteAddTitle), .character("a")),
        PlainChoice("u", wording(.keyUndo), .character("u")),
        PlainChoice("q", wording(query.text.isEmpty ? .keyBack : .keyShowAll), .escape),
      ],
      listsChoices: true,
      prompt: wording(.lineModeChoose)
    )
  }

  /// A note in full.
  private func card(_ note: Note, _ shelf: LoadedDeck, _ context: PlainContext<StudyData>)
    -> PlainScene
  {
    let wording = context.wording
    let words = note.words
    let states = states(of: note, shelf, context)
    var lines = [
      context.item(.noteKind, wording(words.kind.phrase)), context.line(.lineModePrompt),
    ]
    lines += words.prompt.plainLines
    if !words.answer.isEmpty { lines += [context.line(.lineModeAnswer)] + words.answer.plainLines }
    if !note.tags.text.isEmpty { lines.append(context.item(.noteTags, note.tags.text)) }
    lines += states.map { .text($0) }
    return PlainScene(
      name: "note \(note.id.rawValue) \(states) \(note.tags.text)",
      lines: lines,
      choices: [
        PlainChoice("1", wording(.keyEdit), .character("e")),
        PlainChoice("2", wording(.keyDelete), .character("d")),
        PlainChoice("3", wording(.lineModeSuspend), .character("s"), then: .row),
        PlainChoice("4", wording(.keyFlag), .character("!"), then: .row),
        PlainChoice("5", wording(.keyTag), .character("t")),
        PlainChoice("6", wording(.keyMoveDeck), .character("m")),
        context.back(),
      ],
      listsChoices: true,
      prompt: wording(.lineModeChoose)
    )
  }

  /// Where a note's card is, or each of its cards by its question.
  private func states(of note: Note, _ shelf: LoadedDeck, _ context: PlainContext<StudyData>)
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

  private func search(_ context: PlainContext<StudyData>) -> PlainScene {
    PlainScene(
      name: "search",
      choices: [context.back(.escape)],
      entry: .text(clearing: [.end, .control("u")], sending: [.enter]),
      prompt: context.wording(.lineModeAsk(what: context.wording(.keySearch))),
      onEmpty: ChoiceAction(keys: [.end, .control("u"), .enter]),
      field: query
    )
  }

  private func retag(_ context: PlainContext<StudyData>) -> PlainScene {
    PlainScene(
      name: "tags",
      lines: tags.text.isEmpty
        ? [] : [context.item(.lineModeSoFar, tags.text), context.line(.lineModeKeep)],
      choices: [
        PlainChoice("empty", context.wording(.lineModeEmpty), .end, .control("u"), .enter),
        context.back(.escape),
      ],
      entry: .text(clearing: [.end, .control("u")], sending: [.enter]),
      prompt: context.wording(.lineModeAsk(what: context.wording(.noteTags))),
      onEmpty: ChoiceAction(keys: [.enter]),
      field: tags
    )
  }
}
