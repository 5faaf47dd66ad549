import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension RoundScreen {
  func scene(_ context: PlainContext<StudyData>) -> PlainScene {
    guard let shelf = context.screen.shelf(deck) else { return context.missing(deck) }
    switch stage {
    case .setup: return setup(context)
    case .picking: return picking(shelf, context)
    case .playing: return round.map { playing($0, shelf, context) } ?? setup(context)
    }
  }

  /// The time that is left, when half of it and a tenth of it are. How much there is, is said at the
  /// start and whenever it is asked for; the end is a scene of its own.
  func announcement(after level: Int?, _ context: StudyContext)
    -> (level: Int, lines: [PlainLine])?
  {
    guard let round, stage == .playing, context.shelf(deck) != nil,
      round.state(at: context.now.sinceStart) == .running
    else { return nil }
    let left = round.timeLeft(at: context.now.sinceStart)
    let due = left <= round.length / 10 ? 2 : left <= round.length / 2 ? 1 : 0
    guard level.map({ due > $0 }) ?? true else { return (due, []) }
    return (due, [Self.timeLeft(round, context.wording, at: context.now)])
  }

  /// How much time is left.
  private static func timeLeft(_ round: Round, _ wording: Wording, at now: Instant) -> PlainLine {
    let seconds = wording.count(.seconds, round.secondsLeft(at: now.sinceStart))
    return .text(wording(.lineModeTimeLeft(time: seconds)))
  }

  private func setup(_ context: PlainContext<StudyData>) -> PlainScene {
    let wording = context.wording
    func set(_ label: Phrase, _ value: String) -> String {
      wording(.lineModeItem(label: wording(label), value: value))
    }
    return PlainScene(
      name: "setup \(choice) \(seconds)",
      lines: [context.line(.roundText)],
      choices: [
        PlainChoice("1", wording(.keyStart), .enter),
        PlainChoice("2", set(.roundCards, wording(choice.phrase)), .home, .right),
        PlainChoice(
          "3",
          set(.roundLength, wording.count(.seconds, seconds)),
          .home,
          .down,
          .right
        ),
        context.back(.escape),
      ],
      listsChoices: true,
      prompt: wording(.lineModeChoose)
    )
  }

  private func picking(_ shelf: LoadedDeck, _ context: PlainContext<StudyData>) -> PlainScene {
    let wording = context.wording
    let all = RoundCards(shelf).all
    let rows = PlainList(count: all.count, context: context).rows(pressing: [.character(" ")]) {
      let text = shelf.face(all[$0])?.question.first?.text ?? ""
      return picked.contains(all[$0]) ? wording(.lineModePicked(name: text)) : text
    }
    return PlainScene(
      name: "picking \(context.firstRow) \(picked.count)",
      lines: [context.item(.roundPicked, wording.count(.cards, picked.count))],
      choices: rows + [
        PlainChoice("s", wording(.keyStart), .enter), context.back(.escape),
      ],
      listsChoices: true,
      prompt: wording(.lineModeChoose)
    )
  }

  // MARK: Playing

  private func playing(_ round: Round, _ shelf: LoadedDeck, _ context: PlainContext<StudyData>)
    -> PlainScene
  {
    let now = context.screen.now
    let state = round.state(at: now.sinceStart)
    if state.isOver { return summary(round, state, context) }
    guard let top = round.stack.first, let face = shelf.face(top) else {
      return context.missing(deck)
    }
    let wording = context.wording
    let told = round.summary(at: now.sinceStart)
    let answers = told.right + told.wrong
    let ratings = [
      PlainChoice("1", wording(.answerWrong), .character("1")),
      PlainChoice("3", wording(.answerRight), .character("3")),
    ]
    let choices =
      ratings + [
        PlainChoice(
          "t",
          wording(.lineModeTime),
          ChoiceAction(lines: [Self.timeLeft(round, wording, at: now)])
        ),
        PlainChoice("a", wording(.keyAgain), .character("r")),
        PlainChoice("e", wording(.keyEdit), .character("e")),
        context.back(.escape),
      ]
    guard !showsAnswer else {
      return PlainScene(
        name: "round answer \(answers)",
        lines: [context.line(.lineModeAnswer)] + face.answer.plain,
        choices: choices,
        prompt: wording(.lineModeRightOrWrong)
      )
    }
    let stack = wording(.roundStack(cards: wording.count(.cards, round.stack.count)))
    return PlainScene(
      name: "round question \(answers)",
      lines: [.text(stack)] + (answers == 0 ? [Self.timeLeft(round, wording, at: now)] : [])
        + face.question.plain,
      choices: choices,
      prompt: wording(.lineModeShowAnswer),
      onEmpty: ChoiceAction(keys: [.enter])
    )
  }

  private func summary(
    _ round: Round,
    _ state: Round.State,
    _ context: PlainContext<StudyData>
  ) -> PlainScene {
    let wording = context.wording
    let summary = round.summary(at: context.screen.now.sinceStart)
    return PlainScene(
      name: "round over \(isGraded)",
      lines: [
        context.line(state == .timeUp ? .roundTimeUp : .roundStackEmpty),
        context.line(summary.phrase),
      ],
      choices: [PlainChoice("a", wording(.keyAgain), .character("r"))]
        + (isGraded ? [] : [PlainChoice("g", wording(.lineModeGrade), .character("g"))])
        + [context.back(.escape)],
      listsChoices: true,
      prompt: wording(.lineModeChoose)
    )
  }
}
