/// The part of its load that a day of the week is to have.
public enum EasyDay: UInt8, Sendable, Codable, CaseIterable {
  /// All of it.
  case normal = 0
  /// About half of it.
  case reduced = 1
  /// As little as can be.
  case minimum = 2

  /// The weight of the day. That of the least is above 0, so that a day is chosen where all are such.
  var weight: Float {
    switch self {
    case .normal: 1
    case .reduced: 0.5
    case .minimum: 0.0001
    }
  }

  /// The weights of days among which one is chosen, by the cards that are due on each. A day of reduced
  /// load is a normal one until it has more than its share of all those cards.
  static func weights(of kinds: [EasyDay], loads: [Int]) -> [Float] {
    let cards = loads.reduce(0, +)
    let total = kinds.reduce(0) { $0 + $1.weight }
    return zip(loads, kinds).map { load, kind in
      guard kind == .reduced else { return kind.weight }
      let share = EasyDay.reduced.weight
      let others = Float(cards - load) / (total - share)
      return (Float(load) / share > others ? EasyDay.minimum : .normal).weight
    }
  }

  /// A week of normal days.
  public static let normalWeek = [EasyDay](repeating: .normal, count: 7)
}

extension StudyDay {
  /// The day of the week, 0 for Monday. The first day of 1970 was a Thursday.
  var weekday: Int { ((self + 3) % 7 + 7) % 7 }
}
