package import ByteCoding
package import Flashcards

extension CardFace {
  /// The face as a frame.
  package var frame: Frame {
    var writer = ByteWriter()
    writer.append(all: question) { $0.append($1) }
    writer.append(all: answer) { $0.append($1) }
    writer.append(expected) { $0.append($1) }
    writer.append(ignoresAccents)
    return Frame(.face, writer.bytes)
  }

  /// Reads the frame, which may be hostile: numbers out of their range are refused.
  package init(_ frame: Frame) throws(UnreadableBytes) {
    guard frame.tag == .face else { throw .unknownTag }
    var reader = ByteReader(frame.payload)
    self.init(
      question: try reader.list { reader throws(UnreadableBytes) in try reader.line() },
      answer: try reader.list { reader throws(UnreadableBytes) in try reader.line() },
      expected: try reader.optional { reader throws(UnreadableBytes) in try reader.text() },
      ignoresAccents: try reader.flag()
    )
    try reader.end()
  }
}
