import Flashcards
import Wording

/// A row of Home that can be focused.
enum HomeRow: Hashable, Codable, Sendable {
  /// Something that an empty part of the vault offers.
  enum Offer: String, Hashable, Codable, Sendable, CaseIterable {
    case addCard, newDeck, importNotes, joinDevices

    /// Those that can be begun with at any time.
    static let beginning = allCases.filter { $0 != .joinDevices }

    /// The words for it.
    var label: Phrase {
      switch self {
      case .addCard: .homeAddCard
      case .newDeck: .deckAddTitle
      case .importNotes: .keyImport
      case .joinDevices: .deviceJoin
      }
    }
  }

  /// Study everything that is due.
  case study
  /// An exam of a deck, by its day.
  case exam(DeckID, StudyDay)
  /// A deck.
  case deck(DeckID)
  /// A filtered deck.
  case filtered(FilteredDeckID)
  /// All decks, as there are more than have room.
  case decks
  /// A payment card.
  case card(Int64)
  /// The wallet, as there are more cards than have room.
  case wallet
  /// One of the notes added last.
  case note(NoteID)
  /// Something to begin with.
  case offer(Offer)

  /// The row of a deck or of a filtered one.
  init(_ source: StudySource) {
    self =
      switch source {
      case .deck(let id): .deck(id)
      case .filtered(let id): .filtered(id)
      }
  }
}
