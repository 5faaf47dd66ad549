import CardcaseDriver
import TerminalHarness

extension CardcaseDriver {
  /// The needles found in the program's memory now.
  func finds(_ needles: [Needle]) throws -> [ProcessMemory.Find] {
    try ProcessMemory(processID: app.processID).finds(needles)
  }

  /// Expects that nothing is left of the needles. The frame that covers them is drawn before they
  /// are wiped, so a few attempts are allowed.
  func expectGone(
    _ needles: [Needle],
    file: StaticString = #fileID,
    line: Int = #line
  ) throws {
    let deadline = ContinuousClock.now + .seconds(4)
    var finds = try finds(needles)
    while !finds.isEmpty, .now < deadline {
      finds = try self.finds(needles)
    }
    guard finds.isEmpty else {
      let list = finds.prefix(12).map(\.description).joined(separator: "\n")
      throw MemoryFailure(description: "\(file):\(line): \(finds.count) left\n\(list)")
    }
  }
}
