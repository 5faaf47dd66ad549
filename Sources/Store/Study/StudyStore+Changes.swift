public import Flashcards
public import Secrets
public import Vault

extension StudyStore {
  /// Writes a change: all of it is on disk when this returns, or nothing of it ever was. What is put
  /// comes first, what is removed after it.
  ///
  /// - Throws: `noRecord` where a card's note or deck is not there, nor in the change.
  public func apply(_ change: StudyChange, under key: VaultKey) throws(VaultFailure) {
    guard !change.isEmpty else { return }
    try vault.writeRecords(under: key) { records in
      var writer = StudyWriter(records, change)
      try writer.put()
      try writer.remove(writer.doomed())
    }
  }

  /// Writes a change as `apply` does, and gives the one that takes it back.
  ///
  /// Cards that the change added to a note that was there before are not removed by taking it back;
  /// they sleep, as the note's words don't ask for them again.
  /// - Throws: `damaged` where what would be lost can't be read.
  public func applyReversibly(
    _ change: StudyChange,
    under key: VaultKey
  ) throws(VaultFailure) -> StudyChange {
    guard !change.isEmpty else { return StudyChange() }
    return try vault.writeRecords(under: key) { records in
      var writer = StudyWriter(records, change)
      var inverse = try writer.replaced()
      try writer.put()
      let doomed = try writer.doomed()
      try writer.add(doomed, to: &inverse)
      try writer.remove(doomed)
      return inverse
    }
  }
}
