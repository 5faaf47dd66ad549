/// The card numbers among what was found in a text.
struct PastedNumbers<Storage: DigitStorage> {
  /// The different ones; of those that are not valid, the first.
  private(set) var found: [Storage] = []
  /// True if they are valid.
  private(set) var isValid = false
  /// True if the text names them.
  private(set) var isLabelled = false
  /// The part at which the first of them begins.
  private(set) var place: Int?

  init(_ items: [PastedItems<Storage>.Item], labelled: Set<Int>) {
    typealias Candidate = (digits: Storage, rank: PastedNumberRank, place: Int, isLabelled: Bool)
    let candidates = items.compactMap { item -> Candidate? in
      guard case .number(let digits, let rank) = item.kind else { return nil }
      let place = item.range.lowerBound
      return (digits, rank, place, labelled.contains(place))
    }
    var chosen = candidates.filter { $0.rank == .valid }
    isValid = !chosen.isEmpty
    if chosen.isEmpty {
      let likely = candidates.filter { $0.rank == .brandLength || $0.isLabelled }
      chosen = (likely.first { $0.isLabelled } ?? likely.first).map { [$0] } ?? []
    }
    let named = chosen.filter(\.isLabelled)
    isLabelled = !named.isEmpty
    if isLabelled { chosen = named }
    for candidate in chosen where !found.contains(where: { $0.hasSameDigits(as: candidate.digits) })
    {
      found.append(candidate.digits)
    }
    place = chosen.first?.place
  }
}
