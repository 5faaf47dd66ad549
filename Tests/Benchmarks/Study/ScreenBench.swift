import CardcaseUI
import Flashcards
import Secrets
import Store
import Vault
import WindowLevels

/// Measures the waiting times of a user, except for the terminal.
struct ScreenBench {
  /// The error of not reaching the screen to be measured.
  struct Astray: Error {
    let expected: String
  }

  let vault: Vault
  let key: VaultKey

  func decks(_ findings: inout Findings) throws {
    let store = StudyStore(vault)
    let time = try Stopwatch.median {
      try Stopwatch.time {
        _ = try store.summaries(at: Collection.now, boundary: Collection.boundary, under: key)
      }
    }
    findings.note(.decks, time)
  }

  /// The time from the key to the drawn first card of a deck.
  func open(_ deck: DeckID, as what: Quantity, _ findings: inout Findings) throws {
    let row = try row(of: deck)
    let time = try Stopwatch.median {
      var learner = try StudyDriver(vault, key)
      let time = try Stopwatch.time {
        try learner.goToDeck(row)
        learner.press(.enter)
        learner.draw()
      }
      try expect("Turn", learner)
      return time
    }
    findings.note(what, time)
  }

  /// The time of answering due cards, each with drawing the next. They count from the eleventh on.
  func answer(
    _ findings: inout Findings,
    as what: Quantity = .answerMedian
  ) throws {
    try raiseLimits()
    var learner = try StudyDriver(vault, key)
    try learner.goToDeck(row(of: Collection.all))
    learner.press(.enter)
    var times: [Lap] = []
    for number in 0..<410 {
      learner.press(.character(" "))
      learner.draw()
      let time = Stopwatch.time { learner.press(.character("3")) }
      if number >= 10 { times.append(time) }
    }
    let kept = try StudyStore(vault).reviews(since: Collection.now.time, under: key).reviews.count
    guard kept == 410 else { throw Astray(expected: "410 answers, not \(kept)") }
    findings.note(what, times.quantile(0.5))
    if what == .answerMedian { findings.note(.answerSlowest, times.quantile(0.99)) }
  }

  /// The time of typing a word into the search of the card browser, drawing the list after each
  /// letter.
  func search(_ findings: inout Findings) throws {
    let row = try row(of: Collection.all)
    let time = try Stopwatch.median {
      var learner = try StudyDriver(vault, key)
      try learner.goToDeck(row)
      learner.press(.character("b"), .character("/"))
      learner.draw()
      let times = Collection.word.unicodeScalars.map { letter in
        Stopwatch.time {
          learner.press(.character(letter))
          learner.draw()
        }
      }
      try expect(Collection.word, learner)
      return times.quantile(1)
    }
    findings.note(.search, time)
  }

  /// The time from the key for statistics to the drawn numbers.
  func statistics(_ findings: inout Findings) throws {
    let row = try row(of: Collection.all)
    let time = try Stopwatch.median {
      var learner = try StudyDriver(vault, key)
      try learner.goToDeck(row)
      let time = Stopwatch.time {
        learner.press(.character("S"))
        learner.draw()
      }
      try expect("Mature", learner)
      return time
    }
    findings.note(.statistics, time)
  }

  /// The time from Ctrl-L until the session is sealed and on disk, and the key destroyed.
  func lock(_ findings: inout Findings) throws {
    var learner = try StudyDriver(vault, key)
    try learner.goToDeck(row(of: Collection.all))
    learner.press(.enter, .character(" "))
    learner.draw()
    findings.note(.lock, Stopwatch.time { learner.press(.control("l")) })
    guard !learner.model.isOpen, key.isDestroyed else { throw Astray(expected: "the lock") }
  }

  /// Allows more cards a day than the defaults, so that there are enough answers to tell the
  /// slowest from the others.
  private func raiseLimits() throws {
    let store = StudyStore(vault)
    var change = ChangeSet()
    for summary in try store.summaries(
      at: Collection.now,
      boundary: Collection.boundary,
      under: key
    ).decks {
      var deck = summary.deck
      deck.options.reviewsPerDay = 1_000
      change.decks.append(deck)
    }
    try store.apply(change, under: key)
  }

  private func row(of deck: DeckID) throws -> Int {
    let decks = try StudyStore(vault)
      .summaries(at: Collection.now, boundary: Collection.boundary, under: key).decks
    guard let row = decks.firstIndex(where: { $0.deck.id == deck }) else {
      throw Astray(expected: "deck \(deck.rawValue)")
    }
    return row
  }

  private func expect(_ text: String, _ learner: StudyDriver) throws {
    guard learner.shows(text) else { throw Astray(expected: text) }
  }
}
