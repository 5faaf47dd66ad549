/// A measured wall-clock time, and the time it would be if the process had a processor to itself
/// and waited for no disk. Mostly milliseconds.
struct Lap: Codable, Equatable {
  var wall: Double
  var processor: Double

  /// Applies a function to both numbers.
  func map(_ change: (Double) -> Double) -> Lap {
    Lap(wall: change(wall), processor: change(processor))
  }
}

extension [Lap] {
  /// The quantile of each of both numbers.
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
