import AnkiPackages
import Flashcards
import ReaderProtocol
import Testing

@testable import DeckFormats

/// Presets of options that come from packages and go out with them.
@Suite struct PresetPackageTests {
  private func deck(_ name: String, of change: ChangeSet) throws -> Deck {
    try #require(change.decks.first { "\($0.name)" == name })
  }

  private func written(
    _ change: ChangeSet
  ) throws -> (presets: [PackagePreset], decks: [String: PackageDeck]) {
    let records = Export.records(change, PackageExport())
    let read = try ReadPackage(bytes: WrittenPackage.bytes(of: records))
    let decks = Dictionary(read.decks.map { ($0.name, $0) }) { first, _ in first }
    return (read.presets, decks)
  }

  @Test(arguments: ["latest.apkg", "settings.colpkg"])
  func eachBecomesOneThatItsDecksFollow(package: String) throws {
    let read = try ReadPackage(fixture: package)
    let (change, _) = try Import.fixture(package)
    #expect(Set(change.presets.compactMap(\.ankiID)).count == change.presets.count)
    for deck in change.decks {
      let source = try #require(read.decks.first { $0.name == "\(deck.name)" })
      let preset = try #require(change.presets.preset(of: deck))
      let came = try #require(read.presets.first { $0.id == source.preset })
      #expect(preset.ankiID == came.id && preset.name == came.name)
      #expect(preset.carriedRecord == came)
      #expect(deck.preset?.own == source.own)
      #expect(deck.options == deck.options.following(preset.options, but: source.own))
    }
  }

  @Test func whatIsChangedOfOneGoesOutInOne() throws {
    var (change, _) = try Import.fixture("latest.apkg")
    let before = try written(change)
    let german = try deck("Sprachen::Deutsch", of: change)
    let french = try deck("Sprachen::Français", of: change)
    #expect(french.preset?.id == german.preset?.id && french.preset?.own != [])
    let place = try #require(change.presets.firstIndex { $0.id == german.preset?.id })
    change.presets[place].name = "Renamed"
    change.presets[place].options.buriesNewSiblings.toggle()
    change.presets[place].options.newPerDay = 41
    let decks = change.decks
    change.keepPresets(change.presets, decks: decks)
    let after = try written(change)
    #expect(after.presets.map(\.id) == before.presets.map(\.id))
    let id = try #require(change.presets[place].ankiID)
    let preset = try #require(after.presets.first { $0.id == id })
    #expect(preset.name == "Renamed" && preset.options.newPerDay == 41)
    #expect(preset.options.buriesNew == change.presets[place].options.buriesNewSiblings)
    for other in before.presets where other.id != id {
      #expect(after.presets.contains(other))
    }
    for (name, deck) in before.decks {
      let now = try #require(after.decks[name])
      #expect(now.preset == deck.preset && now.own == deck.own)
      #expect((now.newPerDay, now.reviewsPerDay) == (deck.newPerDay, deck.reviewsPerDay))
      #expect(now.retention == deck.retention)
    }
  }

  @Test func whatADeckHasOfItsOwnHereItHasInAnkiAndGivesUpThere() throws {
    var (change, _) = try Import.fixture("latest.apkg")
    let german = try deck("Sprachen::Deutsch", of: change)
    let preset = try #require(change.presets.preset(of: german))
    let place = try #require(change.decks.firstIndex { $0.id == german.id })
    let before = try written(change)
    var own = german
    for option in [OwnOptions.newPerDay, .reviewsPerDay, .retention]
    where german.preset?.own.contains(option) == false {
      own = own.switching(option, in: preset)
    }
    change.decks[place] = own
    change.decks[place].options.newPerDay = 4
    let out = try written(change)
    let there = try #require(out.decks["Sprachen::Deutsch"])
    #expect(there.newPerDay == 4 && there.own == [.newPerDay, .reviewsPerDay, .retention])
    #expect(
      out.presets == before.presets && there.preset == before.decks["Sprachen::Deutsch"]?.preset
    )
    let again = try Import.records(Export.records(change, PackageExport())).change
    let back = try deck("Sprachen::Deutsch", of: again)
    #expect(back.preset?.own == own.preset?.own && back.options.newPerDay == 4)
    var given = change.decks[place]
    for option in [OwnOptions.newPerDay, .reviewsPerDay, .retention] {
      given = given.switching(option, in: preset)
    }
    change.decks[place] = given
    let plain = try #require(try written(change).decks["Sprachen::Deutsch"])
    #expect(plain.own == [] && given.options == given.options.following(preset.options))
  }

  @Test func aDeckWithOptionsOfItsOwnSharesNoneInAnki() throws {
    var (change, _) = try Import.fixture("latest.apkg")
    let place = try #require(change.decks.firstIndex { "\($0.name)" == "Sprachen::Deutsch" })
    let shared = try #require(change.presets.preset(of: change.decks[place])?.ankiID)
    change.decks[place] = change.decks[place].withOwnOptions
    change.decks[place].options.newPerDay = 2
    let out = try written(change)
    let deck = try #require(out.decks["Sprachen::Deutsch"])
    let own = try #require(out.presets.first { $0.id == deck.preset })
    #expect(own.id != shared && own.name == "Sprachen::Deutsch" && own.options.newPerDay == 2)
    #expect(out.decks.values.count { $0.preset == own.id } == 1)
    #expect(out.presets.first { $0.id == shared }?.options.newPerDay == 15)
  }

  @Test func oneThatWasMadeHereGoesOutOnceWithItsDecks() throws {
    var (change, _) = try Import.fixture("latest.apkg")
    let preset = OptionsPreset(
      id: OptionsPresetID(rawValue: 1_779_000_000_000 << 21),
      name: "Made here",
      options: DeckOptions(newPerDay: 33)
    )
    change.presets.append(preset)
    let names = ["Medizin", "Sonstiges"]
    for place in change.decks.indices where names.contains("\(change.decks[place].name)") {
      change.decks[place] = change.decks[place].following(preset)
      change.decks[place].options.parameters = nil
    }
    let out = try written(change)
    let made = try #require(out.presets.first { $0.name == "Made here" })
    #expect(made.id == 1_779_000_000_000 && made.options.newPerDay == 33)
    #expect(names.allSatisfy { out.decks[$0]?.preset == made.id })
    // It comes back as it is here.
    let again = try Import.records(Export.records(change, PackageExport())).change
    #expect(again.presets.contains { $0.name == "Made here" && $0.options == preset.options })
  }

  @Test func aDeckThatComesAgainFollowsWhatItsPresetIsHere() throws {
    var (vault, _) = try Import.fixture("latest.apkg")
    let german = try deck("Sprachen::Deutsch", of: vault)
    let place = try #require(vault.presets.firstIndex { $0.id == german.preset?.id })
    vault.presets[place].name = "Renamed"
    vault.presets[place].options.newPerDay = 41
    let decks = vault.decks
    vault.keepPresets(vault.presets, decks: decks)
    vault.decks.removeAll { $0.id == german.id }
    let cards = Set(vault.cards.filter { $0.deck == german.id }.map(\.note))
    vault.cards.removeAll { cards.contains($0.note) }
    vault.notes.removeAll { cards.contains($0.id) }
    let (change, _) = try Import.fixture("latest.apkg", into: vault)
    let again = try deck("Sprachen::Deutsch", of: change)
    #expect(change.presets.isEmpty && again.preset?.id == german.preset?.id)
    #expect(again.options.newPerDay == 41)
  }

  @Test func oneOfAnotherCollectionWithItsIDIsAnother() throws {
    var vault = ChangeSet()
    vault.presets = try Import.fixture("latest.apkg").change.presets
    let records = try ReadPackage(fixture: "latest.apkg").all.map { record in
      guard case .preset(var preset) = record else { return record }
      preset.options.newPerDay = 77
      return .preset(preset)
    }
    let (change, _) = try Import.records(records, into: vault)
    #expect(!change.presets.isEmpty)
    #expect(change.presets.allSatisfy { $0.name.hasSuffix("+") && $0.options.newPerDay == 77 })
  }
}
