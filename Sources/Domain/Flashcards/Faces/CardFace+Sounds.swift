extension CardFace {
  /// The names of the sounds of a side, in the order in which they stand there.
  public func sounds(ofAnswer isAnswer: Bool) -> [String] {
    (isAnswer ? answer : question).sounds
  }

  /// The names of the sounds of what is shown: with the answer, as in Anki, those of the question before its
  /// own.
  public func sounds(withAnswer: Bool) -> [String] {
    question.sounds + (withAnswer ? answer.sounds : [])
  }
}

extension [StyledLine] {
  fileprivate var sounds: [String] {
    flatMap { line in
      if case .table(let table) = line.kind {
        return table.rows.joined().flatMap { $0.lines.sounds }
      }
      return line.runs.compactMap { run in
        if case .sound(let name) = run.placeholder, !name.isEmpty { name } else { nil }
      }
    }
  }
}
