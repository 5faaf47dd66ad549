import Flashcards
import Secrets
import Vault

extension RecordWriter {
  /// A hash of everything that devices have in common: the objects that exist with the values that
  /// show and those that do not, and the answers.
  func syncDigest(of log: SyncLog) throws -> [UInt8] {
    let objects = SyncObjects(self)
    let references = StudyReferences(objects, self)
    let values = log.values
    var sum = SyncSum()
    for id in try ids(of: .syncObject) {
      guard
        let kind = try indexedValues(of: id, in: .syncObject)?[0].flatMap({ UInt8(exactly: $0) }),
        (ObjectKind(rawValue: kind) == .paymentCard) == (values != nil)
      else { continue }
      let key = ObjectKey(ObjectKind(rawValue: kind), id)
      guard let object = try objects.object(key), object.registers.exists else { continue }
      if key.kind == .mediaName {
        for field in [MediaNameFields.name, MediaNameFields.content, MediaNameFields.added] {
          let shown = object.registers.fields[field]?.shown?.value
          sum.add(.number(id), .number(Int64(field.rawValue)), .bytes(shown ?? [0xFF]))
        }
      }
      if key.kind == .card,
        let home = object.registers.fields[FlashcardSyncField.home]?.shown?.value
      {
        let deck = try objects.resolved(ObjectKey(.deck, home.number()))
        sum.add(.number(id), .text("home"), .number(deck.id))
      }
      for (field, register) in object.registers.fields
      where FieldRule.isInRecord(field, of: key.kind) && key.kind != .noteType {
        // Of two decks of one name only the one that is there has the values that show.
        if key.kind == .deck, object.registers.fields[DeckFields.alias] != nil { continue }
        let shown: [UInt8]? =
          if let values {
            try RemoteWalletChangeApplier.present(key, object, field, values, in: self)
          } else {
            try present(key, object, field, references)
          }
        sum.add(.number(id), .number(Int64(field.rawValue)), .bytes(shown ?? [0xFF]))
        guard FieldRule(of: field, in: key.kind) == .told else { continue }
        for conflict in register.conflicts {
          sum.add(.number(id), .number(Int64(field.rawValue)), .bytes(conflict.value ?? []))
        }
      }
    }
    guard values == nil else { return sum.bytes }
    var damaged = 0
    damaged += try eachReview { review in
      guard let card = try objects.key(of: .card, review.card.rawValue) else { return }
      let entry = try AnswerEntry.entry(review, of: card, references)
      sum.add(
        .number(card.id),
        .number(entry.id.time),
        .number(Int64(entry.id.edition)),
        .bytes(entry.content)
      )
    }
    sum.add(.text("damaged"), .number(Int64(damaged)))
    return sum.bytes
  }
}

/// A sum over things whose order does not matter.
private struct SyncSum {
  private(set) var bytes = [UInt8](repeating: 0, count: Checksum.byteCount)

  mutating func add(_ fields: AssociatedData.Field...) {
    var data = AssociatedData()
    for field in fields { data.append(field) }
    for (index, byte) in Checksum.of(data.bytes).enumerated() { bytes[index] ^= byte }
  }
}
