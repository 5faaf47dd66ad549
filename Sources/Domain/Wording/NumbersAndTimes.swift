extension Wording {
  /// A number of tenths, with one decimal.
  package func decimal(tenths: Int) -> String {
    self(.decimalNumber(whole: String(tenths / 10), tenth: String(abs(tenths % 10))))
  }

  /// A number with one decimal, but for whole ones.
  package func decimal(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? String(tenths / 10) : decimal(tenths: tenths)
  }
}

extension Wording {
  /// The numbers of cards that are marked and listed: "2 marked, 1 of them hidden, 7 cards".
  ///
  /// - Parameter cards: the number of cards that are listed, in words.
  package func listCount(_ cards: String, marked: Int, hidden: Int = 0) -> String {
    let parts = [
      marked > 0 ? self(.listMarked(count: String(marked))) : "",
      hidden > 0 ? self(.listMarkedHidden(count: String(hidden))) : "", cards,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: self(.listComma))
  }
}

extension Wording {
  /// A time to wait, rounded up to whole hours from one hour and to whole days from one day: "40
  /// minutes", "3 hours", "3 days".
  package func wait(minutes: Int) -> String {
    switch minutes {
    case ..<60: self(.minutes(minutes))
    case ..<1_440: self(.hours((minutes + 59) / 60))
    default: self(.days((minutes + 1_439) / 1_440))
    }
  }

  /// A day so many days of study ago.
  package func ago(days: Int) -> String {
    switch days {
    case ..<1: self(.agoToday)
    case 1: self(.agoYesterday)
    default: self(.agoDays(days))
    }
  }

  /// A time spent, rounded to seconds, minutes, or hours and minutes.
  package func spent(seconds: Int) -> String {
    switch seconds {
    case ..<60: self(.seconds(seconds))
    case ..<3_570: self(.minutes((seconds + 30) / 60))
    default:
      // With minutes, as they matter for an hour or a few.
      all(
        [self(.hours((seconds + 30) / 3_600))]
          + ((seconds + 30) / 60 % 60 > 0 ? [self(.minutes((seconds + 30) / 60 % 60))] : [])
      )
    }
  }
}

extension String {
  /// The text up to the first line break, for lists.
  package var firstLine: String {
    String(prefix { !$0.isNewline })
  }
}
