import ByteCoding
import Flashcards
import ReaderProtocol

extension FilteredDeck {
  /// A filtered deck of a package; nil if its options are not known.
  init?(_ source: PackageDeck, id: FilteredDeckID, name: DeckName) {
    guard let filter = source.filter else { return nil }
    var writer = ByteWriter()
    writer.write(.deck(source))
    self.init(
      id: id,
      ankiID: source.id > PackageDeck.standardID ? source.id : nil,
      name: name,
      options: FilteredOptions(
        searches: filter.searches.map { search in
          FilteredSearch(
            search.text,
            limit: Int(search.limit),
            order: UInt8(exactly: search.order).flatMap(FilteredOrder.init) ?? .random
          )
        },
        reschedules: filter.reschedules,
        delays: PreviewDelays(again: filter.again, hard: filter.hard, good: filter.good)
      ),
      carried: writer.bytes
    )
  }

  /// The deck for a package, with the parts that it came with.
  func record(_ id: Int64) -> PackageDeck {
    var record = carriedRecord ?? PackageDeck(id: id, name: "", modified: 0, preset: nil)
    record.id = id
    record.name = "\(name)"
    record.filter = PackageFilter(
      searches: options.searches.map { search in
        PackageFilter.Search(
          text: search.text,
          limit: UInt32(clamping: search.limit),
          order: UInt32(search.order.rawValue)
        )
      },
      reschedules: options.reschedules,
      again: options.delays.again,
      hard: options.delays.hard,
      good: options.delays.good
    )
    return record
  }

  private var carriedRecord: PackageDeck? {
    carried?.withUnsafeBytes { bytes in
      var reader = MemoryReader(bytes)
      // Without the record the deck goes out by its options.
      guard let record = try? reader.next(), case .deck(let deck) = record else { return nil }
      return deck
    }
  }
}

extension FilteredStay {
  /// The due of the first card of a filtered deck in Anki.
  static let firstDue = FilteredChoice.firstDue
  /// The queue of a card in Anki that comes again after an answer without effect on the schedule.
  static let previewQueue: Int32 = 4

  /// The stay of a card of a package in a filtered deck.
  convenience init(of card: PackageCard, in deck: FilteredDeckID, since: Timestamp) {
    let isAgain = card.queue == Self.previewQueue
    let place = card.due < 0 ? card.due - Self.firstDue : 0
    self.init(
      deck: deck,
      place: Int(place.clamped(to: 0...Int64(Int32.max))),
      since: since,
      again: isAgain ? Timestamp(milliseconds: card.due.multiplied(by: 1_000)) : nil
    )
  }
}
