import ByteCoding
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

extension ByteWriter {
  private func clamped(_ number: Int, to range: ClosedRange<Int>) -> UInt8 {
    UInt8(clamping: min(max(number, range.lowerBound), range.upperBound))
  }

  mutating func append(_ line: StyledLine) {
    switch line.kind {
    case .text: append(LineTag.text.rawValue)
    case .heading(let level):
      append(LineTag.heading.rawValue)
      append(clamped(level, to: LineNumbers.levels))
    case .item(let depth, let number):
      append(LineTag.item.rawValue)
      append(clamped(depth, to: LineNumbers.depths))
      append(number) { $0.append(Int64($1)) }
    case .code: append(LineTag.code.rawValue)
    case .rule: append(LineTag.rule.rawValue)
    case .table(let table):
      append(LineTag.table.rawValue)
      append(table)
    case .address(let number):
      append(LineTag.address.rawValue)
      append(Int64(number))
    }
    append(clamped(line.quoteDepth, to: LineNumbers.depths))
    append(clamped(line.indent, to: LineNumbers.depths))
    append(all: line.runs) { $0.append($1) }
  }

  private mutating func append(_ table: StyledTable) {
    append(Int32(clamping: table.headings))
    append(all: table.rows) { writer, row in
      writer.append(all: row) { writer, cell in
        writer.append(cell.alignment.rawValue)
        writer.append(all: cell.lines) { $0.append($1) }
      }
    }
  }

  private mutating func append(_ run: StyledRun) {
    append(run.text)
    append(run.asciiText) { $0.append($1) }
    append(run.style.rawValue)
    append(run.mark.rawValue)
    append(run.color) { $0.append($1) }
    append(run.background) { $0.append($1) }
    append(run.placeholder) { $0.append($1) }
  }

  mutating func append(_ color: RGBColor) {
    for part in [color.red, color.green, color.blue] { append(part) }
  }
}

extension ByteReader {
  /// Reads a line.
  ///
  /// - Parameter isInTable: true for a line in a cell, which may hold no table.
  mutating func line(isInTable: Bool = false) throws(UnreadableBytes) -> StyledLine {
    let kind: StyledLine.Kind
    switch try value(LineTag.self) {
    case .text: kind = .text
    case .heading: kind = .heading(try number(in: LineNumbers.levels))
    case .item:
      let depth = try number(in: LineNumbers.depths)
      // Any number of its size can be drawn.
      kind = .item(
        depth: depth,
        number: try optional { reader throws(UnreadableBytes) in
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
    let runs = try list { reader throws(UnreadableBytes) in try reader.run() }
    return StyledLine(kind: kind, runs: runs, quoteDepth: quoteDepth, indent: indent)
  }

  /// Reads a table, whose rows have to be of one length.
  private mutating func table() throws(UnreadableBytes) -> StyledTable {
    let headings = Int(try number(Int32.self))
    let rows = try list { reader throws(UnreadableBytes) in
      try reader.list { reader throws(UnreadableBytes) in try reader.cell() }
    }
    let columns = rows.first?.count ?? 0
    guard (0...rows.count).contains(headings), rows.allSatisfy({ $0.count == columns }) else {
      throw .invalid
    }
    return StyledTable(rows: rows, headings: headings)
  }

  private mutating func cell() throws(UnreadableBytes) -> StyledTable.Cell {
    let alignment: StyledTable.Alignment = try value()
    return StyledTable.Cell(
      lines: try list { reader throws(UnreadableBytes) in try reader.line(isInTable: true) },
      alignment: alignment
    )
  }

  private mutating func run() throws(UnreadableBytes) -> StyledRun {
    StyledRun(
      text: try text(),
      asciiText: try optional { reader throws(UnreadableBytes) in try reader.text() },
      style: TextStyle(rawValue: try number()),
      mark: try value(),
      color: try optional { reader throws(UnreadableBytes) in try reader.color() },
      background: try optional { reader throws(UnreadableBytes) in try reader.color() },
      placeholder: try optional { reader throws(UnreadableBytes) in try reader.placeholder() }
    )
  }

  mutating func color() throws(UnreadableBytes) -> RGBColor {
    RGBColor(red: try number(), green: try number(), blue: try number())
  }

  private mutating func number(in range: ClosedRange<Int>) throws(UnreadableBytes) -> Int {
    let number = Int(try number(UInt8.self))
    guard range.contains(number) else { throw .invalid }
    return number
  }
}
