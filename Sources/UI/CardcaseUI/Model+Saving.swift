import Wording

extension Model {
  /// Says that something could not be saved, and why: the reason in `phrase`, unless the vault takes
  /// nothing at all.
  mutating func tellNotSaved(_ phrase: Phrase) {
    let isReadOnly =
      if case .open(let vault) = phase { vault.contents.isReadOnly } else { false }
    message = StatusMessage(tone: .problem, isReadOnly ? .notSavedReadOnly : phrase)
  }
}
