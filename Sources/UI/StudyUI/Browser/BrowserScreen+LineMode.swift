import DomainWords
import Flashcards
import Screens
import SearchLanguage
import Widgets
import WindowLevels
import Wording

extension BrowserScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    guard let shelf = context.screen.data.deck(deck), let found else {
      return LoadingPlaceholder(deck, context.screen).scene(context, again: .edit, close: .close)
    }
    switch line {
    case .search: return search(context)
    case .tags: return edited(.noteTags, shelf, context)
    case .addTags: return edited(.keyAddTags, shelf, context)
    case .removeTags: return edited(.keyRemoveTags, shelf, context)
    case nil: break
    }
    // What was listed before is not said again.
    guard isUnsearched || !finding.isWaiting(for: query.text) else {
      return LineModeScene(name: "searching", entry: .none, prompt: nil, hasHint: false)
    }
    switch context.aside {
    case .row:
      if let card = selected.flatMap({ shelf.card($0) }) { return told(card, shelf, context) }
    case .marked: if !marks.isEmpty { return marked(context) }
    default: break
    }
    return cards(found, shelf, context)
  }

  private func cards(_ found: [FlashcardID], _ shelf: LoadedDeck, _ context: LineContext)
    -> LineScene
  {
    let wording = context.wording
    let list = LineModeList(count: found.count, context: context)
    let rows = list.rows(doing: { [.move(.row($0))] }, then: .row) { row in
      guard let card = shelf.card(found[row]), let note = shelf.note(card.note) else { return "" }
      let (question, answer) = note.content.firstLinesHeard(asking: card.ordinal, wording)
      let mark = marks.contains(card.id.rawValue) ? wording(.lineModeIsMarked) : ""
      return [question, answer, context.screen.state(of: card), mark]
        .filter { !$0.isEmpty }.joined(separator: wording(.listSemicolon))
    }
    let empty = shelf.order.isEmpty ? wording(.reviewEmptyTitle) : noMatch(wording)
    return LineModeScene(
      name: "cards \(context.firstRow) \(found.count) \(query.text.isEmpty) \(order)",
      lines: [
        found.isEmpty
          ? .text(empty)
          : .count(wording.listCount(wording(.cards(found.count)), marked: marks.count))
      ],
      choices: rows + [
        LineModeChoice("f", wording(.keySearch), .search),
        LineModeChoice("a", wording(.noteAddTitle), .add),
        LineModeChoice(
          "o",
          wording(
            .lineModeItem(
              label: wording(.keySort),
              value: wording(order.advanced(by: 1).phrase)
            )
          ),
          .sort
        ),
      ] + UndoCommand.choices(wording) { .undo($0) }
        + (found.isEmpty ? [] : [context.withMarked(marks)])
        + [LineModeChoice("q", wording(query.text.isEmpty ? .keyBack : .keyShowAll), .leave)],
      rowWords: context.marking(found.count) { .mark($0) },
      position: [.text(context.wording.name(shelf.deck.name))] + list.position
    )
  }

  /// The menu of the marked cards.
  private func marked(_ context: LineContext) -> LineScene {
    let wording = context.wording
    let choices: [(Phrase, Command)] = [
      (.keyDelete, .delete), (.lineModeSuspend, .suspend), (.keyFlag, .flag), (.keyAddTags, .tag),
      (.keyRemoveTags, .untag), (.keyMoveDeck, .moveDeck), (.keyExport, .export),
    ]
    return LineModeScene(
      name: "marked \(marks.count)",
      lines: [context.line(.listMarked(count: String(marks.count)))],
      choices: choices.enumerated().map { index, choice in
        LineModeChoice(
          String(index + 1),
          wording(choice.0),
          .change(choice.1, on: .marked),
          then: choice.1 == .delete || choice.1 == .moveDeck ? nil : .marked
        )
      } + [
        LineModeChoice("8", wording(.keyUnmark), .mark(.clear)),
        LineModeChoice("9", wording(.keyDeleteForGood), .change(.deleteForGood, on: .marked)),
        context.back(),
      ]
    )
  }

  /// A card's note in full, and the states of all of its cards.
  private func told(_ card: Flashcard, _ shelf: LoadedDeck, _ context: LineContext) -> LineScene {
    let wording = context.wording
    guard let note = shelf.note(card.note) else {
      return LoadingPlaceholder(deck, context.screen).scene(context, again: .edit, close: .close)
    }
    let states = states(of: card, note, shelf, context)
    var lines = [context.item(.noteKind, note.content.type.name(wording))]
    if note.content.kind == nil {
      for (field, text) in zip(note.content.type.fields, note.content.fields) where !text.isBlank {
        lines.append(.text(wording(.lineModeItem(label: field.name, value: ""))))
        lines += wording.source(text.plain).spokenLines
      }
    } else {
      lines += sides(of: card, note, shelf, wording)
    }
    if !note.tags.text.isEmpty { lines.append(context.item(.noteTags, note.tags.text)) }
    lines += states.map { .text($0) }
    let pane = NotePane(card: card, history: history, shelf: shelf, context: context.screen)
    if let answers = pane.answers, !answers.isEmpty {
      lines += answers.map {
        .text(wording(.lineModeItem(label: $0.label, value: $0.value)))
      }
    }
    return LineModeScene(
      name: "card \(card.id.rawValue) \(states) \(note.tags.text) \(pane.answers?.count ?? 0)",
      lines: lines,
      choices: [
        LineModeChoice("1", wording(.keyEdit), .edit),
        LineModeChoice("2", wording(.keyDelete), .change(.delete, on: .focused)),
        LineModeChoice("3", wording(.lineModeSuspend), .change(.suspend, on: .focused), then: .row),
        LineModeChoice("4", wording(.keyFlag), .change(.flag, on: .focused), then: .row),
        LineModeChoice("5", wording(.noteTags), .change(.tag, on: .focused)),
        LineModeChoice("6", wording(.keyMoveDeck), .change(.moveDeck, on: .focused)),
        more(card, pane, context),
        context.back(),
      ]
    )
  }

  /// Both sides of a card, or the fields of its note until they are rendered.
  private func sides(
    of card: Flashcard,
    _ note: Note,
    _ shelf: LoadedDeck,
    _ wording: Wording
  ) -> [SpokenLine] {
    let face = shelf.face(card.id)
    let prompt =
      face?.question.spoken(wording) ?? wording.source(note.content.prompt).spokenLines
    let answer = face?.answer.spoken(wording) ?? wording.source(note.content.answer).spokenLines
    func heading(_ label: Phrase) -> SpokenLine {
      .text(wording(.lineModeItem(label: wording(label), value: "")))
    }
    return [heading(.deckPrompt)] + prompt
      + (answer.isEmpty ? [] : [heading(.deckAnswer)] + answer)
  }

  /// The choice that tells where the card stands, and the answers to it once they are read.
  private func more(_ card: Flashcard, _ pane: NotePane, _ context: LineContext) -> LineChoice {
    let wording = context.wording
    let told = pane.facts.map {
      SpokenLine.text(wording(.lineModeItem(label: $0.label, value: $0.value)))
    }
    return LineModeChoice(
      "more",
      wording(.lineModeTellMore),
      ChoiceAction(actions: [.tellHistory], aside: .row, lines: told)
    )
  }

  /// The state of the card, or that of each card of its note by its question, this one first.
  private func states(
    of card: Flashcard,
    _ note: Note,
    _ shelf: LoadedDeck,
    _ context: LineContext
  ) -> [String] {
    let others = shelf.awakeCards(of: note.id).filter { $0.id != card.id }
    guard !others.isEmpty else { return [context.screen.state(of: card)] }
    return ([card] + others).map { card in
      let question = note.content.firstLinesHeard(
        asking: card.ordinal,
        context.wording
      ).question
      let state = context.screen.state(of: card)
      return context.wording(.lineModeItem(label: question, value: state))
    }
  }

  private func search(_ context: LineContext) -> LineScene {
    let lines = problem.map { problem in
      let excerpt = problem.excerpt(of: query.text, columns: Self.spokenColumns) {
        displayWidth(of: $0)
      }
      return [context.line(problem.phrase)]
        + (excerpt.map { [.text($0.text), .text($0.marks)] } ?? [])
    }
    return LineModeScene(
      name: "search \(problem == nil) \(query.text)",
      lines: lines ?? [],
      choices: [context.back(.clear)],
      entry: .text(clearing: [.field(.clear)], submitting: [.done]),
      prompt: .lineModeAsk(what: context.wording(.keySearch)),
      onEmpty: ChoiceAction(actions: [.field(.clear), .done]),
      field: query
    )
  }

  /// The columns for a search that is said with what is wrong with it.
  private static let spokenColumns = 72

  /// The tags of the focused note, or those to add to marked ones or to remove from them.
  private func edited(_ label: Phrase, _ shelf: LoadedDeck, _ context: LineContext) -> LineScene {
    let wording = context.wording
    let soFar =
      tags.text.isEmpty
      ? [] : [context.item(.lineModeSoFar, tags.text), context.line(.lineModeKeep)]
    let known = shelf.tags(wording.collation)
    return LineModeScene(
      name: "tags \(label)",
      lines: soFar,
      choices: [
        LineModeChoice("empty", wording(.lineModeEmpty), .field(.clear), .done),
        LineModeChoice(
          "list",
          wording(.lineModeListTags),
          ChoiceAction(
            lines: [.text(known.isEmpty ? wording(.lineModeNoTags) : known.joined(separator: " "))]
          )
        ),
        context.back(.clear),
      ],
      entry: .text(clearing: [.field(.clear)], submitting: [.done]),
      prompt: .lineModeAsk(what: wording(label)),
      onEmpty: ChoiceAction(actions: [.done]),
      field: tags
    )
  }
}
