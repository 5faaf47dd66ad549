import Testing

@testable import Flashcards

/// The behaviour of the seed, its challenges, and the faults it leaves, as far as rules go.
@Suite("Flashzilla: the round")
struct FlashzillaRoundTests {
  static let cards = (1...4).map { FlashcardID(rawValue: Int64($0)) }

  private func running(_ cards: [FlashcardID] = Self.cards) -> Round {
    var round = Round(cards: cards)
    round.start(at: .zero)
    return round
  }

  @Test("Behaviour: 100 seconds are counted down one by one and shown as whole seconds")
  func countdown() {
    let round = running()
    #expect(round.secondsLeft(at: .zero) == 100)
    #expect(round.secondsLeft(at: .milliseconds(999)) == 100)
    #expect(round.secondsLeft(at: .seconds(1)) == 99)
    #expect(round.secondsLeft(at: .milliseconds(99_001)) == 1)
    #expect(round.secondsLeft(at: .seconds(100)) == 0)
    #expect(round.secondsLeft(at: .seconds(500)) == 0)
  }

  @Test("Behaviour: the display changes each second, and is left alone while the clock stands")
  func ticks() {
    var round = running()
    #expect(round.nextTick(after: .zero) == .seconds(1))
    #expect(round.nextTick(after: .milliseconds(1_500)) == .seconds(2))
    #expect(round.nextTick(after: .milliseconds(99_500)) == .seconds(100))
    #expect(round.nextTick(after: .seconds(100)) == nil)
    round.pause(.locked, at: .seconds(2))
    #expect(round.nextTick(after: .seconds(3)) == nil)
    #expect(Round(cards: Self.cards).nextTick(after: .zero) == nil)
  }

  @Test("Behaviour: only the top card is live; the others take nothing")
  func topCard() {
    var round = running()
    #expect(round.top(at: .zero) == Self.cards[0])
    #expect(round.answer(isRight: true, at: .zero) == true)
    #expect(round.top(at: .zero) == Self.cards[1])
  }

  @Test("Behaviour: the clock stands in the background, for each reason and until all are gone")
  func pauses() {
    for reason in RoundPause.allCases {
      var round = running()
      round.pause(reason, at: .seconds(10))
      #expect(round.state(at: .seconds(50)) == .paused)
      #expect(round.timeLeft(at: .seconds(5_000)) == .seconds(90))
      round.resume(reason, at: .seconds(5_000))
      #expect(round.timeLeft(at: .seconds(5_001)) == .seconds(89))
    }
    var round = running()
    round.pause(.help, at: .seconds(10))
    round.pause(.locked, at: .seconds(20))
    round.pause(.locked, at: .seconds(25))
    round.resume(.help, at: .seconds(30))
    #expect(round.timeLeft(at: .seconds(40)) == .seconds(90))
    round.resume(.locked, at: .seconds(40))
    round.resume(.editor, at: .seconds(45))
    #expect(round.timeLeft(at: .seconds(50)) == .seconds(80))
  }

  @Test("Behaviour: a round that is opened while a reason holds does not run")
  func startsPaused() {
    var round = Round(cards: Self.cards)
    #expect(round.state(at: .seconds(9)) == .ready)
    round.pause(.locked, at: .zero)
    round.start(at: .zero)
    #expect(round.state(at: .seconds(200)) == .paused)
    round.resume(.locked, at: .seconds(200))
    #expect(round.secondsLeft(at: .seconds(201)) == 99)
  }

  @Test("Challenge 3: a wrong card goes back under the stack and is itself, wherever it lies")
  func wrongGoesUnder() {
    var round = running()
    #expect(round.answer(isRight: false, at: .zero) == true)
    #expect(round.stack == [2, 3, 4, 1].map { FlashcardID(rawValue: $0) })
    #expect(round.answer(isRight: true, at: .zero) == true)
    #expect(round.stack == [3, 4, 1].map { FlashcardID(rawValue: $0) })
    #expect(round.firstAnswers == [Self.cards[0]: false, Self.cards[1]: true])
  }

  @Test("Fault: nothing can be answered at zero")
  func zero() {
    var round = running()
    #expect(round.answer(isRight: true, at: .milliseconds(99_999)) == true)
    #expect(round.answer(isRight: true, at: .seconds(100)) == false)
    #expect(round.answer(isRight: false, at: .seconds(101)) == false)
    #expect(round.stack.count == 3)
    #expect(round.top(at: .seconds(100)) == nil)
    #expect(round.state(at: .seconds(100)) == .timeUp)
  }

  @Test("Fault: nothing can be answered while the clock stands")
  func answersWhilePaused() {
    var round = running()
    round.pause(.editor, at: .seconds(1))
    #expect(round.answer(isRight: true, at: .seconds(2)) == false)
    var unstarted = Round(cards: Self.cards)
    #expect(unstarted.answer(isRight: true, at: .zero) == false)
  }

  @Test("Fault: a round starts again when time ran out with cards left, and in every other state")
  func startAgain() {
    var timeUp = running()
    #expect(timeUp.answer(isRight: false, at: .seconds(1)) == true)
    timeUp.startAgain(at: .seconds(300))
    #expect(timeUp.stack == Self.cards)
    #expect(timeUp.secondsLeft(at: .seconds(301)) == 99)
    #expect(timeUp.summary(at: .seconds(300)).wrong == 0)

    var empty = running()
    for _ in Self.cards { #expect(empty.answer(isRight: true, at: .seconds(3)) == true) }
    #expect(empty.state(at: .seconds(3)) == .stackEmpty)
    empty.startAgain(at: .seconds(9))
    #expect(empty.state(at: .seconds(10)) == .running)

    var held = running()
    held.pause(.locked, at: .seconds(1))
    held.startAgain(at: .seconds(2))
    #expect(held.state(at: .seconds(3)) == .paused)
  }

  @Test("Fault: the clock stands while cards are edited, and the stack follows what changed")
  func editing() {
    var round = running()
    #expect(round.answer(isRight: false, at: .seconds(1)) == true)
    #expect(round.answer(isRight: true, at: .seconds(2)) == true)
    round.pause(.editor, at: .seconds(10))
    let edited = [9, 1, 2, 4].map { FlashcardID(rawValue: $0) }
    round.follow(cards: edited, at: .seconds(60))
    round.resume(.editor, at: .seconds(60))
    #expect(round.stack == [9, 4, 1].map { FlashcardID(rawValue: $0) })
    #expect(round.secondsLeft(at: .seconds(60)) == 90)
    round.startAgain(at: .seconds(60))
    #expect(round.stack == edited)
  }

  @Test("Fault: right and wrong are recorded, and summed up at the end")
  func summary() {
    var round = running([Self.cards[0], Self.cards[1]])
    #expect(round.answer(isRight: false, at: .seconds(1)) == true)
    #expect(round.answer(isRight: true, at: .seconds(2)) == true)
    #expect(round.answer(isRight: true, at: .seconds(7)) == true)
    #expect(
      round.summary(at: .seconds(50))
        == RoundSummary(right: 2, wrong: 1, rightAtOnce: 1, left: 0, used: .seconds(7))
    )
    #expect(
      running().summary(at: .seconds(200))
        == RoundSummary(right: 0, wrong: 0, rightAtOnce: 0, left: 4, used: .seconds(100))
    )
  }

  @Test("A deck without cards is over at once, and a card chosen twice is there once")
  func edges() {
    #expect(running([]).state(at: .zero) == .stackEmpty)
    #expect(Round(cards: [Self.cards[0], Self.cards[0]]).stack == [Self.cards[0]])
    var round = running([Self.cards[0]])
    round.follow(cards: [], at: .seconds(5))
    #expect(round.state(at: .seconds(50)) == .stackEmpty)
    #expect(round.summary(at: .seconds(50)).used == .seconds(5))
    round.follow(cards: Self.cards, at: .seconds(60))
    #expect(round.secondsLeft(at: .seconds(61)) == 94)
  }
}

@Suite("Flashzilla: the drag")
struct FlashzillaDragTests {
  /// Every frame from `start` on until nothing moves.
  private func frames(_ drag: StackDrag, from start: Duration) -> [DragLook] {
    var looks = [drag.look(at: start)]
    var now = start
    while let next = drag.nextChange(after: now), looks.count < 1_000 {
      now = next
      looks.append(drag.look(at: now))
    }
    return looks
  }

  @Test("Behaviour: at rest the card is neutral, in its place and whole, and nothing waits")
  func rest() {
    #expect(StackDrag().look(at: .seconds(9)) == .rest)
    #expect(StackDrag().nextChange(after: .zero) == nil)
  }

  @Test("Behaviour: colour grows step by step and is whole half way; then the card fades")
  func growing() {
    var drag = StackDrag()
    var looks: [DragLook] = []
    for step in 0..<3 {
      let now = Duration.milliseconds(100 * step)
      #expect(drag.nudge(.right, at: now) == nil)
      looks.append(drag.look(at: now))
    }
    #expect(looks.map(\.offset) == [0.25, 0.5, 0.75])
    #expect(looks.map(\.tint) == [0.5, 1, 1])
    #expect(looks.map(\.opacity) == [1, 1, 0.5])
    #expect(looks.allSatisfy { $0.side == .right && !$0.isLeaving })
  }

  @Test("Behaviour: beyond the threshold the card flies off, with the colour of its side")
  func leaving() {
    for side in [DragSide.wrong, .right] {
      var drag = StackDrag()
      for _ in 0..<3 { #expect(drag.nudge(side, at: .zero) == nil) }
      #expect(drag.nudge(side, at: .zero) == side)
      let looks = frames(drag, from: .zero)
      #expect(looks.last == .rest)
      #expect(looks.dropLast().allSatisfy { $0.side == side && $0.tint == 1 && $0.isLeaving })
      let away = looks.dropLast().map { abs($0.offset) }
      #expect(away == away.sorted() && away.first == 0.75)
    }
  }

  @Test("Behaviour: an answer by key flies off from the card's place within 120 to 200 ms")
  func answerByKey() {
    var drag = StackDrag()
    drag.leave(.wrong, at: .seconds(1))
    #expect(drag.look(at: .seconds(1)).side == .wrong)
    #expect(drag.look(at: .seconds(1) + .milliseconds(119)).isLeaving)
    #expect(drag.look(at: .seconds(1) + .milliseconds(200)) == .rest)
  }

  @Test("Behaviour: short of the threshold a pause of 0.6 s lets the card spring back")
  func springsBack() {
    var drag = StackDrag()
    #expect(drag.nudge(.right, at: .zero) == nil)
    #expect(drag.nudge(.right, at: .milliseconds(300)) == nil)
    #expect(drag.nextChange(after: .milliseconds(300)) == .milliseconds(900))
    #expect(drag.look(at: .milliseconds(899)).offset == 0.5)
    #expect(drag.look(at: .milliseconds(940)).offset < 0.5)
    #expect(drag.look(at: .milliseconds(1_100)) == .rest)
  }

  @Test("Challenge 2: springing back shows only the side's own colour, less and less, then none")
  func noFlash() {
    for (side, other) in [(DragSide.right, DragSide.wrong), (.wrong, .right)] {
      for steps in 1...3 {
        var drag = StackDrag()
        for _ in 0..<steps { #expect(drag.nudge(side, at: .zero) == nil) }
        #expect(drag.nudge(other, at: .milliseconds(50)) == nil)
        let looks = frames(drag, from: .milliseconds(50))
        #expect(looks.count > 4)
        #expect(looks.last == .rest)
        #expect(looks.dropLast().allSatisfy { $0.side == side && $0.offset * side.sign > 0 })
        let tints = looks.map(\.tint)
        #expect(tints == tints.sorted(by: >))
      }
    }
  }

  @Test("The next key ends what moves at once")
  func nextKey() {
    var drag = StackDrag()
    drag.leave(.right, at: .zero)
    #expect(drag.nudge(.wrong, at: .milliseconds(20)) == nil)
    #expect(drag.look(at: .milliseconds(20)).offset == -0.25)
    drag.endMotion()
    #expect(drag.look(at: .milliseconds(21)) == .rest)
    drag.leave(.right, at: .milliseconds(30))
    drag.leave(.wrong, at: .milliseconds(40))
    #expect(drag.look(at: .milliseconds(40)).side == .wrong)
  }

  @Test("With reduced motion there are no frames between the states")
  func reducedMotion() {
    var drag = StackDrag(reducesMotion: true)
    #expect(drag.nudge(.right, at: .zero) == nil)
    #expect(frames(drag, from: .zero).map(\.offset) == [0.25, 0])
    #expect(drag.nudge(.right, at: .seconds(1)) == nil)
    #expect(drag.nudge(.wrong, at: .seconds(1)) == nil)
    #expect(drag.look(at: .seconds(1)) == .rest)
    drag.leave(.right, at: .seconds(2))
    #expect(frames(drag, from: .seconds(2)) == [.rest])
  }
}
