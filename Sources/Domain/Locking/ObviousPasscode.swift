/// The reason why a passcode is among the first that an attacker tries.
///
/// People's choices are known from Bonneau, Preibusch and Anderson, "A birthday present every
/// eleven wallets? The security of customer-chosen banking PINs" (2012): mostly dates, then years,
/// repetitions and runs.
public enum ObviousPasscode: Hashable, Sendable, CaseIterable {
  /// A repetition, such as 7777 or 121212.
  case repetition
  /// A run up or down, such as 4567 or 987654.
  case run
  /// A year of the last century or this one.
  case year
  /// A date, such as a birthday.
  case date

  /// The patterns by reason, in order; the first that matches is the reason.
  static let list: [(reason: ObviousPasscode, patterns: [PasscodePattern])] = [
    (.repetition, [.period(1), .period(2), .period(3), .period(4)]),
    (.run, [.step(1), .step(-1)]),
    (.year, [.date("YYYY")]),
    (
      .date,
      [
        .date("DDMM"), .date("MMDD"), .date("DDMMYY"), .date("MMDDYY"), .date("YYMMDD"),
        .date("MMYYYY"), .date("YYYYMM"), .date("DDMMYYYY"), .date("MMDDYYYY"), .date("YYYYMMDD"),
      ]
    ),
  ]

  /// The reason why an entry is easy to guess; nil if no pattern matches.
  public init?(_ entry: PasscodeEntry) {
    let reason = entry.withUTF8 { text in
      Self.list.first { $0.patterns.contains { $0.matches(text) } }?.reason
    }
    guard let reason else { return nil }
    self = reason
  }
}
