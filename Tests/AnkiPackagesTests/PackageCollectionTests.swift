import AnkiPackages
import DeckFormats
import Flashcards
import Foundation
import ReaderProtocol
import Testing

/// A package of a whole collection, in whose place Anki puts what comes back.
@Suite struct PackageCollectionTests {
  static let collections = ["collection.colpkg", "collection-legacy.colpkg", "settings.colpkg"]
  /// The settings that are computed anew.
  private static let derived: Set<String> = [
    "fsrs", "nextPos", "creationOffset", "localOffset", "rollover", "loadBalancerEnabled",
    "lastUnburied",
  ]

  @Test(arguments: collections)
  func nothingOfItIsMissingWhenItGoesBack(package: String) throws {
    let original = try ReadPackage(fixture: package)
    let (change, _) = try Import.fixture(package)
    var export = PackageExport()
    (export.withEmptyDecks, export.withCollection) = (true, true)
    export.searches = change.searches
    let bytes = try WrittenPackage.bytes(of: Export.records(change, export))
    try Export.keep(bytes, "\(package)=import-whole", package)
    let again = try ReadPackage(bytes: bytes)
    #expect(again.searches == original.searches)
    #expect(Self.settings(again) == Self.settings(original))
    #expect(again.tags.sorted { $0.name < $1.name } == original.tags.sorted { $0.name < $1.name })
    #expect(again.presets == original.presets)
    #expect(again.decks == original.decks)
    #expect(again.noteTypes.map(\.name) == original.noteTypes.map(\.name))
    #expect(again.noteTypes.map(\.configuration) == original.noteTypes.map(\.configuration))
    #expect(again.notes == original.notes && again.answers == original.answers)
  }

  @Test func whatIsBesideNotesAndCardsIsKept() throws {
    let (change, report) = try Import.fixture("settings.colpkg")
    #expect(Set(change.decks.map { "\($0.name)" }).isSuperset(of: ["Leer", "Prüfung", "Geordnet"]))
    let parts = try #require(change.collections.first).parts
    let names = parts.compactMap {
      if case .setting(let setting) = $0 { setting.name } else { nil }
    }
    #expect(Set(names).isSuperset(of: ["cardStateCustomizer", "addon"]))
    let types = parts.compactMap { if case .noteType(let type) = $0 { type.name } else { nil } }
    #expect(types.contains("Ungenutzt") && change.noteTypes.map(\.name) == ["Basic"])
    let kinds = report.losses.map(\.kind)
    let ordered = try #require(change.decks.first { "\($0.name)" == "Geordnet" })
    #expect(ordered.options.order == StudyOrder(newSort: .gathered, reviews: .deckThenDue))
    #expect(!kinds.contains(.displayOrder) && !kinds.contains(.otherLimits))
    #expect(change.limitRules == LimitRules(newIgnoresReviews: true) && report.settings == 1)
    #expect(kinds.contains(.customScheduling))
    // None of its notes has a type with a script.
    #expect(!kinds.contains(.scripts))
  }

  @Test func limitsOfAllDecksComeWithTheFirstCollectionOnly() throws {
    let (first, _) = try Import.fixture("settings.colpkg")
    let records = try ReadPackage(fixture: "settings.colpkg").all
    for (vault, name) in [(first, "settings.colpkg"), (ChangeSet(), nil)] {
      let (change, report) = try Import.records(records, into: vault, collectionName: name)
      #expect(change.limitRules == LimitRules() && report.settings == 0)
      #expect(report.losses.map(\.kind).contains(.otherLimits))
    }
  }

  @Test func savedSearchesComeAlongAndGoOutAsTheyAreHere() throws {
    let given = [
      SavedSearch(name: "Schwer", search: "tag:schwer is:due"),
      SavedSearch(name: "ä", search: #"deck:"Leer""#),
    ]
    let (change, report) = try Import.fixture("settings.colpkg")
    #expect(change.searches == given && report.searches == 2)
    var here = ChangeSet()
    here.searches = [SavedSearch(name: "schwer", search: "prop:d>0.9"), given[1]]
    let (second, secondReport) = try Import.fixture("settings.colpkg", into: here)
    #expect(second.searches == [SavedSearch(name: "Schwer 2", search: given[0].search)])
    #expect(secondReport.searches == 1)
    // One was deleted here, and one was made.
    var export = PackageExport()
    export.withCollection = true
    export.searches = [given[1], SavedSearch(name: "New", search: "is:new")]
    for format in [PackageFormat.latest, .legacy2] {
      export.format = format
      let bytes = try WrittenPackage.bytes(of: Export.records(change, export))
      try Export.keep(bytes, "searches-\(format)=whole", "a.colpkg")
      let again = try ReadPackage(bytes: bytes)
      let out = again.searches.map { SavedSearch(name: $0.name, search: $0.search) }
      #expect(Set(out) == Set(export.searches))
      #expect(!again.settings.contains { $0.name == "savedFilters" })
    }
  }

  /// A vault that imported a collection before saved searches were taken out of its settings has them
  /// there.
  @Test func savedSearchesThatAreKeptWithTheSettingsStillGoOut() throws {
    let (change, _) = try Import.fixture("settings.colpkg")
    var export = PackageExport()
    export.withCollection = true
    export.searches = [SavedSearch(name: "Schwer", search: "is:new")]
    let older = PackageSetting(
      name: "savedFilters",
      value: #"{"Schwer": "tag:schwer", "ä": "tag:x", "odd": 5}"#
    )
    var records = Export.records(change, export)
    records.insert(.setting(older), at: 1)
    let again = try ReadPackage(bytes: WrittenPackage.bytes(of: records))
    let out = again.searches.map { "\($0.name): \($0.search)" }
    #expect(Set(out) == ["Schwer: is:new", "ä: tag:x"])
    let odd = again.settings.first { $0.name == "savedFilters" }
    #expect(odd?.value.contains("odd") == true && odd?.value.contains("Schwer") == false)
  }

  @Test func aPartOfACollectionHasNoneOfTheRest() throws {
    let (change, _) = try Import.fixture("settings.colpkg")
    var export = PackageExport()
    export.searches = change.searches
    let bytes = try WrittenPackage.bytes(of: Export.records(change, export))
    let again = try ReadPackage(bytes: bytes)
    #expect(again.searches.isEmpty)
    #expect(!again.decks.contains { $0.name == "Leer" })
    // A package of a part brings nothing of the rest either.
    #expect(try Import.records(again.all).change.collections.isEmpty)
  }

  @Test func ofSeveralTheLastOnesConfigurationGoesOutAndEverythingElseOfAll() throws {
    let (first, _) = try Import.fixture("settings.colpkg")
    let (second, _) = try Import.fixture("collection.colpkg", into: first)
    var vault = first
    vault.decks += second.decks
    vault.filteredDecks += second.filteredDecks
    vault.noteTypes += second.noteTypes
    vault.notes += second.notes
    vault.cards += second.cards
    vault.reviews += second.reviews
    vault.parameters += second.parameters
    vault.collections += second.collections.map { collection in
      var later = collection
      later.imported = collection.imported.advanced(byMilliseconds: 1)
      return later
    }
    var export = PackageExport()
    (export.withEmptyDecks, export.withCollection) = (true, true)
    let bytes = try WrittenPackage.bytes(of: Export.records(vault, export))
    try Export.keep(bytes, "two=whole", "a.colpkg")
    let again = try ReadPackage(bytes: bytes)
    #expect(
      Import.collection(vault).carried.map(\.name) == ["collection.colpkg", "settings.colpkg"]
    )
    #expect(again.settings.contains { $0.name == "applyAllParentLimits" })
    #expect(again.noteTypes.contains { $0.name == "Ungenutzt" })
    #expect(again.presets.contains { $0.name == "Unbenutzt" })
    #expect(
      Set(again.decks.map(\.name)).isSuperset(of: ["Leer", "Medizin", "Voraus", "Gefiltert"])
    )
    // Brought in once more, the first is the last.
    let (third, _) = try Import.fixture("settings.colpkg", into: vault)
    #expect(third.collections.map(\.id) == first.collections.map(\.id))
  }

  private static func settings(_ package: ReadPackage) -> [String: NSObject] {
    let given = package.settings.filter { !derived.contains($0.name) }
    return Dictionary(
      given.map { setting in
        let value = try? JSONSerialization.jsonObject(
          with: Data(setting.value.utf8),
          options: .fragmentsAllowed
        )
        return (setting.name, value as? NSObject ?? NSNull())
      },
      uniquingKeysWith: { one, _ in one }
    )
  }
}
