import Vault

/// Deleting for good, where other devices have the objects, too.
extension RecordWriter {
  /// Notes that objects are about to be deleted, and keeps nothing of them.
  func noteForSync(forGood objects: ForgottenObjects) throws {
    for space in SyncSpace.allCases where try isSynced(space) {
      var entry = OutboxEntry()
      entry.deleted = try keys(of: objects, in: space, SyncObjects(self))
      try putInOutbox(entry, of: space)
    }
  }

  /// Removes what is kept of deleted objects for the case that another device holds to them, and the
  /// values that do not show.
  func forgetForSync(_ gone: ForgottenObjects) throws {
    for space in SyncSpace.allCases where try isSynced(space) {
      let objects = SyncObjects(self)
      for key in try keys(of: gone, in: space, objects) {
        try delete(key.id, from: .syncDeleted)
        guard var object = try objects.object(key) else { continue }
        for field in object.registers.fields.keys {
          object.registers.fields[field]?.stripAll()
        }
        objects.set(object, for: key)
      }
      try objects.save()
    }
  }

  /// The keys of those objects that other devices know of.
  private func keys(
    of gone: ForgottenObjects,
    in space: SyncSpace,
    _ objects: SyncObjects
  ) throws -> [ObjectKey] {
    let ids: [(ObjectKind, Set<Int64>)] =
      switch space {
      case .study:
        [
          (.deck, gone.decks), (.note, gone.notes), (.card, gone.cards),
          (.mediaName, gone.mediaNames),
        ]
      case .wallet: [(.paymentCard, gone.paymentCards)]
      }
    return try ids.flatMap { kind, ids in
      try ids.sorted().compactMap { try objects.key(of: kind, $0) }
    }
  }
}
