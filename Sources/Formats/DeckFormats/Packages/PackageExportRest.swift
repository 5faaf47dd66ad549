import Flashcards
import ReaderProtocol

/// The exported remainder of the collections that were kept: all that is theirs alone, and the settings,
/// tags and facts of the one that came last.
struct PackageExportRest {
  /// The facts of the collection that came last.
  private(set) var facts: PackageCollection?
  /// Its settings and tags.
  private(set) var settings: [PackageRecord] = []
  private(set) var presets: [PackagePreset] = []
  private(set) var noteTypes: [PackageNoteType] = []
  /// The standard deck, and the filtered decks of collections that older programs took in.
  private(set) var decks: [PackageDeck] = []

  init(_ carried: [CarriedCollection]) {
    for (index, collection) in carried.enumerated() {
      for part in collection.parts { take(part, isLatest: index == 0) }
    }
  }

  private mutating func take(_ part: PackageRecord, isLatest: Bool) {
    switch part {
    case .collection(let record): if isLatest { facts = record }
    case .setting, .tag: if isLatest { settings.append(part) }
    case .preset(let preset):
      if !presets.contains(where: { $0.id == preset.id }) {
        presets.append(preset)
      }
    case .noteType(let type):
      if !noteTypes.contains(where: { $0.id == type.id }) {
        noteTypes.append(type)
      }
    case .deck(let deck): if !decks.contains(where: { $0.id == deck.id }) { decks.append(deck) }
    case .savedSearch, .media, .mediaPiece, .mediaEnd, .note, .card, .answer, .remark, .end: break
    }
  }
}

extension PackageNote {
  /// The guid that the note had together with another one, if it got its own for that.
  var sharedGUID: String? {
    // Comparing the ends of a hundred thousand takes long.
    guard guid.utf8.contains(UInt8(ascii: "/")) else { return nil }
    let ending = Self.twinGUID("", id: id)
    return guid.hasSuffix(ending) ? String(guid.dropLast(ending.count)) : nil
  }
}
