import Flashcards
import Preferences
import Screens
import Widgets
import WindowLevels
import Wording

extension ReviewScreen {
  func scene(_ context: PlainContext<StudyData>) -> PlainScene {
    guard let shelf = context.screen.shelf(deck), let turn else { return context.missing(deck) }
    switch turn {
    case .card(let id):
      guard let face = shelf.face(id) else { return context.missing(deck) }
      return showsAnswer ? answer(id, face, shelf, context) : question(id, face, shelf, context)
    case .waiting(let until): return waiting(until, context)
    case .finished: return finished(shelf, context)
    }
  }

  // MARK: A card

  private func question(
    _ id: CardID,
    _ face: CardFace,
    _ shelf: LoadedDeck,
    _ context: PlainContext<StudyData>
  ) -> PlainScene {
    let wording = context.wording
    return PlainScene(
      name: "question \(id.rawValue) \(session?.answered ?? 0)",
      lines: heading(id, shelf, context) + face.question.plain,
      choices: takesText ? whileTyped(context) : whileShown(context),
      entry: takesText ? .text(clearing: typed.clearing, sending: [.enter]) : .choice,
      prompt: wording(takesText ? .lineModeTypeAnswer : .lineModeShowAnswer),
      onEmpty: ChoiceAction(keys: [.enter]),
      field: takesText ? typed : nil
    )
  }

  /// What can be done while an answer is to be typed. What letters do elsewhere they do once the card
  /// is turned.
  private func whileTyped(_ context: PlainContext<StudyData>) -> [PlainChoice] {
    let wording = context.wording
    let empty = typed.clearing
    return [
      PlainChoice("u", wording(.keyUndo), ChoiceAction(keys: undoingKeys)),
      PlainChoice("b", wording(.keyBury), ChoiceAction(keys: empty + [.enter, .character("b")])),
      PlainChoice(
        "s",
        wording(.keySuspendCard),
        ChoiceAction(keys: empty + [.enter, .character("s")])
      ),
      context.back(.escape),
    ]
  }

  /// Where something is typed, Ctrl-U would take only that.
  private var undoingKeys: [Key] {
    typed.clearing + [.control("u")]
  }

  /// What is left, and what stands out about the card.
  private func heading(_ id: CardID, _ shelf: LoadedDeck, _ context: PlainContext<StudyData>)
    -> [PlainLine]
  {
    let wording = context.wording
    let counts = session?.counts ?? StudyCounts()
    var facts = [
      wording(
        .reviewCounts(
          new: String(counts.new),
          learning: String(counts.learning),
          review: String(counts.review)
        )
      )
    ]
    if let card = shelf.card(id) {
      if card.flag > 0 { facts.append(wording(.cardFlag(flag: String(card.flag)))) }
      if shelf.note(card.note)?.tags.contains(Tags.leech) == true {
        facts.append(wording(.cardLeech))
      }
    }
    return [.text(facts.joined(separator: wording(.listComma)))]
  }

  private func answer(
    _ id: CardID,
    _ face: CardFace,
    _ shelf: LoadedDeck,
    _ context: PlainContext<StudyData>
  ) -> PlainScene {
    let wording = context.wording
    var lines: [PlainLine] = []
    if let expected = face.expected {
      let comparison = TypedAnswer(
        typed: typed.text,
        expected: expected,
        forgiving: context.screen.preferences.forgiveness
      )
      lines = comparison.plain(typed: typed.text, expected: expected, wording)
    }
    lines.append(context.line(.lineModeAnswer))
    lines += face.answer.plain
    let ratings = ratings(id, shelf, context)
    lines += ratings.map {
      context.line(.lineModeChoice(word: $0.word, label: $0.label))
    }
    return PlainScene(
      name: "answer \(id.rawValue)",
      lines: lines,
      choices: ratings + whileShown(context),
      prompt: wording(.lineModeRate)
    )
  }

  /// The four answers, each with when the card would come again.
  private func ratings(
    _ id: CardID,
    _ shelf: LoadedDeck,
    _ context: PlainContext<StudyData>
  ) -> [PlainChoice] {
    guard let card = session?.card(id) else { return [] }
    let outcomes = shelf.scheduler(of: card.deck, boundary: context.screen.boundary)
      .outcomes(of: card.progress, card: id, at: context.screen.moment)
    let wording = context.wording
    return Rating.allCases.map { rating in
      PlainChoice(
        String(rating.rawValue),
        wording(
          .lineModeRating(
            rating: wording(rating.phrase),
            time: wording.interval(outcomes[rating].interval)
          )
        ),
        .character(rating.key)
      )
    }
  }

  private func whileShown(_ context: PlainContext<StudyData>) -> [PlainChoice] {
    let wording = context.wording
    return [
      PlainChoice("u", wording(.keyUndo), .character("u")),
      PlainChoice("b", wording(.keyBury), .character("b")),
      PlainChoice("s", wording(.keySuspendCard), .character("s")),
      PlainChoice("!", wording(.keyFlag), .character("!")),
      PlainChoice("e", wording(.keyEdit), .character("e")),
      context.back(.escape),
    ]
  }

  // MARK: No card

  private func waiting(_ until: Timestamp, _ context: PlainContext<StudyData>) -> PlainScene {
    let minutes = context.screen.minutes(until: until)
    return pause(
      "waiting",
      [
        context.line(.reviewWaitingTitle),
        context.line(
          .reviewWaitingText(time: context.wording.wait(minutes: minutes))
        ),
      ],
      context
    )
  }

  private func finished(_ shelf: LoadedDeck, _ context: PlainContext<StudyData>) -> PlainScene {
    return pause(
      "finished",
      shelf.isEmpty
        ? [context.line(.reviewEmptyTitle)]
        : [
          context.line(.reviewFinishedTitle),
          .text(finishedText(context.wording)),
        ],
      context
    )
  }

  private func pause(_ name: String, _ lines: [PlainLine], _ context: PlainContext<StudyData>)
    -> PlainScene
  {
    PlainScene(
      name: name,
      lines: lines,
      choices: [
        PlainChoice("u", context.wording(.keyUndo), .character("u")), context.back(.escape),
      ],
      listsChoices: true,
      prompt: context.wording(.lineModeChoose)
    )
  }
}

extension Rating {
  /// The key that gives it.
  fileprivate var key: Unicode.Scalar { Unicode.Scalar(0x30 + rawValue) }
}
