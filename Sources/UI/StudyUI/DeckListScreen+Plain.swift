import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension DeckListScreen {
  func scene(_ context: PlainContext<StudyData>) -> PlainScene {
    let contents = context.screen.data
    if let reason = contents.decksLoading.failure {
      return PlainScene(
        name: "unreadable",
        lines: [
          context.line(.decksUnreadableTitle),
          context.line(.lineModeUnreadable(reason: context.wording(reason))),
        ],
        choices: [
          PlainChoice("1", context.wording(.lineModeAgain), .enter), context.back(.escape),
        ],
        listsChoices: true,
        prompt: context.wording(.lineModeChoose)
      )
    }
    if let box = removal?.box(among: contents.decks, context.wording) {
      return removal(box, context)
    }
    if context.aside == .row, contents.decks.indices.contains(list.selected) {
      return deck(contents.decks[list.selected], context)
    }
    return decks(contents, context)
  }

  /// Asks whether a deck is really to be deleted.
  private func removal(_ box: DialogBox, _ context: PlainContext<StudyData>) -> PlainScene {
    let count = box.choices.count
    return PlainScene(
      name: "removal \(box.text)",
      lines: [.text(box.text)],
      choices: box.choices.enumerated().map { index, word in
        let steps = (index - box.selected + count) % count
        return PlainChoice(
          String(index + 1),
          word,
          ChoiceAction(keys: Array(repeating: .down, count: steps) + [.enter])
        )
      } + [context.back(.escape)],
      listsChoices: true,
      prompt: context.wording(.lineModeChoose)
    )
  }

  private func decks(_ contents: StudyData, _ context: PlainContext<StudyData>) -> PlainScene {
    let wording = context.wording
    let rows = PlainList(count: contents.decks.count, context: context).rows(then: .row) { row in
      wording.told(contents.decks[row])
    }
    let damage =
      contents.damagedRecords > 0
      ? [context.line(.studyDamaged(count: String(contents.damagedRecords)))] : []
    return PlainScene(
      name: "decks \(context.firstRow) \(contents.decks.count)",
      lines: [context.line(contents.decks.isEmpty ? .flashcardsEmpty : .homeFlashcards)] + damage,
      choices: rows + [
        PlainChoice("a", wording(.deckAddTitle), .character("a")),
        PlainChoice("i", wording(.lineModeImportAny), .character("i")),
        PlainChoice("u", wording(.keyUndo), .character("u")),
        context.back(.escape),
      ],
      listsChoices: true,
      prompt: wording(.lineModeChoose)
    )
  }

  /// What can be done with a deck.
  private func deck(_ summary: DeckSummary, _ context: PlainContext<StudyData>) -> PlainScene {
    let wording = context.wording
    return PlainScene(
      name: "deck \(summary.deck.id.rawValue)",
      lines: [.text(wording.told(summary))],
      choices: [
        PlainChoice("1", wording(.keyStudy), .enter),
        PlainChoice("2", wording(.keyRound), .character("r")),
        PlainChoice("3", wording(.keyCards), .character("c")),
        PlainChoice("4", wording(.noteAddTitle), .character("c"), .character("a")),
        PlainChoice("5", wording(.keyStatistics), .character("t")),
        PlainChoice("6", wording(.keyRename), .character("n")),
        PlainChoice("7", wording(.keyDelete), .character("d")),
        PlainChoice("8", wording(.keyOptions), .character("o")),
        PlainChoice("9", wording(.lineModeImportHere), .character("i")),
        PlainChoice("10", wording(.keyExport), .character("x")),
        context.back(),
      ],
      listsChoices: true,
      prompt: wording(.lineModeChoose)
    )
  }
}

extension Wording {
  /// A deck and what is due in it.
  fileprivate func told(_ summary: DeckSummary) -> String {
    self(
      .commandDeckLine(
        deck: summary.deck.name.description,
        cards: count(.cards, summary.cards),
        new: String(summary.due.new),
        learning: String(summary.due.learning),
        review: String(summary.due.review)
      )
    )
  }
}
