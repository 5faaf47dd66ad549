package import Flashcards
package import Secrets
package import Vault

/// Making, changing and deleting note types: each in one transaction, which can be undone.
extension StudyStore {
  /// All note types with the numbers of their notes and cards: the standard ones in front, the others in
  /// the order of their names.
  package func noteTypeSummaries(
    under key: VaultKey
  ) throws(VaultFailure) -> [NoteTypeSummary] {
    try vault.readRecords(under: key) { records in
      var reader = StudyReader(records)
      let own = try reader.noteTypes().sorted {
        ($0.name.lowercased(), $0.id) < ($1.name.lowercased(), $1.id)
      }
      let counts = try records.noteTypeCounts()
      return (StandardNoteType.allCases.map(\.type) + own).map { type in
        let count = counts[type.id] ?? (0, 0)
        return NoteTypeSummary(type, notes: count.notes, cards: count.cards)
      }
    }
  }

  /// What a change of a type would do. Nothing is written, and no more than a note at a time is in memory.
  package func outlook(
    on draft: NoteTypeDraft,
    under key: VaultKey
  ) throws(VaultFailure) -> NoteTypeOutlook {
    try vault.readRecords(under: key) { records in
      guard let base = draft.base else { return NoteTypeOutlook() }
      return try NoteTypeChange(draft, base, of: records).outlook()
    }
  }

  /// Makes the type of a draft, or changes the one that it was made from: cards that notes ask for are
  /// made, those of deleted templates deleted, with their answers, and the texts of deleted fields. The
  /// other cards keep their answers.
  package func save(
    _ draft: NoteTypeDraft,
    at now: Timestamp,
    under key: VaultKey,
    progress: Progress? = nil
  ) throws(VaultFailure) -> NoteTypeResult {
    try vault.writeRecords(under: key) { records in
      if let refusal = try records.refusal(of: draft) { return .refused(refusal) }
      var change = ChangeSet()
      if let base = draft.base {
        guard draft.isChanged else { return .done(base.id, change) }
        change = try NoteTypeChange(draft, base, of: records).change(at: now)
      } else {
        var ids = try records.idSource()
        change.noteTypes = [draft.applied(as: ids.next(at: now))]
      }
      try records.write(
        change,
        as: draft.base == nil ? .noteTypeAddition : .noteTypeEdit,
        at: now,
        progress
      )
      return .done(change.noteTypes.first?.id ?? NoteTypeID(rawValue: 0), change)
    }
  }

  /// Deletes a type that no note has.
  package func deleteNoteType(
    _ id: NoteTypeID,
    at now: Timestamp,
    under key: VaultKey
  ) throws(VaultFailure) -> NoteTypeResult {
    try vault.writeRecords(under: key) { records in
      guard StandardNoteType(id) == nil else { return .refused(.standard) }
      guard let type = try records.noteTypes()[id] else { return .refused(.gone) }
      let count = try records.noteCount(of: id)
      guard count == 0 else { return .refused(.hasNotes(count)) }
      var change = ChangeSet()
      change.removedNoteTypes = [id]
      try records.write(change, as: .noteTypeRemoval, named: type.name, at: now)
      return .done(id, change)
    }
  }
}

/// The result of a change of note types.
package enum NoteTypeResult: Sendable {
  /// It is written, by these changes.
  case done(NoteTypeID, ChangeSet)
  /// Nothing is written.
  case refused(NoteTypeRefusal)
}

extension RecordReader {
  /// The reason why a draft can't be saved; nil if it can.
  fileprivate func refusal(of draft: NoteTypeDraft) throws -> NoteTypeRefusal? {
    let types = try noteTypes()
    if let base = draft.base {
      guard StandardNoteType(base.id) == nil else { return .standard }
      guard let present = types[base.id] else { return .gone }
      guard present == base else { return .changedMeanwhile }
    }
    let others = types.values.filter { $0.id != draft.base?.id }.map(\.name)
    let problems = draft.problems(besides: others)
    return problems.isEmpty ? nil : .problems(problems)
  }
}

extension RecordWriter {
  /// Writes a change of note types, and what undoes it.
  fileprivate func write(
    _ change: ChangeSet,
    as kind: UndoableOperation.Kind,
    named name: String? = nil,
    at now: Timestamp,
    _ progress: StudyStore.Progress? = nil
  ) throws {
    let capture = try write(change, at: now, progress)
    let operation = UndoableOperation(kind, name ?? change.noteTypes.first?.name ?? "")
    try log(capture.record, of: operation, concerning: capture.decks, at: now)
  }
}
