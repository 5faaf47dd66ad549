import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension RoundScreen {
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    guard let shelf = context.screen.data.deck(deck) else {
      return LoadingPlaceholder(deck, context.screen).scene(context, again: .start, close: .close)
    }
    switch stage {
    case .setup: return setup(context)
    case .picking: return picking(shelf, context)
    case .playing: return round.map { playing($0, shelf, context) } ?? setup(context)
    }
  }

  /// The time that is left.
  private static func timeLeft(_ round: Round, _ wording: Wording, at now: Instant) -> SpokenLine {
    let seconds = wording(.seconds(round.secondsLeft(at: now.sinceStart)))
    return .text(wording(.deviceTimeLeft(time: seconds)))
  }

  private func setup(_ context: LineContext) -> LineScene {
    let wording = context.wording
    func set(_ label: Phrase, _ value: String) -> String {
      wording(.lineModeItem(label: wording(label), value: value))
    }
    return LineModeScene(
      name: "setup \(choice) \(seconds)",
      lines: [context.line(.roundText)],
      choices: [
        LineModeChoice("1", wording(.keyStart), .start),
        LineModeChoice(
          "2",
          set(.keyCards, wording(choice.phrase)),
          .move(.row(0)),
          .change(1)
        ),
        LineModeChoice(
          "3",
          set(.roundLength, wording(.seconds(seconds))),
          .move(.row(1)),
          .change(1)
        ),
        context.back(.close),
      ]
    )
  }

  private func picking(_ shelf: LoadedDeck, _ context: LineContext) -> LineScene {
    let wording = context.wording
    let all = RoundFlashcards(shelf).all
    let list = LineModeList(count: all.count, context: context)
    let rows = list.rows(doing: { [.move(.row($0)), .mark] }) {
      let text = shelf.firstLinesHeard(all[$0], wording).question
      return picked.contains(all[$0])
        ? [text, wording(.lineModeIsMarked)].joined(separator: wording(.listComma)) : text
    }
    return LineModeScene(
      name: "picking \(context.firstRow) \(picked.count)",
      lines: [context.item(.roundPicked, wording(.cards(picked.count)))],
      choices: rows + [
        LineModeChoice("s", wording(.keyStart), .start), context.back(.close),
      ]
    )
  }

  // MARK: Playing

  private func playing(_ round: Round, _ shelf: LoadedDeck, _ context: LineContext) -> LineScene {
    let now = context.screen.now
    let state = round.state(at: now.sinceStart)
    if state.isOver { return summary(round, state, shelf, context) }
    guard let top = round.stack.first, let face = context.screen.data.face(top, opening: opened)
    else {
      return LoadingPlaceholder(deck, context.screen).scene(
        context,
        again: .start,
        close: .close,
        isRead: true
      )
    }
    let wording = context.wording
    let told = round.summary(at: now.sinceStart)
    let answers = told.right + told.wrong
    let ratings: [LineChoice] = [
      LineModeChoice("1", wording(.answerWrong), .answer(false)),
      LineModeChoice("3", wording(.answerRight), .answer(true)),
    ]
    let choices =
      ratings + [
        LineModeChoice(
          "t",
          wording(.lineModeTime),
          ChoiceAction(lines: [Self.timeLeft(round, wording, at: now)])
        ),
        LineModeChoice("a", wording(.keyAgain), .again),
        LineModeChoice("e", wording(.keyEdit), .edit),
      ] + self.choices(.hint, .sounds, .pictures, .voice, in: context) + [context.back(.end)]
    let time = Self.timeLeft(round, wording, at: now)
    let stack = SpokenLine.count(
      wording(.roundStack(n: String(round.stack.count)))
    )
    let position =
      [.text(context.wording.name(shelf.deck.name)), time] + (showsAnswer ? [stack] : [])
    guard !showsAnswer else {
      return LineModeScene(
        name: "round answer \(answers) \(opened ?? 0)",
        lines: (context.isFirst ? [time] : []) + face.answer.spoken(wording),
        choices: choices,
        prompt: .lineModeRightOrWrong(
          wrong: wording(.answerWrong),
          right: wording(.answerRight)
        ),
        onEmpty: ChoiceAction(actions: [.answer(true)]),
        position: position,
        value: face.answer.spelled(wording),
        endsByItself: true
      )
    }
    return LineModeScene(
      name: "round question \(answers) \(opened ?? 0)",
      lines: [stack] + (answers == 0 || context.isFirst ? [time] : [])
        + face.question.spoken(wording),
      choices: choices,
      prompt: .lineModeShowAnswer,
      onEmpty: ChoiceAction(actions: [.flip]),
      position: position,
      value: face.question.spelled(wording),
      endsByItself: true
    )
  }

  private func summary(
    _ round: Round,
    _ state: Round.State,
    _ shelf: LoadedDeck,
    _ context: LineContext
  ) -> LineScene {
    let wording = context.wording
    let summary = round.summary(at: context.screen.now.sinceStart)
    return LineModeScene(
      name: "round over \(isGraded)",
      lines: [
        context.line(state.phrase),
        context.line(summary.phrase(wording)),
      ] + missed(round, shelf, wording),
      choices: [LineModeChoice("a", wording(.keyAgain), .again)]
        + (isGraded ? [] : [LineModeChoice("g", wording(.lineModeGrade), .grade)])
        + [context.back(.close)]
    )
  }

  /// The cards whose first answer was wrong, each with its answer.
  private func missed(_ round: Round, _ shelf: LoadedDeck, _ wording: Wording) -> [SpokenLine] {
    let missed = round.missed.map { shelf.firstLinesHeard($0, wording) }
    guard !missed.isEmpty else { return [] }
    return [.text(wording(.roundMissed))]
      + missed.map { lines in
        .text(
          wording(.lineModeItem(label: lines.question, value: lines.answer))
        )
      }
  }
}
