import Flashcards
import Testing
import Vault
import Wording

@testable import AppSupport
@testable import Commands

@Suite("The number of a day, from the file of what is due")
struct DueAnswerTests {
  private static let today: StudyDay = 20_000

  /// Numbers that were written at noon of the day 20,000 in a zone: so many reviews as the day's
  /// place has.
  private static func record(zone: Int32 = 0, rollover: Int = 4, named: Bool = false) -> DueRecord {
    let days = (0..<DueProjection.dayCount).map { StudyCounts(new: 1, learning: 2, review: $0) }
    return DueRecord(
      DueProjection(
        first: today,
        days: days,
        decks: named ? [.init(name: "Welsh", due: days.map(\.review))] : nil
      ),
      vault: [1, 2],
      path: "/v",
      at: moment(hours: 12, zone: zone),
      boundary: DayBoundary(rolloverHour: rollover)
    )
  }

  /// The local time so many hours after midnight of the day 20,000.
  private static func moment(hours: Int, zone: Int32 = 0) -> LocalMoment {
    let local = Int64(today * 24 + hours) * 3_600_000
    return LocalMoment(
      time: Timestamp(milliseconds: local - Int64(zone) * 1_000),
      zoneOffset: zone
    )
  }

  @Test(
    "a day begins at the hour that was set, by the clock of the place where one is",
    arguments: [(4, 27, 0), (4, 28, 1), (0, 23, 0), (0, 24, 1), (4, 59 * 24 + 27, 59)],
    [Int32(0), 50_400, -43_200]
  )
  func day(_ example: (rollover: Int, hours: Int, day: Int), zone: Int32) throws {
    let answer = try DueAnswer(
      Self.record(zone: 3_600, rollover: example.rollover),
      at: Self.moment(hours: example.hours, zone: zone)
    )
    #expect(answer.review == example.day && answer.due == example.day + 3)
    #expect(answer.next.count == 59 - example.day)
  }

  @Test("the date is that of the day of study")
  func date() throws {
    #expect(try DueAnswer(Self.record(), at: Self.moment(hours: 12)).date == "2024-10-04")
    #expect(try DueAnswer(Self.record(), at: Self.moment(hours: 27)).date == "2024-10-04")
    #expect(try DueAnswer(Self.record(), at: Self.moment(hours: 28)).date == "2024-10-05")
  }

  @Test("after the last day, and before the first by a clock that was set back, nothing is known")
  func unknown() throws {
    #expect(throws: DueFailure.over(days: 60)) {
      try DueAnswer(Self.record(), at: Self.moment(hours: 60 * 24 + 4))
    }
    // Further west it is the day before still.
    #expect(try DueAnswer(Self.record(), at: Self.moment(hours: -10)).review == 0)
    #expect(throws: DueFailure.early) {
      try DueAnswer(Self.record(), at: Self.moment(hours: -21))
    }
  }

  @Test("decks are told with the numbers of the same day, where the file has them")
  func decks() throws {
    let moment = Self.moment(hours: 76)
    #expect(try DueAnswer(Self.record(), at: moment).decks == nil)
    let named = try DueAnswer(Self.record(named: true), at: moment)
    #expect(named.decks == [DueAnswer.DeckRow(name: "Welsh", due: 3)])
  }

  @Test("the file is read as it was written, and says nothing of decks unless that is wanted")
  func roundTrip() throws {
    for named in [false, true] {
      let record = Self.record(zone: -7_200, rollover: 23, named: named)
      let bytes = try record.bytes()
      #expect(try DueRecord(bytes) == record)
      #expect(String(decoding: bytes, as: UTF8.self).contains("Welsh") == named)
    }
  }

  @Test(
    "a file that is damaged is told, whatever is wrong with it",
    arguments: [
      ("\"days\":[[1,2,0]", "\"days\":[[1,2]"), ("\"days\":[[1,2,0]", "\"days\":[[1,2,-1]"),
      ("[1,2,0]", "[1,2,9000000000000000000]"), ("\"rollover\":4", "\"rollover\":24"),
      ("\"first\":20000", "\"first\":9000000000000000000"), ("\"format\":1", "\"format\":0"),
      ("\"due\":[0,", "\"due\":[0,0,"), ("\"vault\":\"0102\"", "\"vault\":3"), ("{", ""),
      ("\"name\":\"Welsh\"", "\"name\":\"\u{0}\""),
    ]
  )
  func damaged(part: String, other: String) throws {
    let text = String(decoding: try Self.record(named: true).bytes(), as: UTF8.self)
    let changed = text.replacing(part, with: other, maxReplacements: 1)
    #expect(changed != text)
    #expect(throws: DueFailure.damaged) { try DueRecord(Array(changed.utf8)) }
  }

  @Test("a file of a newer version is told from a damaged one")
  func newer() throws {
    #expect(throws: DueFailure.newer) { try DueRecord(Array("{\"format\":2}".utf8)) }
    let text = String(decoding: try Self.record().bytes(), as: UTF8.self)
      .replacing("\"format\":1", with: "\"format\":7")
    #expect(throws: DueFailure.newer) { try DueRecord(Array(text.utf8)) }
    for text in ["", "[]", "\u{FF}", "{\"format\":\"2\"}"] {
      #expect(throws: DueFailure.damaged) { try DueRecord(Array(text.utf8)) }
    }
  }

  @Test("each remedy has a sentence, and each reason a status of its own kind")
  func sentences() {
    let wording = Wording()
    let failures: [(DueFailure, Commands.ExitStatus)] = [
      (.missing, .noMatch), (.over(days: 61), .noMatch), (.early, .noMatch), (.damaged, .damaged),
      (.otherVault, .damaged), (.newer, .failed), (.file(.symbolicLink), .failed),
      (.file(.otherOwner), .failed), (.file(.notARegularFile), .failed),
      (.file(.unreadable), .failed), (.file(.damaged(.file)), .damaged),
    ]
    for (failure, status) in failures {
      #expect(failure.status == status)
      #expect(ToolFailure.due(failure, path: "/x").status == status)
    }
    let sentences = Set(failures.map { $0.0.sentence(path: "/x", wording) })
    // Numbers of other days, files that are not the vault's own, and damaged ones each share a remedy.
    #expect(sentences.count == 6)
  }
}
