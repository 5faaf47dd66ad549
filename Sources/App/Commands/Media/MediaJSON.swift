import Flashcards
import Store
import Vault

/// A picture or a sound in `media list --json` and among the unused ones of `media check --json`.
struct MediaJSON: Encodable {
  private let name: String
  private let size: Int
  private let added: Int64

  private enum CodingKeys: String, CodingKey {
    case name, size
    case added = "added_s"
  }

  init(_ entry: MediaStore.Entry) {
    name = entry.name.text
    size = entry.size
    added = entry.name.added.rawValue / 1_000
  }
}

/// A check of pictures and sounds in `media check --json`.
struct MediaCheckJSON: Encodable {
  private struct Missing: Encodable {
    let name: String
    let notes: Int
  }

  private struct Damaged: Encodable {
    let name: String
    /// `missing` or `altered`.
    let fault: String
  }

  private let missing: [Missing]
  private let unused: [MediaJSON]
  private let unusedSize: Int
  private let damaged: [Damaged]

  private enum CodingKeys: String, CodingKey {
    case missing, unused, damaged
    case unusedSize = "unused_size"
  }

  init(_ check: MediaCheck) {
    missing = check.use.missing.map { Missing(name: $0.name, notes: $0.notes.count) }
    unused = check.use.unused.map(MediaJSON.init)
    unusedSize = check.use.unusedBytes
    damaged = check.damage.compactMap { damage in
      guard case .medium(let name, let fault) = damage else { return nil }
      return Damaged(name: name, fault: fault == .missing ? "missing" : "altered")
    }
  }
}
