import Foundation
import TestSupport
import Testing

@testable import cardcase

@Suite("cardcase schedule")
struct ScheduleTests {
  /// Anki's result of an answer: `[state, step, interval_s, stability, difficulty]`.
  private struct Expected: Decodable {
    let state: String
    let step: Int?
    let seconds: Double
    let stability: Double
    let difficulty: Double

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      state = try row.decode(String.self)
      step = try row.decodeNil() ? nil : row.decode(Int.self)
      seconds = try row.decode(Double.self)
      stability = try row.decode(Double.self)
      difficulty = try row.decode(Double.self)
    }
  }

  private struct Line: Decodable {
    let expected: [Expected]
  }

  private struct Answer: Decodable {
    struct Review: Decodable {
      let state: String
      let step: Int?
      let interval_s: Double
      let stability: Double
      let difficulty: Double
    }

    let reviews: [Review]
  }

  private var lines: [String] {
    get throws {
      let path = Repository.root
        .appending(path: "Tests/FlashcardsTests/Fixtures/anki-histories-26.9.3.jsonl")
      return try String(contentsOf: path, encoding: .utf8).split(separator: "\n").map(String.init)
    }
  }

  private func answer(_ line: String) throws -> Answer {
    try JSONDecoder().decode(Answer.self, from: Data(ScheduleRequest(json: line).answer().utf8))
  }

  @Test("with Anki's rules says of whole histories what Anki says")
  func anki() throws {
    var reviews = 0
    for (number, line) in try lines.enumerated() {
      let expected = try JSONDecoder().decode(Line.self, from: Data(line.utf8)).expected
      let got = try answer(line).reviews
      #expect(got.count == expected.count)
      for (got, expected) in zip(got, expected) {
        let place: Comment = "line \(number + 1): \(got) is not \(expected)"
        #expect(got.state == expected.state, place)
        #expect(got.step == expected.step, place)
        // Anki keeps four decimals of the stability and three of the difficulty from answer to
        // answer, which shows where hundreds of days are rounded, and in hours from the model.
        let slack =
          expected.seconds > 200 * 86_400
          ? 1e-3 * expected.seconds + 86_400 : 1e-3 * expected.seconds
        #expect(abs(got.interval_s - expected.seconds) <= slack, place)
        #expect(abs(got.stability - expected.stability) <= 1e-3 * expected.stability + 1e-3, place)
        #expect(abs(got.difficulty - expected.difficulty) <= 5e-3, place)
        reviews += 1
      }
    }
    #expect(reviews > 1_000)
  }

  @Test("keeps to the rules of the fsrs package where none are named")
  func standard() throws {
    let history = #""reviews": [{"at_s": 0, "rating": 4}, {"at_s": 864000, "rating": 2}]"#
    let bare = try answer("{\(history)}").reviews
    let named = try answer(#"{"rules": "fsrs", \#(history)}"#).reviews
    #expect(bare.map(\.interval_s) == named.map(\.interval_s))
    #expect(throws: ScheduleError.self) { try answer(#"{"rules": "sm2", \#(history)}"#) }
  }
}
