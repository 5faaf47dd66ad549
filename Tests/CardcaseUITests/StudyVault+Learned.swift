import Flashcards

extension StudyVault {
  /// A learner's decks, some within others, with the answers of the last months, up to the day of
  /// the tests.
  static let learned: StudyVault = {
    var study = StudyVault([])
    study.addDeck("Languages", id: 2)
    study.addDeck("Languages::漢字", id: 3)
    study.addDeck("Languages::Cymraeg", id: 4)
    for index in 0..<60 {
      let deck = [Int64(1), 3, 4][index % 3]
      study.add(
        .basic,
        "word \(index)",
        "answer \(index)",
        deck: deck,
        id: 1_000 + 10 * Int64(index)
      )
    }
    study.learn()
    return study
  }()

  /// Answers five cards of six on most of the days on which they are due.
  private mutating func learn() {
    let boundary = DayBoundary()
    let scheduler = Scheduler(model: FSRS6(), settings: .defaults)
    let noon: Int64 = 1_784_116_800_000
    var number: UInt32 = 7
    func roll(_ sides: UInt32) -> UInt32 {
      number = number &* 1_664_525 &+ 1_013_904_223
      return (number >> 8) % sides
    }
    let ids = cards.keys.sorted()
    for day in -120...0 where roll(6) > 0 || day > -9 {
      for (index, id) in ids.enumerated() where index % 6 > 0 {
        guard var card = cards[id], day >= -120 + 2 * (index / 2) else { continue }
        let minute = Int64(roll(600))
        let time = Timestamp(milliseconds: noon + Int64(day) * 86_400_000 - minute * 60_000)
        let moment = LocalMoment(time: time)
        guard card.progress.phase == .new || card.progress.isDue(at: moment, boundary: boundary),
          day < 0 || index % 2 == 0
        else { continue }
        let rating = [Rating.again, .hard, .good, .good, .good, .good, .easy][Int(roll(7))]
        let review = Review(
          card: id,
          moment: moment,
          duration: 4_000 + roll(9_000),
          rating: rating,
          kind: ReviewKind(of: card.progress.phase)
        )
        reviews.append(review)
        scheduler.follow(review, &card.progress, fuzzID: card.fuzzID)
        cards[id] = card
      }
    }
    reviews.sort { $0.moment.time < $1.moment.time }
  }
}
