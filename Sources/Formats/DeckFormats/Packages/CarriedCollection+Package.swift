import ByteCoding
package import Flashcards
package import ReaderProtocol

/// Collects what a collection has beside the decks, notes and cards that are taken over.
struct CollectionRest {
  private let created: Int64
  private var settings: [PackageRecord] = []
  private var presets: [PackageRecord] = []
  private var decks: [PackageRecord] = []
  private let collection: PackageCollection

  init(_ collection: PackageCollection) {
    self.collection = collection
    created = collection.created
  }

  /// Keeps a record, if it belongs to what is kept.
  mutating func take(_ record: PackageRecord) {
    switch record {
    case .setting, .tag: settings.append(record)
    case .preset: presets.append(record)
    // The standard deck is hidden where it is empty, and none is made of it here.
    case .deck(let deck) where deck.id == PackageDeck.standardID:
      decks.append(record)
    default: break
    }
  }

  /// The remainder to be kept now; nil if it is kept already.
  func kept(
    besides known: [CarriedCollection],
    _ types: [PackageNoteType],
    from name: String,
    _ ids: inout IDSource,
    _ now: Timestamp
  ) -> CarriedCollection? {
    var writer = ByteWriter()
    var facts = collection
    // The time of the last change is another at each export.
    (facts.modified, facts.format) = (0, .latest)
    writer.write(.collection(facts))
    for record in settings + presets + decks { writer.write(record) }
    for type in types { writer.write(.noteType(type)) }
    let present = known.first { $0.created == created }
    if let present, present.records == writer.bytes, present.id == known.first?.id { return nil }
    return CarriedCollection(
      id: present?.id ?? ids.next(at: now),
      created: created,
      name: name,
      imported: now,
      records: writer.bytes
    )
  }
}

extension CarriedCollection {
  /// The kept remainder, as records; what can't be read of it is left out.
  package var parts: [PackageRecord] {
    records.withUnsafeBytes { bytes in
      var reader = MemoryReader(bytes)
      var parts: [PackageRecord] = []
      // Without the rest of it a collection goes out with Anki's standards.
      while let record = try? reader.next() { parts.append(record) }
      return parts
    }
  }
}

extension PackageSetting {
  /// True for a value that is set and is not one of nothing.
  var isOn: Bool { !["false", "null", "0", "\"\"", ""].contains(value) }
}
