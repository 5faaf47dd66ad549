package import Flashcards
import PaymentCards
package import Secrets
import SyncMerging
import Undo
package import Vault

/// Payment cards that are there more than once.
extension CardStore {
  /// A card that is there more than once.
  package struct Doubles: Sendable {
    /// The ids of the cards.
    package var ids: [Int64]
  }

  /// The cards that are there more than once, with the same in all fields. Not more than two of them
  /// are in guarded memory at a time.
  package func doubles(under key: VaultKey) throws(VaultFailure) -> [Doubles] {
    try vault.readRecords(under: key) { try Self.doubles(in: $0) }
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
      let objects = SyncObjects(records)
      // The keys are the same on all devices, so that all of them keep the same one.
      let surplus = try Self.doubles(in: records).flatMap { doubles in
        try doubles.ids.map { id in
          let own = SyncHash.own(.paymentCard, id, in: records.vaultID)
          return (id: id, key: try objects.key(of: .paymentCard, id) ?? own)
        }
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

  private static func doubles(in records: RecordReader) throws -> [Doubles] {
    var alike: [Outline: [Int64]] = [:]
    _ = try records.openAll(in: table) { header, content in
      guard let entry = CardCodec.entry(header.id, from: content) else { return }
      alike[Outline(entry), default: []].append(header.id)
    }
    return try alike.values.filter { $0.count > 1 }.flatMap { try doubles(among: $0, in: records) }
      .sorted { $0.ids[0] < $1.ids[0] }
  }

  /// Groups cards that are the same in what may be shown of them.
  private static func doubles(
    among ids: [Int64],
    in records: RecordReader
  ) throws -> [Doubles] {
    var groups: [Doubles] = []
    for id in ids {
      guard let card = try kept(id, in: records)?.card else { continue }
      let group = try groups.firstIndex {
        try kept($0.ids[0], in: records)?.card.hasSameDetails(as: card) ?? false
      }
      if let group { groups[group].ids.append(id) } else { groups.append(Doubles(ids: [id])) }
    }
    return groups.filter { $0.ids.count > 1 }
  }

  /// What may be shown of a card, by which most cards differ.
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
