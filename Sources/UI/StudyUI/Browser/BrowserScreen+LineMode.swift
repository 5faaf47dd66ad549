import DomainWords
import Flashcards
import Screens
import SearchLanguage
import Widgets
import WindowLevels
import Wording

extension BrowserScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    guard listing.failure == nil, found != nil || line != nil else {
      return LoadingPlaceholder(because: listing.failure)
        .scene(context, again: .edit, close: .close)
    }
    if let chooser { return columns(chooser, context) }
    if let searches { return savedSearches(searches, context) }
    if let menu { return edits(menu, context) }
    switch line {
    case .search: return search(context)
    case .tags: return edited(.noteTags, context)
    case .addTags: return edited(.keyAddTags, context)
    case .removeTags: return edited(.keyRemoveTags, context)
    case nil: break
    }
    let list = LineModeList(count: found?.count ?? 0, context: context, pageLength: Self.spokenRows)
    // What was listed before is not said again, and no row before it is read.
    let isRead = list.page.allSatisfy { row($0) != nil || isMissing($0) }
    guard isRead, !listing.isWaiting(for: request) else {
      return LineModeScene(name: "searching", entry: .none, prompt: nil, hasHint: false)
    }
    switch context.aside {
    case .row: if let selected { return told(selected, context) }
    case .marked: if !marks.isEmpty { return marked(context) }
    default: break
    }
    return cards(list, context)
  }

  private func cards(_ list: LineModeList<Action>, _ context: LineContext) -> LineScene {
    let wording = context.wording
    let rows = list.rows(doing: { [.move(.row($0))] }, paging: { [.tell($0)] }, then: .row) {
      index in
      guard let row = row(index) else { return wording(.rowUnreadable) }
      let (question, answer) = row.note.content.firstLinesHeard(
        asking: row.card.ordinal,
        wording
      )
      let isMarked = id(index).map { marks.contains($0) } ?? false
      let others = columns.filter(isTold).map { $0.text(row, context.screen) }
      return
        ([question, answer, context.screen.state(of: row.card)] + others
        + [isMarked ? wording(.lineModeIsMarked) : ""])
        .filter { !$0.isEmpty }.joined(separator: wording(.listSemicolon))
    }
    let empty = isUnsearched ? wording(.reviewEmptyTitle) : noMatch(context.screen)
    let order = "\(unit) \(layout.key.rawValue) \(layout.isReversed) \(layout.columns)"
    return LineModeScene(
      name: "cards \(context.firstRow) \(list.count) \(query.text.isEmpty) \(order)",
      lines: [
        list.count == 0
          ? .text(empty)
          : .count(wording.listCount(counted(list.count, wording), marked: marks.count))
      ],
      choices: rows + [
        LineModeChoice("f", wording(.keySearch), .search),
        LineModeChoice("a", wording(.noteAddTitle), .add),
        LineModeChoice(
          "o",
          wording(
            .lineModeItem(label: wording(.keySort), value: wording(name(of: nextKey)))
          ),
          .sort
        ),
        LineModeChoice("i", wording(.keyReverse), .reverse),
        LineModeChoice("c", wording(.keyColumns), .columns),
        LineModeChoice("s", wording(.searchesSaved), .savedSearches),
        LineModeChoice("filter", wording(.filteredNew), .addFiltered),
      ] + UndoCommand.choices(wording) { .undo($0) }
        + (list.count == 0 ? [] : [context.withMarked(marks)])
        + [LineModeChoice("q", wording(query.text.isEmpty ? .keyBack : .keyShowAll), .leave)],
      rowWords: context.marking(list.count) { .mark($0) },
      position: [.text(place(context.screen))] + list.position
    )
  }

  /// True if line mode tells a column in each row besides the sides of the card and its state, which has
  /// its flag and when it is due. What is shown at first is told of a card alone.
  private func isTold(_ column: BrowserColumn) -> Bool {
    !["question", "answer", "state", "due", "interval", "tags", "flag"].contains(column.id)
  }

  /// The words for the decks that are listed.
  private func place(_ context: StudyContext) -> String {
    deck(context).map { context.wording.name($0.name) } ?? context.wording(.statisticsAllDecks)
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
        LineModeChoice("10", wording(.keyMoreEdits), .edits(on: .marked)),
        context.back(),
      ]
    )
  }

  /// A card's note in full, and the states of all of its cards.
  private func told(_ row: CardRow, _ context: LineContext) -> LineScene {
    let wording = context.wording
    let (card, note) = (row.card, row.note)
    let states = states(of: row, context)
    var lines = [context.item(.noteKind, note.content.type.name(wording))]
    if note.content.kind == nil {
      for (field, text) in zip(note.content.type.fields, note.content.fields) where !text.isBlank {
        lines.append(.text(wording(.lineModeItem(label: field.name, value: ""))))
        lines += wording.source(text.plain).spokenLines
      }
    } else {
      lines += sides(of: row, context)
    }
    if !note.tags.text.isEmpty { lines.append(context.item(.noteTags, note.tags.text)) }
    lines += states.map { .text($0) }
    return LineModeScene(
      name: "card \(card.id.rawValue) \(states) \(note.tags.text)",
      lines: lines,
      choices: [
        LineModeChoice("1", wording(.keyEdit), .edit),
        LineModeChoice("2", wording(.keyDelete), .change(.delete, on: .focused)),
        LineModeChoice("3", wording(.lineModeSuspend), .change(.suspend, on: .focused), then: .row),
        LineModeChoice("4", wording(.keyFlag), .change(.flag, on: .focused), then: .row),
        LineModeChoice("5", wording(.noteTags), .change(.tag, on: .focused)),
        LineModeChoice("6", wording(.keyMoveDeck), .change(.moveDeck, on: .focused)),
        LineModeChoice("7", wording(.keyMoreEdits), .edits(on: .focused)),
        LineModeChoice("more", wording(.keyCardInformation), .information),
        context.back(),
      ]
    )
  }

  /// Both sides of a card, or the fields of its note until they are rendered.
  private func sides(of row: CardRow, _ context: LineContext) -> [SpokenLine] {
    let (note, wording) = (row.note, context.wording)
    let face = context.screen.data.face(row.card.id)
    let prompt =
      face?.question.spoken(wording) ?? wording.source(note.content.prompt).spokenLines
    let answer = face?.answer.spoken(wording) ?? wording.source(note.content.answer).spokenLines
    func heading(_ label: Phrase) -> SpokenLine {
      .text(wording(.lineModeItem(label: wording(label), value: "")))
    }
    return [heading(.deckPrompt)] + prompt
      + (answer.isEmpty ? [] : [heading(.deckAnswer)] + answer)
  }

  /// The state of the card, or that of each card of its note by its question, this one first.
  private func states(of row: CardRow, _ context: LineContext) -> [String] {
    let (card, others) = (row.card, row.cards.dropFirst())
    guard !others.isEmpty else { return [context.screen.state(of: card)] }
    return row.cards.map { card in
      let question = row.note.content.firstLinesHeard(
        asking: card.ordinal,
        context.wording
      ).question
      let state = context.screen.state(of: card)
      return context.wording(.lineModeItem(label: question, value: state))
    }
  }

  private func search(_ context: LineContext) -> LineScene {
    LineModeScene(
      name: "search \(problem == nil) \(query.text)",
      lines: problem?.lines(of: query.text, context.wording) ?? [],
      choices: [context.back(.clear)],
      entry: .text(clearing: [.field(.clear)], submitting: [.done]),
      prompt: .lineModeAsk(what: context.wording(.keySearch)),
      onEmpty: ChoiceAction(actions: [.field(.clear), .done]),
      field: query
    )
  }

  /// The tags of the focused note, or those to add to marked ones or to remove from them.
  private func edited(_ label: Phrase, _ context: LineContext) -> LineScene {
    let wording = context.wording
    let soFar =
      tags.text.isEmpty
      ? [] : [context.item(.lineModeSoFar, tags.text), context.line(.lineModeKeep)]
    let known = context.screen.data.tags
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
