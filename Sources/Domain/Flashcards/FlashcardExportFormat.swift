/// A format in which flashcards are exported, as the ending of a file's name asks for it.
package enum FlashcardExportFormat: CaseIterable, Sendable {
  /// One of Anki's packages.
  case package
  /// Notes with tabs between their fields.
  case tabs
  /// Notes with commas between their fields.
  case commas
  /// The answers, with commas between their values.
  case history
  /// A package that replaces a whole collection, for all decks alone.
  case collection

  /// The ending of file names that asks for it.
  package var ending: String {
    switch self {
    case .package: ".apkg"
    case .tabs: ".tsv"
    case .commas: ".csv"
    case .history: "history.csv"
    case .collection: ".colpkg"
    }
  }

  /// True for Anki's packages.
  package var isPackage: Bool { self == .package || self == .collection }

  /// The format that a file's name asks for; nil for an ending that no format has.
  package init?(path: String) {
    let name = (path.split(separator: "/").last ?? "").lowercased()
    // A dot at the beginning hides a file.
    guard name.dropFirst().contains("."), !name.hasSuffix(".txt") else {
      self = .tabs
      return
    }
    let asked = Self.allCases.filter { name.hasSuffix($0.ending) }
    guard let longest = asked.max(by: { $0.ending.count < $1.ending.count }) else { return nil }
    self = longest
  }
}

/// The options of an export to one of Anki's packages.
package struct PackageExportOptions: Hashable, Codable, Sendable {
  /// True if due days, states and the history go along.
  package var withSchedule = true
  /// True if the options of the decks go along.
  package var withPresets = true
  /// True for a package that versions of Anki up to 2.1.49 can read.
  package var isForOlderAnki = false

  /// Everything, for the present version.
  package init() {}
}
