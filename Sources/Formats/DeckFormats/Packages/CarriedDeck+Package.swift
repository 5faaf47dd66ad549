import ByteCoding
import Flashcards
import ReaderProtocol

extension CarriedDeck {
  /// Keeps a deck and its preset as they came, as records; nil for a filtered deck.
  init?(_ deck: PackageDeck, _ preset: PackagePreset?) {
    guard let id = deck.preset else { return nil }
    var writer = ByteWriter()
    writer.write(.deck(deck))
    let kept = writer.bytes
    writer.bytes.removeAll(keepingCapacity: true)
    if let preset { writer.write(.preset(preset)) }
    self.init(
      presetID: id,
      presetName: preset?.name ?? "",
      preset: writer.bytes,
      deck: kept,
      modified: deck.modified
    )
  }

  /// The deck as it came; nil if that is not known.
  var deckRecord: PackageDeck? {
    if case .deck(let deck)? = Self.record(deck) { deck } else { nil }
  }

  /// The preset as it came; nil if that is not known.
  var presetRecord: PackagePreset? { Self.preset(in: preset) }

  /// The preset in a record; nil if there is none.
  static func preset(in bytes: [UInt8]) -> PackagePreset? {
    if case .preset(let preset)? = record(bytes) { preset } else { nil }
  }

  private static func record(_ bytes: [UInt8]) -> PackageRecord? {
    bytes.withUnsafeBytes { bytes in
      var reader = MemoryReader(bytes)
      // Without the record the deck goes out by its options.
      return try? reader.next()
    }
  }
}
