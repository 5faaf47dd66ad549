import DomainWords
import Flashcards
import Screens
import Widgets
import Wording

extension ReviewScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    guard let shelf = context.screen.data.deck(deck), let turn else {
      return LoadingPlaceholder(deck, context.screen).scene(context, again: .flip, close: .close)
    }
    switch turn {
    case .card(let id):
      guard let face = context.screen.data.face(id, opening: opened) else {
        return LoadingPlaceholder(deck, context.screen).scene(
          context,
          again: .flip,
          close: .close,
          isRead: true
        )
      }
      return showsAnswer ? answer(id, face, shelf, context) : question(id, face, shelf, context)
    case .waiting: return pause("waiting", shelf, context)
    case .finished: return pause("finished", shelf, context)
    }
  }

  // MARK: A card

  private func question(
    _ id: FlashcardID,
    _ face: CardFace,
    _ shelf: LoadedDeck,
    _ context: LineContext
  ) -> LineScene {
    let wording = context.wording
    return LineModeScene(
      name: "question \(id.rawValue) \(session?.answered ?? 0) \(opened ?? 0)",
      // The counts are said where they are asked for: before a card they hide the question.
      lines: (context.wantsAll ? counts(wording) : []) + marks(id, shelf, wording)
        + face.question.spoken(wording),
      choices: choices(.hint, .sounds, in: context)
        + (takesText ? whileTyped(context) : whileShown(context)),
      entry: takesText ? .text(clearing: [.field(.clear)], submitting: [.flip]) : .choice,
      prompt: takesText ? .lineModeTypeAnswer : .lineModeShowAnswer,
      onEmpty: ChoiceAction(actions: [.flip]),
      hasHint: false,
      field: takesText ? typed : nil,
      position: position(shelf, wording),
      value: face.question.spelled(wording)
    )
  }

  /// The choices while an answer is typed. What letters do elsewhere they do once the card
  /// is turned.
  private func whileTyped(_ context: LineContext) -> [LineChoice] {
    let wording = context.wording
    return [
      LineModeChoice("u", wording(.keyUndo), .field(.clear), .undo(.step(.undo))),
      LineModeChoice("bury", wording(.keyBury), .field(.clear), .flip, .bury),
      LineModeChoice("suspend", wording(.keySuspendCard), .field(.clear), .flip, .suspend),
    ] + choices(.pictures, in: context) + [context.back(.close)]
  }

  /// The counts that are left.
  private func counts(_ wording: Wording) -> [SpokenLine] {
    let counts = session?.counts ?? StudyCounts()
    return [.count(counts.words(wording).joined(separator: wording(.listComma)))]
  }

  /// The deck, and the counts that are left.
  private func position(_ shelf: LoadedDeck, _ wording: Wording) -> [SpokenLine] {
    [.text(deckWords(shelf, wording))] + counts(wording)
  }

  /// The deck's name, and whether it is filtered.
  private func deckWords(_ shelf: LoadedDeck, _ wording: Wording) -> String {
    ([wording.name(shelf.deck.name)] + (shelf.filtered.map { [wording($0.mark)] } ?? []))
      .joined(separator: wording(.listComma))
  }

  /// The card's marks; in a filtered deck where it comes from, too.
  private func marks(_ id: FlashcardID, _ shelf: LoadedDeck, _ wording: Wording) -> [SpokenLine] {
    guard let card = shelf.card(id) else { return [] }
    let home =
      session?.filteredDeck(of: card) == nil
      ? nil
      : shelf.deck(card.deck).map { wording(.filteredHomeDeck(deck: wording.name($0.name))) }
    let isLeech = shelf.note(card.note)?.tags.contains(Tags.leech) == true
    return (home.map { [.text($0)] } ?? [])
      + (card.flag > 0 ? [.text(wording(.cardFlag(flag: String(card.flag))))] : [])
      + (isLeech ? [.text(wording(.cardLeech))] : [])
  }

  private func answer(
    _ id: FlashcardID,
    _ face: CardFace,
    _ shelf: LoadedDeck,
    _ context: LineContext
  ) -> LineScene {
    let wording = context.wording
    var lines: [SpokenLine] = []
    var isWrong = false
    if let expected = face.expected, let comparison = comparison(with: face, context.screen) {
      isWrong = !comparison.isRight
      lines = comparison.spoken(typed: typed.text, expected: expected, wording)
    }
    lines += face.answer.spoken(wording)
    let ratings = ratings(id, shelf, context)
    return LineModeScene(
      name: "answer \(id.rawValue) \(opened ?? 0)",
      lines: lines,
      choices: ratings + choices(.hint, .sounds, in: context)
        + whileShown(context) + [intervals(ratings, context)],
      prompt: (isWrong ? Phrase.lineModeRateWrong : Phrase.lineModeRate)(
        wording(Rating.again.phrase),
        wording(Rating.hard.phrase),
        wording(Rating.good.phrase),
        wording(Rating.easy.phrase)
      ),
      onEmpty: ChoiceAction(actions: [.rate(isWrong ? .again : .good)]),
      hasHint: false,
      position: position(shelf, wording),
      value: face.answer.spelled(wording)
    )
  }

  /// The four answers, each with when the card would come again.
  private func ratings(_ id: FlashcardID, _ shelf: LoadedDeck, _ context: LineContext)
    -> [LineChoice]
  {
    guard let card = session?.card(id) else { return [] }
    let intervals = intervals(of: card, shelf, context.screen)
    let wording = context.wording
    return Rating.allCases.map { rating in
      LineModeChoice(
        String(rating.rawValue),
        [wording(rating.phrase), intervals[rating]]
          .joined(separator: wording(.listComma)),
        .rate(rating)
      )
    }
  }

  /// The way to hear when the card would come again.
  private func intervals(_ ratings: [LineChoice], _ context: LineContext) -> LineChoice {
    LineModeChoice(
      "more",
      context.wording(.lineModeWhenAgain),
      ChoiceAction(
        lines: ratings.map { context.line(.lineModeItem(label: $0.word, value: $0.label)) }
      )
    )
  }

  private func whileShown(_ context: LineContext) -> [LineChoice] {
    let wording = context.wording
    return [
      LineModeChoice("u", wording(.keyUndo), .undo(.step(.undo))),
      LineModeChoice("bury", wording(.keyBury), .bury),
      LineModeChoice("suspend", wording(.keySuspendCard), .suspend),
      LineModeChoice("!", wording(.keyFlag), .flag),
      LineModeChoice("e", wording(.keyEdit), .edit),
      LineModeChoice("i", wording(.keyCardInformation), .information),
    ] + choices(.pictures, .voice, in: context) + [context.back(.close)]
  }

  // MARK: No card

  private func pause(_ name: String, _ shelf: LoadedDeck, _ context: LineContext) -> LineScene {
    let wording = context.wording
    let hasNext = nextDeck(context.screen) != nil
    let add = LineModeChoice("a", wording(.keyAdd), Action.add)
    let next = LineModeChoice("n", wording(.keyNextDeck), Action.next)
    let more =
      filtered == nil
      ? LineModeChoice("custom", wording(.keyCustomStudy), Action.customStudy)
      : LineModeChoice("rebuild", wording(.keyRebuild), Action.rebuild)
    return LineModeScene(
      name: name,
      lines: (ReviewEnd(self, context.screen)?.lines(wording) ?? []).map { .text($0) },
      choices: (shelf.isEmpty ? [add] : [more]) + (hasNext ? [next] : []) + [
        LineModeChoice("u", wording(.keyUndo), .undo(.step(.undo))), context.back(.close),
      ],
      onEmpty: ChoiceAction(),
      enter: wording(.lineModeRepeat),
      position: [.text(deckWords(shelf, wording))],
      // A card that comes back after its minutes is said once somebody is there for it.
      endsByItself: true
    )
  }
}
