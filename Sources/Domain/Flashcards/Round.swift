/// Why the clock of a round stands still.
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
}

/// What a round came to.
public struct RoundSummary: Sendable, Codable, Hashable {
  /// Right answers.
  public let right: Int
  /// Wrong answers.
  public let wrong: Int
  /// Cards answered rightly at first sight.
  public let rightAtOnce: Int
  /// Cards still in the stack.
  public let left: Int
  /// How long the clock ran.
  public let used: Duration
}

/// A game with a stack of cards against the clock. Right cards leave the stack, wrong ones go back
/// under it. Instants are durations since any fixed point, from a clock that never goes back.
public struct Round: Sendable, Codable, Hashable {
  /// Where a round stands.
  public enum State: Sendable, Hashable {
    /// Waiting for its start.
    case ready
    /// The clock runs.
    case running
    /// The clock stands still.
    case paused
    /// Over: no time is left.
    case timeUp
    /// Over: no card is left.
    case stackEmpty

    /// Whether the round is over.
    public var isOver: Bool { self == .timeUp || self == .stackEmpty }
  }

  /// The length of a round unless another is chosen.
  public static let usualLength = Duration.seconds(100)

  /// How long the clock runs.
  public let length: Duration
  /// The cards that are left, the top one first.
  public private(set) var stack: [CardID]
  /// Why the clock stands still.
  public private(set) var pauses: Set<RoundPause> = []
  /// The first answer to each card: right or wrong. What the learner may ask to be graded by.
  public private(set) var firstAnswers: [CardID: Bool] = [:]

  private var all: [CardID]
  private var right = 0
  private var wrong = 0
  private var used = Duration.zero
  private var runningSince: Duration?
  private var hasStarted = false

  /// Lays out a stack, the top card first; a card given twice is there once.
  public init(cards: [CardID], length: Duration = Round.usualLength) {
    self.length = max(.zero, length)
    var seen: Set<CardID> = []
    all = cards.filter { seen.insert($0).inserted }
    stack = all
  }

  /// All cards of the round, those that have left the stack among them.
  public var cards: [CardID] { all }

  /// The live card: the only one that takes keys, the cursor and a voice.
  public func top(at now: Duration) -> CardID? {
    state(at: now).isOver ? nil : stack.first
  }

  /// Where the round stands.
  public func state(at now: Duration) -> State {
    if stack.isEmpty { return .stackEmpty }
    if timeLeft(at: now) == .zero { return .timeUp }
    if !hasStarted { return .ready }
    return pauses.isEmpty ? .running : .paused
  }

  /// The time that is left, never below zero.
  public func timeLeft(at now: Duration) -> Duration {
    max(.zero, length - timeUsed(at: now))
  }

  /// The whole seconds that are left, as shown: a second that has begun counts.
  public func secondsLeft(at now: Duration) -> Int {
    let (seconds, attoseconds) = timeLeft(at: now).components
    return Int(seconds) + (attoseconds > 0 ? 1 : 0)
  }

  /// When the seconds shown change next; nil while the clock stands still.
  public func nextTick(after now: Duration) -> Duration? {
    guard runningSince != nil, case .running = state(at: now) else { return nil }
    return now + timeLeft(at: now) - .seconds(secondsLeft(at: now) - 1)
  }

  private func timeUsed(at now: Duration) -> Duration {
    used + (runningSince.map { max(.zero, now - $0) } ?? .zero)
  }

  /// Starts the clock, unless a pause holds it.
  public mutating func start(at now: Duration) {
    guard !hasStarted else { return }
    hasStarted = true
    run(at: now)
  }

  /// Holds the clock, for as many reasons as there are at once.
  public mutating func pause(_ reason: RoundPause, at now: Duration) {
    stop(at: now)
    pauses.insert(reason)
  }

  /// Takes a reason away; without any left the clock runs on.
  public mutating func resume(_ reason: RoundPause, at now: Duration) {
    guard pauses.remove(reason) != nil else { return }
    run(at: now)
  }

  /// Counts the time up to now, so that a round that is put away without warning has lost none.
  public mutating func settle(at now: Duration) {
    guard runningSince != nil else { return }
    stop(at: now)
    run(at: now)
  }

  /// Holds the clock of a round whose instants are of another clock: one that was put away while it
  /// ran. What was not counted yet is not.
  public mutating func hold(_ reason: RoundPause) {
    runningSince = nil
    pauses.insert(reason)
  }

  private mutating func run(at now: Duration) {
    guard hasStarted, pauses.isEmpty, runningSince == nil, !stack.isEmpty else { return }
    runningSince = now
  }

  private mutating func stop(at now: Duration) {
    used = min(length, timeUsed(at: now))
    runningSince = nil
  }

  /// Answers the top card. False, and nothing happens, unless the round is running: at zero, while
  /// the clock stands still and without cards no answer counts.
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

  /// What the round has come to so far.
  public func summary(at now: Duration) -> RoundSummary {
    RoundSummary(
      right: right,
      wrong: wrong,
      rightAtOnce: firstAnswers.values.count { $0 },
      left: stack.count,
      used: min(length, timeUsed(at: now))
    )
  }

  /// Starts again with all cards and the whole time, wherever the round stands. Pauses still hold.
  public mutating func startAgain(at now: Duration) {
    let pauses = pauses
    self = Round(cards: all, length: length)
    self.pauses = pauses
    start(at: now)
  }

  /// Follows an edit of the deck: cards that are gone leave the stack, new ones come on top, and
  /// the others keep their places.
  public mutating func follow(cards: [CardID], at now: Duration) {
    let wanted = Set(cards)
    let known = Set(all)
    var seen: Set<CardID> = []
    all = cards.filter { seen.insert($0).inserted }
    stack = all.filter { !known.contains($0) } + stack.filter { wanted.contains($0) }
    firstAnswers = firstAnswers.filter { wanted.contains($0.key) }
    if stack.isEmpty { stop(at: now) } else { run(at: now) }
  }
}
