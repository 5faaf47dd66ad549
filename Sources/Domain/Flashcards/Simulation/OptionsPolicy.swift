/// The choices that a deck's options make: what is due within the limit, and new cards beside it.
package struct OptionsPolicy: SimulationPolicy {
  /// The desired retention.
  package let retention: Double
  private let limits: DayCounts
  private let newIgnoreReviewLimit: Bool
  private let order: ReviewSortOrder
  private let curves: [ForgettingTable]
  private let newCards: [Int32]
  /// The new cards and reviews of the first day before it began.
  private let doneToday: DayCounts
  private var introduced = 0
  private var keys: [UInt64] = []
  private var generator: SplitMix64

  /// Creates the choices of a deck's options.
  ///
  /// - Parameters:
  ///   - retention: the desired retention, 0 to 1, exclusive.
  ///   - limits: the most new cards and reviews a day.
  ///   - doneToday: how many there were on the first day already.
  ///   - newIgnoreReviewLimit: true if new cards come though the limit of reviews is reached.
  ///   - order: the order in which reviews come where there are more than the limit.
  ///   - belief: the model that orders by recall.
  ///   - others: those of cards whose places are not 0, from 1 on.
  package init(
    _ cards: SimulatedCards,
    retention: Double,
    limits: DayCounts,
    doneToday: DayCounts = DayCounts(),
    newIgnoreReviewLimit: Bool,
    order: ReviewSortOrder,
    belief: FSRS6,
    others: [FSRS6] = [],
    seed: UInt64
  ) {
    self.retention = retention
    self.limits = limits
    self.doneToday = doneToday
    self.newIgnoreReviewLimit = newIgnoreReviewLimit
    self.order = order
    curves = ([belief] + others).map(ForgettingTable.init)
    newCards = cards.stability.indices.filter(cards.isNew).map(Int32.init)
    generator = SplitMix64(seed: seed)
  }

  package func retention(of card: Int, on day: Int) -> Double { retention }

  package mutating func choose(
    day: Int,
    due: [Int32],
    cards: SimulatedCards,
    into chosen: inout [Int32]
  ) {
    let done = day == 0 ? doneToday : DayCounts()
    let reviews = max(0, limits.reviews - done.reviews)
    if due.count <= reviews {
      chosen.append(contentsOf: due)
    } else {
      appendFirst(reviews, of: due, day: day, cards, to: &chosen)
    }
    var new = max(0, limits.new - done.new)
    if !newIgnoreReviewLimit {
      new = min(new, max(0, limits.reviews - done.reviews - done.new - chosen.count))
    }
    let next = min(introduced + new, newCards.count)
    chosen.append(contentsOf: newCards[introduced..<next])
    introduced = next
  }

  /// Appends the first cards by the order, among themselves as it comes.
  private mutating func appendFirst(
    _ count: Int,
    of due: [Int32],
    day: Int,
    _ cards: SimulatedCards,
    to chosen: inout [Int32]
  ) {
    keys.removeAll(keepingCapacity: true)
    for card in due {
      let value = value(of: Int(card), day: day, cards)
      keys.append(UInt64(value.orderedBits) << 32 | UInt64(UInt32(bitPattern: card)))
    }
    keys.moveSmallest(count)
    for key in keys.prefix(count) {
      chosen.append(Int32(bitPattern: UInt32(truncatingIfNeeded: key)))
    }
  }

  /// The place of a card in the order: the lowest first.
  private mutating func value(of card: Int, day: Int, _ cards: SimulatedCards) -> Float {
    let days = Float(day - Int(cards.lastDay[card]))
    let interval = Float(cards.dueDay[card] - cards.lastDay[card])
    let memory = cards.believedMemory(of: card)
    let curve = curves[Int(cards.model[card])]
    return switch order {
    case .due, .dueThenDeck, .deckThenDue: Float(cards.dueDay[card])
    case .intervalsAscending: interval
    case .intervalsDescending: -interval
    case .difficultyAscending: Float(memory.difficulty)
    case .difficultyDescending: -Float(memory.difficulty)
    case .recallAscending: Float(curve.probability(memory, days))
    case .recallDescending: -Float(curve.probability(memory, days))
    case .relativeOverdueness: -days / max(1, interval)
    case .random: Float(generator.fraction())
    case .added: Float(card)
    case .reverseAdded: -Float(card)
    }
  }
}

extension ForgettingTable {
  /// The probability of recall of a memory.
  fileprivate func probability(_ memory: Memory, _ days: Float) -> Double {
    recall(slope: slope(memory.stability), days: Double(days))
  }
}

extension Float {
  /// Bits that are ordered as the numbers are.
  fileprivate var orderedBits: UInt32 {
    let bits = bitPattern
    return bits >> 31 == 0 ? bits | 1 << 31 : ~bits
  }
}

extension Array where Element == UInt64 {
  /// Moves the smallest elements to the front, in any order (C. A. R. Hoare's selection).
  fileprivate mutating func moveSmallest(_ count: Int) {
    var low = 0
    var high = self.count - 1
    while low < high {
      let pivot = self[low + (high - low) / 2]
      var left = low
      var right = high
      while left <= right {
        while self[left] < pivot { left += 1 }
        while self[right] > pivot { right -= 1 }
        if left <= right {
          swapAt(left, right)
          left += 1
          right -= 1
        }
      }
      if count <= right {
        high = right
      } else if count >= left {
        low = left
      } else {
        return
      }
    }
  }
}
