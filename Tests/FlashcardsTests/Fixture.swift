import Foundation
import Testing

/// A reader of the fixtures that the scripts in Tests/Scripts make.
enum Fixture {
  /// The lines of a file of JSON lines, decoded.
  static func lines<Line: Decodable>(_ name: String, as type: Line.Type) throws -> [Line] {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "jsonl", subdirectory: "Fixtures")
    )
    let decoder = JSONDecoder()
    return try Data(contentsOf: url).split(separator: UInt8(ascii: "\n")).map {
      try decoder.decode(type, from: $0)
    }
  }
}
