import Foundation

/// The measurements of one process, as lines of JSON: `{"what": "search", "value": 8.5,
/// "processor": 7.9}` for a quantity, and `{"peak": 81.2}` at the end for its peak memory in MiB.
struct Findings: Equatable {
  /// The reason why the output of a process can't be used.
  struct Unreadable: Error, Equatable {
    let line: String
  }

  private(set) var values: [Quantity: Lap] = [:]
  private(set) var peak: Double?

  private struct Line: Codable {
    var what: Quantity?
    var value: Double?
    var processor: Double?
    var peak: Double?
  }

  init() {}

  /// Parses the output of a process. Every line must be one of the two, and none may come twice.
  init(_ text: String) throws(Unreadable) {
    for line in text.split(separator: "\n") {
      guard let read = try? JSONDecoder().decode(Line.self, from: Data(line.utf8)) else {
        throw Unreadable(line: String(line))
      }
      switch (read.what, read.value, read.processor, read.peak) {
      case (let what?, let value?, let processor?, nil)
      where value >= 0 && processor >= 0 && values[what] == nil:
        values[what] = Lap(wall: value, processor: processor)
      case (nil, nil, nil, let peak?) where peak > 0 && self.peak == nil:
        self.peak = peak
      default:
        throw Unreadable(line: String(line))
      }
    }
  }

  mutating func note(_ what: Quantity, _ lap: Lap) {
    values[what] = lap
  }

  mutating func notePeak(_ peak: Double) {
    self.peak = peak
  }

  /// The lines that parse to these findings.
  var lines: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let noted = Quantity.allCases.compactMap { what in
      values[what].map { Line(what: what, value: $0.wall, processor: $0.processor) }
    }
    return (noted + (peak.map { [Line(peak: $0)] } ?? []))
      .compactMap { try? encoder.encode($0) }
      .map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
  }
}
