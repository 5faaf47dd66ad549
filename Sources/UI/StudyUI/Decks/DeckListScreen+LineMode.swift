import DomainWords
import Flashcards
import Screens
import Widgets
import Wording

extension DeckListScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    let contents = context.screen.data
    if contents.decksLoading.failure != nil {
      return LoadingPlaceholder(context.screen).scene(context, again: .study, close: .close)
    }
    if let tagging { return tags(tagging, context) }
    if context.aside == .marked, !marks.isEmpty { return marked(context) }
    if context.aside == .row, let selected = selected(context.screen) {
      return switch selected {
      case .deck(let summary): deck(summary, context)
      case .filtered(let summary): filtered(summary, context)
      }
    }
    return decks(contents, context)
  }

  private func decks(_ contents: StudyData, _ context: LineContext) -> LineScene {
    let wording = context.wording
    let count = contents.deckRows.count
    let list = LineModeList(count: count, context: context)
    let rows = list.rows(doing: { [.move(.row($0))] }, then: .row) { row in
      let deck = contents.deckRows[row]
      let mark = marks.contains(deck.markID) ? wording(.lineModeIsMarked) : ""
      return [wording.told(deck), mark].filter { !$0.isEmpty }.joined(
        separator: wording(.listSemicolon)
      )
    }
    let damage =
      contents.damagedRecords > 0
      ? [context.line(.recordsUnreadable(contents.damagedRecords))] : []
    return LineModeScene(
      name: "decks \(context.firstRow) \(count)",
      lines: [context.line(count == 0 ? .commandNoDecks : .homeFlashcards)] + damage,
      choices: rows + [
        LineModeChoice("a", wording(.deckAddTitle), .add),
        LineModeChoice("i", wording(.keyImport), .importAny),
        LineModeChoice("c", wording(.browseAll), .browseAll),
        LineModeChoice("f", wording(.filteredNew), .addFiltered),
        LineModeChoice("t", wording(.noteTypesTitle), .noteTypes),
        LineModeChoice("m", wording(.mediaCheckTitle), .checkMedia),
      ] + UndoCommand.choices(wording) { .undo($0) }
        + (contents.decks.isEmpty ? [] : [context.withMarked(marks)]) + [context.back(.leave)],
      rowWords: context.marking(count) { .mark($0) },
      position: list.position
    )
  }

  /// Asks for tags to add to all notes of the marked decks, or to remove.
  private func tags(_ line: TagLine, _ context: LineContext) -> LineScene {
    let wording = context.wording
    let known = context.screen.data.tags
    return LineModeScene(
      name: "tags \(line.label)",
      choices: [
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
      prompt: .lineModeAsk(what: wording(line.label)),
      onEmpty: ChoiceAction(actions: [.clear]),
      field: line.field
    )
  }

  /// The menu of the marked decks, with the numbers that the same has for cards.
  private func marked(_ context: LineContext) -> LineScene {
    LineModeScene(
      name: "marked \(marks.count)",
      lines: [context.line(.listMarked(count: String(marks.count)))],
      choices: [
        LineModeChoice("1", context.wording(.keyDelete), .delete(.marked)),
        LineModeChoice("2", context.wording(.lineModeSuspend), .edit(.suspend(nil)), then: .marked),
        LineModeChoice("3", context.wording(.keyFlag), .edit(.flag(nil)), then: .marked),
        LineModeChoice("4", context.wording(.keyAddTags), .tag(adding: true)),
        LineModeChoice("5", context.wording(.keyRemoveTags), .tag(adding: false)),
        LineModeChoice("6", context.wording(.keyMoveDeck), .moveDecks(.marked)),
        LineModeChoice("7", context.wording(.keyExport), .export(.marked)),
        LineModeChoice("8", context.wording(.keyUnmark), .mark(.clear)), context.back(),
      ]
    )
  }

  /// The menu of a deck.
  private func deck(_ summary: DeckSummary, _ context: LineContext) -> LineScene {
    let wording = context.wording
    let words = DeckWords(summary, wording)
    return LineModeScene(
      name: "deck \(summary.deck.id.rawValue)",
      lines: [.text(wording.told(.deck(summary))), .text(words.ahead)],
      choices: [
        LineModeChoice("1", wording(.keyStudy), .study),
        LineModeChoice("2", wording(.keyRound), .round),
        LineModeChoice("3", wording(.keyCards), .browse),
        LineModeChoice("4", wording(.noteAddTitle), .addNote),
        LineModeChoice("5", wording(.keyStatistics), .statistics),
        LineModeChoice("6", wording(.keyRename), .rename),
        LineModeChoice("7", wording(.keyDelete), .delete(.focused)),
        LineModeChoice("8", wording(.keyOptions), .options),
        LineModeChoice("9", wording(.lineModeImportHere), .importFile),
        LineModeChoice("10", wording(.keyExport), .export(.focused)),
        LineModeChoice("11", wording(.keyMoveDeck), .moveDecks(.focused)),
        LineModeChoice("12", wording(.keyCustomStudy), .customStudy),
        LineModeChoice("13", wording(.loadTitle), .load),
        LineModeChoice("14", wording(.examTitle), .exam),
        LineModeChoice(
          "more",
          wording(.lineModeTellMore),
          ChoiceAction(
            aside: .row,
            lines: words.options.map {
              .text(wording(.lineModeItem(label: $0.label, value: $0.value)))
            }
          )
        ),
        context.back(),
      ],
      value: summary.deck.name.description
    )
  }
}

extension Wording {
  /// A deck and what is due in it.
  func told(_ row: DeckRow) -> String {
    let mark = row.filtered.map { [self($0.mark)] } ?? []
    return self(
      .commandDeckLine(
        deck: ([name(row.name)] + mark).joined(separator: self(.listComma)),
        new: String(row.due.new),
        learning: String(row.due.learning),
        review: String(row.due.review),
        cards: String(row.cards)
      )
    )
  }
}
