import DeckFormats
import Flashcards
import ReaderProtocol
import Testing

/// A package that comes once more, after something was changed in Anki.
@Suite struct PackageChangesTests {
  private let first: ChangeSet
  private let package: ReadPackage

  init() throws {
    first = try Import.fixture("latest.apkg").change
    package = try ReadPackage(fixture: "latest.apkg")
  }

  /// The package with a card changed, a second later.
  private func changed(
    _ index: Int,
    _ change: (inout PackageCard) -> Void
  ) -> [PackageRecord] {
    package.all.map { record in
      guard case .card(var card) = record, card.id == package.cards[index].id else { return record }
      card.modified += 1
      change(&card)
      return .card(card)
    }
  }

  private func deck(_ name: String) throws -> PackageDeck {
    try #require(package.decks.first { $0.name == name })
  }

  @Test func aCardThatWasMovedThereMovesHere() throws {
    let target = try deck("Sonstiges")
    let (change, report) = try Import.records(changed(0) { $0.deck = target.id }, into: first)
    let home = try #require(first.decks.first { "\($0.name)" == "Sonstiges" })
    #expect(change.cards.map(\.deck) == [home.id] && change.decks.isEmpty)
    #expect(report.moved == 1 && report.suspended == 0 && report.flagged == 0)
    #expect(change.cards.first?.progress == first.cards.first?.progress)
  }

  @Test func aCardThatWasMovedHereStaysAndNoEmptyDeckIsMade() throws {
    var vault = first
    let own = try #require(vault.decks.first { "\($0.name)" == "Medizin" })
    let left = vault.cards[0].deck
    for index in vault.cards.indices where vault.cards[index].deck == left {
      vault.cards[index].deck = own.id
    }
    vault.decks.removeAll { $0.id == left }
    let (change, report) = try Import.records(changed(0) { $0.reviews += 0 }, into: vault)
    #expect(change.decks.isEmpty && change.cards.isEmpty && report.moved == 0)
  }

  @Test func aDeckThatWasRenamedIsFoundByItsID() throws {
    var vault = first
    let index = try #require(vault.decks.firstIndex { "\($0.name)" == "Sprachen" })
    vault.decks[index].name = DeckName(nearest: "Languages")
    let fresh = package.all.map { record -> PackageRecord in
      guard case .deck(var deck) = record, deck.name == "Sprachen::Deutsch" else { return record }
      deck.id += 1
      deck.name = "Sprachen::Neu"
      return .deck(deck)
    }
    let (change, _) = try Import.records(fresh, into: vault)
    #expect(change.decks.map { "\($0.name)" } == ["Languages::Neu"])
  }

  @Test func flagsAndSuspensionsComeWithoutAnswersToo() throws {
    let (change, report) = try Import.records(
      changed(0) { ($0.flags, $0.queue) = (5, -1) },
      into: first
    )
    #expect(change.cards.map(\.flag) == [5] && change.cards.map(\.isSuspended) == [true])
    #expect(report.suspended == 1 && report.flagged == 1 && report.answers == 0)
    // What was set here since, and not there, stays.
    var vault = first
    vault.cards[0].flag = 3
    let (second, _) = try Import.records(changed(0) { $0.queue = -1 }, into: vault)
    #expect(second.cards.map(\.flag) == [3] && second.cards.map(\.isSuspended) == [true])
  }

  @Test func whatCameLaterIsCountedByKind() throws {
    var records = changed(0) { $0.reviews += 1 }
    let last = package.answers.map(\.id).max() ?? 0
    let answer = PackageAnswer(
      id: last + 5_000,
      card: package.cards[0].id,
      ease: 3,
      interval: 3,
      lastInterval: 1,
      factor: 2_500,
      duration: 900,
      kind: 1
    )
    records.insert(.answer(answer), at: records.count - 1)
    records = records.map { record in
      guard case .end(var counts) = record else { return record }
      counts.answers += 1
      return .end(counts)
    }
    let (change, report) = try Import.records(records, into: first)
    #expect(report.answers == 1 && change.reviews.count == 1 && report.changed == 0)
  }

  @Test func ofTwoNotesWithOneGuidBothComeAndGoBackAsTheyWere() throws {
    let shared = package.notes[0].guid
    let records = package.all.map { record -> PackageRecord in
      guard case .note(var note) = record, note.id == package.notes[1].id else { return record }
      note.guid = shared
      return .note(note)
    }
    let (change, report) = try Import.records(records)
    #expect(change.notes.count == package.notes.count)
    #expect(Set(change.notes.map(\.guid)).count == change.notes.count)
    #expect(report.losses.contains { $0.kind == .twins && $0.count == 1 })
    let (again, _) = try Import.records(records, into: change)
    #expect(again.isEmpty)
    let out = Export.records(change, PackageExport()).compactMap { record in
      if case .note(let note) = record { note.guid } else { nil }
    }
    #expect(out.prefix(2) == [shared, shared])
  }
}
