/// The order in which a list of cards is shown.
public enum WalletSort: String, Codable, CaseIterable, Sendable {
  /// The owner's order, favourites first.
  case own
  /// By title.
  case name
  /// By the name of the brand, cards without one last.
  case brand
  /// By expiry, the first to end first; cards without one last.
  case ends

  /// The next order, after the last the first again.
  public var next: WalletSort {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }

  /// Sorts entries that are in the owner's order, in which those stay that are equal.
  ///
  /// - Parameter key: the key of a title or a name, by which it is compared.
  public func sorted<Key: Comparable>(
    _ entries: [WalletEntry],
    key: (String) -> Key
  ) -> [WalletEntry] {
    switch self {
    case .own: entries
    case .name: Self.sort(entries) { key($0.title) }
    case .brand: Self.sort(entries) { $0.brandName.map(key) }
    case .ends: Self.sort(entries) { $0.expiry }
    }
  }

  /// Sorts by a key, those without one last. Each key is made once.
  private static func sort<Key: Comparable>(
    _ entries: [WalletEntry],
    by key: (WalletEntry) -> Key?
  ) -> [WalletEntry] {
    entries.enumerated().map { (key: key($1), place: $0, entry: $1) }
      .sorted { left, right in
        switch (left.key, right.key) {
        case (let a?, let b?) where a != b: a < b
        case (.some, nil): true
        case (nil, .some): false
        default: left.place < right.place
        }
      }
      .map(\.entry)
  }
}
