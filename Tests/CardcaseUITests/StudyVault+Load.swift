import Flashcards

@testable import StudyUI

extension StudyVault {
  /// A vault with cards that were answered, most of them due.
  static var busy: StudyVault {
    var study = StudyVault()
    let scheduler = Scheduler(model: FSRS6(), settings: .defaults)
    for id: Int64 in 0..<12 {
      study.add(.basic, "question \(id)", "answer", deck: 1, id: 5_000 + id * 10)
      let card = FlashcardID(rawValue: 5_001 + id * 10)
      let answer = Review(
        card: card,
        moment: LocalMoment(
          time: Timestamp(milliseconds: 1_784_116_800_000 - (9 + id) * 86_400_000),
          zoneOffset: 0
        ),
        duration: 3_000,
        rating: .easy,
        kind: .learning
      )
      study.reviews.append(answer)
      study.cards[card]?.progress = scheduler.replay([answer], fuzzID: card)
    }
    return study
  }

  /// A vault with a holiday ahead.
  static var easy: StudyVault {
    var study = StudyVault()
    for deck in study.decks.keys { study.decks[deck]?.easyDates = Set(20_666...20_674) }
    return study
  }

  /// The decks that a request is for.
  private func decks(of request: LoadRequest) -> [Deck] {
    let all = decks.values.sorted { $0.name < $1.name }
    guard let id = request.deck else { return all }
    return all.filter { decks[id]?.name.contains($0.name) == true }
  }

  /// What a tool that moves days would do; only cards with a day are known here.
  func loadChange(
    by request: LoadRequest,
    _ moment: LocalMoment,
    _ boundary: DayBoundary
  ) -> LoadChange {
    let chosen = decks(of: request)
    var load = LoadCards(
      today: boundary.day(of: moment),
      rules: chosen.map {
        LoadRule($0.scheduler(nil, boundary: boundary), calendar: $0.easyCalendar)
      }
    )
    for card in cards.values.sorted(by: { $0.id < $1.id }) {
      guard let place = chosen.firstIndex(where: { $0.id == card.deck }) else { continue }
      guard card.progress.phase == .review, let last = card.progress.lastReview,
        let memory = card.progress.memory, case .day(let due)? = card.progress.due
      else {
        load.others.new += 1
        continue
      }
      load.add(
        LoadCard(
          id: card.id,
          note: card.note,
          rule: place,
          memory: memory,
          answered: boundary.day(of: last),
          due: due
        )
      )
    }
    return load.change(by: request.tool)
  }

  /// The change that a tool makes.
  func moving(
    by request: LoadRequest,
    _ moment: LocalMoment,
    _ boundary: DayBoundary
  ) -> ChangeSet {
    var change = ChangeSet()
    let context = EditContext(now: moment, boundary: boundary)
    change.decks = decks(of: request).compactMap {
      $0.eased(by: request.tool, on: boundary.day(of: moment))
    }
    for move in loadChange(by: request, moment, boundary).moves {
      guard var card = cards[move.card], let deck = decks[card.deck],
        let entry = card.move(
          to: move.day,
          by: deck.scheduler(nil, boundary: boundary),
          context
        )
      else { continue }
      change.cards.append(card)
      change.reviews.append(entry)
    }
    return change
  }
}
