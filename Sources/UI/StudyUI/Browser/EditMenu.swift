import DomainWords
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// The menu of what else can be done to the marked rows of a browser, or to the focused one.
struct EditMenu: Codable, Sendable {
  enum Action: Hashable, Sendable {
    case move(ListState.Move), choose, close
    case field(FieldAction)
    /// Takes what is typed.
    case submit
  }

  /// A row of the menu.
  struct Item: Sendable {
    /// The name in sealed sessions, which never changes.
    let id: String
    let label: Phrase
    /// What is asked for first; nil if nothing is.
    let hint: Phrase?
    /// What is done, by what is typed.
    let choice: @Sendable (String) throws(Refusal) -> Choice

    /// All rows.
    static let all: [Item] = [
      Item("due", .keySetDue, asking: .editDueHint) { text throws(Refusal) in
        do throws(DueDays.Problem) {
          return .setDue(try DueDays(text))
        } catch {
          throw Refusal(phrase: error == .tooFar ? .editDueTooFar : .editDueHint)
        }
      },
      Item("reset", .keyResetCards) { _ in .reset(keepsPosition: true, keepsCounts: true) },
      Item("reset-all", .editResetAll) { _ in .reset(keepsPosition: false, keepsCounts: false) },
      Item("position", .keyReposition, asking: .editPositionHint) { text throws(Refusal) in
        let words = text.split(whereSeparator: \.isWhitespace)
        let numbers = words.compactMap { Int($0) }.filter { (0...Repositioning.last).contains($0) }
        guard let start = numbers.first, words.count == numbers.count, numbers.count < 3 else {
          throw Refusal(phrase: .editPositionHint)
        }
        return .reposition(Repositioning(start: start, step: numbers.count > 1 ? numbers[1] : 1))
      },
      Item("flag", .keyFlag, asking: .editFlagHint) { text throws(Refusal) in
        guard let flag = UInt8(text.filter { !$0.isWhitespace }), flag < 8 else {
          throw Refusal(phrase: .editFlagHint)
        }
        return .flag(flag)
      },
      Item("bury", .keyBury) { _ in .bury },
      Item("unbury", .keyUnbury) { _ in .unbury },
      Item("suspend", .keySuspendCard) { _ in .suspend(true) },
      Item("unsuspend", .keyUnsuspend) { _ in .suspend(false) },
      Item("replace", .replaceTitle, opening: .replacing),
      Item("type", .keyChangeType, opening: .typeChange),
      Item("duplicates", .duplicatesTitle, opening: .duplicates),
    ]

    private init(
      _ id: String,
      _ label: Phrase,
      asking hint: Phrase? = nil,
      edit: @escaping @Sendable (String) throws(Refusal) -> BulkEdit
    ) {
      (self.id, self.label, self.hint) = (id, label, hint)
      choice = { text throws(Refusal) in .edit(try edit(text)) }
    }

    private init(_ id: String, _ label: Phrase, opening way: Way) {
      (self.id, self.label, hint) = (id, label, nil)
      choice = { _ throws(Refusal) in .open(way) }
    }
  }

  /// What is chosen.
  enum Choice: Sendable {
    case edit(BulkEdit)
    case open(Way)
  }

  /// A screen on which there is more to choose.
  enum Way: Sendable {
    case replacing, typeChange, duplicates
  }

  /// The reason why what is typed can't be taken.
  struct Refusal: Error {
    let phrase: Phrase
  }

  /// True if the focused row is edited, whatever is marked.
  private let isOfFocused: Bool
  private(set) var list = ListState()
  /// What is typed for the focused row; nil while nothing is asked for.
  private(set) var field: TextField?
  /// The reason why it can't be taken.
  private(set) var problem: Phrase?

  private enum CodingKeys: CodingKey {
    case isOfFocused, list, field
  }

  /// The menu for some rows.
  init(for target: MarkTarget) {
    isOfFocused = target == .focused
  }

  /// The rows that are edited.
  var target: MarkTarget { isOfFocused ? .focused : .marked }

  /// The keys of the list, with the action that a screen has for each.
  static func bindings<Whole: Sendable>(_ action: (Action) -> Whole) -> [KeyBinding<Whole>] {
    [
      KeyBinding(.enter, does: action(.choose), .keyChoose),
      KeyBinding(.escape, .left, does: action(.close), .keyBack),
    ] + ListState.bindings { action(.move($0)) }
  }

  /// The keys while something is typed.
  static func fieldBindings<Whole: Sendable>(_ action: (Action) -> Whole) -> [KeyBinding<Whole>] {
    [
      KeyBinding(.enter, does: action(.submit), .keySubmit),
      KeyBinding(.escape, does: action(.close), .keyBack),
    ] + FieldAction.bindings { action(.field($0)) }
  }

  /// The focused row.
  var item: Item { Item.all[min(list.selected, Item.all.count - 1)] }

  /// Types a character into the field.
  mutating func type(_ scalar: Unicode.Scalar) {
    problem = nil
    field?.type(scalar)
  }

  /// Performs an action.
  ///
  /// - Returns: what was chosen; nil for nothing yet.
  mutating func perform(_ action: Action, _ size: Size) -> Choice? {
    problem = nil
    switch action {
    case .move(let move):
      list.move(move, count: Item.all.count, height: Self.dialog("").height(in: size))
    case .choose where item.hint != nil: field = TextField(limit: 20)
    case .field(let action): field?.perform(action)
    case .choose, .submit:
      do throws(Refusal) {
        return try item.choice(field?.text ?? "")
      } catch {
        problem = error.phrase
      }
    case .close: field = nil
    }
    return nil
  }

  // MARK: Drawing

  private static func dialog(_ heading: String) -> ListDialog {
    ListDialog(heading: heading, count: Item.all.count)
  }

  /// Draws the menu in the middle of the screen, and dims everything else.
  ///
  /// - Parameter targets: the words for what is edited.
  func draw(_ targets: String, into canvas: inout Canvas, _ context: StudyContext) {
    let (theme, wording) = (context.theme, context.wording)
    if let field, let hint = item.hint {
      FieldDialog(
        wording(item.label),
        "\(targets)\n\(wording(hint))",
        field,
        problem: problem.map { wording($0) }
      ).drawCentered(into: &canvas, theme: theme)
      return
    }
    Self.dialog(targets).draw(list, into: &canvas, theme: theme) {
      ListView.Row(leading: wording(Item.all[$0].label))
    }
  }
}
