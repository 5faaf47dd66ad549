extension CardFace {
  /// The number of hints and other hidden texts on the question, or on both sides.
  public func hints(withAnswer: Bool) -> Int {
    question.hints + (withAnswer ? answer.hints : 0)
  }

  /// The card with its first hidden texts open, counted from the question on.
  public func opening(_ count: Int) -> CardFace {
    guard count > 0 else { return self }
    var left = count
    return CardFace(
      question: question.opening(&left),
      answer: answer.opening(&left),
      expected: expected,
      ignoresAccents: ignoresAccents
    )
  }
}

extension [StyledLine] {
  fileprivate var hints: Int {
    reduce(0) { sum, line in
      if case .table(let table) = line.kind {
        return sum + table.rows.joined().reduce(0) { $0 + $1.lines.hints }
      }
      return sum + line.runs.count { $0.hint != nil }
    }
  }

  fileprivate func opening(_ left: inout Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    for line in self {
      var kind = line.kind
      if case .table(let table) = kind {
        var rows: [[StyledTable.Cell]] = []
        for row in table.rows {
          var cells: [StyledTable.Cell] = []
          for cell in row {
            cells.append(
              StyledTable.Cell(lines: cell.lines.opening(&left), alignment: cell.alignment)
            )
          }
          rows.append(cells)
        }
        kind = .table(StyledTable(rows: rows, headings: table.headings))
      }
      var runs: [StyledRun] = []
      for run in line.runs {
        guard left > 0, let (label, text) = run.hint else {
          runs.append(run)
          continue
        }
        left -= 1
        if !label.isEmpty {
          runs.append(StyledRun(text: "\(label): ", style: .note, mark: run.mark))
        }
        runs.append(StyledRun(text: text, mark: run.mark, color: run.color))
      }
      lines.append(
        StyledLine(kind: kind, runs: runs, quoteDepth: line.quoteDepth, indent: line.indent)
      )
    }
    return lines
  }
}

extension StyledRun {
  /// The label and the text of a hint; nil for anything else.
  fileprivate var hint: (label: String, text: String)? {
    if case .hint(let label, let text)? = placeholder { (label, text) } else { nil }
  }
}
