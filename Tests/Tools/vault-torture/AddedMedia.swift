import Flashcards
import Secrets
import Store
import Vault

/// The media that a workload adds: the last few, each named after its step.
struct AddedMedia {
  /// The number of steps for which one stays.
  private static let life: Int64 = 40

  private let vault: Vault
  private let key: VaultKey

  init(in vault: Vault, _ key: VaultKey) {
    self.vault = vault
    self.key = key
  }

  private var store: MediaStore { MediaStore(vault) }

  /// Adds the medium of a step, unless it is there, and removes the name of an old one.
  func add(after step: Int64) throws {
    let now = Timestamp(milliseconds: step * 1_000)
    var ids = try StudyStore(vault).ids(under: key)
    let wanted = [(name: "\(step)", file: try store.add(Plan.medium(after: step), under: key))]
    var change = ChangeSet()
    for case .new(let name) in try store.naming(wanted, at: now, &ids, under: key) {
      change.mediaNames.append(name)
    }
    for entry in try store.entries(under: key) {
      guard let made = Int64(entry.name.text), made < step - Self.life else { continue }
      change.removedMediaNames.insert(entry.name.id)
    }
    try StudyStore(vault).apply(change, under: key)
  }

  /// Removes what is not needed, each step a day after the one before.
  func tidy(after step: Int64) throws {
    try store.tidy(at: Timestamp(milliseconds: step * 86_400_000), under: key)
  }

  /// Checks the contents, and that those of the last steps are there.
  func check(after steps: Int64) throws {
    for entry in try store.entries(under: key) {
      let bytes = try store.bytes(of: entry.name.file, atMost: .max, under: key)
      guard let step = Int64(entry.name.text), bytes == Plan.medium(after: step) else {
        throw Failure("the medium \(entry.name.text) is another one")
      }
    }
    // That of the last step may have been interrupted.
    for step in max(1, steps - Self.life / 2)..<max(1, steps) {
      guard Plan.extra(after: step) == .addMedium else { continue }
      guard try store.entry(named: "\(step)", under: key) != nil else {
        throw Failure("the medium \(step) is gone")
      }
    }
  }
}
