import Flashcards
import Vault

/// What cards are sorted by where that is a text.
extension CardLister {
  /// The number of notes, and about that of bytes, that are read in a part: the keys of their texts take
  /// longer to make than to read.
  private static let textNotes = 2_048
  private static let textBytes = 1 << 18

  /// A note whose columns were copied.
  private struct CopiedNote {
    let places: Range<Int>
    let type: Int64
    let formats: Range<Int>
    let fields: Range<Int>
  }

  /// Reads the notes of the listed cards, and makes the keys of a side of each. Counts those that can't be
  /// read, which are listed without a text.
  mutating func readTexts(_ side: CardSide) throws -> TextKeys {
    var keys = TextKeys(texts, places: cards.count)
    let cards = cards
    let lines = types.mapValues { TypeLines(side, of: $0) }
    var notePlaces = NotePlaces(cards)
    var copied: [CopiedNote] = []
    var bytes: [UInt8] = []
    var unreadable = 0
    func copy(_ column: UnsafeRawBufferPointer) -> Range<Int> {
      let start = bytes.count
      bytes += column
      return start..<bytes.count
    }
    func take(_ row: Row) -> Bool {
      guard let places = notePlaces.next(row.integerOrZero(0), in: cards) else { return false }
      copied.append(
        CopiedNote(
          places: places,
          type: row.integerOrZero(1),
          formats: copy(row.bytes(2)),
          fields: copy(row.bytes(3))
        )
      )
      return copied.count >= Self.textNotes || bytes.count >= Self.textBytes
    }
    func makeKeys() {
      bytes.withUnsafeBytes { bytes in
        for note in copied {
          let isRead = lines[note.type]?.read(
            UnsafeRawBufferPointer(rebasing: bytes[note.formats]),
            UnsafeRawBufferPointer(rebasing: bytes[note.fields]),
            note.places.lazy.map { Int(cards[$0].ordinal) }
          ) { keys.set($1, at: note.places.lowerBound + $0) }
          if isRead != true { unreadable += 1 }
        }
      }
      copied.removeAll(keepingCapacity: true)
      bytes.removeAll(keepingCapacity: true)
    }
    let rows = noteRows("record_note AS n")
    let end = isScan ? try rows.each(take, finish: makeKeys) : .min
    if let end {
      _ = try rows.each(of: Self.notes(of: cards, behind: end), take, finish: makeKeys)
    }
    damaged += noteCount - notePlaces.found + unreadable
    return keys
  }
}
