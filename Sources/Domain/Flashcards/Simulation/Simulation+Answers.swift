extension Simulation {
  /// Answers a card, unless it was answered today.
  mutating func answer(_ card: Int) {
    if cards.isNew(card) { return introduce(card) }
    let last = Int(cards.lastDay[card])
    guard last < today || today == 0 && isWaiting[card] else { return }
    addKnown(of: card, before: today + 1, to: &known)
    let days = Double(today - last)
    let memory = cards.memory(of: card)
    let recall = recall(of: card, after: days)
    let isRecalled = generator.fraction() < recall
    let rating = isRecalled ? draws.pass.rating(generator.fraction()) : .again
    self.days[today].reviews += 1
    self.days[today].seconds += draws.seconds.review[rating]
    // At the day's end it is known for certain.
    self.days[today].knownAtEnd += 1 - recall
    if isRecalled { self.days[today].recalled += 1 } else { cards.lapses[card] += 1 }
    let model = Int(cards.model[card])
    let after = memories.truths[model].memory(after: rating, from: memory, recall: recall)
    guard let belief = memories.belief else {
      return finish(card, isRecalled ? after : relearned(after, nil, model).truth, nil)
    }
    let before = cards.believedMemory(of: card)
    let believed = memories.believed(belief, after: rating, from: before, days: days)
    if isRecalled { return finish(card, after, believed) }
    let both = relearned(after, believed, model)
    finish(card, both.truth, both.belief)
  }

  /// Answers a card for the first time.
  private mutating func introduce(_ card: Int) {
    let rating = draws.first.rating(generator.fraction())
    let model = Int(cards.model[card])
    var memory = memories.truths[model].first(rating)
    var believed = memories.belief?.first(rating)
    let memories = memories
    let steps = draws.learning.answers(after: rating, &generator) { rating in
      memory = memories.truths[model].memory(afterSimulatedStep: rating, from: memory)
      believed = believed.flatMap { memories.belief?.memory(afterSimulatedStep: rating, from: $0) }
    }
    days[today].introduced += 1
    days[today].learningAnswers += 1 + steps.count
    days[today].seconds += draws.seconds.learning[rating] + steps.seconds
    days[today].knownAtEnd += 1
    finish(card, memory, believed)
  }

  /// The memories after the relearning steps of a lapse.
  private mutating func relearned(_ lapsed: Memory, _ lapsedBelief: Memory?, _ model: Int)
    -> (truth: Memory, belief: Memory?)
  {
    var memory = lapsed
    var believed = lapsedBelief
    let memories = memories
    let steps = draws.relearning.answers(after: .again, &generator) { rating in
      memory = memories.truths[model].memory(afterSimulatedStep: rating, from: memory)
      believed = believed.flatMap { memories.belief?.memory(afterSimulatedStep: rating, from: $0) }
    }
    days[today].relearningAnswers += steps.count
    days[today].seconds += steps.seconds
    return (memory, believed)
  }

  /// Keeps the memories after an answer, and schedules the card.
  private mutating func finish(_ card: Int, _ memory: Memory, _ believed: Memory?) {
    // An early answer takes the card from its day.
    if !isWaiting[card], !cards.isNew(card) { loads.add(-1, on: Int(cards.dueDay[card])) }
    isWaiting[card] = false
    cards.set(memory, of: card)
    if let believed { cards.setBelieved(believed, of: card) }
    cards.lastDay[card] = Int32(today)
    let wanted = policy.retention(of: card, on: today)
    if wanted != retention {
      retention = wanted
      daysPerStability = memories.daysPerStability(retention: wanted)
    }
    let interval = (believed ?? memory).stability * daysPerStability[Int(cards.model[card])]
    let days = loads.days(for: interval, from: today, &generator)
    cards.dueDay[card] = Int32(clamping: today + days)
    // A leech is suspended: it is forgotten, and never due.
    if cards.lapses[card] < suspendingLapses { put(card, on: today + days) }
  }
}
