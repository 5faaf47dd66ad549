import Collation
import Flashcards
import Secrets
import Store
import Vault

/// Measures the list of a browser over all cards.
struct BrowseBench {
  let vault: Vault
  let key: VaultKey
  private var store: StudyStore { StudyStore(vault) }

  /// The number of rows that are seen at once.
  private static let seen = 60
  private static let collation = Collation(language: "en")

  /// The times from a key press to all cards in the order in which they were added with the first rows, of
  /// these rows alone, and to all cards in each other order.
  func run(_ findings: inout Findings) throws {
    var seen: [Int64] = []
    findings.note(
      .browse,
      try median {
        seen = try list(.added).cards.prefix(Self.seen).map(\.rawValue)
        try readRows(seen)
      }
    )
    findings.note(.browseRows, try median { try readRows(seen) })
    for quantity in Quantity.allCases {
      guard let sortKey = quantity.sortKey else { continue }
      findings.note(quantity, try median { _ = try list(sortKey) })
    }
  }

  private func median(_ body: () throws -> Void) rethrows -> Lap {
    try Stopwatch.median { try Stopwatch.time(body) }
  }

  private func list(_ sortKey: CardSortKey) throws -> CardList {
    let (list, damaged) = try store.list(
      CardListRequest(.everything, key: sortKey),
      .everything,
      store.searchContext(at: Collection.now, under: key),
      texts: { text, key in Self.collation.append(text, to: &key) },
      under: key
    )
    guard damaged == 0, list.count > 0 else { throw Incomplete() }
    return list
  }

  private func readRows(_ ids: [Int64]) throws {
    let rows = try store.rows(
      ids,
      .cards,
      at: Collection.now,
      boundary: Collection.boundary,
      under: key
    )
    guard rows.count == Self.seen else { throw Incomplete() }
  }

  private struct Incomplete: Error {}
}
