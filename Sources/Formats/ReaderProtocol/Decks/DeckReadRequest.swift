package import ByteCoding
package import Flashcards

/// The request to a reader that comes before the bytes of a file of flashcards.
package struct DeckReadRequest: Sendable {
  /// The one format that the file may be of; nil to find it by what the file holds.
  package let format: FlashcardImportFormat?

  /// A request.
  package init(_ format: FlashcardImportFormat?) { self.format = format }

  /// The frame.
  package var frame: Frame {
    var writer = ByteWriter()
    writer.append(format) { $0.append($1.rawValue) }
    return Frame(.deckRequest, writer.bytes)
  }

  /// Reads the frame.
  ///
  /// - Throws: `UnreadableBytes.invalid` for the number of no format of texts.
  package init(_ frame: Frame) throws(UnreadableBytes) {
    guard frame.tag == .deckRequest else { throw .unknownTag }
    var reader = ByteReader(frame.payload)
    format = try reader.optional { reader throws(UnreadableBytes) in
      try FlashcardImportFormat(told: Int64(reader.byte()))
    }
    try reader.end()
    // Files of the others go to modes of their own.
    guard format?.isText ?? true else { throw .invalid }
  }
}
