import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The choice of the preset that a deck follows, and what is done with those that there are.
struct PresetChooser: Codable, Sendable {
  enum Action: Hashable, Sendable {
    case move(ListState.Move), close
    /// Has the deck follow the focused preset, leave its own, or asks for the name of a new one.
    case choose
    /// Begins to type another name for the focused preset.
    case rename
    /// Deletes the focused preset.
    case delete
    case field(FieldAction)
    /// Takes the name that is typed.
    case take
  }

  /// A row of the choice.
  enum Row: Hashable {
    /// Options of the deck alone.
    case own
    case preset(OptionsPreset)
    /// A new preset with the options of the deck.
    case new
  }

  /// A name that is typed.
  struct Naming: Codable, Sendable {
    /// The preset that is renamed; nil for a new one.
    let preset: OptionsPresetID?
    var name: TextField
  }

  private(set) var list = ListState()
  /// The name that is typed; nil while none is.
  var naming: Naming?

  /// The most characters of a name.
  private static let longestName = 100

  /// A choice with the focus on what a deck has.
  init(for deck: Deck, _ context: StudyContext) {
    let rows = Self.rows(context)
    let row = rows.firstIndex { row in
      if case .preset(let preset) = row { preset.id == deck.preset?.id } else { false }
    }
    move(.row(row ?? 0), rows, context)
  }

  /// The keys of the list, with the action that a screen has for each.
  static func bindings<Whole: Sendable>(_ action: (Action) -> Whole) -> [KeyBinding<Whole>] {
    [
      KeyBinding(.enter, does: action(.choose), .keyChoose),
      KeyBinding("e", does: action(.rename), .keyRename),
      KeyBinding("d", .delete, does: action(.delete), .keyDelete),
      KeyBinding(.escape, .left, does: action(.close), .keyBack),
    ] + ListState.bindings { action(.move($0)) }
  }

  /// The keys while a name is typed.
  static func nameBindings<Whole: Sendable>(_ action: (Action) -> Whole) -> [KeyBinding<Whole>] {
    [
      KeyBinding(.enter, does: action(.take), .keySave),
      KeyBinding(.escape, does: action(.close), .keyBack),
    ] + FieldAction.bindings { action(.field($0)) }
  }

  static func rows(_ context: StudyContext) -> [Row] {
    [.own] + context.data.presets.map(Row.preset) + [.new]
  }

  /// The focused row.
  func focused(_ rows: [Row]) -> Row { rows[min(list.selected, rows.count - 1)] }

  /// Moves the focus.
  mutating func move(_ move: ListState.Move, _ rows: [Row], _ context: StudyContext) {
    let height = ListDialog(heading: "", count: rows.count).height(in: context.size)
    list.move(move, count: rows.count, height: height)
  }

  /// Begins to type a name: that of a preset, or of a new one.
  mutating func name(_ preset: OptionsPreset?) {
    let name = preset?.name ?? ""
    let limit = max(Self.longestName, name.count)
    naming = Naming(preset: preset?.id, name: TextField(name, limit: limit))
  }

  // MARK: Words

  /// The words for a row: its name, and the decks that follow it.
  static func words(for row: Row, _ context: StudyContext) -> (name: String, decks: String) {
    let wording = context.wording
    return switch row {
    case .own: (wording(.presetNone), "")
    case .preset(let preset): (preset.name, wording(.decks(context.data.decks(of: preset).count)))
    case .new: (wording(.presetNew), "")
    }
  }

  /// The words for the name that is typed.
  func heading(_ wording: Wording) -> String {
    wording(naming?.preset == nil ? .presetNew : .keyRename)
  }

  /// Draws the choice in the middle of the screen, and dims everything else.
  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    let (theme, wording) = (context.theme, context.wording)
    if let naming {
      let old = context.data.presets.first { $0.id == naming.preset }?.name ?? ""
      FieldDialog(heading(wording), old, naming.name).drawCentered(into: &canvas, theme: theme)
      return
    }
    let rows = Self.rows(context)
    let dialog = ListDialog(heading: wording(.factPreset), count: rows.count)
    dialog.draw(list, into: &canvas, theme: theme) {
      let words = Self.words(for: rows[$0], context)
      return ListView.Row(leading: words.name, trailing: words.decks)
    }
  }
}

extension StudyData {
  /// The decks that follow a preset.
  func decks(of preset: OptionsPreset) -> [Deck] {
    decks.map(\.deck).filter { $0.preset?.id == preset.id }
  }
}
