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
}
