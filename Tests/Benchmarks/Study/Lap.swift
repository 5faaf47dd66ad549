/// A number from a clock on the wall, and what it were if the process had a processor to itself and
/// waited for no disk. Mostly milliseconds.
struct Lap: Codable, Equatable {
  var wall: Double
  var processor: Double

  /// Both numbers, changed alike.
  func map(_ change: (Double) -> Double) -> Lap {
    Lap(wall: change(wall), processor: change(processor))
  }
}

extension [Lap] {
  /// The numbers that a share of all do not exceed, each for itself.
  func quantile(_ share: Double) -> Lap {
    Lap(
      wall: map(\.wall).sorted().rank(share),
      processor: map(\.processor).sorted().rank(share)
    )
  }
}

extension [Double] {
  fileprivate func rank(_ share: Double) -> Double {
    isEmpty ? .nan : self[Swift.min(count - 1, Int(Double(count) * share))]
  }
}
