import Foundation

/// How busy the machine was with other things, without which the numbers can't be judged.
struct Load: CustomStringConvertible {
  private let start = Self.average

  var description: String {
    "Load average \(Row.figure(start)) at the start and \(Row.figure(Self.average)) at the end"
      + " (one of them is this), on \(ProcessInfo.processInfo.activeProcessorCount) processors."
  }

  private static var average: Double {
    var averages = [0.0]
    return getloadavg(&averages, 1) == 1 ? averages[0] : .nan
  }
}
