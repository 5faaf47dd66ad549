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
      canvas.write(wrapped: note(on: listing, environment.wording), in: below, style: theme.muted)
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
    // Without a focus the list begins at its first row, which no pointer marks.
    ListView.draw(
      entries.count,
      state: path.list ?? ListState(),
      in: rows,
      into: &canvas,
      theme: theme,
      hasFocus: path.list != nil
    ) { Self.row(entries[$0], environment) }
    if path.list == nil { canvas.cursor = cursor }
  }

  private func note(on listing: FileListing, _ wording: Wording) -> String {
    guard let problem = listing.problem else { return wording(.filesNone) }
    let directory = FileListing.parts(of: listing.path).directory
    return wording(
      .commandFileFailed(path: directory.isEmpty ? "./" : directory, reason: wording(problem))
    )
  }

  /// The row of a file: its name, and where a link leads.
  private static func row(
    _ entry: FileListing.Entry,
    _ environment: ScreenEnvironment
  ) -> ListView.Row {
    let arrow = environment.theme.arrows[.right] ?? ""
    let sign = arrow.count == 1 ? arrow : "->"
    let noFile = entry.kind == .other ? environment.wording(.fileIsNone) : ""
    return ListView.Row(
      leading: entry.path,
      trailing: entry.target.map { "\(sign) \($0)" } ?? noFile,
      shorter: [noFile]
    )
  }

  /// The height of the list of files in rows, at least.
  package static func listHeight(in area: Rect) -> Int { max(1, area.height - 6) }
}
