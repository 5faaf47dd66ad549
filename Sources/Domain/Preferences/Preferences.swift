package import Flashcards

/// What a user sets about the lock and the look.
package struct Preferences: Hashable, Sendable {
  /// How long without a key until the lock comes up; nil for never.
  package var idleLimit: Duration?
  /// How long after unlocking the lock comes up, whatever is typed; nil for never.
  package var sessionLimit: Duration?
  /// Whether the lock comes up when the terminal's window loses the focus.
  package var locksOnFocusLoss: Bool
  /// Whether nothing moves.
  package var reducedMotion: Bool
  /// Whether the tenth wrong passcode in a row deletes the vault.
  package var wipesAfterTen: Bool
  /// Whether colours are used where the terminal has them.
  package var usesColors: Bool
  /// Whether the card form moves on by itself from a field that is whole.
  package var movesOn: Bool
  /// The hour at which a new day of study begins, 0 to 23.
  package var rolloverHour: Int
  /// Whether a card shows its answer in place of its question, not below it.
  package var readingMode: Bool
  /// What typed answers are forgiven.
  package var forgiveness: Forgiveness
  /// How long what was copied stays on the clipboard; nil until the lock.
  package var clipboardLimit: Duration?
  /// Whether what is copied may be sent through an ssh connection, to a clipboard at its other end.
  package var copiesOverSSH: Bool

  /// Preferences; what a new vault starts with by default.
  package init(
    idleLimit: Duration? = .seconds(120),
    sessionLimit: Duration? = nil,
    locksOnFocusLoss: Bool = false,
    reducedMotion: Bool = false,
    wipesAfterTen: Bool = false,
    usesColors: Bool = true,
    movesOn: Bool = true,
    rolloverHour: Int = 4,
    readingMode: Bool = false,
    forgiveness: Forgiveness = [.letterCase, .punctuation],
    clipboardLimit: Duration? = .seconds(15),
    copiesOverSSH: Bool = false
  ) {
    self.idleLimit = idleLimit
    self.sessionLimit = sessionLimit
    self.locksOnFocusLoss = locksOnFocusLoss
    self.reducedMotion = reducedMotion
    self.wipesAfterTen = wipesAfterTen
    self.usesColors = usesColors
    self.movesOn = movesOn
    self.rolloverHour = rolloverHour
    self.readingMode = readingMode
    self.forgiveness = forgiveness
    self.clipboardLimit = clipboardLimit
    self.copiesOverSSH = copiesOverSSH
  }

  /// How long a key that the recovery key led to waits for a new passcode where `idleLimit` is never.
  package static let recoveredKeyLimit = Duration.seconds(120)

  /// The times on the clipboard that are offered; nil is until the lock.
  package static let clipboardLimits: [Duration?] = [
    .seconds(15), .seconds(30), .seconds(60), nil,
  ]

  /// The idle times offered, the longest last; nil is never.
  package static let idleLimits: [Duration?] = [
    .seconds(30), .seconds(60), .seconds(120), .seconds(300), .seconds(900), nil,
  ]

  /// The times after unlocking offered, the longest last; nil is never.
  package static let sessionLimits: [Duration?] = [
    .seconds(900), .seconds(3600), .seconds(4 * 3600), .seconds(8 * 3600), nil,
  ]
}

extension Preferences {
  /// Whether typed answers are forgiven capitals.
  package var forgivesCase: Bool {
    get { forgiveness.contains(.letterCase) }
    set { forgive(.letterCase, newValue) }
  }

  /// Whether they are forgiven accents.
  package var forgivesAccents: Bool {
    get { forgiveness.contains(.accents) }
    set { forgive(.accents, newValue) }
  }

  /// Whether they are forgiven punctuation.
  package var forgivesPunctuation: Bool {
    get { forgiveness.contains(.punctuation) }
    set { forgive(.punctuation, newValue) }
  }

  private mutating func forgive(_ kind: Forgiveness, _ forgives: Bool) {
    if forgives { forgiveness.insert(kind) } else { forgiveness.remove(kind) }
  }
}
