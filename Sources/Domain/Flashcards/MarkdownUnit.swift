extension MarkdownWriter {
  /// A character to be written.
  struct Unit {
    var character: Character
    var style: TextStyle
    /// True if it belongs to a gap's brackets or hint, in which no Markdown is read.
    var isBracket: Bool

    /// True if it could be read as Markdown syntax.
    var isSign: Bool { !isBracket && "\\*_`<#-+.)".contains(character) }

    /// The same without emphasis, as in plain text; a picture stays one.
    var withoutStyle: Unit {
      var unit = self
      unit.style = style.intersection(.picture)
      return unit
    }

    /// The characters of each line.
    static func lines(of lines: [StyledLine], hasGaps: Bool) -> [[Unit]] {
      var units = lines.map { line in
        line.runs.flatMap { run in
          run.text.map { Unit(character: $0, style: run.style, isBracket: false) }
        }
      }
      guard hasGaps else { return units }
      let all = units.map { $0.map(\.character) }.joined(separator: ["\n"])
      let brackets = ClozeText.brackets(in: Array(all))
      var place = 0
      for line in units.indices {
        for index in units[line].indices {
          units[line][index].isBracket = brackets[place]
          place += 1
        }
        place += 1
      }
      return units
    }

    /// Removes emphasis at white space and within a gap's hint, where none can begin or end; this
    /// is invisible.
    static func withoutStylesAtSpace(_ units: [Unit]) -> [Unit] {
      var units = units
      for (index, unit) in units.enumerated() where unit.isBracket {
        units[index].style = index > 0 ? units[index - 1].style : []
      }
      for style in [TextStyle.strong, .emphasis] {
        var start = 0
        while start < units.count {
          guard units[start].style.contains(style) else {
            start += 1
            continue
          }
          let end = units[start...].firstIndex { !$0.style.contains(style) } ?? units.count
          let span = start..<end
          for index in span.prefix(while: { units[$0].character.isWhitespace }) {
            units[index].style.remove(style)
          }
          for index in span.reversed().prefix(while: { units[$0].character.isWhitespace }) {
            units[index].style.remove(style)
          }
          start = end
        }
      }
      return units
    }

    /// The runs of a line as they are shown.
    static func shown(_ units: [Unit]) -> [StyledRun] {
      var runs: [StyledRun] = []
      for unit in units where !unit.isBracket {
        if runs.last?.style == unit.style {
          runs[runs.count - 1].text.append(unit.character)
        } else {
          runs.append(StyledRun(text: String(unit.character), style: unit.style))
        }
      }
      return runs
    }
  }
}
