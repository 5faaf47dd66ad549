import DomainWords
import Screens
import SearchLanguage
import Widgets
import WindowLevels
import Wording

extension SearchProblem {
  /// The columns for a search that is said with what is wrong with it.
  private static let spokenColumns = 72

  /// What is wrong with a search, and the place of it, as line mode says it.
  func lines(of search: String, _ wording: Wording) -> [SpokenLine] {
    let excerpt = excerpt(of: search, columns: Self.spokenColumns) { displayWidth(of: $0) }
    return [.text(wording(phrase))] + (excerpt.map { [.text($0.text), .text($0.marks)] } ?? [])
  }
}

/// What is said of a search beneath its line: what is wrong with it and where, or what it can become.
struct SearchNotes {
  let search: String
  let problem: SearchProblem?
  let completions: [String]?

  /// The most rows of completions.
  private static let completionRows = 3

  /// Draws them over the top of a list.
  ///
  /// - Parameters:
  ///   - start: the column at which the search begins.
  ///   - end: the column at which its room ends.
  func draw(
    from start: Int,
    upTo end: Int,
    in list: Rect,
    into canvas: inout Canvas,
    _ context: StudyContext
  ) {
    let theme = context.theme
    var rows: [(text: String, x: Int, style: Style)] = []
    let width = max(1, list.width - 4)
    func add(_ text: String, _ style: Style) {
      rows += WrappedText(text, width: width).lines.map { ($0, 2, style) }
    }
    if let problem {
      let room = max(end - start, 8)
      if let excerpt = problem.excerpt(of: search, columns: room, width: { displayWidth(of: $0) }) {
        // The search itself stands above, unless it is longer than its room.
        if !excerpt.text.hasPrefix(search) {
          rows.append((excerpt.text, start, theme.text))
        }
        rows.append((excerpt.marks, start, theme.bad))
      }
      add("\(Character(theme.cross)) \(context.wording(problem.phrase))", theme.bad)
    } else if let completions, !completions.isEmpty {
      add(completions.joined(separator: ", "), theme.muted)
      rows = Array(rows.prefix(Self.completionRows))
    }
    for (index, row) in rows.prefix(list.height).enumerated() {
      let y = list.minY + index
      canvas.fill(
        Rect(x: list.minX, y: y, width: list.width, height: 1),
        with: " ",
        style: theme.text
      )
      canvas.write(row.text, at: Point(x: row.x, y: y), style: row.style)
    }
  }
}
