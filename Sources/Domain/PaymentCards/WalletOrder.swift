/// A new place of a card in the wallet.
public struct CardPlace: Hashable, Sendable {
  /// The card's id.
  public let id: Int64
  /// Its place.
  public let place: Int64

  /// Creates a card's new place.
  public init(id: Int64, place: Int64) {
    self.id = id
    self.place = place
  }
}

/// The owner's order of the cards in a wallet.
public enum WalletOrder {
  /// A move of a card within its list.
  public enum Step: Int, Sendable {
    /// One row towards the beginning.
    case up = -1
    /// One row towards the end.
    case down = 1
  }

  /// The places that move a card past its neighbour; nil if there is none, or if only one of the
  /// two is a favourite.
  ///
  /// - Parameter entries: all cards, in list order.
  public static func moving(
    _ id: Int64,
    _ step: Step,
    in entries: [WalletEntry]
  ) -> [CardPlace]? {
    guard let index = entries.firstIndex(where: { $0.id == id }),
      entries.indices.contains(index + step.rawValue)
    else { return nil }
    let neighbour = index + step.rawValue
    guard entries[index].isFavourite == entries[neighbour].isFavourite else { return nil }
    var group = entries.filter { $0.isFavourite == entries[index].isFavourite }
    let offset = entries[index].isFavourite ? 0 : entries.count(where: \.isFavourite)
    let upper = min(index, neighbour) - offset
    let places = group[upper...].map(\.place)
    group.swapAt(upper, upper + 1)
    return changes(in: group[upper...], from: places)
  }

  /// Assigns the existing places in ascending order, and stops as soon as nothing changes any more.
  private static func changes(
    in moved: ArraySlice<WalletEntry>,
    from places: [Int64]
  ) -> [CardPlace] {
    var changes: [CardPlace] = []
    var last: Int64?
    for (row, (entry, place)) in zip(moved, places).enumerated() {
      let next = max(place, last.map { $0 + 1 } ?? place)
      if row > 1, next == entry.place { break }
      if next != entry.place { changes.append(CardPlace(id: entry.id, place: next)) }
      last = next
    }
    return changes
  }
}
