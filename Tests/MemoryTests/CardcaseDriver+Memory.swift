import CardcaseDriver
import TerminalHarness

extension CardcaseDriver {
  /// The needles found in the memory of the program and of its reader now.
  func finds(_ needles: [Needle]) throws -> [ProcessMemory.Find] {
    let reader = try readers.flatMap { process in
      do {
        return try ProcessMemory(processID: process).finds(needles)
      } catch  where !Self.isReader(process) {
        // It has ended meanwhile, and its memory with it.
        return []
      }
    }
    return try ProcessMemory(processID: app.processID).finds(needles) + reader
  }

  /// The needles found in the memory of the reader alone.
  func findsInReader(_ needles: [Needle]) throws -> [ProcessMemory.Find] {
    try readers.flatMap { try ProcessMemory(processID: $0).finds(needles) }
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
