extension StudyOrder {
  /// The factor that makes a day's number a large one, by which notes and cards are shuffled.
  private static let saltFactor: UInt32 = 2_654_435_761

  /// Orders reviews, or cards in steps of a day or more.
  ///
  /// - Parameter ranks: the places of decks in the order of their names.
  func sorted(
    due cards: [StudyCandidate],
    _ ranks: [DeckID: Int],
    at moment: OrderMoment
  ) -> [StudyCandidate] {
    cards.sorted(byKey: { candidate in
      let card = candidate.card
      let day = card.duePlace ?? Int64(card.dueDay(at: moment) ?? moment.today)
      let rank = Int64(ranks[candidate.place] ?? .max)
      let last = card.changeHash
      return switch reviews {
      case .due: OrderKey(day, last)
      case .dueThenDeck: OrderKey(day, rank, last)
      case .deckThenDue: OrderKey(rank, day, last)
      case .intervalsAscending: OrderKey(Int64(card.intervalDays), last)
      case .intervalsDescending: OrderKey(~Int64(card.intervalDays), last)
      case .difficultyAscending: OrderKey(lacking: card.memory?.difficulty, last)
      case .difficultyDescending:
        OrderKey(lacking: card.memory?.difficulty, isDescending: true, last)
      case .recallAscending: OrderKey(lacking: card.recall(at: moment), last)
      case .recallDescending:
        OrderKey(lacking: card.recall(at: moment), isDescending: true, last)
      case .relativeOverdueness: OrderKey(value: card.relativeOverdueness(at: moment), last)
      case .random: OrderKey(last)
      case .added: OrderKey(card.noteSeed, Int64(card.ordinal), last)
      case .reverseAdded: OrderKey(~card.noteSeed, Int64(card.ordinal), last)
      }
    })
  }

  /// Orders new cards as they are to be chosen.
  ///
  /// - Parameter ranks: the places of decks in the order of their names.
  func gathered(
    _ cards: [StudyCandidate],
    _ ranks: [DeckID: Int],
    at moment: OrderMoment
  ) -> [StudyCandidate] {
    let day = UInt32(truncatingIfNeeded: moment.today - moment.firstDay)
    let salt = Int64(day &* Self.saltFactor)
    return cards.sorted(byKey: { candidate in
      let card = candidate.card
      let rank = Int64(ranks[candidate.place] ?? .max)
      let ordinal = Int64(card.ordinal)
      guard case .new(let ownPosition) = card.state else { return OrderKey() }
      let position = card.duePlace ?? Int64(ownPosition)
      return switch newGather {
      case .deck: OrderKey(rank, position, ordinal, card.seed)
      case .ascendingPosition: OrderKey(position, ordinal, rank, card.seed)
      case .descendingPosition: OrderKey(~position, ordinal, rank, card.seed)
      case .deckThenRandomNotes: OrderKey(rank, Self.hash(card.noteSeed, salt), ordinal)
      case .randomNotes: OrderKey(Self.hash(card.noteSeed, salt), ordinal)
      case .randomCards: OrderKey(Self.hash(card.seed, salt))
      }
    })
  }

  /// Orders the new cards that were chosen as they are to be shown.
  func sorted(new cards: [StudyCandidate], at moment: OrderMoment) -> [StudyCandidate] {
    let day = Int64(moment.today - moment.firstDay)
    guard newSort != .gathered else { return cards }
    return cards.sorted(byKey: { candidate in
      let card = candidate.card
      let ordinal = Int64(card.ordinal)
      return switch newSort {
      case .template: OrderKey(ordinal)
      case .gathered: OrderKey()
      case .templateThenRandom: OrderKey(ordinal, Self.unsignedHash(card.seed, day))
      case .randomNoteThenTemplate: OrderKey(Self.unsignedHash(card.noteSeed, day), ordinal)
      case .random: OrderKey(Self.unsignedHash(card.seed, day))
      }
    })
  }

  private static func hash(_ seed: Int64, _ salt: Int64) -> Int64 {
    Int64(bitPattern: FNVHash.of(seed, salt))
  }

  /// The hash in the order of unsigned numbers.
  private static func unsignedHash(_ seed: Int64, _ salt: Int64) -> Int64 {
    hash(seed, salt) ^ .min
  }
}
