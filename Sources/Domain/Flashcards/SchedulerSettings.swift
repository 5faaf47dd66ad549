/// The rules that turn memories into the intervals of the four buttons.
public enum ButtonRules: UInt8, Sendable, Codable, CaseIterable {
  /// The rules of the `fsrs` package: each rating on its own, rounded half to even.
  case bare
  /// Anki's rules: hard < good < easy, no interval shorter than the last by rounding alone, steps
  /// limited and rounded to days, and, without steps, hours if the model asks for them.
  case anki
}

/// The reason why settings were refused.
public enum SettingsError: Error, Sendable, Equatable {
  /// The retention is not between 0 and 1, both excluded.
  case retention(Double)
  /// A step, in milliseconds, is not above 0, or is more than a year.
  case step(Int64)
  /// The maximum interval, in days, is not 1 to 36,500.
  case maximumInterval(Int)
}

/// The scheduling of a deck's cards.
public struct SchedulerSettings: Sendable, Codable, Hashable {
  /// The probability of recall at which a card is due again.
  public private(set) var retention: Double
  /// The steps of a new card in milliseconds.
  public private(set) var learningSteps: [Int64]
  /// The steps of a forgotten card in milliseconds.
  public private(set) var relearningSteps: [Int64]
  /// The longest interval in days.
  public private(set) var maximumIntervalDays: Int
  /// The number of lapses at which a card becomes a leech, and again at each half as many more; 0
  /// is never.
  public var leechThreshold: Int
  /// True if due days are spread.
  public var fuzz: Bool
  /// The way days between reviews are counted.
  public var days: DayCount
  /// The rules of the four buttons.
  public var rules: ButtonRules

  /// Anki's defaults: 0.9, steps of 1 and 10 minutes, relearning 10 minutes, leech at 8 lapses.
  public static let defaults = SchedulerSettings()

  private init() {
    retention = 0.9
    learningSteps = [60_000, 600_000]
    relearningSteps = [600_000]
    maximumIntervalDays = 36_500
    leechThreshold = 8
    fuzz = true
    days = .rollover(DayBoundary())
    rules = .anki
  }

  /// Validates the settings; steps are in milliseconds.
  ///
  /// - Throws: `SettingsError` for a value outside its range.
  public init(
    retention: Double,
    learningSteps: [Int64],
    relearningSteps: [Int64],
    maximumIntervalDays: Int = 36_500,
    leechThreshold: Int = 8,
    fuzz: Bool = true,
    days: DayCount = .rollover(DayBoundary()),
    rules: ButtonRules = .anki
  ) throws(SettingsError) {
    guard retention > 0, retention < 1 else { throw .retention(retention) }
    for step in learningSteps + relearningSteps
    where !(1...365 * Int64.millisecondsPerDay).contains(step) {
      throw .step(step)
    }
    guard (1...36_500).contains(maximumIntervalDays) else {
      throw .maximumInterval(maximumIntervalDays)
    }
    self.retention = retention
    self.learningSteps = learningSteps
    self.relearningSteps = relearningSteps
    self.maximumIntervalDays = maximumIntervalDays
    self.leechThreshold = max(0, leechThreshold)
    self.fuzz = fuzz
    self.days = days
    self.rules = rules
  }
}

extension SchedulerSettings {
  /// The settings with the retention of others.
  func keepingRetention(of others: SchedulerSettings) -> SchedulerSettings {
    with(retention: others.retention)
  }

  /// The settings with another retention; the same for one that is not between 0 and 1.
  package func with(retention: Double) -> SchedulerSettings {
    var settings = self
    if retention > 0, retention < 1 { settings.retention = retention }
    return settings
  }

  /// The settings with days that end at the user's boundary.
  func counting(_ boundary: DayBoundary) -> SchedulerSettings {
    var settings = self
    if case .rollover = days { settings.days = .rollover(boundary) }
    return settings
  }
}

/// The rule by which a card that keeps being forgotten is a leech.
public enum LeechRule {
  /// True at `threshold` lapses and at every half threshold (rounded up) more; never for 0.
  ///
  /// Source: Anki's rule.
  public static func isMet(lapses: Int, threshold: Int) -> Bool {
    guard threshold > 0, lapses >= threshold else { return false }
    return (lapses - threshold) % ((threshold + 1) / 2) == 0
  }
}
