/// The reason for which the clock of a round stands still.
public enum RoundPause: UInt8, Sendable, Codable, Hashable, CaseIterable {
  /// The screen is locked.
  case locked
  /// The program is suspended.
  case suspended
  /// Another window has the focus.
  case focusLost
  /// Help is shown.
  case help
  /// A card is being edited.
  case editor
  /// A question is open.
  case question
}

/// The result of a round.
public struct RoundSummary: Sendable, Codable, Hashable {
  /// The number of right answers.
  public let right: Int
  /// The number of wrong answers.
  public let wrong: Int
  /// The number of cards whose first answer was right.
  public let rightAtOnce: Int
  /// The number of cards still in the stack.
  public let left: Int
  /// The time that the clock ran.
  public let used: Duration
}

/// A game with a stack of cards against the clock.
///
/// Right cards leave the stack, wrong ones go back under it. Instants are durations since any fixed
/// point, from a monotonic clock.
public struct Round: Sendable, Codable, Hashable {
  /// The state of a round.
  public enum State: Sendable, Hashable {
    /// Not started.
    case ready
    /// The clock runs.
    case running
    /// The clock stands still.
    case paused
    /// Over: the time is up.
    case timeUp
    /// Over: no card is left.
    case stackEmpty
    /// Over: it was ended.
    case ended

    /// True if the round is over.
    public var isOver: Bool { self == .timeUp || self == .stackEmpty || self == .ended }
  }

  /// The default length of a round.
  public static let usualLength = Duration.seconds(100)

  /// The total time on the clock.
  public let length: Duration
  /// The cards that are left, the top one first.
  public private(set) var stack: [FlashcardID]
  /// The reasons for which the clock stands still.
  public private(set) var pauses: Set<RoundPause> = []
  /// The first answer to each card, true if right; the learner may have the cards graded by them.
  public private(set) var firstAnswers: [FlashcardID: Bool] = [:]

  private var all: [FlashcardID]
  private var right = 0
  private var wrong = 0
  private var used = Duration.zero
  private var runningSince: Duration?
  private var hasStarted = false
  private var hasEnded = false

  /// Creates a round from a stack, the top card first; a card given twice is in it once.
  public init(cards: [FlashcardID], length: Duration = Round.usualLength) {
    self.length = max(.zero, length)
    var seen: Set<FlashcardID> = []
    all = cards.filter { seen.insert($0).inserted }
    stack = all
  }

  /// All cards of the round, those that have left the stack included.
  public var cards: [FlashcardID] { all }

  /// The top card while the round runs: the only one that takes keys, has the cursor and is read
  /// out.
  public func top(at now: Duration) -> FlashcardID? {
    state(at: now).isOver ? nil : stack.first
  }

  /// The state at an instant.
  public func state(at now: Duration) -> State {
    if stack.isEmpty { return .stackEmpty }
    if hasEnded { return .ended }
    if timeLeft(at: now) == .zero { return .timeUp }
    if !hasStarted { return .ready }
    return pauses.isEmpty ? .running : .paused
  }

  /// The time that is left, never below zero.
  public func timeLeft(at now: Duration) -> Duration {
    max(.zero, length - timeUsed(at: now))
  }

  /// The whole seconds that are left, rounded up, as shown.
  public func secondsLeft(at now: Duration) -> Int {
    let (seconds, attoseconds) = timeLeft(at: now).components
    return Int(seconds) + (attoseconds > 0 ? 1 : 0)
  }

  /// The instant at which the seconds shown change next; nil while the clock stands still.
  public func nextTick(after now: Duration) -> Duration? {
    guard runningSince != nil, case .running = state(at: now) else { return nil }
    return now + timeLeft(at: now) - .seconds(secondsLeft(at: now) - 1)
  }

  private func timeUsed(at now: Duration) -> Duration {
    used + (runningSince.map { max(.zero, now - $0) } ?? .zero)
  }

  /// Starts the clock, unless it is paused.
  public mutating func start(at now: Duration) {
    guard !hasStarted else { return }
    hasStarted = true
    run(at: now)
  }

  /// Pauses the clock; several reasons may hold at once.
  public mutating func pause(_ reason: RoundPause, at now: Duration) {
    stop(at: now)
    pauses.insert(reason)
  }

  /// Removes a reason; the clock runs on once none is left.
  public mutating func resume(_ reason: RoundPause, at now: Duration) {
    guard pauses.remove(reason) != nil else { return }
    run(at: now)
  }

  /// Ends the round before its time; nothing counts from then on.
  public mutating func end(at now: Duration) {
    stop(at: now)
    hasEnded = true
  }

  /// The cards whose first answer was wrong, in the order of the stack at the start.
  public var missed: [FlashcardID] { all.filter { firstAnswers[$0] == false } }

  /// Adds the time up to now to the time used, so that sealing the round without warning loses
  /// none.
  public mutating func settle(at now: Duration) {
    guard runningSince != nil else { return }
    stop(at: now)
    run(at: now)
  }

  /// Pauses the clock of a round whose instants are of another clock: one that was sealed while it
  /// ran. Time that was not counted yet is not counted.
  public mutating func hold(_ reason: RoundPause) {
    runningSince = nil
    pauses.insert(reason)
  }

  private mutating func run(at now: Duration) {
    guard hasStarted, !hasEnded, pauses.isEmpty, runningSince == nil, !stack.isEmpty else { return }
    runningSince = now
  }

  private mutating func stop(at now: Duration) {
    used = min(length, timeUsed(at: now))
    runningSince = nil
  }

  /// Answers the top card.
  ///
  /// - Returns: false, with nothing changed, unless the round is running: no answer counts at zero,
  ///   while the clock stands still, or without cards.
  public mutating func answer(isRight: Bool, at now: Duration) -> Bool {
    guard state(at: now) == .running else { return false }
    let card = stack.removeFirst()
    if firstAnswers[card] == nil { firstAnswers[card] = isRight }
    if isRight {
      right += 1
    } else {
      wrong += 1
      stack.append(card)
    }
    if stack.isEmpty { stop(at: now) }
    return true
  }

  /// The result so far.
  public func summary(at now: Duration) -> RoundSummary {
    RoundSummary(
      right: right,
      wrong: wrong,
      rightAtOnce: firstAnswers.values.count { $0 },
      left: stack.count,
      used: min(length, timeUsed(at: now))
    )
  }

  /// Restarts with all cards and the whole time, in any state. Pauses stay.
  public mutating func startAgain(at now: Duration) {
    let pauses = pauses
    self = Round(cards: all, length: length)
    self.pauses = pauses
    start(at: now)
  }

  /// Applies an edit of the deck: deleted cards leave the stack, new ones go on top, and the others
  /// keep their places.
  public mutating func follow(cards: [FlashcardID], at now: Duration) {
    let wanted = Set(cards)
    let known = Set(all)
    var seen: Set<FlashcardID> = []
    all = cards.filter { seen.insert($0).inserted }
    stack = all.filter { !known.contains($0) } + stack.filter { wanted.contains($0) }
    firstAnswers = firstAnswers.filter { wanted.contains($0.key) }
    if stack.isEmpty { stop(at: now) } else { run(at: now) }
  }
}
