/// A scale from 0 to a round number: 1, 2, 3, 4, 5, 6 or 8 times a power of ten.
package struct PlotScale: Hashable, Sendable {
  /// The number at the end of the scale.
  package let top: Int

  /// The smallest scale that reaches to `greatest`.
  package init(to greatest: Int) {
    var (step, top) = (1, 1)
    let wanted = max(1, greatest)
    search: while true {
      for factor in [1, 2, 3, 4, 5, 6, 8] {
        top = factor * step
        if top >= wanted { break search }
      }
      guard step < Int.max / 100 else {
        top = wanted
        break
      }
      step *= 10
    }
    self.top = top
  }

  /// The length of a value where the whole scale is `length`; at least 1 for what is not 0.
  package func length(of value: Int, in length: Int) -> Int {
    guard value > 0, length > 0 else { return 0 }
    let exact = Double(value) / Double(top) * Double(length)
    return min(length, max(1, Int(exact.rounded())))
  }
}
