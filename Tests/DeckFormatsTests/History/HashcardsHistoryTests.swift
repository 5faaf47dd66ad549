import DeckReading
import Flashcards
import ReaderProtocol
import Testing

@testable import DeckFormats

@Suite("The history of hashcards")
struct HashcardsHistoryTests {
  @Test("goes by the hashes of BLAKE3")
  func hashes() {
    // From the test vectors of the function: bytes that count to 250 and begin again.
    let vectors: [Int: String] = [
      0: "af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262",
      1: "2d3adedff11b61f14c886e35afa036736dcd87a74d27b5c1510225d0f592e213",
      64: "4eed7141ea4a5cd4b788606bd23f46e212af9cacebacdc7d1f4c6dc7f2511b98",
      1024: "42214739f095a406f3fc83deb889744ac00df831c10daa55189b5d121c855af7",
      1025: "d00278ae47eb27b34faecf67b4fe263f82d5412916c1ffd97c8cb7fb814b8444",
      3072: "b98cb0ff3623be03326b373de6b9095218513e64f1ee2edd2525c7ad1e5cffd2",
      8193: "bab6c09cb8ce8cf459261398d2e7aef35700bf488116ceb94a36d0f5f1b7bc3b",
    ]
    for (count, hash) in vectors {
      #expect(BLAKE3.hex(of: (0..<count).map { UInt8($0 % 251) }) == hash, "\(count)")
    }
  }

  @Test("finds cards whose words are as they were, gaps among them, at local times")
  func cards() throws {
    let contents = try [
      NoteContent(kind: .basic, prompt: "one", answer: "eins"),
      NoteContent(kind: .cloze, prompt: "{{c1::Ümit}} and {{c2::two}}.", answer: ""),
    ]
    let notes = contents.enumerated().map { index, content in
      Note(
        id: NoteID(rawValue: Int64(index + 1)),
        guid: "g\(index)",
        content: content,
        tags: .none,
        modified: Timestamp(milliseconds: 0)
      )
    }
    let basic = "6b85a3a75f95e82617bdbb85eda51157a6a0885cc0c835c89a616aba7177ac71"
    let gap = "5e51e04b7c525acf385d90985c984243f296b9d58b049cd7a12299afe7bac4c0"
    let found = HashcardsHistory(
      [
        (basic, "2026-07-15T12:00:00.123", Rating.good), (gap, "2026-07-15T12:00:01.000", .again),
        (gap, "yesterday", .again), ("00", "2026-07-15T12:00:00.123", .good),
      ].map { HashcardsReview(card: $0, time: LocalMoment($1 + "Z")?.time, rating: $2) },
      in: StudyCollection(notes: notes),
      zone: { _ in 7_200 }
    )
    #expect(found.unknown == 2)
    #expect(found.history.entries.map(\.guid) == ["g0", "g1"])
    #expect(found.history.entries.map(\.ordinal) == [0, 1])
    let moments = found.history.entries.map { $0.moment.text }
    #expect(moments == ["2026-07-15T12:00:00.123+02:00", "2026-07-15T12:00:01.000+02:00"])
  }
}
