public import Flashcards

/// What the user chose about the lock and the look. The lock needs it before there is a key, so it is
/// kept clear, but authenticated.
public struct Settings: Hashable, Sendable, Codable {
  /// How long nothing may be typed before the lock falls.
  public var idleLimit: TimeLimit
  /// How long after unlocking the lock falls, whatever is typed.
  public var sessionLimit: TimeLimit
  /// Whether the lock falls when the terminal loses the focus.
  public var locksOnFocusLoss: Bool
  /// Whether nothing moves that need not.
  public var reducesMotion: Bool
  /// Whether the tenth wrong passcode in a row deletes the vault.
  public var wipesAfterTen: Bool
  /// Whether colours are used where the terminal has them.
  public var usesColors: Bool
  /// Whether the card form moves on by itself from a field that is whole.
  public var movesOn: Bool
  /// The hour at which a new day of study begins, 0 to 23.
  public var rolloverHour: Int
  /// Whether a flashcard shows its answer in place of its question.
  public var readingMode: Bool
  /// What typed answers are forgiven.
  public var forgiveness: Forgiveness
  /// How long what was copied stays on the clipboard.
  public var clipboardLimit: TimeLimit
  /// Whether what is copied may be sent through an ssh connection.
  public var copiesOverSSH: Bool

  /// The safe defaults, where nothing else is named.
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
  /// The names of the rows. Part of the format.
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

  /// Settings as they are kept. What is missing, or has a value that is not known here, gets its
  /// safe default.
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

  /// Settings as they are kept.
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
