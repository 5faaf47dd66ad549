public import Flashcards

extension CardFace {
  /// The face as a frame.
  public var frame: Frame {
    var writer = PayloadWriter()
    writer.write(all: question) { $0.write($1) }
    writer.write(all: answer) { $0.write($1) }
    writer.write(expected) { $0.write($1) }
    return Frame(.face, writer.bytes)
  }

  /// Reads the frame, which may be hostile: numbers out of their range are refused.
  public init(_ frame: Frame) throws(FrameFailure) {
    guard frame.tag == .face else { throw .unknownTag }
    var reader = PayloadReader(frame.payload)
    self.init(
      question: try reader.list { reader throws(FrameFailure) in try reader.line() },
      answer: try reader.list { reader throws(FrameFailure) in try reader.line() },
      expected: try reader.optional { reader throws(FrameFailure) in try reader.text() }
    )
    try reader.finish()
  }
}

/// The ranges of the numbers in a line.
private enum LineNumbers {
  static let levels = 1...6
  static let depths = 0...100
}

/// The kinds of lines on the pipe.
private enum LineTag: UInt8 {
  case text = 0
  case heading = 1
  case item = 2
  case code = 3
}

extension PayloadWriter {
  private func clamped(_ number: Int, to range: ClosedRange<Int>) -> Int {
    min(max(number, range.lowerBound), range.upperBound)
  }

  fileprivate mutating func write(_ line: StyledLine) {
    switch line.kind {
    case .text: write(LineTag.text.rawValue)
    case .heading(let level):
      write(LineTag.heading.rawValue)
      write(UInt8(clamped(level, to: LineNumbers.levels)))
    case .item(let depth, let number):
      write(LineTag.item.rawValue)
      write(UInt8(clamped(depth, to: LineNumbers.depths)))
      write(number) { $0.write(Int64($1)) }
    case .code: write(LineTag.code.rawValue)
    }
    write(all: line.runs) { writer, run in
      writer.write(run.text)
      writer.write(run.style.rawValue)
      writer.write(run.mark.rawValue)
    }
  }
}

extension PayloadReader {
  fileprivate mutating func line() throws(FrameFailure) -> StyledLine {
    let kind: StyledLine.Kind
    switch try value(LineTag.self) {
    case .text: kind = .text
    case .heading: kind = .heading(try number(in: LineNumbers.levels))
    case .item:
      let depth = try number(in: LineNumbers.depths)
      // Any number of its size can be drawn.
      kind = .item(
        depth: depth,
        number: try optional { reader throws(FrameFailure) in
          Int(try reader.number(Int64.self))
        }
      )
    case .code: kind = .code
    }
    return StyledLine(
      kind: kind,
      runs: try list { reader throws(FrameFailure) in try reader.run() }
    )
  }

  private mutating func run() throws(FrameFailure) -> StyledRun {
    StyledRun(
      text: try text(),
      style: TextStyle(rawValue: try number()),
      mark: try value()
    )
  }

  private mutating func number(in range: ClosedRange<Int>) throws(FrameFailure) -> Int {
    let number = Int(try number(UInt8.self))
    guard range.contains(number) else { throw .invalid }
    return number
  }
}
