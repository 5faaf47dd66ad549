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
    let below = TextFieldView(text: text, field: path.field, problem: problem)
      .draw(in: area, into: &canvas, theme: environment.theme)
    guard problem == nil else { return }
    Self.drawFiles(of: path, in: below, into: &canvas, environment)
  }

  /// Draws the files with kind, size and time, or says why there are none.
  ///
  /// Without a focus the list begins at its first row, which no pointer marks, and the cursor stays.
  static func drawFiles(
    of path: PathField,
    in area: Rect,
    into canvas: inout Canvas,
    _ environment: ScreenEnvironment
  ) {
    guard let listing = path.listing else { return }
    let (entries, wording) = (path.entries, environment.wording)
    let (theme, muted) = (environment.theme, environment.theme.muted)
    guard !entries.isEmpty else {
      guard listing.path == path.text else { return }
      canvas.write(wrapped: wording(listing.failure(wording) ?? .noMatch), in: area, style: muted)
      return
    }
    var rows = area
    if listing.isCut, area.height > 3 {
      rows = area.keeping(rows: area.height - 1)
      canvas.write(
        wording(.filesCut(count: String(entries.count))),
        at: Point(x: area.minX + 2, y: rows.maxY),
        style: muted,
        limit: area.width - 2,
        ellipsis: theme.ellipsis
      )
    }
    let columns = [
      Table.Column(wording(.columnFile), width: 16, share: 1),
      Table.Column(wording(.columnKind), width: 9, givesWay: 3),
      Table.Column(wording(.columnSize), width: 7, alignment: .right, givesWay: 2),
      Table.Column(wording(.columnChanged), width: 16, givesWay: 1),
    ]
    Table(columns).draw(
      entries.count,
      state: path.list ?? ListState(),
      in: rows,
      into: &canvas,
      theme: theme,
      hasFocus: path.list != nil
    ) { index in
      let entry = entries[index]
      let facts: [String] =
        entry.kind == .file
        ? [wording.size(entry.size), environment.words(for: entry.modified)] : ["", ""]
      return Table.Row(
        [Table.Field(forms: names(of: entry, environment), style: .plain)]
          + ([entry.words(of: path.kinds, wording)] + facts).map { Table.Field($0, style: muted) }
      )
    }
  }

  /// The name of a file with where a link leads, and without.
  private static func names(
    of entry: FileListing.Entry,
    _ environment: ScreenEnvironment
  ) -> [String] {
    guard let target = entry.target else { return [entry.path] }
    let arrow = environment.theme.arrows[.right] ?? ""
    return ["\(entry.path) \(arrow.count == 1 ? arrow : "->") \(target)", entry.path]
  }

  /// The height of the list of files in rows, at least.
  package static func listHeight(in area: Rect) -> Int { max(1, area.height - 6) }
}
