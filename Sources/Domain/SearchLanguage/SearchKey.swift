/// The keys of a search, which stand before a colon: the one list that the parser, the completion, the
/// sentences about errors and the documentation follow.
package enum SearchKey: String, Hashable, Sendable, CaseIterable {
  case deck, tag, note, card, preset, flag
  case state = "is"
  case property = "prop"
  case added, edited, introduced, rated
  case rescheduled = "resched"
  case regex = "re"
  case withoutAccents = "nc"
  case words = "w"
  case withoutClozes = "sc"
  case duplicates = "dupe"
  case customData = "has-cd"
  case deckIDs = "did"
  case noteIDs = "nid"
  case cardIDs = "cid"
  case noteTypeID = "mid"

  /// The key that is written, in any case of its letters; nil for the name of a field.
  package init?(written: String) { self.init(rawValue: written.lowercased()) }

  /// The key with its colon.
  package var written: String { rawValue + ":" }

  /// The argument behind the colon.
  package var argument: SearchArgument { row.argument }

  /// The kind of names that are completed behind the colon; nil if there is none.
  package var names: SearchVocabulary.Kind? { row.names }

  /// Searches that show the use of the key.
  package var examples: [String] { row.examples }

  /// The facts about a key.
  private struct Row {
    let argument: SearchArgument
    let names: SearchVocabulary.Kind?
    let examples: [String]

    init(
      _ argument: SearchArgument,
      _ examples: [String],
      names: SearchVocabulary.Kind? = nil
    ) {
      (self.argument, self.examples, self.names) = (argument, examples, names)
    }
  }

  private var row: Row {
    switch self {
    case .deck:
      Row(
        .pattern({ .deck($0) }, or: ["current": .currentDeck, "filtered": .filteredDeck]),
        ["deck:Spanish", "deck:Spanish::*", "deck:current", "deck:filtered"],
        names: .decks
      )
    case .tag:
      Row(.tag, ["tag:verb", "tag:none", "tag:nc:eleve", #"tag:re:^unit\d"#], names: .tags)
    case .note: Row(.pattern { .noteType($0) }, ["note:Basic"], names: .types)
    case .card: Row(.template, ["card:1", #"card:"Card 2""#], names: .templates)
    case .preset:
      // Anki compares the name as it is written.
      Row(.verbatim { .preset($0) }, ["preset:Default"], names: .presets)
    case .flag: Row(.flag, ["flag:1", "flag:0"])
    case .state: Row(.state, ["is:due", "is:new", "-is:suspended"])
    case .property:
      Row(.property, ["prop:ivl>=10", "prop:due=-1", "prop:rated=0:1", "prop:r<0.9"])
    case .added: Row(.days(least: 1) { .added(days: $0) }, ["added:1"])
    case .edited: Row(.days(least: 1) { .edited(days: $0) }, ["edited:3"])
    case .introduced: Row(.days(least: 1) { .introduced(days: $0) }, ["introduced:7"])
    case .rated: Row(.answers, ["rated:1", "rated:7:1"])
    case .rescheduled: Row(.days(least: 0) { .rescheduled(days: $0) }, ["resched:2"])
    case .regex: Row(.regex { .regex($0) }, [#"re:\d{4}"#])
    case .withoutAccents: Row(.pattern { .withoutAccents($0) }, ["nc:uber"])
    case .words: Row(.pattern { .words($0) }, ["w:dog", "w:dog*"])
    case .withoutClozes: Row(.pattern { .withoutClozes($0) }, [#"sc:"capital of""#])
    case .duplicates: Row(.duplicates, ["dupe:1234567890123,dog"])
    case .customData: Row(.plain { .hasCustomData($0) }, ["has-cd:v"])
    case .deckIDs: Row(.ids { .deckIDs($0) }, ["did:1"])
    case .noteIDs: Row(.ids { .noteIDs($0) }, ["nid:1234567890123,1234567890124"])
    case .cardIDs: Row(.ids { .cardIDs($0) }, ["cid:1234567890123"])
    case .noteTypeID: Row(.id { .noteTypeID($0) }, ["mid:1234567890123"])
    }
  }
}
