import PaymentCards
import Vault

/// Turns the changes of payment cards that are in no frame yet into frames.
struct WalletDraining {
  private let records: RecordWriter
  private let objects: SyncObjects
  private let frames: FrameBuilder
  private let values: PaymentCardValues

  init(
    _ records: RecordWriter,
    _ objects: SyncObjects,
    _ frames: FrameBuilder,
    _ values: PaymentCardValues
  ) {
    self.records = records
    self.objects = objects
    self.frames = frames
    self.values = values
  }

  /// Makes frames of the entries of the outbox.
  func drain(_ entries: [OutboxEntry], at now: Int64) throws {
    var times: [Int64: [FieldID: HybridTime]] = [:]
    var deleted: [ObjectKey] = []
    var gone: [ObjectKey] = []
    for name in frames.state.skipped {
      times[name.local] = Dictionary(
        uniqueKeysWithValues: PaymentCardFields.all.map { ($0, frames.clock.latest) }
      )
    }
    for entry in entries {
      let time = frames.reading(at: entry.time == 0 ? now : entry.time)
      for change in entry.changes {
        let fields = change.fields.isEmpty ? Set(PaymentCardFields.all) : change.fields
        for field in fields { times[change.local, default: [:]][field] = time }
      }
      for (key, field) in entry.settled {
        if let local = try objects.local(of: key) { times[local, default: [:]][field] = time }
      }
      deleted += entry.deleted
    }
    for key in deleted {
      guard let local = try objects.local(of: key) else { continue }
      if try records.contains(local, in: PaymentCardStore.table) {
        // Its deletion was undone meanwhile.
        let time = frames.clock.latest
        for field in PaymentCardFields.all where times[local]?[field] == nil {
          times[local, default: [:]][field] = time
        }
      } else {
        gone.append(key)
      }
    }
    for (id, times) in times.sorted(by: { $0.key < $1.key }) { try emit(id) { times[$0] } }
    // A deletion knows of what was written before it, so it is in a frame after that.
    if !gone.isEmpty { try frames.flush() }
    for key in gone { try frames.delete(key) }
    try frames.flush()
  }

  /// Makes frames of all cards.
  func seed() throws {
    let oldest = HybridTime(rawValue: 1)
    for id in try records.ids(of: PaymentCardStore.table) { try emit(id) { _ in oldest } }
    try frames.flush()
  }

  private func emit(_ id: Int64, _ time: (FieldID) -> HybridTime?) throws {
    try frames.attempt(.paymentCard, id) { try emitCard(id, time) }
  }

  private func emitCard(_ id: Int64, _ time: (FieldID) -> HybridTime?) throws {
    let known = try objects.key(of: .paymentCard, id)
    let content =
      try PaymentCardStore.kept(id, in: records)
      ?? known.flatMap { try RemoteWalletChangeApplier.deleted($0, in: records) }
    guard let (card, place) = content else { return }
    let key = known ?? SyncHash.own(.paymentCard, id, in: records.vaultID)
    let isKnown = try objects.object(key)?.registers.exists ?? false
    let rest = isKnown ? nil : frames.clock.latest
    let fields = try values.values(of: card, at: place).compactMap { field, value in
      (time(field) ?? rest).map { (field, value, $0) }
    }
    try frames.set(fields, of: key, local: id)
  }
}
