public import Flashcards

extension CardFace {
  /// The face as a frame.
  public var frame: Frame {
    var writer = PayloadWriter()
    writer.write(all: question) { $0.write($1) }
    writer.write(all: answer) { $0.write($1) }
    writer.write(expected) { $0.write($1) }
    writer.write(ignoresAccents)
    return Frame(.face, writer.bytes)
  }

  /// Reads the frame, which may be hostile: numbers out of their range are refused.
  public init(_ frame: Frame) throws(FrameFailure) {
    guard frame.tag == .face else { throw .unknownTag }
    var reader = PayloadReader(frame.payload)
    self.init(
      question: try reader.list { reader throws(FrameFailure) in try reader.line() },
      answer: try reader.list { reader throws(FrameFailure) in try reader.line() },
      expected: try reader.optional { reader throws(FrameFailure) in try reader.text() },
      ignoresAccents: try reader.flag()
    )
    try reader.finish()
  }
}
