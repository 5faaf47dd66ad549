package import Flashcards
package import PaymentCards
package import Secrets
package import Vault

/// Payment cards that are there more than once.
extension PaymentCardStore {
  /// The ids of the cards that are there more than once, with the same in all fields: of each those of
  /// the same. Not more than two of them are in guarded memory at a time, and none where all differ in
  /// what may be shown of them.
  ///
  /// - Parameter entries: the summaries of all cards.
  package func doubles(
    among entries: [WalletEntry],
    under key: VaultKey
  ) throws(VaultFailure) -> [[Int64]] {
    let alike = Self.alike(entries)
    guard !alike.isEmpty else { return [] }
    return try vault.readRecords(under: key) { try Self.doubles(among: alike, in: $0) }
  }

  /// Keeps one of each of the cards that are there more than once, in one step that can be undone.
  ///
  /// - Returns: the ids of the cards that were deleted.
  @discardableResult
  package func joinDoubles(
    at now: Timestamp,
    under key: VaultKey
  ) throws(VaultFailure) -> [Int64] {
    try vault.writeRecords(under: key) { records in
      let alike = Self.alike(try Self.summaries(in: records).entries)
      // The keys are the same on all devices, so that all of them keep the same one.
      let surplus = try Self.doubles(among: alike, in: records).flatMap { ids in
        try ids.map { (id: $0, key: try Self.sharedKey(of: $0, in: records)) }
          .sorted { $0.key < $1.key }.dropFirst().map(\.id)
      }
      guard let first = surplus.first else { return [] }
      let name = try Self.kept(first, in: records)?.card.title ?? ""
      try Self.change(surplus, .paymentCardJoining, name, at: now, records) { _ in
        for id in surplus { try Self.remove(id, records) }
      }
      return surplus
    }
  }

  /// The ids of cards that are the same in what may be shown of them, in groups.
  private static func alike(_ entries: [WalletEntry]) -> [[Int64]] {
    Dictionary(grouping: entries, by: Outline.init).values.filter { $0.count > 1 }
      .map { $0.map(\.id).sorted() }
  }

  private static func doubles(among alike: [[Int64]], in records: RecordReader) throws -> [[Int64]]
  {
    try alike.flatMap { try split($0, in: records) }.sorted { $0[0] < $1[0] }
  }

  /// Splits cards into groups of those that are the same in all fields.
  private static func split(_ ids: [Int64], in records: RecordReader) throws -> [[Int64]] {
    var groups: [[Int64]] = []
    for id in ids {
      guard let card = try kept(id, in: records)?.card else { continue }
      let group = try groups.firstIndex {
        try kept($0[0], in: records)?.card.hasSameDetails(as: card) ?? false
      }
      if let group { groups[group].append(id) } else { groups.append([id]) }
    }
    return groups.filter { $0.count > 1 }
  }

  /// The values of a card that may be shown, by which most cards differ.
  private struct Outline: Hashable {
    let texts: [String]
    let numbers: [Int]
    let isFavourite: Bool

    init(_ entry: WalletEntry) {
      texts =
        [entry.title, entry.holder, entry.lastFour.text, entry.brand?.rawValue ?? ""]
        + entry.labels
      numbers = [entry.codeCount, entry.expiry?.year ?? 0, entry.expiry?.month ?? 0]
      isFavourite = entry.isFavourite
    }
  }
}
