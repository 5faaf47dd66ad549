package import Flashcards
import SearchLanguage
package import Wording

/// Study of the cards of a deck beyond its queue, as Anki's custom study has it: a filtered deck of its
/// own, which is used again for the next.
package struct CustomStudy: Hashable, Codable, Sendable {
  /// The cards that are studied. The raw values are in sealed sessions.
  package enum Kind: String, Codable, CaseIterable, Sendable {
    /// Those that were answered Again in the last days.
    case forgotten
    /// Those that are due within some days.
    case ahead
    /// New ones that were added in the last days.
    case previewNew
    /// New ones, those that are due, those that were learned, and all, as far as their tags fit.
    case new, due, review, all

    /// True if the number is one of days, false if it is the largest number of cards.
    package var countsDays: Bool { [.forgotten, .ahead, .previewNew].contains(self) }
    /// The number that is proposed.
    package var usualNumber: Int { countsDays ? 1 : FilteredSearch.usualLimit }
    /// The numbers that can be chosen.
    package var numbers: ClosedRange<Int> { 1...(countsDays ? 9_999 : CustomStudy.unlimited) }
  }

  /// The limit of a deck that takes all cards that its search finds; as in Anki.
  package static let unlimited = 99_999

  /// The cards that are studied.
  package let kind: Kind
  /// The number of days, or the largest number of cards.
  package let number: Int
  /// The tags of which a card must have one; empty for any. They are heard of by state alone.
  package let included: [String]
  /// The tags of which a card must have none.
  package let excluded: [String]

  /// Creates a value from its parts; tags count only where cards are chosen by their state.
  package init(
    _ kind: Kind,
    number: Int,
    including included: [String] = [],
    excluding excluded: [String] = []
  ) {
    (self.kind, self.number) = (kind, number)
    (self.included, self.excluded) = kind.countsDays ? ([], []) : (included, excluded)
  }

  /// The options of the filtered deck for the cards of a deck and of those within it.
  package func options(of deck: DeckName) -> FilteredOptions {
    let search = FilteredSearch(
      text(of: deck),
      limit: kind.countsDays ? Self.unlimited : number,
      order: order
    )
    return FilteredOptions(searches: [search], reschedules: reschedules)
  }

  /// The filtered deck for it: the one that was made before, which has a `+` or more behind its name
  /// where another deck had it, or a new one, which gets an id when it is built.
  ///
  /// - Parameters:
  ///   - deck: the name of the deck that is studied.
  ///   - decks: the filtered decks that there are.
  package func filteredDeck(
    of deck: DeckName,
    among decks: [FilteredDeck],
    _ wording: Wording
  ) -> FilteredDeck {
    let name = DeckName(nearest: wording(.customStudySession))
    var session =
      decks.filter { $0.name.isFree(from: name) }
      .min { ($0.name.leaf.count, $0.id) < ($1.name.leaf.count, $1.id) }
      ?? FilteredDeck(id: FilteredDeckID(rawValue: 0), name: name)
    session.options = options(of: deck)
    return session
  }

  // MARK: The table of Anki

  private var order: FilteredOrder {
    switch kind {
    case .forgotten, .review, .all: .random
    case .ahead, .due: .due
    case .previewNew, .new: .added
    }
  }

  private var reschedules: Bool {
    switch kind {
    case .forgotten, .previewNew, .all: false
    case .ahead, .new, .due, .review: true
    }
  }

  private var state: String? {
    switch kind {
    case .forgotten: "rated:\(number):1"
    case .ahead: "prop:due<=\(number)"
    case .previewNew: "is:new added:\(number)"
    case .new: "is:new"
    case .due: "is:due"
    case .review: "-is:new"
    case .all: nil
    }
  }

  private func text(of deck: DeckName) -> String {
    func tags(_ names: [String], _ sign: String, _ separator: String) -> String? {
      let terms = names.compactMap { SearchLiteral.term(.tag, $0).map { sign + $0 } }
      let joined = terms.joined(separator: separator)
      return terms.isEmpty ? nil : terms.count > 1 ? "(\(joined))" : joined
    }
    return [
      state, SearchLiteral.term(.deck, deck.description), tags(included, "", " OR "),
      tags(excluded, "-", " "),
    ].compactMap(\.self).joined(separator: " ")
  }
}

extension CustomStudy.Kind {
  /// The name.
  package var name: Phrase {
    switch self {
    case .forgotten: .customForgotten
    case .ahead: .customAhead
    case .previewNew: .customPreviewNew
    case .new: .customNew
    case .due: .customDue
    case .review: .customReview
    case .all: .customAll
    }
  }
}
