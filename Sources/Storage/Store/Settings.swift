public import Flashcards

/// The user's settings. The lock needs them without a key, so they are stored in the clear, but
/// authenticated.
public struct Settings: Hashable, Sendable, Codable {
  /// The time without input after which the program locks.
  public var idleLimit: TimeLimit
  /// The time after unlocking at which the program locks, even if in use.
  public var sessionLimit: TimeLimit
  /// True if the program locks when the terminal loses the focus.
  public var locksOnFocusLoss: Bool
  /// True if animations are reduced.
  public var reducesMotion: Bool
  /// True if the tenth wrong passcode in a row deletes the vault.
  public var wipesAfterTen: Bool
  /// True if colours are used where the terminal has them.
  public var usesColors: Bool
  /// True if the card form advances automatically from a completed field.
  public var movesOn: Bool
  /// The hour at which a new day of study begins, 0 to 23.
  public var rolloverHour: Int
  /// True if a flashcard shows its answer in place of its question.
  public var readingMode: Bool
  /// The differences that typed answers are forgiven.
  public var forgiveness: Forgiveness
  /// The time for which copied text stays on the clipboard.
  public var clipboardLimit: TimeLimit
  /// True if copied text may be sent through an ssh connection.
  public var copiesOverSSH: Bool

  /// Creates settings; safe defaults for all that is not given.
  public init(
    idleLimit: TimeLimit = .seconds(120),
    sessionLimit: TimeLimit = .never,
    locksOnFocusLoss: Bool = false,
    reducesMotion: Bool = false,
    wipesAfterTen: Bool = false,
    usesColors: Bool = true,
    movesOn: Bool = true,
    rolloverHour: Int = 4,
    readingMode: Bool = false,
    forgiveness: Forgiveness = [.letterCase, .punctuation],
    clipboardLimit: TimeLimit = .seconds(15),
    copiesOverSSH: Bool = false
  ) {
    self.idleLimit = idleLimit
    self.sessionLimit = sessionLimit
    self.locksOnFocusLoss = locksOnFocusLoss
    self.reducesMotion = reducesMotion
    self.wipesAfterTen = wipesAfterTen
    self.usesColors = usesColors
    self.movesOn = movesOn
    self.rolloverHour = rolloverHour
    self.readingMode = readingMode
    self.forgiveness = forgiveness
    self.clipboardLimit = clipboardLimit
    self.copiesOverSSH = copiesOverSSH
  }
}

extension Settings {
  /// The names of the stored settings. Part of the format.
  private enum Name {
    static let idleLimit = "lock.idle"
    static let sessionLimit = "lock.session"
    static let locksOnFocusLoss = "lock.focus"
    static let reducesMotion = "look.reduced-motion"
    static let wipesAfterTen = "lock.wipe"
    static let usesColors = "look.colors"
    static let movesOn = "cards.moves-on"
    static let rolloverHour = "study.rollover"
    static let readingMode = "study.reading"
    static let forgiveness = "study.forgiven"
    static let clipboardLimit = "cards.clipboard"
    static let copiesOverSSH = "cards.clipboard-ssh"
  }

  /// Decodes stored settings. A missing or unknown value gets its safe default.
  init(rows: [String: String]) {
    let safe = Settings()
    func flag(_ name: String, _ fallback: Bool) -> Bool {
      rows[name].flatMap(Bool.init) ?? fallback
    }
    idleLimit = rows[Name.idleLimit].flatMap(TimeLimit.init(rawValue:)) ?? safe.idleLimit
    sessionLimit = rows[Name.sessionLimit].flatMap(TimeLimit.init(rawValue:)) ?? safe.sessionLimit
    locksOnFocusLoss = flag(Name.locksOnFocusLoss, safe.locksOnFocusLoss)
    reducesMotion = flag(Name.reducesMotion, safe.reducesMotion)
    wipesAfterTen = flag(Name.wipesAfterTen, safe.wipesAfterTen)
    usesColors = flag(Name.usesColors, safe.usesColors)
    movesOn = flag(Name.movesOn, safe.movesOn)
    let hour = rows[Name.rolloverHour].flatMap { Int($0) }
    rolloverHour = hour.flatMap { (0...23).contains($0) ? $0 : nil } ?? safe.rolloverHour
    readingMode = flag(Name.readingMode, safe.readingMode)
    let forgiven = rows[Name.forgiveness].flatMap { UInt8($0) }
    forgiveness = forgiven.map { Forgiveness(rawValue: $0 & 7) } ?? safe.forgiveness
    clipboardLimit =
      rows[Name.clipboardLimit].flatMap(TimeLimit.init(rawValue:)) ?? safe.clipboardLimit
    copiesOverSSH = flag(Name.copiesOverSSH, safe.copiesOverSSH)
  }

  /// The stored form of the settings.
  var rows: [String: String] {
    [
      Name.idleLimit: idleLimit.rawValue,
      Name.sessionLimit: sessionLimit.rawValue,
      Name.locksOnFocusLoss: String(locksOnFocusLoss),
      Name.reducesMotion: String(reducesMotion),
      Name.wipesAfterTen: String(wipesAfterTen),
      Name.usesColors: String(usesColors),
      Name.movesOn: String(movesOn),
      Name.rolloverHour: String(rolloverHour),
      Name.readingMode: String(readingMode),
      Name.forgiveness: String(forgiveness.rawValue),
      Name.clipboardLimit: clipboardLimit.rawValue,
      Name.copiesOverSSH: String(copiesOverSSH),
    ]
  }
}
