import Flashcards
import Testing

@Suite("The source of ids")
struct IDSourceTests {
  private static let now = Timestamp(milliseconds: 1_788_265_800_000)

  /// The time, the replica and the counter of an id.
  private func parts(_ id: Int64) -> [Int64] { [id >> 21, id >> 11 & 1_023, id & 2_047] }

  @Test("has the time in 42 bits, the replica in 10 and a counter in 11")
  func layout() {
    var ids = IDSource(replica: 5)
    #expect(parts(ids.next(at: Self.now)) == [Self.now.rawValue, 5, 0])
    #expect(parts(ids.next(at: Self.now)) == [Self.now.rawValue, 5, 1])
    #expect(parts(ids.next(at: Self.now.advanced(byMilliseconds: 1))).suffix(2) == [5, 0])
  }

  @Test("gives 100,000 ids in one millisecond, in order, all of its replica, none of them twice")
  func many() {
    var ids = IDSource(replica: 1_023)
    let given: [Int64] = (0..<100_000).map { _ in ids.next(at: Self.now) }
    #expect(zip(given, given.dropFirst()).allSatisfy { $0 < $1 })
    #expect(given.allSatisfy { parts($0)[1] == 1_023 })
    #expect(parts(given[99_999])[0] == Self.now.rawValue + 100_000 / 2_048)
  }

  @Test("never gives an id twice, whatever the clock does and whatever the id is for")
  func clock() {
    var ids = IDSource()
    var given: Set<Int64> = []
    let times: [Int64] = [
      Self.now.rawValue, 0, 5, -9, Self.now.rawValue - 1, .max, .min, 1 << 42, Self.now.rawValue,
    ]
    for round in 0..<3_000 {
      let time = Timestamp(milliseconds: times[round % times.count])
      let note: NoteID = ids.next(at: time)
      let card: FlashcardID = ids.next(at: time)
      let deck: DeckID = ids.next(at: time)
      let set: ParameterSetID = ids.next(at: time)
      let all = [note.rawValue, card.rawValue, deck.rawValue, set.rawValue, ids.next(at: time)]
      #expect(all.allSatisfy { $0 > 0 && given.insert($0).inserted })
    }
    #expect(given.count == 15_000)
  }

  @Test("goes on above what is there: ids of older vaults, and those of other replicas")
  func above() {
    var ids = IDSource(above: 1_788_265_800_017)
    #expect(parts(ids.next(at: Self.now)) == [Self.now.rawValue, 0, 0])
    ids.skip(to: Self.now.rawValue << 21 | 7 << 11 | 3)
    #expect(parts(ids.next(at: Self.now)) == [Self.now.rawValue + 1, 0, 0])
    ids.skip(to: 4)
    #expect(parts(ids.next(at: Self.now)) == [Self.now.rawValue + 1, 0, 1])
    var old = IDSource(above: 12)
    #expect(old.next(at: Timestamp(milliseconds: 0)) == 13)
  }

  @Test("is not led to the end of all ids by one that no source gave")
  func hostile() {
    var ids = IDSource(above: .max)
    #expect(parts(ids.next(at: Self.now)) == [Self.now.rawValue, 0, 0])
    ids.skip(to: .max - 5)
    ids.skip(to: .min)
    #expect(parts(ids.next(at: Self.now)) == [Self.now.rawValue, 0, 1])
  }
}
