import Flashcards
import ReaderProtocol

/// The hashes by which hashcards knows the cards of a note.
enum HashcardsIdentity {
  /// The hashes of a note's cards with their ordinals; empty where hashcards has no such notes.
  static func hashes(of content: NoteContent) -> [(hash: String, ordinal: Int)] {
    switch content.kind {
    case .basic, .basicAndReversed, .typed:
      let texts = [content.prompt.trimmed, content.answer.trimmed]
      return [(BLAKE3.hex(of: Array("Basic".utf8) + texts.flatMap { Array($0.utf8) }), 0)]
    case .cloze:
      let text = ClozeText(content.prompt)
      return text.numbers.compactMap { number in
        hash(of: text.pieces(asking: number, answered: true)).map { ($0, number - 1) }
      }
    case nil: return []
    }
  }

  /// The hash of the card whose gap is filled: of the text without brackets, and the places of the
  /// gap's first and last byte in it.
  private static func hash(of pieces: [MarkedPiece]) -> String? {
    var plain: [UInt8] = []
    var gap: Range<Int>?
    for piece in pieces {
      let start = plain.count
      plain += piece.text.utf8
      if piece.mark == .revealed { gap = (gap?.lowerBound ?? start)..<plain.count }
    }
    guard let gap, !gap.isEmpty else { return nil }
    let places = [gap.lowerBound, gap.upperBound - 1].flatMap { place in
      (0..<8).map { UInt8(truncatingIfNeeded: place >> (8 * $0)) }
    }
    return BLAKE3.hex(of: Array("Cloze".utf8) + plain + places)
  }
}
