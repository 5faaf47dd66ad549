import DomainWords
import Flashcards
import Wording

/// A note type in `notetype list --json` and `notetype show --json`.
struct NoteTypeJSON: Encodable {
  private struct CardType: Encodable {
    let name: String
    /// The templates; nil in a list.
    let front: String?
    let back: String?
  }

  private let name: String
  private let kind: String
  private let isStandard: Bool
  private let notes: Int
  private let cards: Int
  private let fields: [String]
  private let cardTypes: [CardType]
  private let styling: String?

  private enum CodingKeys: String, CodingKey {
    case name, kind, notes, cards, fields, styling
    case isStandard = "standard"
    case cardTypes = "card_types"
  }

  init(_ named: NamedNoteType, _ wording: Wording, withSides: Bool = false) {
    let type = named.summary.type
    name = named.deckName
    kind = type.kind == .cloze ? "cloze" : "normal"
    isStandard = StandardNoteType(type.id) != nil
    (notes, cards) = (named.summary.notes, named.summary.cards)
    fields = type.fieldNames(wording)
    cardTypes = type.templates.map {
      CardType(
        name: $0.name,
        front: withSides ? $0.front : nil,
        back: withSides ? $0.back : nil
      )
    }
    styling = withSides ? type.css : nil
  }
}
