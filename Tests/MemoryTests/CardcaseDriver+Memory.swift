import TerminalHarness

extension CardcaseDriver {
  /// The needles found in the memory of the program and of its reader now.
  func finds(_ needles: [Needle]) throws -> [ProcessMemory.Find] {
    let reader = try readers.flatMap { process in
      do {
        return try ProcessMemory(processID: process).finds(needles)
      } catch let failure as MemoryFailure where failure.isOfEnded {
        return []
      } catch  where !Self.isReader(process) {
        return []
      }
    }
    return try ProcessMemory(processID: app.processID).finds(needles) + reader
  }

  /// The needles found in the memory of the reader alone.
  func findsInReader(_ needles: [Needle]) throws -> [ProcessMemory.Find] {
    try readers.flatMap { try ProcessMemory(processID: $0).finds(needles) }
  }

  /// Expects that nothing is left of the needles, but for what was found before there could be
  /// any. The frame that covers them is drawn before they are wiped, so a few attempts are allowed.
  func expectGone(
    _ needles: [Needle],
    butFor earlier: [ProcessMemory.Find] = [],
    file: StaticString = #fileID,
    line: Int = #line
  ) throws {
    let deadline = ContinuousClock.now + .seconds(4)
    var finds: [ProcessMemory.Find] = []
    repeat {
      finds = try self.finds(needles).filter { find in !earlier.contains { $0.isSame(as: find) } }
    } while !finds.isEmpty && .now < deadline
    guard finds.isEmpty else {
      let list = finds.prefix(12).map(\.description).joined(separator: "\n")
      throw MemoryFailure(description: "\(file):\(line): \(finds.count) left\n\(list)")
    }
  }
}
