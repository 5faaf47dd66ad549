import Flashcards
import Vault

extension CardSortKey {
  /// What cards are sorted by. Numbers of the memory are those by which cards are searched.
  ///
  /// - Parameter query: a search, which has the decks, the types and the moment.
  func source(_ query: SearchQuery) throws -> SortKeySource {
    switch self {
    case .added: SortKeySource("c.note", isDescending: true)
    case .created:
      SortKeySource("coalesce(c.anki_id, c.id >> \(IDSource.lowBits))", isDescending: true)
    case .deck: SortKeySource("c.deck", .name(query.decks.names(\.id.rawValue, \.name.levels)))
    case .due: SortKeySource(Self.due(query.context))
    case .interval: SortKeySource("c.interval", isDescending: true)
    case .ease:
      SortKeySource(of: "c.carried, c.phase") { row in
        let ease = SearchQuery.ease(row, at: 0)
        return ease == 0 ? nil : ease
      }
    case .stability: Self.memory("c.stability", \.stability)
    case .difficulty: Self.memory("c.difficulty", \.difficulty)
    case .retrievability: try Self.retrievability(query)
    case .lapses: SortKeySource("c.lapses", isDescending: true)
    case .reviews: SortKeySource("c.reviews", isDescending: true)
    case .position: SortKeySource("CASE c.phase WHEN \(Phase.new.rawValue) THEN c.position END")
    case .flag: SortKeySource("c.flag", isDescending: true)
    case .state: SortKeySource(Self.state(query.context))
    case .edited: SortKeySource("n.modified", isOfNote: true, isDescending: true)
    case .noteType:
      SortKeySource(
        "n.type",
        .name(query.types.names(\.id.rawValue) { [$0.name] }),
        isOfNote: true
      )
    case .tags: Self.tags()
    case .question: Self.text(.question)
    case .answer: Self.text(.answer)
    }
  }

  /// The moment in milliseconds since 1970, with new cards behind all of them, and suspended ones last.
  private static func due(_ context: SearchContext) -> String {
    let start = context.boundary.start(of: 0, zoneOffset: context.now.zoneOffset).rawValue
    return """
      CASE c.due & 7 WHEN 1 THEN (c.due >> 3) * 86400000 + \(start) WHEN 0 THEN (1 << 61) + c.position \
      WHEN 4 THEN 1 << 62 WHEN 5 THEN coalesce(c.due_day * 86400000 + \(start), c.due_time, \
      (1 << 61) + c.position) ELSE c.due >> 3 END
      """
  }

  /// The phase, with suspended and buried cards behind the last one.
  private static func state(_ context: SearchContext) -> String {
    let count = Phase.allCases.count
    return """
      CASE WHEN c.suspended != 0 THEN \(count) WHEN c.buried IS \(context.today) THEN \(count + 1) \
      ELSE c.phase END
      """
  }

  private static func memory(
    _ column: String,
    _ carried: any KeyPath<CarriedMemory, Float?> & Sendable
  ) -> SortKeySource {
    SortKeySource(of: "\(column), c.reviews, c.carried") {
      SearchQuery.memory($0, at: 0, carried)?.ordered
    }
  }

  private static func retrievability(_ query: SearchQuery) throws -> SortKeySource {
    let estimate = try RecallEstimate(query.decks, query.context, query.records)
    return SortKeySource(of: RecallEstimate.columns) { estimate.probability($0, at: 0)?.ordered }
  }

  private static func tags() -> SortKeySource {
    let texts = TextNumbers()
    return SortKeySource(of: "n.tags", .sharedText(texts), isOfNote: true) { row in
      let tags = row.bytes(0)
      return tags.isEmpty ? nil : texts.number(of: tags)
    }
  }

  private static func text(_ side: CardSide) -> SortKeySource {
    SortKeySource("n.type, n.formats, n.fields", .text(side), isOfNote: true)
  }
}

extension Sequence {
  /// The names of what has ids.
  fileprivate func names(
    _ id: (Element) -> Int64,
    _ name: (Element) -> [String]
  ) -> [Int64: [String]] {
    Dictionary(map { (id($0), name($0)) }) { first, _ in first }
  }
}
