import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The choice of a saved search, and the saving of the present one.
struct SavedSearchChooser: Codable, Sendable {
  enum Action: Hashable, Sendable {
    case move(ListState.Move), close
    /// Searches by the focused search, or asks for the name of the present one.
    case choose
    /// Deletes the focused search.
    case delete
    case field(FieldAction)
    /// Saves the present search under the name that is typed.
    case save
  }

  /// A row of the choice.
  enum Row: Hashable {
    /// Saving the present search.
    case present
    case saved(SavedSearch)
  }

  private(set) var list = ListState()
  /// The name of the present search, while it is typed.
  var name: TextField?

  /// The most characters of a name.
  private static let longestName = 100

  /// The keys of the list, with the action that a screen has for each.
  static func bindings<Whole: Sendable>(_ action: (Action) -> Whole) -> [KeyBinding<Whole>] {
    [
      KeyBinding(.enter, does: action(.choose), .keyChoose),
      KeyBinding("d", .delete, does: action(.delete), .keyDelete),
      KeyBinding(.escape, .left, does: action(.close), .keyBack),
    ] + ListState.bindings { action(.move($0)) }
  }

  /// The keys while a name is typed.
  static func nameBindings<Whole: Sendable>(_ action: (Action) -> Whole) -> [KeyBinding<Whole>] {
    [
      KeyBinding(.enter, does: action(.save), .keySave),
      KeyBinding(.escape, does: action(.close), .keyBack),
    ] + FieldAction.bindings { action(.field($0)) }
  }

  /// The rows: the present search first, if there is one.
  static func rows(_ search: String, _ context: StudyContext) -> [Row] {
    (search.allSatisfy(\.isWhitespace) ? [] : [.present])
      + context.data.savedSearches(context.wording).map { .saved($0) }
  }

  /// The focused row; nil without any.
  func focused(_ rows: [Row]) -> Row? {
    rows.isEmpty ? nil : rows[min(list.selected, rows.count - 1)]
  }

  /// Moves the focus.
  mutating func move(_ move: ListState.Move, _ rows: [Row], _ size: Size) {
    let height = ListDialog(heading: "", count: rows.count).height(in: size)
    list.move(move, count: rows.count, height: height)
  }

  /// Begins to ask for the name of a search.
  mutating func askName() { name = TextField(limit: Self.longestName) }

  // MARK: Drawing

  /// Draws the choice in the middle of the screen, and dims everything else.
  func draw(_ search: String, into canvas: inout Canvas, _ context: StudyContext) {
    let (theme, wording) = (context.theme, context.wording)
    if let name {
      FieldDialog(wording(.searchSave), search, name).drawCentered(into: &canvas, theme: theme)
      return
    }
    let (rows, heading) = (Self.rows(search, context), wording(.searchesSaved))
    guard !rows.isEmpty else {
      canvas.restyle(canvas.bounds, theme.dimmed)
      let frame = canvas.bounds.centered(DialogFrame.size(rows: 3, within: canvas.size))
      DialogFrame(heading).draw(in: frame, into: &canvas, theme: theme, style: theme.accent)
      let area = DialogFrame.inside(frame, rows: 3)
      canvas.write(wrapped: wording(.searchesNone), in: area, style: theme.muted)
      canvas.cursor = area.origin
      return
    }
    ListDialog(heading: heading, count: rows.count).draw(list, into: &canvas, theme: theme) {
      switch rows[$0] {
      case .present: ListView.Row(leading: wording(.searchSave), second: search)
      case .saved(let saved): ListView.Row(leading: saved.name, second: saved.search)
      }
    }
  }
}
