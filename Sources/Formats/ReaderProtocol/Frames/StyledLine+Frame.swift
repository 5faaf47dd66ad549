import Flashcards

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
  case rule = 4
  case table = 5
  case address = 6
}

extension PayloadWriter {
  private func clamped(_ number: Int, to range: ClosedRange<Int>) -> UInt8 {
    UInt8(clamping: min(max(number, range.lowerBound), range.upperBound))
  }

  mutating func write(_ line: StyledLine) {
    switch line.kind {
    case .text: write(LineTag.text.rawValue)
    case .heading(let level):
      write(LineTag.heading.rawValue)
      write(clamped(level, to: LineNumbers.levels))
    case .item(let depth, let number):
      write(LineTag.item.rawValue)
      write(clamped(depth, to: LineNumbers.depths))
      write(number) { $0.write(Int64($1)) }
    case .code: write(LineTag.code.rawValue)
    case .rule: write(LineTag.rule.rawValue)
    case .table(let table):
      write(LineTag.table.rawValue)
      write(table)
    case .address(let number):
      write(LineTag.address.rawValue)
      write(Int64(number))
    }
    write(clamped(line.quoteDepth, to: LineNumbers.depths))
    write(clamped(line.indent, to: LineNumbers.depths))
    write(all: line.runs) { $0.write($1) }
  }

  private mutating func write(_ table: StyledTable) {
    write(Int32(clamping: table.headings))
    write(all: table.rows) { writer, row in
      writer.write(all: row) { writer, cell in
        writer.write(cell.alignment.rawValue)
        writer.write(all: cell.lines) { $0.write($1) }
      }
    }
  }

  private mutating func write(_ run: StyledRun) {
    write(run.text)
    write(run.asciiText) { $0.write($1) }
    write(run.style.rawValue)
    write(run.mark.rawValue)
    write(run.color) { $0.write($1) }
    write(run.background) { $0.write($1) }
    write(run.placeholder) { $0.write($1) }
  }

  private mutating func write(_ color: RGBColor) {
    for part in [color.red, color.green, color.blue] { write(part) }
  }
}

extension PayloadReader {
  /// Reads a line.
  ///
  /// - Parameter isInTable: true for a line in a cell, which may hold no table.
  mutating func line(isInTable: Bool = false) throws(FrameFailure) -> StyledLine {
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
    case .rule: kind = .rule
    case .table:
      guard !isInTable else { throw .invalid }
      kind = .table(try table())
    case .address: kind = .address(Int(try number(Int64.self)))
    }
    let quoteDepth = try number(in: LineNumbers.depths)
    let indent = try number(in: LineNumbers.depths)
    let runs = try list { reader throws(FrameFailure) in try reader.run() }
    return StyledLine(kind: kind, runs: runs, quoteDepth: quoteDepth, indent: indent)
  }

  /// Reads a table, whose rows have to be of one length.
  private mutating func table() throws(FrameFailure) -> StyledTable {
    let headings = Int(try number(Int32.self))
    let rows = try list { reader throws(FrameFailure) in
      try reader.list { reader throws(FrameFailure) in try reader.cell() }
    }
    let columns = rows.first?.count ?? 0
    guard (0...rows.count).contains(headings), rows.allSatisfy({ $0.count == columns }) else {
      throw .invalid
    }
    return StyledTable(rows: rows, headings: headings)
  }

  private mutating func cell() throws(FrameFailure) -> StyledTable.Cell {
    let alignment: StyledTable.Alignment = try value()
    return StyledTable.Cell(
      lines: try list { reader throws(FrameFailure) in try reader.line(isInTable: true) },
      alignment: alignment
    )
  }

  private mutating func run() throws(FrameFailure) -> StyledRun {
    StyledRun(
      text: try text(),
      asciiText: try optional { reader throws(FrameFailure) in try reader.text() },
      style: TextStyle(rawValue: try number()),
      mark: try value(),
      color: try optional { reader throws(FrameFailure) in try reader.color() },
      background: try optional { reader throws(FrameFailure) in try reader.color() },
      placeholder: try optional { reader throws(FrameFailure) in try reader.placeholder() }
    )
  }

  private mutating func color() throws(FrameFailure) -> RGBColor {
    RGBColor(red: try number(), green: try number(), blue: try number())
  }

  private mutating func number(in range: ClosedRange<Int>) throws(FrameFailure) -> Int {
    let number = Int(try number(UInt8.self))
    guard range.contains(number) else { throw .invalid }
    return number
  }
}
