import Flashcards
import Screens
import Secrets
import Widgets
import WindowLevels
import Wording

/// An action of a screen on which a deck is chosen.
enum DeckChoiceAction: DialogAnswering {
  case choose, move(ListState.Move), field(FieldAction), complete, close
  /// Chooses the row of exactly the name that is typed, if there is one.
  case named
  /// Chooses the last row, a new deck.
  case create
  case dialog(DialogAction)

  fileprivate static let bindings: [KeyBinding<DeckChoiceAction>] =
    [
      KeyBinding(.enter, does: .choose, .keyChoose),
      KeyBinding(.tab, does: .complete, .keyComplete),
      KeyBinding(.escape, does: .close, .keyBack),
    ] + ListState.arrows { .move($0) } + FieldAction.bindings { .field($0) }
}

/// A screen on which a deck is chosen to move something into: a list with a filter, and at its end a
/// new deck of the name that is typed. It is drawn and spoken from the same rows.
protocol DeckChoosing: StudyScreen where Action == DeckChoiceAction {
  /// A place to choose.
  associatedtype Target: Codable & Sendable

  var choices: ChoiceList { get set }
  /// The dialog before many things are moved.
  var confirmation: BulkConfirmation<Target>? { get set }
  /// True while a move is being saved.
  var isKeeping: Bool { get }

  /// The decks to choose from.
  func decks(_ context: StudyContext) -> [Deck]

  /// The names to choose from: those of the decks, and of what stands before them.
  func names(_ context: StudyContext) -> [String]

  /// The words behind the name of that number.
  func note(_ index: Int, _ context: StudyContext) -> String

  /// True if a name would be that of a new deck.
  func isNew(_ name: DeckName, _ context: StudyContext) -> Bool

  /// The place of the name of that number.
  func target(_ index: Int, _ context: StudyContext) -> Target

  /// The place of a new deck.
  func target(new name: DeckName) -> Target

  /// The number of things that are moved.
  func count(_ context: StudyContext) -> Int

  /// Moves them.
  mutating func move(to target: Target, _ context: StudyContext) -> [Request]

  /// The title: what is moved.
  func title(_ context: StudyContext) -> String

  /// The question before many things are moved.
  func question(_ target: Target, _ context: StudyContext) -> Phrase
}

extension DeckChoosing {
  static var bindings: [KeyBinding<Action>] { Action.bindings }

  var takesText: Bool { confirmation == nil }

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    let hasChoice = rows(context).count > 1
    return Action.bindings.filter { binding in
      if case .move = binding.action { hasChoice } else { true }
    }
  }

  func names(_ context: StudyContext) -> [String] { decks(context).map(\.name.description) }

  func note(_ index: Int, _ context: StudyContext) -> String { "" }

  /// The rows that the filter leaves; at the end what is typed, if no deck has that name.
  private func rows(_ context: StudyContext) -> [ChoiceList.Row] {
    let new = DeckName(choices.field.text).flatMap { isNew($0, context) ? $0 : nil }
    return choices.rows(names(context), new: new?.description)
  }

  // MARK: Keys

  mutating func type(_ scalar: Unicode.Scalar, _ context: StudyContext) -> [Request] {
    choices.edit { $0.type(scalar) }
    return []
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    if case .close = action { return [.close] }
    guard !isKeeping else { return [] }
    let rows = rows(context)
    switch action {
    case .close: break
    case .move(let move):
      let height = ChoiceList.list(in: inside(Rect(size: context.size), context)).height
      choices.move(move, count: rows.count, height: height)
    case .field(let action): choices.edit { $0.perform(action) }
    case .complete:
      let names = decks(context).map(\.name.description)
      choices.edit { _ = $0.complete(among: names) }
    case .choose: return choose(choices.focused(rows), context)
    case .named:
      let typed = choices.field.text
      let exact = names(context).firstIndex { $0 == typed || DeckName($0) == DeckName(typed) }
      return exact.map { choose(.name($0), context) } ?? []
    case .create: return choose(rows.last, context)
    case .dialog(let action):
      return confirmation.answer(action).map { move(to: $0, context) } ?? []
    }
    return []
  }

  private mutating func choose(_ row: ChoiceList.Row?, _ context: StudyContext) -> [Request] {
    let target: Target? =
      switch row {
      case .name(let index): target(index, context)
      case .new(let name): DeckName(name).map { self.target(new: $0) }
      case nil: nil
      }
    guard let target else { return [.tell(StatusMessage(.deckNoneChosen))] }
    guard !confirmation.ask(before: target, of: count(context)) else { return [] }
    return move(to: target, context)
  }

  func dialog(_ context: StudyContext) -> Dialog? {
    confirmation.map {
      $0.dialog(question($0.change, context), go: .keyMoveCards, context.wording)
    }
  }

  // MARK: Drawn and spoken

  /// The rows of the dialog: the filter, and all names as far as there is room, whatever it leaves.
  private func rowCount(_ context: StudyContext) -> Int { max(8, names(context).count + 3) }

  /// The room inside the dialog.
  private func inside(_ rect: Rect, _ context: StudyContext) -> Rect {
    DialogFrame.inside(rect, rows: rowCount(context))
  }

  func frame(in size: Size, _ context: StudyContext) -> Rect {
    let area = StatusBar.rectAbove(in: size)
    return area.centered(DialogFrame.size(rows: rowCount(context), within: area.size))
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    let (wording, theme) = (context.wording, context.theme)
    let frame = DialogFrame(title(context))
    frame.draw(in: canvas.bounds, into: &canvas, theme: theme, style: theme.accent)
    let names = names(context)
    choices.draw(
      rows(context),
      label: wording(.columnDeck),
      empty: wording(.deckNoneChosen),
      in: inside(canvas.bounds, context),
      into: &canvas,
      theme: theme
    ) { row in
      guard case .name(let index) = row else {
        return ListView.Row(leading: words(row, names, wording))
      }
      return ListView.Row(leading: words(row, names, wording), trailing: note(index, context))
    }
    drawDialog(into: &canvas, context)
  }

  /// The words for a row.
  private func words(_ row: ChoiceList.Row, _ names: [String], _ wording: Wording) -> String {
    switch row {
    case .new(let name): wording(.deckCreate(name: wording.keptName(name)))
    case .name(let index): wording.keptName(names[index])
    }
  }

  /// The decks to choose from by number, by name or by a part of it.
  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    let wording = context.wording
    let all = names(context.screen)
    let rows = rows(context.screen)
    let list = LineModeList(count: rows.count, context: context)
    var new: [LineChoice] = []
    if case .new? = rows.last {
      new = rows.suffix(1).map { LineModeChoice("new", words($0, all, wording), .create) }
    }
    let decks = rows.dropLast(new.count).map { words($0, all, wording) }
    let names: [String] = rows.map { row in
      switch row {
      case .new(let name): name
      case .name(let index): all[index]
      }
    }
    return LineModeScene(
      name: "decks \(context.firstRow) \(choices.field.text)",
      lines: [.text(title(context.screen))]
        + [context.line(decks.isEmpty ? .noMatch : .deckNoneChosen)]
        + list.page.filter { $0 < decks.count }.map {
          .text(wording(.lineModeItem(label: String($0 + 1), value: decks[$0])))
        },
      choices: list.more + new + [context.back(.close)],
      listsChoices: true,
      entry: .text(clearing: [.field(.clear)], submitting: [.named]),
      prompt: .lineModeAsk(what: wording(.columnDeck)),
      field: choices.field,
      reading: { [names, count = decks.count, field = choices.field, wording] line in
        // A number stands for the deck of that row.
        let row = line.number.map { $0 - 1 }
        guard let row, row >= 0, row < min(count, names.count) else {
          return field.reading(of: line, first: line.count, goingOn: false, wording)
        }
        return .text(names[row])
      }
    )
  }
}
