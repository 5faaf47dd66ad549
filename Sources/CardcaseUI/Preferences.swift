public import Flashcards

/// What a user sets about the lock and the look.
public struct Preferences: Hashable, Sendable {
  /// How long without a key until the lock comes up; nil for never.
  public var idleLimit: Duration?
  /// Whether the lock comes up when the terminal's window loses the focus.
  public var locksOnFocusLoss: Bool
  /// Whether nothing moves.
  public var reducedMotion: Bool
  /// Whether the tenth wrong passcode in a row deletes the vault.
  public var wipesAfterTen: Bool
  /// Whether the card form moves on by itself from a field that is whole.
  public var movesOn: Bool
  /// The hour at which a new day of study begins, 0 to 23.
  public var rolloverHour: Int
  /// Whether a card shows its answer in place of its question, not below it.
  public var readingMode: Bool
  /// What typed answers are forgiven.
  public var forgiveness: Forgiveness

  /// Preferences; what a new vault starts with by default.
  public init(
    idleLimit: Duration? = .seconds(120),
    locksOnFocusLoss: Bool = false,
    reducedMotion: Bool = false,
    wipesAfterTen: Bool = false,
    movesOn: Bool = true,
    rolloverHour: Int = 4,
    readingMode: Bool = false,
    forgiveness: Forgiveness = [.letterCase, .punctuation]
  ) {
    self.idleLimit = idleLimit
    self.locksOnFocusLoss = locksOnFocusLoss
    self.reducedMotion = reducedMotion
    self.wipesAfterTen = wipesAfterTen
    self.movesOn = movesOn
    self.rolloverHour = rolloverHour
    self.readingMode = readingMode
    self.forgiveness = forgiveness
  }

  /// How long a key that the recovery key led to waits for a new passcode where `idleLimit` is never.
  static let recoveredKeyLimit = Duration.seconds(120)

  /// The idle times offered, the longest last; nil is never.
  public static let idleLimits: [Duration?] = [
    .seconds(30), .seconds(60), .seconds(120), .seconds(300), .seconds(900), nil,
  ]
}
