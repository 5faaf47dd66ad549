import Widgets
package import WindowLevels
import Wording

/// Draws a field for a path with its question, and the files that it can become below it.
package struct PathFieldView {
  package let text: String
  package let path: PathField
  package let problem: String?

  package init(text: String, path: PathField, problem: String?) {
    self.text = text
    self.path = path
    self.problem = problem
  }

  package func draw(
    in area: Rect,
    into canvas: inout Canvas,
    _ environment: ScreenEnvironment
  ) {
    let theme = environment.theme
    let below = TextFieldView(text: text, field: path.field, problem: problem)
      .draw(in: area, into: &canvas, theme: theme)
    guard problem == nil, let listing = path.listing else { return }
    let entries = path.entries
    guard !entries.isEmpty else {
      guard listing.path == path.text else { return }
      let note = listing.words(environment.wording) ?? environment.wording(.noMatch)
      canvas.write(wrapped: note, in: below, style: theme.muted)
      return
    }
    var rows = below
    if listing.isCut, below.height > 3 {
      let note = environment.wording(.filesCut(count: String(entries.count)))
      canvas.write(
        note,
        at: Point(x: below.minX + 2, y: below.maxY - 1),
        style: theme.muted,
        limit: below.width - 2,
        ellipsis: theme.ellipsis
      )
      rows = below.keeping(rows: below.height - 1)
    }
    let cursor = canvas.cursor
    Self.drawFiles(of: path, in: rows, into: &canvas, environment)
    if path.list == nil { canvas.cursor = cursor }
  }

  /// Draws the files: with kind, size and time where they are listed by kinds.
  ///
  /// Without a focus the list begins at its first row, which no pointer marks.
  static func drawFiles(
    of path: PathField,
    in rect: Rect,
    into canvas: inout Canvas,
    _ environment: ScreenEnvironment
  ) {
    let (entries, state) = (path.entries, path.list ?? ListState())
    guard let kinds = path.kinds else {
      return ListView.draw(
        entries.count,
        state: state,
        in: rect,
        into: &canvas,
        theme: environment.theme,
        hasFocus: path.list != nil
      ) { row(entries[$0], environment) }
    }
    let (wording, muted) = (environment.wording, environment.theme.muted)
    let columns = [
      Table.Column(wording(.columnFile), width: 16, share: 1),
      Table.Column(wording(.columnKind), width: 9, givesWay: 3),
      Table.Column(wording(.columnSize), width: 7, alignment: .right, givesWay: 2),
      Table.Column(wording(.columnChanged), width: 16, givesWay: 1),
    ]
    Table(columns).draw(
      entries.count,
      state: state,
      in: rect,
      into: &canvas,
      theme: environment.theme,
      hasFocus: path.list != nil
    ) { index in
      let entry = entries[index]
      let facts: [String] =
        entry.kind == .file
        ? [wording.size(entry.size), environment.words(for: entry.modified)] : ["", ""]
      return Table.Row(
        [Table.Field(forms: names(of: entry, environment), style: .plain)]
          + ([entry.words(of: kinds, wording)] + facts).map { Table.Field($0, style: muted) }
      )
    }
  }

  /// The name of a file with where a link leads, and without.
  private static func names(
    of entry: FileListing.Entry,
    _ environment: ScreenEnvironment
  ) -> [String] {
    guard let target = entry.target else { return [entry.path] }
    return ["\(entry.path) \(sign(of: environment.theme)) \(target)", entry.path]
  }

  /// The sign between a link and what it leads to.
  private static func sign(of theme: Theme) -> String {
    let arrow = theme.arrows[.right] ?? ""
    return arrow.count == 1 ? arrow : "->"
  }

  /// The row of a file: its name, and where a link leads.
  private static func row(
    _ entry: FileListing.Entry,
    _ environment: ScreenEnvironment
  ) -> ListView.Row {
    let noFile = entry.kind == .other ? environment.wording(.fileIsNone) : ""
    return ListView.Row(
      leading: entry.path,
      trailing: entry.target.map { "\(sign(of: environment.theme)) \($0)" } ?? noFile,
      shorter: [noFile]
    )
  }

  /// The height of the list of files in rows, at least.
  package static func listHeight(in area: Rect) -> Int { max(1, area.height - 6) }
}
