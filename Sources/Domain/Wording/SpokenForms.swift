/// Values as they are written, or as a voice says them well: `isSpoken` decides.
extension Wording {
  /// Digits, or other signs, one by one: "1 1 1 1" and not a thousand. What is not to be broken is
  /// held together by no-break spaces.
  package func digits(_ signs: String) -> String {
    guard isSpoken else { return signs }
    return signs.map { String($0) }.joined(separator: "\u{A0}")
  }

  /// A month of a year: "December 2028" for a voice.
  ///
  /// - Parameters:
  ///   - month: the month, 1 to 12.
  ///   - written: its form for the eye, such as "12/28".
  package func month(_ month: Int, of year: Int, written: String) -> String {
    guard isSpoken, let name = name(month - 1, in: .spokenMonthNames) else { return written }
    return self(.spokenMonth(month: name, year: String(year)))
  }

  /// A day of a year: "21 November 2026" for a voice.
  package func date(_ day: Int, _ month: Int, _ year: Int, written: String) -> String {
    guard isSpoken, let name = name(month - 1, in: .spokenMonthNamesInDates) else { return written }
    return self(.spokenDate(day: String(day), month: name, year: String(year)))
  }

  /// A time of day to the minute: "14 o'clock and 5 minutes" for a voice, and "14 o'clock".
  package func clock(_ hour: Int, _ minute: Int, written: String) -> String {
    guard isSpoken else { return written }
    return minute == 0
      ? self(.spokenClockFull(hour: String(hour)))
      : self(.spokenClock(minute, hour: String(hour)))
  }

  /// A time that is left: "1 minute" for a voice, and not "1:00".
  package func time(seconds: Int, written: String) -> String {
    guard isSpoken else { return written }
    let parts: [(phrase: (Int) -> Phrase, count: Int)] = [
      (Phrase.hours, seconds / 3_600), (Phrase.minutes, seconds / 60 % 60),
      (Phrase.seconds, seconds % 60),
    ]
    let told = parts.filter { $0.count > 0 }
    return told.isEmpty ? self(.seconds(0)) : all(told.map { self($0.phrase($0.count)) })
  }

  /// A share in whole or decimal percent, such as "93 %".
  package func percent(_ number: String) -> String {
    isSpoken ? self(.spokenPercent(n: number)) : "\(number) %"
  }

  /// Names within one another, the outermost first: "Rivers in Geography" for a voice.
  package func nested(_ names: [String], separator: String) -> String {
    guard isSpoken, let first = names.first else { return names.joined(separator: separator) }
    return names.dropFirst().reduce(first) { parent, name in
      self(.spokenDeckIn(deck: name, parent: parent))
    }
  }
}
