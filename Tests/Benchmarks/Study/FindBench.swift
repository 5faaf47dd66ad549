import Secrets
import Store
import TextSearch
import Vault

/// Measures the search of all decks by the full-text index.
struct FindBench {
  let vault: Vault
  let key: VaultKey

  /// The number of notes that are shown.
  private static let limit = 200

  /// The time of indexing everything.
  func index(_ findings: inout Findings) throws {
    let store = StudyStore(vault)
    findings.note(
      .indexText,
      try Stopwatch.time { while try store.proceedWithIndex(under: key) {} }
    )
  }

  /// The time of finding a word as it is typed: one letter, two, and so on.
  func find(_ findings: inout Findings) throws {
    let store = StudyStore(vault)
    let times = try Collection.word.indices.map { end in
      let words = SearchWords(String(Collection.word[...end]))
      return try Stopwatch.median {
        try Stopwatch.time {
          let found = try store.notes(with: words, limit: Self.limit, under: key)
          if found.count == Self.limit { _ = try store.count(with: words, under: key) }
        }
      }
    }
    findings.note(.find, times.quantile(1))
  }

  /// The times of searches in the language of Anki's browser.
  func ask(_ findings: inout Findings) throws {
    let store = StudyStore(vault)
    let context = try store.searchContext(at: Collection.now, under: key)
    for quantity in Quantity.allCases {
      guard let search = quantity.search else { continue }
      findings.note(
        quantity,
        try Stopwatch.median {
          try Stopwatch.time {
            let found = try store.cards(matching: CardQuery(search), context, under: key)
            guard !found.cards.isEmpty else { throw NothingFound(search: search) }
          }
        }
      )
    }
  }

  private struct NothingFound: Error {
    let search: String
  }
}
