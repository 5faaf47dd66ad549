/// Why a passcode is one of those that are tried first.
///
/// What people choose is known from Bonneau, Preibusch and Anderson, "A birthday present every eleven
/// wallets? The security of customer-chosen banking PINs" (2012): dates before all, then years,
/// repeats and runs.
public enum ObviousPasscode: Hashable, Sendable, CaseIterable {
  /// The same again and again, such as 7777 or 121212.
  case repetition
  /// Up or down, such as 4567 or 987654.
  case run
  /// A year of the last century or this one.
  case year
  /// A date, such as a birthday.
  case date

  /// The list, the first that fits being the reason.
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

  /// Why what is typed is easy to guess; nil where it is on no list.
  public init?(_ entry: PasscodeEntry) {
    let reason = entry.withUTF8 { text in
      Self.list.first { $0.patterns.contains { $0.matches(text) } }?.reason
    }
    guard let reason else { return nil }
    self = reason
  }
}
