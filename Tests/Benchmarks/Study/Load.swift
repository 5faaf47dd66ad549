import Foundation

/// The load of the machine by other programs, without which the numbers can't be judged.
struct Load {
  /// The folder for test files.
  let folder: String
  private let start = Self.average

  init(in folder: String) {
    self.folder = folder
  }

  /// The current load in words.
  func describe() throws -> String {
    let page = try pageTimes()
    return
      "Load average \(Row.figure(start)) at the start and \(Row.figure(Self.average)) at the end,"
      + " part of it this, on \(ProcessInfo.processInfo.activeProcessorCount) processors."
      + "\nA page written and synced took \(Row.figure(page.quantile(0.5).wall)) ms,"
      + " 99 in 100 \(Row.figure(page.quantile(0.99).wall)) ms: no answer on disk is quicker."
  }

  /// The times to write and sync a page, as each answer does.
  private func pageTimes() throws -> [Lap] {
    let path = folder + "/page"
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forWritingAtPath: path)
    else { return [] }
    defer { try? file.close() }
    let page = Data(count: 4_096)
    return try (0..<400).map { _ in
      try Stopwatch.time {
        try file.write(contentsOf: page)
        try file.synchronize()
      }
    }
  }

  private static var average: Double {
    var averages = [0.0]
    return getloadavg(&averages, 1) == 1 ? averages[0] : .nan
  }
}
