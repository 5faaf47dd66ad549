package import Flashcards
package import Wording

extension ForgettingCurve.Span {
  /// The name of the part.
  package var phrase: Phrase {
    switch self {
    case .week: .curveWeek
    case .month: .curveMonth
    case .year: .curveYear
    case .all: .curveAll
    }
  }
}

extension ForgettingCurve {
  /// The probability of recall now, and when it is what is desired: "94 % now, 90 % in 4 d".
  package func summary(_ wording: Wording) -> String {
    let desired = wording.percent(of: retention)
    let goal: String
    if let days = daysLeft, days > 0 {
      let time = wording.interval(.days(days))
      // Words would have another form behind "in" in some languages.
      goal =
        wording.isSpoken
        ? wording(.lineModeItem(label: desired, value: time))
        : wording(.curveReach(share: desired, time: time))
    } else {
      goal = wording(.curveDesired(share: desired))
    }
    return [wording(.curveNow(share: wording.percent(of: now))), goal]
      .joined(separator: wording(.listComma))
  }

  /// The probabilities of recall after some days from now, for line mode: what the plot shows.
  package func outlook(_ wording: Wording) -> String {
    [7, 30, 365].map { days in
      wording(
        .lineModeItem(
          label: wording(.days(days)),
          value: wording.percent(of: probability(on: today + Double(days)))
        )
      )
    }.joined(separator: wording(.listComma))
  }
}
