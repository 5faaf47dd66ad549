import Flashcards
import Foundation
import SearchLanguage
import Secrets
import Store
import Synchronization
import Testing

@testable import Vault

@Suite("The list of a browser")
struct CardListTests {
  @Test("has the order of a plain sort of whole cards", arguments: CardSortKey.allCases)
  func orders(key: CardSortKey) throws {
    let world = try CardListWorld(seed: 3)
    for (search, scope) in [("", nil), ("", 2), ("is:new", nil), ("-apple -tag:x", 2)]
      as [(String, Int64?)]
    {
      for unit in BrowserUnit.allCases {
        for isReversed in [false, true] {
          let request = CardListRequest(
            .everything,
            search: search,
            unit: unit,
            key: key,
            isReversed: isReversed
          )
          let (list, damaged) = try world.list(request, in: scope)
          #expect(try list == world.sorted(request, in: scope), "\(request), \(scope ?? 0)")
          #expect(list.count > 3 && damaged == 0)
        }
      }
    }
  }

  /// So many notes that their texts are read in several parts.
  private func largeWorld() throws -> StudyFixture {
    let fixture = try StudyFixture()
    var change = ChangeSet()
    change.decks = [try fixture.deck(1, "A")]
    for number in Int64(1)...5_000 {
      change.notes.append(try fixture.note(number, "word \(number * 7_919 % 5_000)"))
      change.cards.append(fixture.card(number, of: number, in: 1))
    }
    try fixture.store.apply(change, under: fixture.key)
    return fixture
  }

  private func list(
    _ fixture: StudyFixture,
    under key: VaultKey? = nil,
    _ first: @escaping @Sendable () -> Void = {}
  ) throws -> [Int64] {
    try fixture.store.list(
      CardListRequest(.everything, key: .question),
      .everything,
      SearchContext(now: StudyFixture.now, boundary: StudyFixture.boundary),
      texts: { text, key in
        // The text of the oldest note, whose part is read first.
        if String(decoding: text, as: UTF8.self) == "word 2919" { first() }
        CardSortValue.order(text, &key)
      },
      under: key ?? fixture.key
    ).list.cards.map(\.rawValue)
  }

  @Test("is made anew where the vault is changed between its parts", arguments: [1, 2, 3])
  func changes(times: Int) throws {
    let fixture = try largeWorld()
    let before = try list(fixture)
    let changes = Mutex(0)
    let taken = try list(fixture) {
      let number = changes.withLock { count in
        count += 1
        return count
      }
      // At the last attempt nobody can.
      guard number <= times else { return }
      var change = ChangeSet()
      change.notes = [try! fixture.note(Int64(number) * 100, "aaa \(number)")]
      change.notes[0].modified = Timestamp(milliseconds: 1)
      try! fixture.store.apply(change, under: fixture.key)
    }
    #expect(taken == (try list(fixture)))
    #expect(taken != before)
    #expect(Array(taken.prefix(times)) == (1...times).map { Int64($0) * 100 })
    #expect(changes.withLock { $0 } == times + 1)
  }

  @Test("ends when the key is destroyed between its parts")
  func lock() throws {
    let fixture = try largeWorld()
    let lent = fixture.key.lease()
    #expect(throws: VaultFailure.secret(.keyDestroyed)) {
      try list(fixture, under: lent) { lent.destroy() }
    }
    #expect(throws: VaultFailure.secret(.keyDestroyed)) { try list(fixture, under: lent) }
    #expect(try list(fixture).count == 5_000)
  }

  @Test("tells notes that can't be read, which come last", arguments: SpoiledContent.allCases)
  func damage(content: SpoiledContent) throws {
    let world = try CardListWorld(seed: 9)
    let request = CardListRequest(.everything, key: .question)
    let whole = try world.list(request).list
    try world.fixture.vault.spoil("note WHERE id IN (100, 200)", content, under: world.fixture.key)
    let (list, damaged) = try world.list(request)
    let spoiled: Set<NoteID> = [NoteID(rawValue: 100), NoteID(rawValue: 200)]
    let rest = whole.cards.indices.filter { !spoiled.contains(whole.notes[$0]) }
    #expect(damaged == 2)
    #expect(list.count == whole.count)
    let left = list.cards.indices.filter { !spoiled.contains(list.notes[$0]) }
    #expect(left.map { list.cards[$0] } == rest.map { whole.cards[$0] })
    let ids = list.cards.map(\.rawValue)
    let rows = try world.store.rows(
      ids,
      .cards,
      at: StudyFixture.now,
      boundary: StudyFixture.boundary,
      under: world.fixture.key
    )
    #expect(rows.map(\.cards[0].id) == left.map { list.cards[$0] })
  }

  @Test("has what is around a damaged page of cards, and all cards beside one of notes")
  func damagedPages() throws {
    for (mark, key) in [("note", CardSortKey.question), ("card", .due)] {
      let files = try StoredFiles()
      let first = try StudyFixture(at: files.location)
      var change = ChangeSet()
      change.decks = [try first.deck(1, "A")]
      for number in Int64(1)...600 {
        change.notes.append(try first.note(number, "needle \(number * 7_919 % 1_000 + 1_000)"))
        change.cards.append(
          Flashcard(
            id: FlashcardID(rawValue: number),
            ankiID: Self.long + number,
            note: NoteID(rawValue: number),
            ordinal: 0,
            deck: DeckID(rawValue: 1),
            position: Int(number * 7_919 % 1_000)
          )
        )
      }
      try first.store.apply(change, under: first.key)
      let request = CardListRequest(.everything, key: key)
      let context = SearchContext(now: StudyFixture.now, boundary: StudyFixture.boundary)
      func list(_ vault: Vault) throws -> (list: CardList, damaged: Int) {
        try StudyStore(vault).list(
          request,
          .everything,
          context,
          texts: CardSortValue.order,
          under: first.key
        )
      }
      let whole = try list(first.vault).list
      let needle =
        mark == "note"
        ? Data("needle 1919".utf8)
        : withUnsafeBytes(of: (Self.long + 300).bigEndian) { Data($0) }
      let pages = try first.vault.pages(with: needle, under: first.key)
      #expect(!pages.isEmpty)
      try first.vault.flushJournal(under: first.key)
      try first.vault.close()
      try files.flip(pages)
      let (left, damaged) = try list(Vault.open(files.location))
      #expect((2..<200).contains(damaged))
      #expect(left.count == (mark == "note" ? 600 : 600 - damaged))
      let known = mark == "note" ? left.cards.dropLast(damaged) : left.cards[...]
      #expect(Array(known) == whole.cards.filter(Set(known).contains))
    }
  }

  /// A number that takes eight bytes.
  private static let long: Int64 = 1 << 60
}
