import Glibc

/// The Adam optimizer: gradient descent with a step size for each value (D. Kingma, J. Ba: Adam,
/// 2015), and a learning rate that falls to 0 along half a cosine.
struct Adam {
  private let rate: Double
  private let total: Double
  private var taken = 0
  private var mean: [Double]
  private var spread: [Double]

  /// Creates an optimizer.
  ///
  /// - Parameters:
  ///   - count: the number of values.
  ///   - rate: the initial learning rate.
  ///   - total: the number of steps after which the learning rate is 0.
  init(count: Int, rate: Double, total: Int) {
    self.rate = rate
    self.total = Double(total)
    mean = Array(repeating: 0, count: count)
    spread = mean
  }

  /// Takes one step.
  mutating func step(_ values: inout [Double], against gradient: [Double]) {
    let length = rate * (1 + cos(.pi * Double(taken) / total)) / 2
    taken += 1
    let (meanBias, spreadBias) = (1 - pow(0.9, Double(taken)), 1 - pow(0.999, Double(taken)))
    for index in values.indices {
      let slope = gradient[index]
      mean[index] = 0.9 * mean[index] + 0.1 * slope
      spread[index] = 0.999 * spread[index] + 0.001 * slope * slope
      values[index] -=
        length * (mean[index] / meanBias) / ((spread[index] / spreadBias).squareRoot() + 1e-8)
    }
  }
}
