import Foundation
import SearchLanguage
import Testing

/// A search, with its normal form or the kind of its error, as Anki's engine gives it.
private struct Reading: Decodable {
  let search: String
  let normal: String?
  let error: String?

  init(from decoder: any Decoder) throws {
    var row = try decoder.unkeyedContainer()
    search = try row.decode(String.self)
    normal = try row.decode(String?.self)
    error = try row.decode(String?.self)
  }
}

extension SearchError.Reason {
  /// The kind of the error, as the fixture has it.
  fileprivate var kind: String {
    switch self {
    case .misplaced(let word): word.rawValue
    case .emptyGroup: "emptyGroup"
    case .unopenedGroup: "unopenedGroup"
    case .unclosedGroup: "unclosedGroup"
    case .emptyQuotes: "emptyQuotes"
    case .unclosedQuotes: "unclosedQuotes"
    case .missingKey: "missingKey"
    case .unknownEscape: "unknownEscape"
    case .oneOf, .missingName: "argument"
    case .notWhole, .outside, .duplicates: "whole"
    case .notANumber: "number"
    case .ids: "ids"
    case .tooDeep, .tooLong: "bound"
    }
  }
}

@Suite("Searches against Anki's engine")
struct SearchFixtureTests {
  private static func readings() throws -> [Reading] {
    let url = try #require(
      Bundle.module.url(
        forResource: "anki-search-language-26.9.3",
        withExtension: "jsonl",
        subdirectory: "Fixtures"
      )
    )
    let decoder = JSONDecoder()
    return try Data(contentsOf: url).split(separator: UInt8(ascii: "\n")).map {
      try decoder.decode(Reading.self, from: $0)
    }
  }

  @Test("a search and its normal form are the same, and the same searches are none")
  func same() throws {
    let readings = try Self.readings()
    #expect(readings.count == 1500)
    for reading in readings {
      do {
        let node = try SearchParser.parse(reading.search)
        let normal = try #require(reading.normal, "\(reading.search) is no search")
        #expect(try node == SearchParser.parse(normal), "\(reading.search) is \(normal)")
      } catch let error as SearchError {
        #expect(error.reason.kind == reading.error, "\(reading.search)")
      }
    }
  }

  @Test("an error is about characters of its search")
  func ranges() throws {
    for reading in try Self.readings() where reading.error != nil {
      let error = #expect(throws: SearchError.self) { try SearchParser.parse(reading.search) }
      let range = try #require(error?.range)
      #expect(!range.isEmpty && range.lowerBound >= 0, "\(reading.search)")
      #expect(range.upperBound <= reading.search.unicodeScalars.count, "\(reading.search)")
    }
  }
}
