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
    let height = DialogFrame.inside(Self.frame(rows, in: size), rows: Self.height(rows)).height
    list.move(move, count: rows.count, height: height)
  }

  /// Begins to ask for the name of a search.
  mutating func askName() { name = TextField(limit: Self.longestName) }

  // MARK: Drawing

  /// The rows of the dialog: those of the list, or of the words where it is empty.
  private static func height(_ rows: [Row]) -> Int { rows.isEmpty ? 3 : rows.count }

  private static func frame(_ rows: [Row], in size: Size) -> Rect {
    Rect(size: size).centered(DialogFrame.size(rows: height(rows), within: size))
  }

  /// Draws the choice in the middle of the screen, and dims everything else.
  func draw(_ search: String, into canvas: inout Canvas, _ context: StudyContext) {
    let (theme, wording) = (context.theme, context.wording)
    if let name {
      FieldDialog(wording(.searchSave), search, name).drawCentered(into: &canvas, theme: theme)
      return
    }
    let rows = Self.rows(search, context)
    canvas.restyle(canvas.bounds, theme.dimmed)
    let frame = Self.frame(rows, in: canvas.size)
    DialogFrame(wording(.searchesSaved))
      .draw(in: frame, into: &canvas, theme: theme, style: theme.accent)
    let area = DialogFrame.inside(frame, rows: Self.height(rows))
    canvas.cursor = Point(x: area.minX, y: area.minY + list.selected - list.top)
    guard !rows.isEmpty else {
      canvas.write(wrapped: wording(.searchesNone), in: area, style: theme.muted)
      return
    }
    ListView.draw(rows.count, state: list, in: area, into: &canvas, theme: theme) { index in
      switch rows[index] {
      case .present: ListView.Row(leading: wording(.searchSave), second: search)
      case .saved(let saved): ListView.Row(leading: saved.name, second: saved.search)
      }
    }
  }
}
