/// A day of study: local days since 1970, each beginning at the roll-over hour.
public typealias StudyDay = Int

/// The boundary between two days of study.
public struct DayBoundary: Sendable, Codable, Hashable {
  /// The local hour at which a new day begins, 0 to 23.
  public let rolloverHour: Int

  /// Creates a boundary from a roll-over hour, clamped to 0 to 23. Anki's default is 4.
  public init(rolloverHour: Int = 4) {
    self.rolloverHour = rolloverHour.clamped(to: 0...23)
  }

  /// The day of study that contains `moment`.
  public func day(of moment: LocalMoment) -> StudyDay {
    Int(shifted(moment).flooredQuotient(by: .millisecondsPerDay))
  }

  /// The milliseconds left of the day of study, 1 to 86,400,000.
  public func millisecondsLeft(at moment: LocalMoment) -> Int64 {
    let into = shifted(moment)
    let day = into.flooredQuotient(by: .millisecondsPerDay)
    return (day + 1) * .millisecondsPerDay - into
  }

  /// The time at which `day` begins where local time is ahead of UTC by `zoneOffset` seconds.
  public func start(of day: StudyDay, zoneOffset: Int32) -> Timestamp {
    let local = Int64(day) * .millisecondsPerDay + Int64(rolloverHour) * 3_600_000
    return Timestamp(milliseconds: local - Int64(zoneOffset) * 1_000)
  }

  private func shifted(_ moment: LocalMoment) -> Int64 {
    moment.time.rawValue + Int64(moment.zoneOffset) * 1_000 - Int64(rolloverHour) * 3_600_000
  }
}

/// The way the days between two reviews are counted. Never fewer than 0: a clock that goes back
/// makes it the same day.
public enum DayCount: Sendable, Codable, Hashable {
  /// Whole spans of 24 hours, as PyPI `fsrs` counts.
  case elapsed
  /// The number of roll-overs in between, as Anki counts.
  case rollover(DayBoundary)

  /// The days from `earlier` to `later`.
  public func days(from earlier: LocalMoment, to later: LocalMoment) -> Int {
    switch self {
    case .elapsed:
      let span = later.time.rawValue - earlier.time.rawValue
      return max(0, Int(span.flooredQuotient(by: .millisecondsPerDay)))
    case .rollover(let boundary):
      return max(0, boundary.day(of: later) - boundary.day(of: earlier))
    }
  }
}

extension Int64 {
  /// The milliseconds of 24 hours.
  static let millisecondsPerDay: Int64 = 86_400_000

  /// The quotient rounded towards minus infinity.
  func flooredQuotient(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
